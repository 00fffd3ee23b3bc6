"""Looks up the history of a regulars' table when a match there starts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.show.memory import Memory
from arschloch_gui.coach.evenings import SAME_EVENING_S, Evening, winner
from arschloch_gui.coach.played import match_mark


class Remembering(QObject):
    """Provides the table with its history while regulars are playing. GUI thread only."""

    def __init__(
        self,
        matches: Matches,
        session: Session,
        parent: QObject,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._matches = matches
        self._session = session
        self._now = now
        session.matchStarted.connect(self._on_started)
        matches.recalled.connect(self._on_recalled)

    def _on_started(self) -> None:
        if key := self._session.match.regulars:
            self._matches.recall(key)

    def _on_recalled(self, key: str, evenings: tuple[Evening, ...]) -> None:
        here = self._session.snapshot
        if here is not None and key == self._session.match.regulars:
            mark = match_mark(here.spec)
            others = [evening for evening in evenings if evening.mark != mark]
            self._session.stage.memory = memory_of(others, self._now())
            self._session.stage.refresh()


def memory_of(evenings: Iterable[Evening], now: float) -> Memory:
    """Return the memory of these evenings at a time in seconds since 1970."""
    found = list(evenings)
    before = tuple(places for each in found for places in each.places())
    late = [each for each in found if each.time > now - SAME_EVENING_S]
    lately = tuple(places for each in late for places in each.places())
    won = (winner(each) for each in late)
    return Memory(before, lately, tuple(name for name in won if name is not None))
