"""Reviews of matches: everything that is computed from finished rounds."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.practice.costliest import CostliestPlays
from arschloch_gui.app.practice.evening_plays import EveningPlays
from arschloch_gui.app.practice.luck import LuckAndCost
from arschloch_gui.app.practice.past import PastExchanges
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.practice.turning_point import MatchTurningPoint
from arschloch_gui.app.present import present
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property


class MatchReview(QObject):
    """Facade of the review screens for QML: costliest plays, luck, turning point, past exchanges,
    and the plays of the last evening.

    GUI thread only; `close` ends the threads.
    """

    def __init__(
        self, session: Session, trainer: Trainer, matches: Matches, settings: LiveSettings,
        store: MatchStore, cache: Path, parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._past = PastExchanges(session, trainer, matches, settings, self)
        self._costliest = CostliestPlays(session, self)
        self._luck = LuckAndCost(session, self)
        self._turning_point = MatchTurningPoint(session, self)
        self._plays = EveningPlays(trainer, settings, store, cache, present, self)
        self._parts = (
            self._past, self._costliest, self._luck, self._turning_point, self._plays
        )  # fmt: skip

    @typed_property(QObject)
    def costliest(self) -> CostliestPlays:
        """The costliest plays of the finished round."""
        return self._costliest

    @typed_property(QObject)
    def luck(self) -> LuckAndCost:
        """The luck of the deals, and the cost of the person's decisions."""
        return self._luck

    @typed_property(QObject)
    def turningPoint(self) -> MatchTurningPoint:
        """The decision that changed the person's result most."""
        return self._turning_point

    @typed_property(QObject)
    def past(self) -> PastExchanges:
        """The exchanges of a match that the person can decide again."""
        return self._past

    @typed_property(QObject)
    def plays(self) -> EveningPlays:
        """The costliest plays of the last evening, to be played again."""
        return self._plays

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        for each in self._parts:
            each.retranslate()

    def close(self) -> None:
        """End all threads and processes."""
        for each in self._parts:
            each.end()
