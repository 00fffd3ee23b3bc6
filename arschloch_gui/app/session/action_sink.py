"""Where what the person decides at the table goes: chosen when a match is laid out."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import Snapshot


class ActionSink(Protocol):
    """Takes what the person has decided at a moment of a match, after it was found to be legal."""

    @property
    def practises(self) -> bool:
        """Whether the moment is only laid out to be practised."""

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        """Do it, or have it thought over; return whether it is on its way."""


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
        """What was asked for is answered, or asked of another match."""
        self.asked_ply = -1
