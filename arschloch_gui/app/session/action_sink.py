"""Receivers of the person's decisions, one of which is chosen when a match starts."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import Snapshot


class ActionSink(Protocol):
    """Takes a legal decision of the person at a moment of a match."""

    @property
    def practises(self) -> bool:
        """Whether the moment is only shown for practice."""

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        """Play the action or ask for a second thought; return whether it is on its way."""


class ToEngine(QObject):
    """Plays the match: one request for each moment. GUI thread only."""

    sent = Signal()
    """Something is on its way to the engine."""

    practises = False

    def __init__(self, engine: EngineLink, parent: QObject) -> None:
        super().__init__(parent)
        self.asked_ply = -1
        """The ply of a request that has not been answered yet."""
        self._engine = engine
        engine.refused.connect(self.forget)

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        """Ask the engine to do it; nothing while it has not answered for the same moment."""
        if self.asked_ply == snapshot.ply:
            return False
        self.asked_ply = snapshot.ply
        self.sent.emit()
        self._engine.submit(snapshot.ply, action)
        return True

    def forget(self) -> None:
        """Forget the pending request: it is answered, or belongs to another match."""
        self.asked_ply = -1
