"""The session's link to the engine thread: queued requests, messages and shutdown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal

from arschloch_gui.ai.guard import Guard
from arschloch_gui.app.engine.explainer import Explainer
from arschloch_gui.app.engine.messages import (
    Contested,
    Explain,
    Explained,
    Loaded,
    NewMatch,
    Refused,
    Resumable,
    Stepped,
)
from arschloch_gui.app.engine.worker import EngineWorker
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.engine.actions import Action


class EngineLink(QObject):
    """The link to the worker, whose thread it starts.

    Every method queues a request and returns at once.
    """

    loaded = typed_signal(Loaded)
    stepped = typed_signal(Stepped)
    refused = typed_signal(Refused)
    resumable = typed_signal(Resumable)
    trouble = typed_signal(FileProblem)
    contested = typed_signal(Contested)
    released = typed_signal(Path, bool)
    explained = typed_signal(Explained)
    advised = typed_signal(Explained)
    present = Signal()

    _tidy = Signal()
    _load_players = Signal(str)
    _look = Signal()
    _begin = typed_signal(int, NewMatch)
    _resume = Signal(int)
    _come_back = Signal(int)
    _open = typed_signal(int, Path)
    _open_copy = typed_signal(int, Path)
    _leave = Signal()
    _release = typed_signal(Path)
    _submit = typed_signal(int, Action)
    _next_round = Signal(int)
    _undo = Signal(int, bool)
    _redo = Signal(int, bool)
    _explain = typed_signal(Explain)
    _advise = typed_signal(Explain)
    _carry_on = Signal()

    def __init__(
        self, store: MatchStore, parent: QObject | None = None, *, players: Guard | None = None
    ) -> None:
        super().__init__(parent)
        self._sitting = 0
        self._begun = -1
        """Sitting of a match that was requested and has not been loaded yet."""
        self._worker = EngineWorker(store, players)
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        self._worker.moveToThread(self._thread)
        self._explainer = Explainer(self._worker.opponents)
        self._explainer.moveToThread(self._thread)
        self._connect(self._worker)
        self._explain.connect(self._explainer.explain)
        self._explainer.explained.connect(self.explained)
        self._advise.connect(self._explainer.advise)
        self._explainer.advised.connect(self.advised)
        self._thread.start()
        self._tidy.emit()

    @property
    def sitting(self) -> int:
        """Number of the latest requested match. Messages with other numbers are outdated."""
        return self._sitting

    @property
    def begins(self) -> bool:
        """Whether a new match has been requested and has not been loaded yet."""
        return self._begun == self._sitting

    def load_players(self, family: str) -> None:
        """Load the players of a game before a match needs them."""
        self._load_players.emit(family)

    def look(self) -> None:
        """Request the match that can be continued."""
        self._look.emit()

    def begin(self, request: NewMatch) -> None:
        """Start a new match."""
        with self._at_once():
            self._begun = self._next_sitting()
            self._begin.emit(self._begun, request)

    def resume(self) -> None:
        """Continue the match that `look` has found."""
        with self._at_once():
            self._resume.emit(self._next_sitting())

    def come_back(self) -> None:
        """Reopen the last match that was left, even if it is over."""
        with self._at_once():
            self._come_back.emit(self._next_sitting())

    def open(self, path: Path) -> None:
        """Continue the match of a record."""
        with self._at_once():
            self._open.emit(self._next_sitting(), path)

    def open_copy(self, path: Path) -> None:
        """Continue in a copy of a match that is open in another window."""
        with self._at_once():
            self._open_copy.emit(self._next_sitting(), path)

    def leave(self) -> None:
        """Close the match."""
        self._next_sitting()
        with self._at_once():
            self._leave.emit()

    def release(self, path: Path) -> None:
        """Close the match if it belongs to this record. `released` has the answer."""
        self._release.emit(path)

    def submit(self, ply: int, action: Action) -> None:
        """Submit the viewer's action, without waiting for a hint that was requested before."""
        with self._at_once():
            self._submit.emit(ply, action)

    def next_round(self, ply: int) -> None:
        """Deal the next round."""
        with self._at_once():
            self._next_round.emit(ply)

    def undo(self, ply: int, skip_forced: bool) -> None:
        """Go back to the viewer's previous decision."""
        with self._at_once():
            self._undo.emit(ply, skip_forced)

    def redo(self, ply: int, skip_forced: bool) -> None:
        """Go forward to the viewer's next decision."""
        with self._at_once():
            self._redo.emit(ply, skip_forced)

    def explain(self, request: Explain) -> None:
        """Request a player's estimates for the options in a past decision."""
        self._explain.emit(request)

    def advise(self, request: Explain) -> None:
        """Request advice on a pending decision. `advised` has the answer."""
        self._advise.emit(request)

    def close(self) -> None:
        """Stop the thread and wait for it to end. The worker then releases the record.

        A second call does nothing.
        """
        if not self._thread.isRunning():
            return
        self._worker.stop()
        self._thread.quit()
        self._thread.wait()

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Interrupt computer players, so that requests made in this block do not wait for them."""
        self._worker.interrupt()
        yield
        self._carry_on.emit()

    def _next_sitting(self) -> int:
        self._sitting += 1
        return self._sitting

    def _on_loaded(self, message: Loaded) -> None:
        if message.sitting == self._begun:
            self._begun = -1
        self.loaded.emit(message)

    def _connect(self, worker: EngineWorker) -> None:
        # The direct connection runs `hang_up` in the worker's thread as it ends, because a timer
        # can only be stopped in its own thread.
        self._thread.finished.connect(worker.hang_up, Qt.ConnectionType.DirectConnection)
        self._tidy.connect(worker.tidy)
        self._load_players.connect(worker.load_players)
        self._look.connect(worker.look)
        self._begin.connect(worker.begin)
        self._resume.connect(worker.resume)
        self._come_back.connect(worker.come_back)
        self._open.connect(worker.open)
        self._open_copy.connect(worker.open_copy)
        self._leave.connect(worker.leave)
        self._release.connect(worker.release)
        self._submit.connect(worker.submit)
        self._next_round.connect(worker.next_round)
        self._undo.connect(worker.undo)
        self._redo.connect(worker.redo)
        self._carry_on.connect(worker.carry_on)
        worker.loaded.connect(self._on_loaded)
        worker.stepped.connect(self.stepped)
        worker.refused.connect(self.refused)
        worker.resumable.connect(self.resumable)
        worker.trouble.connect(self.trouble)
        worker.contested.connect(self.contested)
        worker.released.connect(self.released)
        worker.present.connect(self.present)
