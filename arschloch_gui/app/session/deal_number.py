"""The deal number requested for the next match. Without one, a random number is used."""

from __future__ import annotations

import re

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.records import wrong_seed
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.rng import is_seed

LONGEST = 32
"""Maximum length of the text. The highest seed has 20 digits and six separators."""
_GAPS = re.compile(r"[\s.,'’_]+")
"""Characters that people use as thousands separators."""


def number_in(text: str) -> int | None:
    """Return the deal number that a text stands for, or None if it is not one.

    >>> number_in("12 345"), number_in("twelve")
    (12345, None)
    """
    digits = _GAPS.sub("", text)
    found = int(digits) if digits.isascii() and digits.isdigit() else None
    return found if is_seed(found) else None


class DealNumberFacts(Struct, frozen=True):
    """The deal number typed for the next match."""

    text: str
    """The typed text. If it is empty, every match gets a random number."""
    problem: str
    """Why the text is not a deal number, or "" if it is one or if there is no text."""

    @classmethod
    def of(cls, text: str) -> DealNumberFacts:
        """Return the facts about a text."""
        return cls(text, wrong_seed() if text and number_in(text) is None else "")


class DealNumber(Exposed):
    """The deal number typed for the next match. Use it from the GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=DealNumberFacts)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.type("")

    @typed_property(int)
    def longest(self) -> int:
        """The maximum number of characters."""
        return LONGEST

    @property
    def number(self) -> int | None:
        """The typed number, or None if there is no valid one."""
        return number_in(self._text)

    @Slot(str)
    def type(self, text: str) -> None:
        """Set the text. An empty text requests no particular number."""
        self._text = text.strip()[:LONGEST]
        self._show()

    def retranslate(self) -> None:
        """Update the sentence after a change of language."""
        self._show()

    def _show(self) -> None:
        self.show(changed=DealNumberFacts.of(self._text))
