"""AI against AI: many rounds, and each seat's mean place with its standard error.

Rounds are played as matches of `MATCH_ROUNDS` rounds in sequence (offices, exchange and seating
cross from round to round, the first of a match has none); the last match may be shorter. Match
i has the seed `sub_seed(seed, "match", i)`, so the result depends on seed and rounds alone and
not on how many processes share the matches. Levels stay with their seats: no rotation. Where
the seats around matter, compare with the levels named in another order.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeAlias

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player, decision_rng
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.families import family_of
from arschloch_gui.engine.family import Carry, Family, RoundSetup
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.rng import sub_seed

MATCH_ROUNDS = 100
_LAGS = 10
"""How many rounds back a place may still be felt; see `standard_error`."""

Places: TypeAlias = tuple[float, ...]
"""The place of every seat in one round, 1 the highest office."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat fared: `mean_place` 1 is always highest office; `stderr` in places."""

    level: str
    mean_place: float
    stderr: float


@dataclass(frozen=True, slots=True)
class Result:
    """What `arschloch simulate` prints."""

    preset: str
    players: int
    rounds: int
    seats: tuple[SeatResult, ...]
    rounds_per_second: float


@dataclass(frozen=True, slots=True)
class _MatchJob:
    """One match of the simulation, small enough to send to another process."""

    preset: str
    rules: Any
    levels: tuple[str, ...]
    seed: int
    rounds: int


def simulate(
    rules: Any,
    preset: str,
    levels: Sequence[str],
    rounds: int,
    seed: int,
    *,
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
) -> Result:
    """Play `rounds` rounds with one level per seat; `progress` is told how many more are done.

    `rules` are the preset's with their changes and have no problems. Raises `UnknownLevel`, and
    `ValueError` where levels and seats differ in number or there is nothing to play.
    """
    if len(levels) != rules.players:
        raise ValueError(f"{len(levels)} levels for {rules.players} seats")
    if rounds < 1:
        raise ValueError(f"{rounds} rounds")
    game = family_of(preset).key
    for level in levels:
        player(level, game)
    began = perf_counter()
    matches: list[list[Places]] = []
    for places in _play_all(_jobs_of(rules, preset, tuple(levels), rounds, seed), jobs):
        matches.append(places)
        if progress:
            progress(len(places))
    seconds = perf_counter() - began
    seats = tuple(_seat_result(level, seat, matches) for seat, level in enumerate(levels))
    return Result(preset, len(levels), rounds, seats, rounds / max(seconds, 1e-9))


def play_round(
    family: Family, rules: Any, setup: RoundSetup, players: Sequence[Player], ply: int
) -> tuple[Any, int]:
    """One round by the players of the seats; gives the finished state and the new ply.

    The same players get the same randomness in a `Match` of this seed, hence play the same.
    """
    state = family.start_round(rules, setup, None)
    while state.phase != ROUND_OVER:
        seat = state.to_act
        legal = family.legal(state)
        view = family.view(state, seat)
        index = players[seat].choose(view, legal, decision_rng(setup.seed, seat, ply))
        family.advance(state, legal[index], None)
        ply += 1
    return state, ply


def standard_error(matches: Sequence[Sequence[float]]) -> float:
    """The standard error of the mean over all rounds of all matches; 0 for a single round.

    Neighbouring rounds of a match are alike where offices exchange cards, so their
    autocovariances count too (Bartlett weights, as Newey and West do).
    """
    values = [value for match in matches for value in match]
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    window = min(_LAGS, n // 4)
    for lag in range(1, window + 1):
        together = sum(
            (early - mean) * (late - mean)
            for match in matches
            for early, late in zip(match, match[lag:], strict=False)
        )
        variance += 2 * (1 - lag / (window + 1)) * together / n
    return math.sqrt(max(variance, 0.0) / n)


def _jobs_of(
    rules: Any, preset: str, levels: tuple[str, ...], rounds: int, seed: int
) -> list[_MatchJob]:
    return [
        _MatchJob(
            preset, rules, levels, sub_seed(seed, "match", at), min(MATCH_ROUNDS, rounds - first)
        )
        for at, first in enumerate(range(0, rounds, MATCH_ROUNDS))
    ]


def _play_all(matches: list[_MatchJob], jobs: int) -> Iterator[list[Places]]:
    """The places of every match, in the order of the matches."""
    workers = min(jobs, len(matches))
    if workers < 2:
        yield from map(_play_match, matches)
        return
    # Spawned, not forked: the same on every system, and safe beside Qt's threads.
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_play_match, matches)


def _play_match(job: _MatchJob) -> list[Places]:
    family = family_of(job.preset)
    players = [player(level, family.key) for level in job.levels]
    carry = Carry(order=tuple(range(len(players))))
    ply = 0
    result: list[Places] = []
    for round_no in range(1, job.rounds + 1):
        setup = RoundSetup(job.seed, round_no, carry)
        state, ply = play_round(family, job.rules, setup, players, ply)
        carry = family.carry(state)
        result.append(family.places(state))
    return result


def _seat_result(level: str, seat: Seat, matches: list[list[Places]]) -> SeatResult:
    own = [[places[seat] for places in match] for match in matches]
    rounds = sum(map(len, own))
    return SeatResult(level, sum(map(sum, own)) / rounds, standard_error(own))
