"""The session's end of the line to the engine's thread: requests, messages, hanging up."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from arschloch_gui.app.messages import NewMatch
from arschloch_gui.app.store import MatchStore
from arschloch_gui.app.worker import EngineWorker
from arschloch_gui.engine.actions import Action


class EngineLink(QObject):
    """Starts the worker in its thread; every method is a queued request, none of them waits."""

    loaded = Signal(object)
    stepped = Signal(object)
    refused = Signal(object)
    resumable = Signal(object)
    trouble = Signal(object)

    _look = Signal()
    _begin = Signal(int, object)
    _resume = Signal(int)
    _open = Signal(int, object)
    _leave = Signal()
    _submit = Signal(int, object)
    _next_round = Signal(int)
    _undo = Signal(int, bool)
    _redo = Signal(int, bool)

    def __init__(self, store: MatchStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = 0
        self._worker = EngineWorker(store)
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        self._worker.moveToThread(self._thread)
        self._connect(self._worker)
        self._thread.start()

    @property
    def sitting(self) -> int:
        """The number of the match asked for last; messages of others are out of date."""
        return self._sitting

    def look(self) -> None:
        """Ask what could be continued."""
        self._look.emit()

    def begin(self, request: NewMatch) -> None:
        """Begin a match."""
        self._begin.emit(self._next_sitting(), request)

    def resume(self) -> None:
        """Go on with the match that could be continued."""
        self._resume.emit(self._next_sitting())

    def open(self, path: Path) -> None:
        """Go on with a record."""
        self._open.emit(self._next_sitting(), path)

    def leave(self) -> None:
        """Close the match."""
        self._next_sitting()
        self._leave.emit()

    def submit(self, ply: int, action: Action) -> None:
        """The viewer acts."""
        self._submit.emit(ply, action)

    def next_round(self, ply: int) -> None:
        """Deal the next round."""
        self._next_round.emit(ply)

    def undo(self, ply: int, skip_forced: bool) -> None:
        """Back to the viewer's last decision."""
        self._undo.emit(ply, skip_forced)

    def redo(self, ply: int, skip_forced: bool) -> None:
        """Forward to the viewer's next decision."""
        self._redo.emit(ply, skip_forced)

    def close(self) -> None:
        """Stop flag, quit, wait; then let go of the record. Closing twice does no harm."""
        if not self._thread.isRunning():
            return
        self._worker.stop()
        self._thread.quit()
        self._thread.wait()
        # The thread is over, so the worker may be spoken to directly.
        self._worker.hang_up()

    def _next_sitting(self) -> int:
        self._sitting += 1
        return self._sitting

    def _connect(self, worker: EngineWorker) -> None:
        self._look.connect(worker.look)
        self._begin.connect(worker.begin)
        self._resume.connect(worker.resume)
        self._open.connect(worker.open)
        self._leave.connect(worker.leave)
        self._submit.connect(worker.submit)
        self._next_round.connect(worker.next_round)
        self._undo.connect(worker.undo)
        self._redo.connect(worker.redo)
        worker.loaded.connect(self.loaded)
        worker.stepped.connect(self.stepped)
        worker.refused.connect(self.refused)
        worker.resumable.connect(self.resumable)
        worker.trouble.connect(self.trouble)
