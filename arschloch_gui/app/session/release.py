"""Letting go of a match, so that something else can be done with its record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.typed_signal import typed_signal


class Release(QObject):
    """Asks the engine's thread to close a match, and clears the table if it was there. GUI thread
    only; `clear_table` is called when the match at the table has been closed."""

    done = typed_signal(Path)
    """The record of this path is in nobody's hands in this window."""

    def __init__(
        self, engine: EngineLink, clear_table: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._clear_table = clear_table
        engine.released.connect(self._on_released)

    def of(self, record: Path) -> None:
        """Close the match of a record if it is at the table; `done` follows in any case."""
        self._engine.release(record)

    def look_again(self) -> None:
        """Find out anew which match can be continued: a record has come or gone."""
        self._engine.look()

    def _on_released(self, record: Path, at_table: bool) -> None:
        if at_table:
            self._clear_table()
        self.done.emit(record)
