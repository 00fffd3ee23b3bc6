"""Duplicate play: the same deals at several tables, so that the luck of the cards cancels out.

A *deal* is one round of a match. Its cards follow from the match seed and the round number. A
*block* consists of one match per table, all with the same seed. The same cards are dealt to the
same chairs, but the players change chairs from table to table. A table is described by the level in
each chair. An *entry* is a player whose results are counted together. It has one or more chairs at
each table.

Numbers of rounds are totals over all tables. If such a total is not divisible by the number of
tables, only the first tables play the last deal. (docs/decisions/duplicate-arena.md)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob
from arschloch_gui.ai.estimate import Estimate, standard_error
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.rng import sub_seed

MATCH_ROUNDS = 100
"""Number of rounds in a match. The last match of a simulation can be shorter."""

Chair: TypeAlias = tuple[int, Seat]
"""A table, by number, and a seat at it."""
Count: TypeAlias = Callable[[ArenaMatch], Sequence[Sequence[float]]]
"""A function from a match to a value for each round and seat."""


def places(match: ArenaMatch) -> Sequence[Sequence[float]]:
    """Return the place of every seat in each round. 1 is best."""
    return match.places


def points(match: ArenaMatch) -> Sequence[Sequence[float]]:
    """Return the points of every seat in each round."""
    return match.points


class DuplicateTables(Struct, frozen=True):
    """The tables that play each deal, and the chairs of every entry."""

    levels: tuple[tuple[str, ...], ...]
    """The levels by table and seat."""
    entries: tuple[tuple[Chair, ...], ...]

    def jobs(self, preset: str, rules: RulesBase, rounds: int, seed: int) -> list[MatchJob]:
        """Return the matches for `rounds` rounds in total, by block and then by table."""
        return [
            MatchJob(preset, rules, self.levels[table], sub_seed(seed, "match", block), deals)
            for block, table, deals in self._matches(rounds)
        ]

    def _matches(self, rounds: int) -> Iterator[tuple[int, int, int]]:
        """Yield the block, the table and the number of rounds of each match."""
        whole, rest = divmod(rounds, len(self.levels))
        for block, first in enumerate(range(0, whole + bool(rest), MATCH_ROUNDS)):
            for table in range(len(self.levels)):
                deals = min(MATCH_ROUNDS, whole + (table < rest) - first)
                if deals > 0:
                    yield block, table, deals

    def series(
        self, matches: Sequence[ArenaMatch], entry: int, count: Count
    ) -> list[list[list[float]]]:
        """Return an entry's results by block and deal, one for each chair at which it played.

        `matches` must be in the order of `jobs`.
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
        self, matches: Sequence[ArenaMatch], count: Count
    ) -> Iterator[list[Sequence[Sequence[float]]]]:
        tables = len(self.levels)
        for first in range(0, len(matches), tables):
            yield [count(match) for match in matches[first : first + tables]]

    def estimate(self, matches: Sequence[ArenaMatch], entry: int, count: Count) -> Estimate:
        """Return the mean of an entry over all rounds and chairs, with its standard error."""
        series = self.series(matches, entry, count)
        every = [value for block in series for deal in block for value in deal]
        return Estimate(sum(every) / len(every), standard_error(deal_means(series)))


def deal_means(series: Sequence[Sequence[Sequence[float]]]) -> list[list[float]]:
    """Return the mean value of each deal, by block."""
    return [[sum(deal) / len(deal) for deal in block] for block in series]


def as_seated(levels: Sequence[str]) -> DuplicateTables:
    """Return a single table at which every level keeps its seat."""
    return DuplicateTables((tuple(levels),), tuple(((0, seat),) for seat in range(len(levels))))


def rotated(levels: Sequence[str]) -> DuplicateTables:
    """Return tables at which every level sits in every chair, in the same order round the table.

    Each entry is one of the given levels. Identical tables are played once: for `a,b,a,b`, there
    are two tables, and both entries of `a` count the same chairs.

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
    """Return the levels by seat, shifted by 0, 1, 2 … chairs."""
    players = len(levels)
    return [
        tuple(levels[(seat - by) % players] for seat in range(players)) for by in range(players)
    ]
