"""Question when another window plays the match: continue in a copy, or leave it there."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Contested, Loaded
from arschloch_gui.app.exposed import Exposed, by_signal


class OtherWindowFacts(Struct, frozen=True):
    """The question about a match open in another window."""

    asks: bool
    """Whether the user must decide what to do about it."""


class OtherWindow(Exposed):
    """The question what to do about a match open in another window. GUI thread only.

    Use it from the GUI thread only.
    """

    changed = Signal()
    shows = by_signal(changed=OtherWindowFacts)

    def __init__(self, engine: EngineLink, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._path: Path | None = None
        """The record that the other window plays, or None while no question is open."""
        self._ask(None)
        engine.contested.connect(self._on_contested)
        engine.loaded.connect(self._on_loaded)

    @Slot()
    def openCopy(self) -> None:
        """Continue in a copy; the match itself stays in the other window."""
        path = self._path
        if path is not None:
            self.dismiss()
            self._engine.open_copy(path)

    @Slot()
    def dismiss(self) -> None:
        """Leave the match to the other window."""
        self._ask(None)

    def _on_contested(self, contested: Contested) -> None:
        if contested.sitting == self._engine.sitting:
            self._ask(contested.path)

    def _on_loaded(self, loaded: Loaded) -> None:
        if loaded.sitting == self._engine.sitting:
            self.dismiss()

    def _ask(self, path: Path | None) -> None:
        self._path = path
        self.show(changed=OtherWindowFacts(path is not None))
