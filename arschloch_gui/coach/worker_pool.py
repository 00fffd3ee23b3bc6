"""Parallel processes that compute one judgement; timing does not affect the result."""

from __future__ import annotations

import os
import traceback
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from time import perf_counter

from msgspec import Struct

from arschloch_gui.ai.child import Child, Line
from arschloch_gui.coach.judgement import ChunkResults
from arschloch_gui.coach.task import Chunks, Workable

AHEAD = 2
"""Number of parts queued per process, so that it never waits for the next one."""
PART_S = 0.15
"""Target time for one part of a chunk, in seconds.

A chunk of a negotiation with a hundred options would take seconds, and a pool can only be stopped
between parts. An option's results do not depend on the others, so the parts have no effect on the
results.
"""
LEAST_PART = 12
"""Minimum number of options per part, because each part draws the situations again."""


POLITENESS = 10
"""Niceness increment of a polite process."""
CAN_BE_POLITE = hasattr(os, "nice")
"""Whether the system supports niceness; Windows does not."""


class PoolFailed(RuntimeError):
    """Error raised if a process could not do its work; the message gives the reason."""


class Wanted(Struct, frozen=True):
    """A request to compute part of a chunk of the task: the options from number `at` on."""

    options: tuple[int, ...]
    number: int
    at: int = 0


class Worked(Struct, frozen=True):
    """The result of a part and its time, or the reason why it could not be computed."""

    number: int = -1
    at: int = 0
    found: ChunkResults = []
    seconds: float = 0.0
    failure: str = ""


class WorkerPool:
    """Processes that work on one task after another.

    `close` ends them at once, whatever they are doing. A pool that has failed cannot be used again.
    """

    def __init__(self, processes: int, *, polite: bool = False) -> None:
        """Start the processes; if `polite`, at lower priority where the system allows it."""
        self._children = [Child(_serve, polite) for _ in range(processes)]
        self._part = LEAST_PART

    @property
    def pids(self) -> list[int | None]:
        """The process ids."""
        return [child.pid for child in self._children]

    def take(self, task: Workable) -> None:
        """Switch to another task."""
        self._part = LEAST_PART
        for child in self._children:
            child.line.send(task)

    def work_out(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        """Yield the chunks in the order of their numbers. Raises `PoolFailed`.

        To stop early, close this iterator; it then waits for the parts in progress.
        """
        waiting = list(numbers)
        done: dict[int, dict[int, ChunkResults]] = defaultdict(dict)
        busy = dict.fromkeys((child.line for child in self._children), 0)
        to_give = self._parts(options, waiting)

        def give(line: Line) -> None:
            while busy[line] < AHEAD and (part := next(to_give, None)) is not None:
                line.send(part)
                busy[line] += 1

        try:
            for line in busy:
                give(line)
            for number in waiting:
                while sum(len(part[0]) for part in done[number].values()) < len(options):
                    ready = wait(list(busy))
                    for line in [each for each in busy if each in ready]:
                        worked = line.recv()
                        assert isinstance(worked, Worked)
                        busy[line] -= 1
                        if worked.failure:
                            raise PoolFailed(worked.failure)
                        done[worked.number][worked.at] = worked.found
                        self._learn(worked)
                        give(line)
                yield _joined(done.pop(number))
        except (EOFError, OSError) as error:
            raise PoolFailed("a process has died") from error
        finally:
            for line, count in busy.items():
                for _ in range(count):
                    with suppress(EOFError, OSError):
                        line.recv()

    def _parts(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[Wanted]:
        """Yield the parts of the chunks, each of the size that is currently suitable."""
        for number in numbers:
            at = 0
            while at < len(options):
                part = tuple(options[at : at + self._part])
                yield Wanted(part, number, at)
                at += len(part)

    def _learn(self, worked: Worked) -> None:
        """Adapt the size of the parts to the time that one part took."""
        each = worked.seconds / len(worked.found[0])
        self._part = max(LEAST_PART, int(PART_S / max(each, 1e-6)))

    def close(self) -> None:
        """End the processes. Closing twice has no effect."""
        for child in self._children:
            child.kill()
        self._children = []


def _joined(parts: dict[int, ChunkResults]) -> ChunkResults:
    """Join the parts of a chunk, given by the number of their first option."""
    found = [parts[at] for at in sorted(parts)]
    return [
        [places for part in situation for places in part] for situation in zip(*found, strict=True)
    ]


def _serve(line: Line, polite: bool) -> None:
    """Serve as a worker process: receive a task, then compute its chunks until the next one."""
    if polite and hasattr(os, "nice"):
        os.nice(POLITENESS)
    chunks: Chunks | None = None
    while True:
        asked = line.recv()
        try:
            if isinstance(asked, Wanted):
                assert chunks is not None
                start = perf_counter()
                found = chunks.chunk(asked.options, asked.number)
                line.send(Worked(asked.number, asked.at, found, perf_counter() - start))
            else:
                assert isinstance(asked, Workable)
                chunks = asked.begin()
        except Exception:
            line.send(Worked(failure=traceback.format_exc()[-4_000:]))
