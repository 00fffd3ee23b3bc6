"""AI against AI: many rounds, and for each level its mean place with its standard error.

Rounds are played as matches of `MATCH_ROUNDS` rounds in sequence (offices, exchange and seating
cross from round to round, the first of a match has none); the last match may be shorter. Match
i has the seed `sub_seed(seed, "match", i)`, so the result depends on seed and rounds alone and
not on how many processes share the matches.

Each match is played once for every rotation of the levels over the seats (`duplicate`), unless
they are to keep their seats.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from time import perf_counter

from msgspec import Struct

from arschloch_gui.ai.arena_matches import MatchJob, PlayedMatch, play_match
from arschloch_gui.ai.arena_processes import play_in_processes
from arschloch_gui.ai.duplicate import DuplicateTables, as_seated, places, points, rotated
from arschloch_gui.ai.external_player import is_external
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.question import PATIENCE
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.options import RulesBase


class SeatResult(Struct, frozen=True):
    """How one of the levels given fared, over all chairs it had.

    `mean_place` 1 is always highest office; `mean_points` as the game counts a round. The standard
    errors are of the same units.
    """

    level: str
    mean_place: float
    stderr: float
    mean_points: float
    points_stderr: float


class Result(Struct, frozen=True):
    """What `arschloch simulate` prints; `rounds` are those of all rotations together."""

    preset: str
    players: int
    rounds: int
    seats: tuple[SeatResult, ...]
    rounds_per_second: float
    failures: int = 0
    """How many decisions a stand-in made because a player failed."""


class Way(Struct, frozen=True):
    """How matches are played, which changes nothing of what comes out.

    With `jobs` processes every player has `patience` seconds a decision, and a stand-in where it
    fails; a level may be the command of a player from outside. With none the matches are played
    here, and whatever a player raises comes out. `progress` is told how many more rounds are over.

    `before` are the first matches, if they were played already, and `note` is given each further
    one: with both a run goes on where another was interrupted.
    """

    jobs: int = 0
    patience: float = PATIENCE
    progress: Callable[[int], object] | None = None
    before: Sequence[PlayedMatch] = ()
    note: Callable[[PlayedMatch], object] | None = None


class PlayedMatches(Struct, frozen=True):
    """All matches in their order, and how many rounds a second those took that were played now."""

    matches: tuple[PlayedMatch, ...]
    rounds_per_second: float

    @property
    def failures(self) -> int:
        """How many decisions a stand-in made."""
        return sum(match.failures for match in self.matches)


def tables_of(levels: Sequence[str], *, rotate: bool) -> DuplicateTables:
    """The tables at which `simulate` lets the levels of the seats play."""
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
    before: Sequence[PlayedMatch] = (),
    note: Callable[[PlayedMatch], object] | None = None,
) -> Result:
    """Play `rounds` rounds in all with the levels rotated over the seats, or one level a seat.

    For the others see `Way`. `rules` are the preset's with their changes and have no problems.
    Raises `UnknownLevel`, and `ValueError` where levels and seats differ in number or there is
    nothing to play.
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
    """Raises `UnknownLevel`, and `ValueError` for a program without a process."""
    for level in levels:
        if not is_external(level):
            player(level, game)
        elif not jobs:
            raise ValueError(f"{level} can only play in a process")


def play_all(work: Sequence[MatchJob], way: Way) -> PlayedMatches:
    """Play the matches that were not played before."""
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


def _each(work: Sequence[MatchJob], way: Way) -> Generator[PlayedMatch, None, None]:
    if way.jobs:
        yield from play_in_processes(work, way.jobs, way.patience, progress=way.progress)
        return
    for job in work:
        yield (played := play_match(job))
        if way.progress:
            way.progress(len(played.places))


def _seat_result(
    level: str, tables: DuplicateTables, entry: int, matches: Sequence[PlayedMatch]
) -> SeatResult:
    place = tables.estimate(matches, entry, places)
    score = tables.estimate(matches, entry, points)
    return SeatResult(level, place.mean, place.stderr, score.mean, score.stderr)
