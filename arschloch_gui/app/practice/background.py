"""Work that takes a while, done in a thread of its own and dropped as soon as nobody wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from queue import Empty, SimpleQueue
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import QObject, QThread, Signal, Slot

from arschloch_gui.ai.question import NotWanted
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.coach.worker_pool import CrewFailed

AnswerT = TypeVar("AnswerT")
StillWanted: TypeAlias = Callable[[], None]
"""To be called often during the work; raises `NotWanted` when that is to end."""
Work: TypeAlias = Callable[[StillWanted], Iterator[AnswerT]]
"""What there is to do; it yields each answer as soon as it has it."""


class WorkFailed(Struct, frozen=True):
    """An answer: the work could not be done to its end."""

    reason: str


class _Job(Struct, frozen=True):
    """Work on its way to the thread."""

    run: Callable[[], None]


class _Worker(QObject):
    """Lives in the thread."""

    answered = Signal()

    @Slot(object)
    def run(self, job: _Job) -> None:
        """Run a job to its end."""
        job.run()


class Background(QObject, Generic[AnswerT]):
    """The window's end: one work at a time, the next one ends the one before. The thread begins
    with the first. `hear` is called with every answer of the work that was begun last."""

    _do = typed_signal(_Job)

    def __init__(
        self, name: str, parent: QObject, hear: Callable[[AnswerT | WorkFailed], None]
    ) -> None:
        super().__init__(parent)
        self._wish, self._closed = 0, False
        self._hear = hear
        self._answers: SimpleQueue[tuple[int, AnswerT | WorkFailed]] = SimpleQueue()
        self._worker = _Worker()
        self._thread = QThread(self)
        self._thread.setObjectName(name)
        self._worker.moveToThread(self._thread)
        self._do.connect(self._worker.run)
        self._worker.answered.connect(self._on_answered)

    def begin(self, work: Work[AnswerT]) -> None:
        """Begin some work; `hear` is called with what comes of it."""
        self.drop()
        if not self._closed:
            if not self._thread.isRunning():
                self._thread.start()
            self._do.emit(_Job(partial(self._work, self._wish, work)))

    def drop(self) -> None:
        """End what is under way; nothing more is heard of it."""
        self._wish += 1

    def close(self) -> None:
        """End the thread; whatever is begun later is not done. Closing twice does no harm."""
        self._closed = True
        self.drop()
        self._thread.quit()
        self._thread.wait()

    @Slot()
    def _on_answered(self) -> None:
        while True:
            try:
                wish, answer = self._answers.get_nowait()
            except Empty:
                return
            if wish == self._wish:
                self._hear(answer)

    # -- in the thread --------------------------------------------------------------------

    def _work(self, wish: int, work: Work[AnswerT]) -> None:
        """Do some work and pass on each answer."""

        def still_wanted() -> None:
            if wish != self._wish:
                raise NotWanted

        try:
            still_wanted()
            for answer in work(still_wanted):
                self._tell(wish, answer)
                still_wanted()
        except NotWanted:
            return
        except (CrewFailed, OSError, RuntimeError) as error:
            self._tell(wish, WorkFailed(str(error)))

    def _tell(self, wish: int, answer: AnswerT | WorkFailed) -> None:
        self._answers.put((wish, answer))
        self._worker.answered.emit()
