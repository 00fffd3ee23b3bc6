"""Closing a match, so that its record is free for other uses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.typed_signal import typed_signal


class Release(QObject):
    """Closes matches in the engine thread and clears the table if necessary.

    `clear_table` is called when the match at the table has been closed. Use it from the GUI thread
    only.
    """

    done = typed_signal(Path)
    """Emitted when this window no longer uses the record at this path."""

    def __init__(
        self, engine: EngineLink, clear_table: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._clear_table = clear_table
        engine.released.connect(self._on_released)

    def of(self, record: Path) -> None:
        """Close the match of a record if it is at the table; `done` is emitted in any case."""
        self._engine.release(record)

    def look_again(self) -> None:
        """Determine the match to continue again, because a record was added or removed."""
        self._engine.look()

    def _on_released(self, record: Path, at_table: bool) -> None:
        if at_table:
            self._clear_table()
        self.done.emit(record)
