"""The session's link to the engine thread: queued requests, messages and shutdown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Signal

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
from arschloch_gui.app.worker_thread import WorkerThread
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

    def __init__(
        self, store: MatchStore, parent: QObject | None = None, *, players: Guard | None = None
    ) -> None:
        super().__init__(parent)
        self._sitting = 0
        self._begun = -1
        """Sitting of a match that was requested and has not been loaded yet."""
        self._worker = EngineWorker(store, players)
        self._explainer = Explainer(self._worker.opponents)
        self._thread = WorkerThread(
            "engine", self, self._worker, self._explainer, at_end=self._worker.hang_up
        )
        self._connect(self._worker, self._explainer)
        self._thread.ask(self._worker.tidy)

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
        self._thread.ask(self._worker.load_players, family)

    def look(self) -> None:
        """Request the match that can be continued."""
        self._thread.ask(self._worker.look)

    def begin(self, request: NewMatch) -> None:
        """Start a new match."""
        with self._at_once():
            self._begun = self._next_sitting()
            self._thread.ask(self._worker.begin, self._begun, request)

    def resume(self) -> None:
        """Continue the match that `look` has found."""
        with self._at_once():
            self._thread.ask(self._worker.resume, self._next_sitting())

    def come_back(self) -> None:
        """Reopen the last match that was left, even if it is over."""
        with self._at_once():
            self._thread.ask(self._worker.come_back, self._next_sitting())

    def open(self, path: Path) -> None:
        """Continue the match of a record."""
        with self._at_once():
            self._thread.ask(self._worker.open, self._next_sitting(), path)

    def open_copy(self, path: Path) -> None:
        """Continue in a copy of a match that is open in another window."""
        with self._at_once():
            self._thread.ask(self._worker.open_copy, self._next_sitting(), path)

    def leave(self) -> None:
        """Close the match."""
        self._next_sitting()
        with self._at_once():
            self._thread.ask(self._worker.leave)

    def release(self, path: Path) -> None:
        """Close the match if it belongs to this record. `released` has the answer."""
        self._thread.ask(self._worker.release, path)

    def submit(self, ply: int, action: Action) -> None:
        """Submit the viewer's action, without waiting for a hint that was requested before."""
        with self._at_once():
            self._thread.ask(self._worker.submit, ply, action)

    def next_round(self, ply: int) -> None:
        """Deal the next round."""
        with self._at_once():
            self._thread.ask(self._worker.next_round, ply)

    def undo(self, ply: int, skip_forced: bool) -> None:
        """Go back to the viewer's previous decision."""
        with self._at_once():
            self._thread.ask(self._worker.undo, ply, skip_forced)

    def redo(self, ply: int, skip_forced: bool) -> None:
        """Go forward to the viewer's next decision."""
        with self._at_once():
            self._thread.ask(self._worker.redo, ply, skip_forced)

    def explain(self, request: Explain) -> None:
        """Request a player's estimates for the options in a past decision."""
        self._thread.ask(self._explainer.explain, request)

    def advise(self, request: Explain) -> None:
        """Request advice on a pending decision. `advised` has the answer."""
        self._thread.ask(self._explainer.advise, request)

    def close(self) -> None:
        """Stop the thread and wait for it to end. The worker then releases the record.

        A second call does nothing.
        """
        self._worker.stop()
        self._thread.close()

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Interrupt computer players, so that requests made in this block do not wait for them."""
        self._worker.interrupt()
        yield
        self._thread.ask(self._worker.carry_on)

    def _next_sitting(self) -> int:
        self._sitting += 1
        return self._sitting

    def _on_loaded(self, message: Loaded) -> None:
        if message.sitting == self._begun:
            self._begun = -1
        self.loaded.emit(message)

    def _connect(self, worker: EngineWorker, explainer: Explainer) -> None:
        worker.loaded.connect(self._on_loaded)
        worker.stepped.connect(self.stepped)
        worker.refused.connect(self.refused)
        worker.resumable.connect(self.resumable)
        worker.trouble.connect(self.trouble)
        worker.contested.connect(self.contested)
        worker.released.connect(self.released)
        worker.present.connect(self.present)
        explainer.explained.connect(self.explained)
        explainer.advised.connect(self.advised)
