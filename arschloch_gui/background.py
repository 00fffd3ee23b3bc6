"""Background sounds to choose from, outside `app.sound`, which is loaded after the first frame."""

from __future__ import annotations

from enum import StrEnum


class Ambience(StrEnum):
    """A background sound, such as a room around the table; `OFF` for none."""

    OFF = "off"
    TAVERN = "tavern"
    RAIN = "rain"
