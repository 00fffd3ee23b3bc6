"""Parallel processes for one judgement, whose result does not depend on their timing."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import wait

from msgspec import Struct

from arschloch_gui.ai.child import Child, Line
from arschloch_gui.coach.judgement import ChunkResults
from arschloch_gui.coach.task import Chunks, Workable

AHEAD = 2
"""Number of chunks queued per process, so that it never waits for the next one."""


class CrewFailed(RuntimeError):
    """Error raised if a process could not do its work; the text has the reason."""


class Wanted(Struct, frozen=True):
    """A request to compute a chunk of the task."""

    options: tuple[int, ...]
    number: int


class Worked(Struct, frozen=True):
    """The result of a chunk, or the reason why it could not be computed."""

    number: int = -1
    found: ChunkResults = []
    failure: str = ""


class WorkerPool:
    """Processes that work on one task after another.

    `close` ends them at once, whatever they are doing. A crew that has failed cannot be used again.
    """

    def __init__(self, processes: int) -> None:
        self._children = [Child(_serve) for _ in range(processes)]

    @property
    def pids(self) -> list[int | None]:
        """The process ids."""
        return [child.pid for child in self._children]

    def take(self, task: Workable) -> None:
        """Switch to another task."""
        for child in self._children:
            child.line.send(task)

    def work_out(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        """Yield the chunks in the order of their numbers. Raises `CrewFailed`.

        To stop early, close this iterator; it then waits for the chunks in progress.
        """
        waiting = list(numbers)
        done: dict[int, ChunkResults] = {}
        busy = dict.fromkeys((child.line for child in self._children), 0)
        to_give = iter(waiting)

        def give(line: Line) -> None:
            while busy[line] < AHEAD and (number := next(to_give, None)) is not None:
                line.send(Wanted(tuple(options), number))
                busy[line] += 1

        try:
            for line in busy:
                give(line)
            for number in waiting:
                while number not in done:
                    ready = wait(list(busy))
                    for line in [each for each in busy if each in ready]:
                        worked = line.recv()
                        assert isinstance(worked, Worked)
                        busy[line] -= 1
                        if worked.failure:
                            raise CrewFailed(worked.failure)
                        done[worked.number] = worked.found
                        give(line)
                yield done.pop(number)
        except (EOFError, OSError) as error:
            raise CrewFailed("a process has died") from error
        finally:
            for line, count in busy.items():
                for _ in range(count):
                    with suppress(EOFError, OSError):
                        line.recv()

    def close(self) -> None:
        """End the processes. Closing twice has no effect."""
        for child in self._children:
            child.kill()
        self._children = []


def _serve(line: Line) -> None:
    """Run a process: receive a task, then compute chunks of it until the next task arrives."""
    chunks: Chunks | None = None
    while True:
        asked = line.recv()
        try:
            if isinstance(asked, Wanted):
                assert chunks is not None
                line.send(Worked(asked.number, chunks.chunk(asked.options, asked.number)))
            else:
                assert isinstance(asked, Workable)
                chunks = asked.begin()
        except Exception:
            line.send(Worked(failure=traceback.format_exc()[-4_000:]))
