"""Looks up the history of a regulars' table when a match there starts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.show.memory import TableMemory
from arschloch_gui.coach.evenings import Evening, same_evening, winners
from arschloch_gui.coach.played import match_mark
from arschloch_gui.engine.match import MATCH_OVER


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
            played = next((each.time for each in evenings if each.mark == mark), None)
            is_over = here.phase == MATCH_OVER
            moment = played if is_over and played is not None else self._now()
            self._session.stage.memory = memory_of(others, moment)
            self._session.stage.refresh()


def memory_of(evenings: Iterable[Evening], moment: float) -> TableMemory:
    """Return the memory of the evenings up to a moment, in seconds since 1970."""
    found = [each for each in evenings if each.time <= moment]
    before = tuple(places for each in found for places in each.places())
    late = same_evening(found, moment)
    lately = tuple(places for each in late for places in each.places())
    return TableMemory(before, lately, tuple(name for each in late for name in winners(each)))
