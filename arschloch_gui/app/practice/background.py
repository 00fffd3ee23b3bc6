"""Long-running work in a separate thread, abandoned as soon as its result is not needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.question import NotWanted
from arschloch_gui.app.worker_thread import WorkerThread
from arschloch_gui.coach.worker_pool import PoolFailed

AnswerT = TypeVar("AnswerT")
StillWanted: TypeAlias = Callable[[], None]
"""A check to call often during the work; it raises `NotWanted` if the work should end."""
Work: TypeAlias = Callable[[StillWanted], Iterator[AnswerT]]
"""The work: a function that yields each answer as soon as it is available."""


class WorkFailed(Struct, frozen=True):
    """An answer reporting that the work could not be completed."""

    reason: str


class Background(QObject, Generic[AnswerT]):
    """The GUI thread's end of a background thread that does one piece of work at a time.

    Starting new work ends the previous work. The thread starts with the first work. `hear` is
    called with every answer of the latest work.
    """

    _answered = Signal()

    def __init__(
        self, name: str, parent: QObject, hear: Callable[[AnswerT | WorkFailed], None]
    ) -> None:
        super().__init__(parent)
        self._wish = 0
        self._hear = hear
        self._answers: SimpleQueue[tuple[int, AnswerT | WorkFailed]] = SimpleQueue()
        self._thread = WorkerThread(name, self)
        self._answered.connect(self._on_answered)

    def begin(self, work: Work[AnswerT]) -> None:
        """Start some work; `hear` is called with each of its answers."""
        self.drop()
        self._thread.ask(self._work, self._wish, work)

    def drop(self) -> None:
        """End the current work and discard any answers that have not been delivered."""
        self._wish += 1

    def close(self) -> None:
        """End the thread.

        Work requested afterwards is ignored. Closing twice is harmless.
        """
        self.drop()
        self._thread.close()

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
        """Do some work and deliver each answer."""

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
        except (PoolFailed, OSError, RuntimeError) as error:
            self._tell(wish, WorkFailed(str(error)))

    def _tell(self, wish: int, answer: AnswerT | WorkFailed) -> None:
        self._answers.put((wish, answer))
        self._answered.emit()
