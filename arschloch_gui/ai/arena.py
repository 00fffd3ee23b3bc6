"""Simulation of many rounds between levels, with the mean place of each level.

Rounds are played in matches of `MATCH_ROUNDS` rounds. Within a match, positions and seats carry
over from round to round, and cards are exchanged from the second round on. The last match can be
shorter. Match i has the seed `sub_seed(seed, "match", i)`, so the result depends only on the seed
and the number of rounds, not on how many processes share the matches.

Each match is played once for every rotation of the levels over the seats (`duplicate`), unless the
levels are fixed to their seats.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from time import perf_counter

from msgspec import Struct

from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob, play_match
from arschloch_gui.ai.arena_processes import play_in_processes
from arschloch_gui.ai.duplicate import DuplicateTables, as_seated, places, points, rotated
from arschloch_gui.ai.external_player import is_external
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.question import PATIENCE
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.options import RulesBase


class SeatResult(Struct, frozen=True):
    """The result of one level over all the seats that it occupied.

    A `mean_place` of 1 is the highest position. `mean_points` are the game's points per round. Each
    standard error has the unit of its mean.
    """

    level: str
    mean_place: float
    stderr: float
    mean_points: float
    points_stderr: float


class Result(Struct, frozen=True):
    """The result that `arschloch simulate` prints. `rounds` counts the rounds of all rotations."""

    preset: str
    players: int
    rounds: int
    seats: tuple[SeatResult, ...]
    rounds_per_second: float
    failures: int = 0
    """The number of decisions that a stand-in made because a player failed."""


class Way(Struct, frozen=True):
    """Options for running matches. None of them affects the results.

    With `jobs` worker processes, each player has `patience` seconds per decision, a stand-in
    decides if a player fails, and a level can be the command of an external player. With `jobs=0`,
    the matches are played in this process, and exceptions raised by players propagate. `progress`
    is called with the number of rounds finished since the previous call.

    `before` are the results of the first matches, if these were played earlier, and `note` is
    called with each new result. A run can thus resume where an earlier one was interrupted.
    """

    jobs: int = 0
    patience: float = PATIENCE
    progress: Callable[[int], object] | None = None
    before: Sequence[ArenaMatch] = ()
    note: Callable[[ArenaMatch], object] | None = None


class PlayedMatches(Struct, frozen=True):
    """All matches in order, and the number of rounds per second played in this run."""

    matches: tuple[ArenaMatch, ...]
    rounds_per_second: float

    @property
    def failures(self) -> int:
        """The number of decisions that a stand-in made."""
        return sum(match.failures for match in self.matches)


def tables_of(levels: Sequence[str], *, rotate: bool) -> DuplicateTables:
    """Return the tables at which `simulate` seats the levels."""
    return rotated(levels) if rotate else as_seated(levels)


def simulate(
    rules: RulesBase,
    preset: str,
    levels: Sequence[str],
    rounds: int,
    seed: int,
    *,
    rotate: bool = True,
    jobs: int = 0,
    patience: float = PATIENCE,
    progress: Callable[[int], object] | None = None,
    before: Sequence[ArenaMatch] = (),
    note: Callable[[ArenaMatch], object] | None = None,
) -> Result:
    """Play `rounds` rounds in total, with the levels rotated over the seats or fixed to seats.

    The other parameters are those of `Way`. `rules` are the rules of the preset, possibly changed,
    and must be free of problems. Raises `UnknownLevel`, and `ValueError` if the number of levels
    differs from the number of seats or `rounds` is less than 1.
    """
    if len(levels) != rules.players:
        raise ValueError(f"{len(levels)} levels for {rules.players} seats")
    if rounds < 1:
        raise ValueError(f"{rounds} rounds")
    check_levels(levels, family_of(preset).key, jobs)
    tables = tables_of(levels, rotate=rotate)
    played = play_all(
        tables.jobs(preset, rules, rounds, seed), Way(jobs, patience, progress, before, note)
    )
    seats = tuple(
        _seat_result(level, tables, entry, played.matches) for entry, level in enumerate(levels)
    )
    return Result(preset, len(levels), rounds, seats, played.rounds_per_second, played.failures)


def check_levels(levels: Sequence[str], game: str, jobs: int) -> None:
    """Raise `UnknownLevel` for an unknown level.

    Raises `ValueError` for an external player if `jobs` is 0.
    """
    for level in levels:
        if not is_external(level):
            player(level, game)
        elif not jobs:
            raise ValueError(f"{level} can only play in a process")


def play_all(work: Sequence[MatchJob], way: Way) -> PlayedMatches:
    """Play the matches that are not in `way.before`, and return all matches."""
    began = perf_counter()
    matches, rounds = list(way.before), 0
    with closing(_each(work[len(matches) :], way)) as each:
        for played in each:
            matches.append(played)
            rounds += len(played.places)
            if way.note:
                way.note(played)
    seconds = perf_counter() - began
    return PlayedMatches(tuple(matches), rounds / max(seconds, 1e-9))


def _each(work: Sequence[MatchJob], way: Way) -> Generator[ArenaMatch, None, None]:
    if way.jobs:
        yield from play_in_processes(work, way.jobs, way.patience, progress=way.progress)
        return
    for job in work:
        yield (played := play_match(job))
        if way.progress:
            way.progress(len(played.places))


def _seat_result(
    level: str, tables: DuplicateTables, entry: int, matches: Sequence[ArenaMatch]
) -> SeatResult:
    place = tables.estimate(matches, entry, places)
    score = tables.estimate(matches, entry, points)
    return SeatResult(level, place.mean, place.stderr, score.mean, score.stderr)
