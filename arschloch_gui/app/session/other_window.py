"""What the person can do where another window plays the match: look on, or take it over."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Contested, Loaded
from arschloch_gui.app.typed_property import typed_property


class OtherWindow(QObject):
    """The question whether to look on or to take over, and the answer. Lives in the GUI thread."""

    changed = Signal()

    def __init__(self, engine: EngineLink, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._path: Path | None = None
        self._asks = self._looking_on = self._taking = False
        engine.contested.connect(self._on_contested)
        engine.loaded.connect(self._on_loaded)

    @typed_property(bool, changed)
    def asks(self) -> bool:
        """Whether the person has to say what to do about a match of another window."""
        return self._asks

    @typed_property(bool, changed)
    def lookingOn(self) -> bool:
        """Whether the match at the table is played by another window."""
        return self._looking_on

    @typed_property(bool, changed)
    def taking(self) -> bool:
        """Whether the other window has been asked for the match and has not answered yet."""
        return self._taking

    @Slot()
    def lookOn(self) -> None:
        """Watch the match."""
        if self._path is not None:
            self._settle()
            self._engine.look_on(self._path)

    @Slot()
    def takeOver(self) -> None:
        """Go on with the match here; the other window lets go of it."""
        if self._path is not None:
            self._settle(taking=True)
            self._engine.take_over(self._path)

    @Slot()
    def dismiss(self) -> None:
        """Leave the match to the other window."""
        self._settle()

    def forget(self) -> None:
        """Nobody sits at the table any more."""
        self._looking_on = False
        self._settle()

    def _settle(self, *, taking: bool = False) -> None:
        self._asks, self._taking = False, taking
        self.changed.emit()

    def _on_contested(self, contested: Contested) -> None:
        if contested.sitting == self._engine.sitting:
            self._path, self._asks = contested.path, True
            self.changed.emit()

    def _on_loaded(self, loaded: Loaded) -> None:
        if loaded.sitting == self._engine.sitting:
            self._looking_on = loaded.looking_on
            self._settle(taking=self._taking and loaded.looking_on)
