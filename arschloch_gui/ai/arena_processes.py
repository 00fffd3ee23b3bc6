"""Worker processes that play the matches of a simulation and are replaced if they hang or die.

Each process writes the decision it is about to make and the number of finished rounds to shared
memory, which takes almost no time. If a decision takes too long or kills its process, a new process
replays the match up to that decision, which a stand-in then makes. The same seed leads to the same
position. The processes end with the simulation, even if it is killed (`child`).
"""

from __future__ import annotations

import ctypes
import logging
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import wait
from time import monotonic

from msgspec.structs import replace

from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob, play_guarded, unwatched
from arschloch_gui.ai.child import Child, Line
from arschloch_gui.ai.external_player import is_external
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.question import MakePlayer
from arschloch_gui.engine.cards import Seat

BOOT = 60.0
"""Time limit in seconds from handing out a match to its first decision."""
MOST_STILLBORN = 3
"""Number of process deaths without progress after which a match is played in this process."""
MOST_TOLD = 20
"""Maximum number of logged failures per match."""
_TICK = 0.1
_DECISION, _SEAT, _ROUNDS = range(3)
"""Indices of the shared cells: the current decision (0: none yet), its seat, finished rounds."""

log = logging.getLogger(__name__)


def play_in_processes(
    jobs: Sequence[MatchJob],
    processes: int,
    patience: float,
    make: MakePlayer = player,
    progress: Callable[[int], object] | None = None,
) -> Iterator[ArenaMatch]:
    """Yield the result of every match in the order of `jobs`, using `processes` workers.

    `patience` is the time limit for one decision in seconds. `progress` is called with the number
    of rounds finished since the previous call, including those of unfinished matches.
    """
    waiting = deque(range(len(jobs)))
    done: dict[int, ArenaMatch] = {}
    tables = [_Table(patience, make) for _ in range(min(processes, len(jobs)))]
    told = [0] * len(jobs)

    def tell(number: int, over: int) -> None:
        more, told[number] = over - told[number], max(over, told[number])
        if more > 0 and progress is not None:  # a match that is replayed starts from 0
            progress(more)

    try:
        for at in range(len(jobs)):
            while at not in done:
                for table in tables:
                    if table.is_free and waiting:
                        table.begin(waiting[0], jobs[waiting[0]])
                        waiting.popleft()
                wait([table.line for table in tables if table.line is not None], _TICK)
                for table in tables:
                    if table.under_way is not None:
                        tell(*table.under_way)
                    if (found := table.look()) is not None:
                        number, done[number] = found
                        tell(number, jobs[number].rounds)
            yield done.pop(at)
    finally:
        for table in tables:
            table.close()


class _Table:
    """One worker process and the match that it is playing."""

    def __init__(self, patience: float, make: MakePlayer) -> None:
        self._patience, self._make = patience, make
        self._cell = multiprocessing.get_context("spawn").RawArray("q", 3)
        self._child: Child | None = None
        self._job: tuple[int, MatchJob] | None = None
        self._seen, self._since = 0, 0.0
        self._stillborn = 0

    @property
    def is_free(self) -> bool:
        """Whether another match can start here."""
        return self._job is None

    @property
    def under_way(self) -> tuple[int, int] | None:
        """The number of the current match and its count of finished rounds, or None."""
        return (self._job[0], self._cell[_ROUNDS]) if self._job is not None else None

    @property
    def line(self) -> Line | None:
        """The connection that becomes readable when the match is over, or None."""
        return self._child.line if self._child is not None and self._job is not None else None

    def begin(self, number: int, job: MatchJob) -> None:
        """Start a match in the worker process, after starting the process if necessary."""
        self._job = number, job
        self._cell[_DECISION] = self._cell[_ROUNDS] = self._seen = 0
        self._since = monotonic()
        try:
            if self._child is None:
                self._child = Child(_serve, self._cell, self._make, self._patience)
            self._child.line.send(job)
        except (OSError, RuntimeError):
            log.exception("a match found no process")

    def look(self) -> tuple[int, ArenaMatch] | None:
        """Return the match that has just finished, if any; replace a process that died or hung."""
        if self._job is None:
            return None
        try:
            if self._child is not None and self._child.line.poll():
                played = self._child.line.recv()
                assert isinstance(played, ArenaMatch)
                return self._over(played)
        except (EOFError, OSError):
            return self._lost("its process died")
        if self._child is None:
            return self._lost("it has no process")
        return self._lost("it took too long") if self._overran() else None

    def close(self) -> None:
        """Kill the worker process."""
        if self._child is not None:
            self._child.kill()
        self._child = self._job = None

    def _overran(self) -> bool:
        decision, now = self._cell[_DECISION], monotonic()
        if decision != self._seen:
            self._seen, self._since = decision, now
        return now - self._since > self._limit(decision, self._cell[_SEAT])

    def _limit(self, decision: int, seat: Seat) -> float:
        """Return the time limit in seconds for the current step.

        `ExternalPlayer` enforces the limit of external players, so they get extra time here.
        """
        assert self._job is not None
        if not decision:
            return BOOT
        outside = is_external(self._job[1].levels[seat])
        return self._patience + BOOT if outside else self._patience

    def _lost(self, why: str) -> tuple[int, ArenaMatch] | None:
        """Replace the process, and replay the match with a stand-in for the lost decision."""
        assert self._job is not None
        number, job = self._job
        decision, seat = self._cell[_DECISION], self._cell[_SEAT]
        self.close()
        if decision and decision not in dict(job.lost):
            log.error("decision %d of seat %d (%s) in %s, seed %d: %s; a stand-in decides",
                      decision, seat, job.levels[seat], job.preset, job.seed, why)  # fmt: skip
            job = replace(job, lost=(*job.lost, (decision, seat)))
        else:
            self._stillborn += 1
            log.error("a match of %s, seed %d, does not get on: %s", job.preset, job.seed, why)
        if self._stillborn >= MOST_STILLBORN:
            self._job = number, job
            return self._over(play_guarded(job, self._make, self._patience, unwatched))
        self.begin(number, job)
        return None

    def _over(self, played: ArenaMatch) -> tuple[int, ArenaMatch]:
        assert self._job is not None
        number, job = self._job
        self._job, self._stillborn = None, 0
        for failure in played.told:
            log.error("%s", failure)
        return number, replace(played, failures=played.failures + len(job.lost))


def _serve(
    line: Line, cell: ctypes.Array[ctypes.c_longlong], make: MakePlayer, patience: float
) -> None:
    """Play the matches received from the parent, until this process is killed."""

    def watched(decision: int, seat: Seat) -> None:
        cell[_SEAT] = seat
        cell[_DECISION] = decision

    def round_over(rounds: int) -> None:
        cell[_ROUNDS] = rounds

    told = _Told()
    logging.getLogger("arschloch_gui").addHandler(told)
    while True:
        job = line.recv()
        assert isinstance(job, MatchJob)
        played = play_guarded(job, make, patience, watched, round_over)
        line.send(replace(played, told=told.taken()))


class _Told(logging.Handler):
    """A log handler that collects the errors of a worker process for the parent to log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if len(self._told) < MOST_TOLD:
            self._told.append(self.format(record))

    def taken(self) -> tuple[str, ...]:
        """Return the messages logged since the last call."""
        told, self._told = tuple(self._told), []
        return told
