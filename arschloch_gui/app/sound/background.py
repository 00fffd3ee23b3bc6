"""The backgrounds to choose from. Separate because settings need no more of the sounds."""

from __future__ import annotations

from enum import StrEnum


class Background(StrEnum):
    """The sound of a room around the table, and `OFF` for none."""

    OFF = "off"
    TAVERN = "tavern"
    RAIN = "rain"
