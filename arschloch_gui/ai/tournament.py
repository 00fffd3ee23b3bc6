"""Tournament of all pairs of levels, with a rating for each level.

The two levels of a pair sit alternately, and each table is also played with the levels swapped and
rotated (`pair_tables`), so that they share the seats as evenly as possible. All pairs play the same
deals.

The *lead* of a level over another is the difference of their mean places. The *rating* of a level
is the mean of its leads over all levels, including itself. The differences between these ratings
are the least-squares fit to the leads. Ratings are also in places, and they add up to 0. Standard
errors are computed by deal, because all pairs play the same deals.
(docs/decisions/duplicate-arena.md)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from arschloch_gui.ai.arena import Way, check_levels, play_all
from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob
from arschloch_gui.ai.duplicate import (
    Count,
    DuplicateTables,
    deal_means,
    places,
    points,
    rotations,
)
from arschloch_gui.ai.estimate import Estimate, standard_error
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.options import RulesBase


class PairResult(Struct, frozen=True):
    """The result of two levels that played at the same tables.

    `lead` is the number of places by which the first level is better than the second. `points_lead`
    is the number of points by which it has more, which is good or bad depending on the game.
    """

    levels: tuple[str, str]
    mean_places: tuple[float, float]
    lead: float
    stderr: float
    points_lead: float
    points_stderr: float


class LevelRating(Struct, frozen=True):
    """The places by which a level is better than the mean of all, and the standard error."""

    level: str
    rating: float
    stderr: float


class TournamentResult(Struct, frozen=True):
    """The result that `arschloch tournament` prints, best first.

    Each pair played `rounds` rounds.
    """

    preset: str
    players: int
    rounds: int
    ratings: tuple[LevelRating, ...]
    pairs: tuple[PairResult, ...]
    rounds_per_second: float
    failures: int = 0


def pair_tables(one: str, other: str, players: int) -> DuplicateTables:
    """Return the tables of a pair, at which both levels sit in every chair equally often.

    With an even number of seats, each level has half of them. With an odd number, each level has
    one more seat at half of the tables.

    >>> pair_tables("a", "b", 4).levels
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    >>> len(pair_tables("a", "b", 5).levels)
    10
    """
    alternately = [(one, other)[seat % 2] for seat in range(players)]
    exchanged = [(other, one)[seat % 2] for seat in range(players)]
    tables = tuple(dict.fromkeys([
        table for pair in zip(rotations(alternately), rotations(exchanged), strict=True)
        for table in pair
    ]))  # fmt: skip
    entries = tuple(
        tuple((at, seat) for at, table in enumerate(tables)
              for seat, level in enumerate(table) if level == wanted)
        for wanted in (one, other)
    )  # fmt: skip
    return DuplicateTables(tables, entries)


def jobs_of(
    rules: RulesBase, preset: str, levels: Sequence[str], rounds: int, seed: int
) -> list[MatchJob]:
    """Return the matches of all pairs, pair by pair."""
    return [
        job
        for one, other in combinations(levels, 2)
        for job in pair_tables(one, other, rules.players).jobs(preset, rules, rounds, seed)
    ]


def tournament(
    rules: RulesBase, preset: str, levels: Sequence[str], rounds: int, seed: int, way: Way
) -> TournamentResult:
    """Play `rounds` rounds for each pair of levels.

    `rules` are the rules of the preset, possibly changed, and must be free of problems. Raises
    `UnknownLevel`, and `ValueError` if there are fewer than two levels, a level is repeated, or
    `rounds` is less than 1.
    """
    if len(set(levels)) < max(2, len(levels)):
        raise ValueError(f"{len(levels)} levels are not two or more different ones")
    if rounds < 1:
        raise ValueError(f"{rounds} rounds")
    check_levels(levels, family_of(preset).key, way.jobs)
    played = play_all(jobs_of(rules, preset, levels, rounds, seed), way)
    pairs = list(combinations(levels, 2))
    each = len(played.matches) // len(pairs)
    duels = [
        _Duel(pair, pair_tables(*pair, rules.players), played.matches[at * each : (at + 1) * each])
        for at, pair in enumerate(pairs)
    ]
    ratings = sorted((_rating(level, duels, len(levels)) for level in levels),
                     key=lambda rating: -rating.rating)  # fmt: skip
    return TournamentResult(
        preset, rules.players, rounds, tuple(ratings), tuple(duel.result() for duel in duels),
        played.rounds_per_second, played.failures,
    )  # fmt: skip


class _Duel(Struct, frozen=True):
    """A pair and all its matches."""

    pair: tuple[str, str]
    tables: DuplicateTables
    matches: Sequence[ArenaMatch]

    def result(self) -> PairResult:
        """Return the pair's result."""
        by_places, by_points = self.ahead(places), self.ahead(points)
        return PairResult(
            self.pair, (self._mean(0, places), self._mean(1, places)),
            -by_places.mean, by_places.stderr, by_points.mean, by_points.stderr,
        )  # fmt: skip

    def ahead(self, count: Count) -> Estimate:
        """Return the difference between the means of the two levels, first minus second."""
        more = self._mean(0, count) - self._mean(1, count)
        return Estimate(more, standard_error(self.by_deal(count)))

    def by_deal(self, count: Count) -> list[list[float]]:
        """Return the difference between the means in each deal, first minus second, by block."""
        first, second = (
            deal_means(self.tables.series(self.matches, entry, count)) for entry in (0, 1)
        )
        return [
            [mine - theirs for mine, theirs in zip(*both, strict=True)]
            for both in zip(first, second, strict=True)
        ]

    def _mean(self, entry: int, count: Count) -> float:
        return self.tables.estimate(self.matches, entry, count).mean


def _rating(level: str, duels: Sequence[_Duel], levels: int) -> LevelRating:
    # A low place is good, so the sign is negative for the first level of the pair.
    own = [(-1 if level == duel.pair[0] else 1, duel) for duel in duels if level in duel.pair]
    leads = [(sign, duel.by_deal(places)) for sign, duel in own]
    by_deal = [
        [sum(sign * series[block][deal] for sign, series in leads) / levels
         for deal in range(len(deals))]
        for block, deals in enumerate(leads[0][1])
    ]  # fmt: skip
    mean = sum(sign * duel.ahead(places).mean for sign, duel in own) / levels
    return LevelRating(level, mean, standard_error(by_deal))
