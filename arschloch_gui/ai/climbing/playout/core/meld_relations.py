"""Relations between the melds of a rulebook, as tables for `regular`.

This module does not compute relations. It calls `MeldRelations.ask` for a missing entry and caches
the result. The kind, size and rank of a meld form its key (`key_of`). Rank numbers are those of the
engine during a match and those of the simulator's tables in rollouts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SET: Final = 0
LONE_JOKER: Final = 1
UNPLAYABLE: Final = 255
"""Kinds of melds. The numbers in between are runs.

`UNPLAYABLE` is for cards that cannot be played as they are, such as wild cards without a set.
"""
SURE: Final = 0.999
"""Probability from which something counts as certain."""


class Relations:
    """The melds that beat a meld and the ones that it beats, in one rank order."""

    __slots__ = (
        "beating", "out_ranks", "out_sizes", "prey", "prey_sizes", "run_times", "shares", "sizes",
        "stretches", "takes",
    )  # fmt: skip

    def __init__(self, takes: bool, run_times: int) -> None:
        self.takes = takes
        """Whether the meld clears the trick."""
        self.run_times = run_times
        """Number of cards of each rank in a run, or 0 for sets."""
        self.sizes: list[int] = []
        self.beating: list[list[int]] = []
        self.shares: list[list[float]] = []
        """Ranks that beat the meld, and the share of each rank's cards that does, by size."""
        self.out_sizes: list[int] = []
        self.out_ranks: list[int] = []
        """Melds with which a rival could go out by beating this one."""
        self.prey_sizes: list[int] = []
        self.prey: list[list[int]] = []
        """Ranks that the meld beats, by size."""
        self.stretches: list[list[int]] = []
        """Ranks of each higher run."""


class Trumps:
    """The trumps of a deck, whose ranks have consecutive numbers."""

    __slots__ = ("first", "helping", "last", "most_in_row")

    def __init__(self, first: int, last: int, helping: list[int], most_in_row: int) -> None:
        self.first, self.last, self.helping, self.most_in_row = first, last, helping, most_in_row
        """`helping` are the trumps that can stand for other cards.

        A row has at most `most_in_row` trumps.
        """


class MeldRelations:
    """Relations and properties of ranks for one rulebook."""

    __slots__ = (
        "ask", "cap", "chances", "has_suits", "jesters", "known", "lends", "lone", "naturals",
        "run_chance", "run_times", "trumps", "useless", "wild",
    )  # fmt: skip

    def __init__(self, ask: Callable[[int, int], Relations], cap: int, has_suits: bool) -> None:
        self.ask = ask
        """(key, order) → the relations of the melds with this key."""
        self.cap = cap
        """The maximum size of a set."""
        self.has_suits = has_suits
        self.known: list[dict[int, Relations]] = [{}, {}]
        self.naturals: list[int] = []
        """Ranks that form runs and sets that can be completed."""
        self.lone: list[bool] = []
        """Whether the cards of a rank are jokers played as a kind of their own, by rank."""
        self.lends: list[bool] = []
        """Whether such a joker can join a set, by rank."""
        self.wild: list[int] = []
        """Ranks of cards that can only complete sets."""
        self.jesters: list[int] = []
        """Ranks of jokers that can complete sets or be played alone."""
        self.useless: list[bool] = []
        """Whether to avoid going out with a rank, by rank; empty if there is no such rank."""
        self.trumps: Trumps | None = None
        self.run_times: list[int] = []
        """Number of cards of each rank in a run, by kind; empty if there are no runs."""
        self.run_chance = 1.0
        """Share of hands with all ranks of a run that can play the run."""
        self.chances: dict[int, list[float]] = {}
        """Cache of `threats.chances_of`, by sizes of the hands."""

    def relations(self, key: int, flipped: int) -> Relations:
        """Return the relations of the melds with this key in one rank order."""
        known = self.known[flipped].get(key)
        if known is None:
            known = self.ask(key, flipped)
            self.known[flipped][key] = known
        return known


def key_of(kind: int, size: int, rank: int) -> int:
    """Return the key of the melds with this kind, size and rank number."""
    return kind << 16 | size << 8 | rank


def kind_in(key: int) -> int:
    """Return the kind in a key."""
    return key >> 16


def size_in(key: int) -> int:
    """Return the size in a key."""
    return key >> 8 & 255


def rank_in(key: int) -> int:
    """Return the rank in a key."""
    return key & 255


def larger(key: int) -> int:
    """Return the key of the same meld with one more card."""
    return key + 256
