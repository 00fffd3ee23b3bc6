"""Evaluations of a decision by computer players, requested in the engine thread."""

from __future__ import annotations

from PySide6.QtCore import QObject

from arschloch_gui.app.engine.messages import Explain, Explained
from arschloch_gui.app.engine.opponents import Opponents
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.engine.hindsight import foretold


class Explainer(QObject):
    """Queries to the players of the engine worker, run in the worker's thread.

    A request from the user interrupts a query.
    """

    explained = typed_signal(Explained)
    advised = typed_signal(Explained)

    def __init__(self, opponents: Opponents) -> None:
        super().__init__()
        self._opponents = opponents

    def explain(self, request: Explain) -> None:
        """Emit `explained` with the player's estimates for the options of a past decision."""
        spec, decided = request.spec, request.decided
        heard, thoughts = self._opponents.explain(spec, request.level, decided)
        events = tuple(foretold(spec.family, decided, each.index) for each in thoughts)
        self.explained.emit(Explained(request.asked, heard, thoughts, events))

    def advise(self, request: Explain) -> None:
        """Emit `advised` with the strongest player's choice in a pending decision."""
        choice, thoughts = self._opponents.advise(request.spec, request.decided)
        self.advised.emit(Explained(request.asked, "", thoughts, (), choice))
