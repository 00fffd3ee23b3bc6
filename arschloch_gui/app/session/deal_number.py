"""The deal number requested for the next match. Without one, a random number is used."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.records import wrong_seed
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.rng import is_seed

LONGEST = 32
"""Maximum length of the text. The highest seed has 20 digits and six separators."""
_GAPS = re.compile(r"[\s.,'’_]+")
"""Characters that people use as thousands separators."""


class DealNumber(QObject):
    """The deal number typed for the next match. Use it from the GUI thread only."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._text = ""
        self._watch = ChangeNotifier(self)

    @typed_property(str, changed)
    def text(self) -> str:
        """The typed text. If it is empty, every match gets a random number."""
        return self._text

    @typed_property(str, changed)
    def problem(self) -> str:
        """Why the text is not a deal number, or "" if it is one or if there is no text."""
        return wrong_seed() if self._text and self.number is None else ""

    @typed_property(int)
    def longest(self) -> int:
        """The maximum number of characters."""
        return LONGEST

    @property
    def number(self) -> int | None:
        """The typed number, or None if there is no valid one."""
        digits = _GAPS.sub("", self._text)
        found = int(digits) if digits.isascii() and digits.isdigit() else None
        return found if is_seed(found) else None

    @Slot(str)
    def type(self, text: str) -> None:
        """Set the text. An empty text requests no particular number."""
        self._text = text.strip()[:LONGEST]
        self._watch.notify_changes()
