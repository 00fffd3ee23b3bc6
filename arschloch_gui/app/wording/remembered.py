"""Remarks of regulars about what has happened at their table, by key (`show/memory.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

REMARKS: Mapping[str, str] = {
    "throne": QT_TRANSLATE_NOOP("Remembered", "You again on my throne."),
    "record": QT_TRANSLATE_NOOP("Remembered", "That’s a record at this table!"),
    "third": QT_TRANSLATE_NOOP("Remembered", "Third time this evening."),
    "first_crown": QT_TRANSLATE_NOOP("Remembered", "My first time up here!"),
    "even": QT_TRANSLATE_NOOP("Remembered", "Now we’re even, you and I."),
    "back": QT_TRANSLATE_NOOP("Remembered", "Thanks for keeping my seat warm."),
    "climbed": QT_TRANSLATE_NOOP("Remembered", "All the way from the bottom!"),
    "first_last": QT_TRANSLATE_NOOP("Remembered", "So this is what it’s like down here."),
    "fallen": QT_TRANSLATE_NOOP("Remembered", "All the way from the top…"),
}
"""Key → remark; context "Remembered"."""
