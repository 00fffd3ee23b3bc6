"""The log as rows, with one sentence per event and rounds as headings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.app.table_events import DeckShuffled
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn, Event, Played, RoundStarted

SHOWN = (Played, CardsGiven, CardsPassedOn)
"""Events whose cards are shown, except for cards that the viewer does not know."""
Word: TypeAlias = Callable[[Event], str]
"""(event) → a sentence that describes it, or "" if it is not worth one."""


class LogRow(Struct, frozen=True):
    """One line. `kind` is "round" for a heading, else "fact". `seat` is −1 if there is none."""

    key: str
    kind: str
    seat: int
    text: str
    accessible_name: str
    cards: tuple[str, ...] = ()
    """Codes of the cards concerned, if they are known."""


class LogBook:
    """The log so far, stored as events so that it can be retranslated."""

    def __init__(self) -> None:
        self._facts: list[tuple[int, Event]] = []
        self._lines: list[LogRow] = []
        self._written = 0

    @property
    def rows(self) -> Sequence[LogRow]:
        """The lines in chronological order."""
        return self._lines

    def note(self, event: Event, word: Word) -> str:
        """Add an event; return its sentence, or "" if it has none.

        A shuffle is stored even without a sentence, because it can be shown later.
        """
        text = word(event)
        if text or isinstance(event, DeckShuffled):
            self._written += 1
            self._facts.append((self._written, event))
        if text:
            self._lines.append(_line(self._written, event, text))
        return text

    def retranslate(self, word: Word) -> None:
        """Describe every event again after a change of language."""
        worded = [(number, event, word(event)) for number, event in self._facts]
        self._lines = [_line(*fact) for fact in worded if fact[-1]]

    def forget(self) -> None:
        """Clear the log."""
        self._facts, self._lines = [], []


def _line(number: int, event: Event, text: str) -> LogRow:
    kind = "round" if isinstance(event, RoundStarted) else "fact"
    cards = format_cards(event.cards) if isinstance(event, SHOWN) else ()
    return LogRow(str(number), kind, getattr(event, "seat", -1), text, text, tuple(cards))
