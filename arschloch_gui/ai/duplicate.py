"""Duplicate: the same deals played at several tables, so that the luck of the cards cancels.

A *deal* is a round of a match; its cards follow from the seed of the match and the number of the
round. A *block* is one match of each table with one seed: at every table the same cards lie in the
same chairs, and other players sit there. A table is told by the level in each chair. What is
counted together is an *entry*: it is at one chair or several of every table.

Rounds are counted over all tables. Where they do not divide by the tables, the last deal is played
by the first tables only. (docs/decisions/duplicate-arena.md)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.ai.arena_matches import MatchJob, PlayedMatch
from arschloch_gui.ai.estimate import Estimate, newey_west_error, standard_error
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.rng import sub_seed

MATCH_ROUNDS = 100
"""Rounds of a match; the last of a simulation may be shorter."""

Chair: TypeAlias = tuple[int, Seat]
"""The number of a table, and the seat there."""
Count: TypeAlias = Callable[[PlayedMatch], Sequence[Sequence[float]]]
"""What is counted of a match: a value for each round and seat."""


def places(match: PlayedMatch) -> Sequence[Sequence[float]]:
    """The place in every round, 1 the best."""
    return match.places


def points(match: PlayedMatch) -> Sequence[Sequence[float]]:
    """The points of every round, as the game counts them."""
    return match.points


class DuplicateTables(Struct, frozen=True):
    """The tables that play each deal, and the chairs of every entry."""

    levels: tuple[tuple[str, ...], ...]
    """By table and seat."""
    entries: tuple[tuple[Chair, ...], ...]

    def jobs(self, preset: str, rules: RulesBase, rounds: int, seed: int) -> list[MatchJob]:
        """The matches of so many rounds in all, block by block, each with all its tables."""
        return [
            MatchJob(preset, rules, self.levels[table], sub_seed(seed, "match", block), deals)
            for block, table, deals in self._matches(rounds)
        ]

    def _matches(self, rounds: int) -> Iterator[tuple[int, int, int]]:
        """(block, table, rounds) of each match."""
        whole, rest = divmod(rounds, len(self.levels))
        for block, first in enumerate(range(0, whole + bool(rest), MATCH_ROUNDS)):
            for table in range(len(self.levels)):
                deals = min(MATCH_ROUNDS, whole + (table < rest) - first)
                if deals > 0:
                    yield block, table, deals

    def series(
        self, matches: Sequence[PlayedMatch], entry: int, count: Count
    ) -> list[list[list[float]]]:
        """By block and deal: the values of an entry at all of its chairs that played the deal.

        `matches` are those of `jobs`, in their order.
        """
        chairs = self.entries[entry]
        return [
            [
                [values[table][deal][seat] for table, seat in chairs
                 if table < len(values) and deal < len(values[table])]
                for deal in range(len(values[0]))
            ]
            for values in self._blocks(matches, count)
        ]  # fmt: skip

    def _blocks(
        self, matches: Sequence[PlayedMatch], count: Count
    ) -> Iterator[list[Sequence[Sequence[float]]]]:
        tables = len(self.levels)
        for first in range(0, len(matches), tables):
            yield [count(match) for match in matches[first : first + tables]]

    def estimate(self, matches: Sequence[PlayedMatch], entry: int, count: Count) -> Estimate:
        """The mean of an entry over all rounds and chairs; its error is that of its deals."""
        series = self.series(matches, entry, count)
        every = [value for block in series for deal in block for value in deal]
        # Without rotation the error stays what it always was (docs/decisions/duplicate-arena.md).
        error = standard_error if len(self.levels) > 1 else newey_west_error
        return Estimate(sum(every) / len(every), error(deal_means(series)))


def deal_means(series: Sequence[Sequence[Sequence[float]]]) -> list[list[float]]:
    """By block and deal: the mean of its values."""
    return [[sum(deal) / len(deal) for deal in block] for block in series]


def as_seated(levels: Sequence[str]) -> DuplicateTables:
    """One table, where everybody keeps the seat given."""
    return DuplicateTables((tuple(levels),), tuple(((0, seat),) for seat in range(len(levels))))


def rotated(levels: Sequence[str]) -> DuplicateTables:
    """Every level in every chair, the order round the table kept; each entry is a level given.

    Tables at which the same levels sit in the same chairs are played once: `a,b,a,b` has two, and
    there the two `a` count the same chairs.

    >>> rotated(("expert", "lowest", "lowest")).levels
    (('expert', 'lowest', 'lowest'), ('lowest', 'expert', 'lowest'), ('lowest', 'lowest', 'expert'))
    """
    players = len(levels)
    tables = tuple(dict.fromkeys(rotations(levels)))
    entries = tuple(
        tuple((by % len(tables), (entry + by) % players) for by in range(players))
        for entry in range(players)
    )
    return DuplicateTables(tables, entries)


def rotations(levels: Sequence[str]) -> list[tuple[str, ...]]:
    """The levels by seat, moved on by 0, 1, 2 … chairs."""
    players = len(levels)
    return [
        tuple(levels[(seat - by) % players] for seat in range(players)) for by in range(players)
    ]
