"""The matches of a simulation: played here, or shared among processes that are watched.

A process tells through a cell of shared memory which decision it is about to make; that costs
next to nothing. When a decision takes too long, or its process dies of it, the match is played
again in a new process up to that decision, and there a stand-in decides: the same seed leads to
the same place. Killed in any way, the simulation takes its processes along (`child`).
"""

from __future__ import annotations

import logging
import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, TypeAlias

from arschloch_gui.ai.bot_lines import Hello
from arschloch_gui.ai.child import Child
from arschloch_gui.ai.guard import MOST_LATE, Decision, Guard
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player, decision_rng, player_seed
from arschloch_gui.ai.question import InThread, MakePlayer, NoAnswer, Question
from arschloch_gui.ai.visitor import Visitor, is_outside
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.families import family_of
from arschloch_gui.engine.family import AnyFamily, Carry, RoundSetup
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng

BOOT = 60.0
"""Seconds from a match being handed out to its first decision."""
MOST_STILLBORN = 3
"""After so many deaths without getting any further a match is played here."""
MOST_TOLD = 20
"""Of the failures of one match so many are told."""
_TICK = 0.1

Places: TypeAlias = tuple[float, ...]
"""The place of every seat in one round, 1 the highest office."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class MatchJob:
    """One match of a simulation, small enough to send to another process.

    `lost` are decisions (number in the match from 1, seat) that cost a process its life.
    """

    preset: str
    rules: Any
    levels: tuple[str, ...]
    seed: int
    rounds: int
    lost: tuple[tuple[int, Seat], ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """The places of every round; `failures` counts the decisions of a stand-in, `told` are some."""

    places: list[Places]
    failures: int = 0
    told: tuple[str, ...] = ()


def play_match(
    job: MatchJob,
    players: Sequence[Player] | None = None,
    told: Callable[[tuple[Seat, ...]], object] | None = None,
) -> list[Places]:
    """Play a match here, by its levels unless players are given; whatever one raises comes out.

    `told` hears of each round that is over: the seats, the best first.
    """
    family = family_of(job.preset)
    seats = players or [player(level, family.key) for level in job.levels]
    carry = Carry(order=tuple(range(len(seats))))
    plies = Plies(len(seats))
    result: list[Places] = []
    for round_no in range(1, job.rounds + 1):
        setup = RoundSetup(job.seed, round_no, carry)
        state = play_round(family, job.rules, setup, seats, plies)
        carry = family.carry(state)
        result.append(family.places(state))
        if told is not None:
            told(carry.offices)
    return result


def play_round(
    family: AnyFamily, rules: Any, setup: RoundSetup, players: Sequence[Player], plies: Plies
) -> Any:
    """One round by the players of the seats; returns the finished state. `plies` counts on.

    The same players get the same randomness in a `Match` of this seed, hence play the same.
    """
    state = family.start_round(rules, setup, None)
    while state.phase != ROUND_OVER:
        seat = state.to_act
        legal = family.legal(state)
        view = family.view(state, seat)
        rng = decision_rng(setup.seed, seat, plies.known_to(seat))
        action = legal[players[seat].choose(view, legal, rng)]
        secret = family.is_secret(state.phase, action)
        family.advance(state, action, None)
        plies.count(seat, secret=secret)
    return state


def play_in_processes(
    jobs: Sequence[MatchJob], processes: int, patience: float, make: MakePlayer = player
) -> Iterator[PlayedMatch]:
    """Every match in the order of the jobs, played by so many processes at a time.

    `patience` is the time for one decision in seconds.
    """
    waiting = deque(range(len(jobs)))
    done: dict[int, PlayedMatch] = {}
    tables = [_Table(patience, make) for _ in range(min(processes, len(jobs)))]
    try:
        for at in range(len(jobs)):
            while at not in done:
                for table in tables:
                    if table.is_free and waiting:
                        table.begin(waiting[0], jobs[waiting[0]])
                        waiting.popleft()
                wait([table.line for table in tables if table.line is not None], _TICK)
                done.update(found for table in tables if (found := table.look()) is not None)
            yield done.pop(at)
    finally:
        for table in tables:
            table.close()


class _Table:
    """One process and the match it plays."""

    def __init__(self, patience: float, make: MakePlayer) -> None:
        self._patience, self._make = patience, make
        # By index: the decision under way (0: none yet), and the seat that has to make it.
        self._cell = multiprocessing.get_context("spawn").RawArray("q", 2)
        self._child: Child | None = None
        self._job: tuple[int, MatchJob] | None = None
        self._seen, self._since = 0, 0.0
        self._stillborn = 0

    @property
    def is_free(self) -> bool:
        """Whether another match can be begun."""
        return self._job is None

    @property
    def line(self) -> Connection | None:
        """What becomes readable when there is something to look at."""
        return self._child.line if self._child is not None and self._job is not None else None

    def begin(self, number: int, job: MatchJob) -> None:
        """Hand out a match."""
        self._job = number, job
        self._cell[0] = self._seen = 0
        self._since = monotonic()
        try:
            if self._child is None:
                self._child = Child(_serve, self._cell, self._make, self._patience)
            self._child.line.send(job)
        except (OSError, RuntimeError):
            log.exception("a match found no process")

    def look(self) -> tuple[int, PlayedMatch] | None:
        """The match that is over, if it is; a process that is lost gets a successor."""
        if self._job is None:
            return None
        try:
            if self._child is not None and self._child.line.poll():
                return self._over(self._child.line.recv())
        except (EOFError, OSError):
            return self._lost("its process died")
        if self._child is None:
            return self._lost("it has no process")
        return self._lost("it took too long") if self._overran() else None

    def close(self) -> None:
        """End the process."""
        if self._child is not None:
            self._child.kill()
        self._child = self._job = None

    def _overran(self) -> bool:
        decision, now = self._cell[0], monotonic()
        if decision != self._seen:
            self._seen, self._since = decision, now
        return now - self._since > self._limit(decision, self._cell[1])

    def _limit(self, decision: int, seat: Seat) -> float:
        """Seconds for what is under way. Players from outside are timed where they are asked."""
        assert self._job is not None
        if not decision:
            return BOOT
        outside = is_outside(self._job[1].levels[seat])
        return self._patience + BOOT if outside else self._patience

    def _lost(self, why: str) -> tuple[int, PlayedMatch] | None:
        """Give the process up and play the match again without the decision that was lost."""
        assert self._job is not None
        number, job = self._job
        decision, seat = self._cell
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
            return self._over(_play_guarded(job, self._make, self._patience, _unwatched))
        self.begin(number, job)
        return None

    def _over(self, played: PlayedMatch) -> tuple[int, PlayedMatch]:
        assert self._job is not None
        number, job = self._job
        self._job, self._stillborn = None, 0
        for failure in played.told:
            log.error("%s", failure)
        return number, replace(played, failures=played.failures + len(job.lost))


def _serve(line: Connection, cell: Any, make: MakePlayer, patience: float) -> None:
    """The process: plays matches until no more come."""

    def watched(decision: int, seat: Seat) -> None:
        cell[1] = seat
        cell[0] = decision

    told = _Told()
    logging.getLogger("arschloch_gui").addHandler(told)
    while True:
        played = _play_guarded(line.recv(), make, patience, watched)
        line.send(replace(played, told=told.taken()))


class _Told(logging.Handler):
    """Keeps what is logged in a process for the one who reads the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if len(self._told) < MOST_TOLD:
            self._told.append(self.format(record))

    def taken(self) -> tuple[str, ...]:
        """What was logged since this was asked last."""
        told, self._told = tuple(self._told), []
        return told


def _unwatched(decision: int, seat: Seat) -> None:
    """Nobody watches."""


def _play_guarded(
    job: MatchJob, make: MakePlayer, patience: float, watched: Callable[[int, Seat], None]
) -> PlayedMatch:
    """Play a match with a stand-in for whatever fails; `watched` hears of each decision before.

    `patience` is for players from outside, in seconds.
    """
    visitors = {
        seat: Visitor(
            level, Hello(job.preset, job.rules, seat, player_seed(job.seed, seat)), patience
        )
        for seat, level in enumerate(job.levels)
        if is_outside(level)
    }
    try:
        tally = _Tally(job, Guard(InThread(make)), watched, visitors)
        game = family_of(job.preset).key
        places = play_match(
            job,
            [_Sitter(level, game, tally) for level in job.levels],
            lambda order: _tell_round(visitors.values(), order),
        )
        watched(0, 0)
        means = [sum(each) / len(places) for each in zip(*places, strict=True)]
        for visitor in visitors.values():
            visitor.tell_over(len(places), means)
    finally:
        for visitor in visitors.values():
            visitor.close()
    return PlayedMatch(places, tally.failures)


def _tell_round(visitors: Iterable[Visitor], places: tuple[Seat, ...]) -> None:
    for visitor in visitors:
        visitor.tell_round(places)


class _Tally:
    """What the sitters of a match have in common."""

    def __init__(
        self,
        job: MatchJob,
        guard: Guard,
        watched: Callable[[int, Seat], None],
        visitors: Mapping[Seat, Visitor],
    ) -> None:
        self.failures = 0
        self._visitors = visitors
        self._lost = dict(job.lost)
        self._levels = job.levels
        self._late: Counter[str] = Counter()
        self._guard, self._watched = guard, watched
        self._decision = 0
        self._family, self._plies = family_of(job.preset), Plies(len(job.levels))

    def decide(self, question: Question, seat: Seat) -> int:
        """A legal index; by the stand-in where the decision is lost, or too many were."""
        index = self._index(question, seat)
        secret = self._family.is_secret(question.view.phase, question.legal[index])
        self._plies.count(seat, secret=secret)
        return index

    def _index(self, question: Question, seat: Seat) -> int:
        self._decision += 1
        self._watched(self._decision, seat)
        if self._decision in self._lost:
            self._late[question.level] += 1  # counted among the failures by who lost it
            return self._guard.stand_in(question).index
        if seat in self._visitors:
            decision = self._visited(question, seat)
        elif self._late[question.level] >= MOST_LATE:
            decision = self._guard.stand_in(question)
        else:
            decision = self._guard.decide(question)
        self.failures += decision.stood_in
        return decision.index

    def _visited(self, question: Question, seat: Seat) -> Decision:
        try:
            ply = self._plies.known_to(seat)
            return Decision(self._visitors[seat].answer(question, ply))
        except NoAnswer:
            return self._guard.stand_in(question)


class _Sitter:
    """The player of a level whose decisions are watched and guarded."""

    def __init__(self, level: str, game: str, tally: _Tally) -> None:
        self._level, self._game, self._tally = level, game, tally

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        question = Question(self._level, self._game, view, legal, rng)
        return self._tally.decide(question, view.seat)
