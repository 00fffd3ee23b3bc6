"""The log as rows: one sentence a fact, rounds as headings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arschloch_gui.app.wording.events import event_line
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event, Passed, Played, RoundStarted
from arschloch_gui.engine.match import Snapshot


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line. `kind` is "round" for a heading, "fact" for the rest; `seat` −1 when nobody's."""

    key: str
    kind: str
    seat: int
    text: str
    accessible_name: str


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

    def note(self, event: Event, names: Sequence[str], viewer: Seat) -> str:
        """Write down a fact; gives its sentence, empty when it needs none."""
        text = event_line(event, names, viewer)
        if text:
            self._written += 1
            self._facts.append((self._written, event))
            self._lines.append(_line(self._written, event, text))
        return text

    def reword(self, names: Sequence[str], viewer: Seat) -> None:
        """Word every fact again, in the language of now."""
        self._lines = [
            _line(number, event, event_line(event, names, viewer)) for number, event in self._facts
        ]

    def rebuild(self, snapshot: Snapshot, names: Sequence[str], viewer: Seat) -> None:
        """Write down the round of a snapshot as far as its history tells it."""
        self._facts, self._lines = [], []
        view: SeatView | None = snapshot.view
        if view is None:
            return
        for event in _history(view, snapshot.round_no):
            self.note(event, names, viewer)


def _line(number: int, event: Event, text: str) -> LogRow:
    kind = "round" if isinstance(event, RoundStarted) else "fact"
    return LogRow(str(number), kind, getattr(event, "seat", -1), text, text)


def _history(view: SeatView, round_no: int) -> list[Event]:
    """The plays and passes of a round as facts."""
    events: list[Event] = [RoundStarted(round_no, view.order, view.dealer, view.offices)]
    for seat, meld in view.history:
        if meld is None:
            events.append(Passed(seat))
        else:
            # How many cards were left then is not in the history; no line says it.
            events.append(Played(seat, meld.cards, meld.kind, meld.as_rank, 0))
    return events
