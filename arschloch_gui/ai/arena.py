"""AI against AI: many rounds, and each seat's mean place with its standard error.

Rounds are played as matches of `MATCH_ROUNDS` rounds in sequence (offices, exchange and seating
cross from round to round, the first of a match has none); the last match may be shorter. Match
i has the seed `sub_seed(seed, "match", i)`, so the result depends on seed and rounds alone and
not on how many processes share the matches. Levels stay with their seats: no rotation. Where
the seats around matter, compare with the levels named in another order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from arschloch_gui.ai.arena_matches import (
    MatchJob,
    Places,
    PlayedMatch,
    play_in_processes,
    play_match,
)
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.question import PATIENCE
from arschloch_gui.ai.visitor import is_outside
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.families import family_of
from arschloch_gui.engine.rng import sub_seed

MATCH_ROUNDS = 100
_LAGS = 10
"""How many rounds back a place may still be felt; see `standard_error`."""


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
    failures: int = 0
    """How many decisions a stand-in made because a player failed."""


def simulate(
    rules: Any,
    preset: str,
    levels: Sequence[str],
    rounds: int,
    seed: int,
    *,
    jobs: int = 0,
    patience: float = PATIENCE,
    progress: Callable[[int], object] | None = None,
) -> Result:
    """Play `rounds` rounds with one level per seat; `progress` is told how many more are done.

    With `jobs` processes every player has `patience` seconds a decision, and a stand-in where it
    fails; a level may be the command of a player from outside. With none the rounds are played
    here, and whatever a player raises comes out.

    `rules` are the preset's with their changes and have no problems. Raises `UnknownLevel`, and
    `ValueError` where levels and seats differ in number or there is nothing to play.
    """
    if len(levels) != rules.players:
        raise ValueError(f"{len(levels)} levels for {rules.players} seats")
    if rounds < 1:
        raise ValueError(f"{rounds} rounds")
    _check_levels(levels, family_of(preset).key, jobs)
    began = perf_counter()
    matches: list[list[Places]] = []
    failures = 0
    work = _jobs_of(rules, preset, tuple(levels), rounds, seed)
    with closing(_play_all(work, jobs, patience)) as each:
        for played in each:
            matches.append(played.places)
            failures += played.failures
            if progress:
                progress(len(played.places))
    seconds = perf_counter() - began
    seats = tuple(_seat_result(level, seat, matches) for seat, level in enumerate(levels))
    return Result(preset, len(levels), rounds, seats, rounds / max(seconds, 1e-9), failures)


def _check_levels(levels: Sequence[str], game: str, jobs: int) -> None:
    for level in levels:
        if not is_outside(level):
            player(level, game)
        elif not jobs:
            raise ValueError(f"{level} can only play in a process")


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
) -> list[MatchJob]:
    return [
        MatchJob(
            preset, rules, levels, sub_seed(seed, "match", at), min(MATCH_ROUNDS, rounds - first)
        )
        for at, first in enumerate(range(0, rounds, MATCH_ROUNDS))
    ]


def _play_all(
    matches: list[MatchJob], jobs: int, patience: float
) -> Generator[PlayedMatch, None, None]:
    """Every match, in their order."""
    if jobs:
        yield from play_in_processes(matches, jobs, patience)
    else:
        yield from (PlayedMatch(play_match(job)) for job in matches)


def _seat_result(level: str, seat: Seat, matches: list[list[Places]]) -> SeatResult:
    own = [[places[seat] for places in match] for match in matches]
    rounds = sum(map(len, own))
    return SeatResult(level, sum(map(sum, own)) / rounds, standard_error(own))
