"""Work that takes a while, done in a thread of its own and dropped as soon as nobody wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, QThread, Signal, Slot

from arschloch_gui.coach.crew import CrewFailed

StillWanted: TypeAlias = Callable[[], None]
"""Called often by who works; raises `NotWanted` when that is to end."""
Work: TypeAlias = Callable[[StillWanted], Iterator[object]]
"""What there is to do; it yields each answer as soon as it has it."""


class NotWanted(Exception):
    """Nobody waits for this any more."""


class Failed(Struct, frozen=True):
    """An answer: the work could not be done to its end."""

    reason: str


class _Worker(QObject):
    """Lives in the thread."""

    heard = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.wish = 0
        """The number of what is wanted; set from the window's thread."""

    @Slot(int, object)
    def do(self, wish: int, work: Work) -> None:
        """Do some work and tell each answer."""

        def still_wanted() -> None:
            if wish != self.wish:
                raise NotWanted

        try:
            still_wanted()
            for answer in work(still_wanted):
                self.heard.emit(wish, answer)
                still_wanted()
        except NotWanted:
            return
        except (CrewFailed, OSError, RuntimeError) as error:
            self.heard.emit(wish, Failed(str(error)))


class Background(QObject):
    """The window's end: one work at a time, the next one ends the one before. The thread begins
    with the first."""

    heard = Signal(object)
    """An answer of the work that was begun last."""

    _do = Signal(int, object)

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._wish, self._closed = 0, False
        self._worker = _Worker()
        self._thread = QThread(self)
        self._thread.setObjectName(name)
        self._worker.moveToThread(self._thread)
        self._do.connect(self._worker.do)
        self._worker.heard.connect(self._on_heard)

    def begin(self, work: Work) -> None:
        """Begin some work; `heard` tells what comes of it."""
        self.drop()
        if not self._closed:
            if not self._thread.isRunning():
                self._thread.start()
            self._do.emit(self._wish, work)

    def drop(self) -> None:
        """End what is under way; nothing more is heard of it."""
        self._wish += 1
        self._worker.wish = self._wish

    def close(self) -> None:
        """End the thread; whatever is begun later is not done. Closing twice does no harm."""
        self._closed = True
        self.drop()
        self._thread.quit()
        self._thread.wait()

    def _on_heard(self, wish: int, answer: object) -> None:
        if wish == self._wish:
            self.heard.emit(answer)
