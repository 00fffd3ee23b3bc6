"""The log as rows: one sentence a fact, rounds as headings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.app.table_events import DeckShuffled
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn, Event, Played, RoundStarted

SHOWN = (Played, CardsGiven, CardsPassedOn)
"""What the cards of are shown; where the viewer does not know them, there are none."""
Word: TypeAlias = Callable[[Event], str]
"""Makes one sentence of a fact; "" for one that is not worth it."""


class LogRow(Struct, frozen=True):
    """One line. `kind` is "round" for a heading, "fact" for the rest; `seat` −1 when nobody's."""

    key: str
    kind: str
    seat: int
    text: str
    accessible_name: str
    cards: tuple[str, ...] = ()
    """The codes of the cards it is about, where they are known."""


class LogBook:
    """The facts written down so far, kept as events so that they can be worded anew."""

    def __init__(self) -> None:
        self._facts: list[tuple[int, Event]] = []
        self._lines: list[LogRow] = []
        self._written = 0

    @property
    def rows(self) -> Sequence[LogRow]:
        """The lines in order."""
        return self._lines

    def note(self, event: Event, word: Word) -> str:
        """Write down a fact; gives its sentence, empty when it needs none.

        A deck shuffled is kept also without one: it may be asked for later.
        """
        text = word(event)
        if text or isinstance(event, DeckShuffled):
            self._written += 1
            self._facts.append((self._written, event))
        if text:
            self._lines.append(_line(self._written, event, text))
        return text

    def retranslate(self, word: Word) -> None:
        """Word every fact again, in the language of now."""
        worded = [(number, event, word(event)) for number, event in self._facts]
        self._lines = [_line(*fact) for fact in worded if fact[-1]]

    def forget(self) -> None:
        """Begin an empty page."""
        self._facts, self._lines = [], []


def _line(number: int, event: Event, text: str) -> LogRow:
    kind = "round" if isinstance(event, RoundStarted) else "fact"
    cards = format_cards(event.cards) if isinstance(event, SHOWN) else ()
    return LogRow(str(number), kind, getattr(event, "seat", -1), text, text, tuple(cards))
