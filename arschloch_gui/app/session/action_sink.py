"""Receivers of the user's decisions, one of which is chosen when a match starts."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import Snapshot


class ActionSink(Protocol):
    """A receiver of the user's legal decisions in a match."""

    @property
    def practises(self) -> bool:
        """Whether the match is only shown for practice."""

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        """Play the action or ask the user to reconsider; return whether it has been accepted."""


class ToEngine(QObject):
    """A receiver that plays the match, with one request per snapshot.

    Use it from the GUI thread.
    """

    sent = Signal()
    """Emitted when a request has been sent to the engine."""

    practises = False

    def __init__(self, engine: EngineLink, parent: QObject) -> None:
        super().__init__(parent)
        self.asked_ply = -1
        """The ply of a request that has not been answered yet, or −1."""
        self._engine = engine
        engine.refused.connect(self.forget)

    def take(self, snapshot: Snapshot, action: Action) -> bool:
        """Send the action to the engine; return False if a request for this ply is pending."""
        if self.asked_ply == snapshot.ply:
            return False
        self.asked_ply = snapshot.ply
        self.sent.emit()
        self._engine.submit(snapshot.ply, action)
        return True

    def forget(self) -> None:
        """Forget the pending request, because it has been answered or belongs to another match."""
        self.asked_ply = -1
