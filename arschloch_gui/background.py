"""The backgrounds to choose from. Outside `app.sound`, which is loaded after the first frame."""

from __future__ import annotations

from enum import StrEnum


class Background(StrEnum):
    """The sound of a room around the table, and `OFF` for none."""

    OFF = "off"
    TAVERN = "tavern"
    RAIN = "rain"
