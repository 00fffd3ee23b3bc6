"""The deal number the next match is asked for by; without one it gets a number of its own."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.records import wrong_seed
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.rng import is_seed

LONGEST = 32
"""The highest seed has 20 digits, and six separators between them."""
_GAPS = re.compile(r"[\s.,'’_]+")
"""What people put between thousands."""


class DealNumber(QObject):
    """What was typed in for the next match. GUI thread only."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._text = ""
        self._watch = ChangeNotifier(self)

    @typed_property(str, changed)
    def text(self) -> str:
        """What was typed; empty: every match gets a number of its own."""
        return self._text

    @typed_property(str, changed)
    def problem(self) -> str:
        """Why that is no deal number; empty where it is one, or nothing was typed."""
        return wrong_seed() if self._text and self.number is None else ""

    @typed_property(int)
    def longest(self) -> int:
        """How many characters can be typed."""
        return LONGEST

    @property
    def number(self) -> int | None:
        """The number that was typed; None for none, or for what is no deal number."""
        digits = _GAPS.sub("", self._text)
        found = int(digits) if digits.isascii() and digits.isdigit() else None
        return found if is_seed(found) else None

    @Slot(str)
    def type(self, text: str) -> None:
        """Ask for a number; nothing: for none."""
        self._text = text.strip()[:LONGEST]
        self._watch.notify_changes()
