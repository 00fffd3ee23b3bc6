"""Players asked afterwards, in the engine's thread: what they expected of every option."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from arschloch_gui.app.engine.messages import Explain, Explained
from arschloch_gui.app.engine.opponents import Opponents
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.engine.hindsight import foretold


class Explainer(QObject):
    """Lives beside the worker, whose players it asks; a request of the person interrupts them."""

    explained = typed_signal(Explained)
    advised = typed_signal(Explained)

    def __init__(self, opponents: Opponents) -> None:
        super().__init__()
        self._opponents = opponents

    @Slot(object)
    def explain(self, request: Explain) -> None:
        """Answer with `Explained`."""
        spec, decided = request.spec, request.decided
        heard, thoughts = self._opponents.explain(spec, request.level, decided)
        events = tuple(foretold(spec.family, decided, each.index) for each in thoughts)
        self.explained.emit(Explained(request.asked, heard, thoughts, events))

    @Slot(object)
    def advise(self, request: Explain) -> None:
        """Answer with `Explained` what the best player would do in a decision that is open."""
        choice, thoughts = self._opponents.advise(request.spec, request.decided)
        self.advised.emit(Explained(request.asked, "", thoughts, (), choice))
