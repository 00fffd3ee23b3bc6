"""Parallel processes that compute one judgement; timing does not affect the result."""

from __future__ import annotations

import os
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
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
DIED = "a process has died"
LOOK_S = 0.1
"""Longest time between two looks at whether the results are still wanted, in seconds."""
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

    def __init__(
        self, processes: int, *, polite: bool = False, heed: Callable[[], None] = lambda: None
    ) -> None:
        """Start the processes; if `polite`, at lower priority where the system allows it.

        `heed` is called every `LOOK_S` seconds at least while results are awaited. To stop, it
        raises an exception: on a busy computer, a process can take many seconds to start.
        """
        self._children = [Child(_serve, polite) for _ in range(processes)]
        self._part = LEAST_PART
        self._heed = heed
        self._outdated = {child.line: 0 for child in self._children}
        """Number of parts of earlier work that each process has not answered yet."""

    @property
    def pids(self) -> list[int | None]:
        """The process ids."""
        return [child.pid for child in self._children]

    def take(self, task: Workable) -> None:
        """Switch to another task. Raises `PoolFailed`."""
        self._part = LEAST_PART
        try:
            for line in self._outdated:
                self._drop(line)
                line.send(task)
        except (EOFError, OSError) as error:
            raise PoolFailed(DIED) from error

    def work_out(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        """Yield the chunks in the order of their numbers. Raises `PoolFailed`.

        To stop early, close this iterator. The results of parts in progress are dropped later.
        """
        waiting = list(numbers)
        done: dict[int, dict[int, ChunkResults]] = defaultdict(dict)
        busy = dict.fromkeys(self._outdated, 0)
        to_give = self._parts(options, waiting)

        def give(line: Line) -> None:
            ahead = AHEAD - self._outdated[line]
            while busy[line] < ahead and (part := next(to_give, None)) is not None:
                line.send(part)
                busy[line] += 1

        try:
            for line in busy:
                give(line)
            for number in waiting:
                while sum(len(part[0]) for part in done[number].values()) < len(options):
                    ready = wait(list(busy), LOOK_S)
                    self._heed()
                    for line in [each for each in busy if each in ready]:
                        if (worked := self._received(line)) is not None:
                            busy[line] -= 1
                            done[worked.number][worked.at] = worked.found
                        give(line)
                yield _joined(done.pop(number))
        except (EOFError, OSError) as error:
            raise PoolFailed(DIED) from error
        finally:
            for line, count in busy.items():
                self._outdated[line] += count

    def _received(self, line: Line) -> Worked | None:
        """Return a result that has arrived, or None if it was of earlier work."""
        if self._outdated[line]:
            self._drop(line)
            return None
        worked = line.recv()
        assert isinstance(worked, Worked)
        if worked.failure:
            raise PoolFailed(worked.failure)
        self._learn(worked)
        return worked

    def _drop(self, line: Line) -> None:
        """Drop the results of earlier work that have arrived from a process."""
        while self._outdated[line] and line.poll():
            line.recv()
            self._outdated[line] -= 1

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
