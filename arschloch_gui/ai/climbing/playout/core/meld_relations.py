"""Relations between the melds of a rulebook, as tables for `regular`.

This module computes none: `MeldRelations.ask` is called for a missing entry, which is then cached.
A meld without its cards has a key (`key_of`): its kind, size and rank. Ranks are numbers: at the
table those of the engine, in rollouts those of the simulator's tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SET: Final = 0
LONE_JOKER: Final = 1
UNPLAYABLE: Final = 255
"""Kinds of melds; the numbers between are runs.

`UNPLAYABLE` is for cards that cannot be played as they are, such as wild cards without a set.
"""
SURE: Final = 0.999
"""The probability above which something counts as certain."""


class Relations:
    """The melds that beat a meld and those it beats, under one order of the ranks."""

    __slots__ = (
        "beating", "out_ranks", "out_sizes", "prey", "prey_sizes", "run_times", "shares", "sizes",
        "stretches", "takes",
    )  # fmt: skip

    def __init__(self, takes: bool, run_times: int) -> None:
        self.takes = takes
        """Whether the meld clears the trick."""
        self.run_times = run_times
        """The number of cards of each rank in a run; 0 for sets."""
        self.sizes: list[int] = []
        self.beating: list[list[int]] = []
        self.shares: list[list[float]] = []
        """By size: the ranks that beat it, and the share of each rank's cards that does."""
        self.out_sizes: list[int] = []
        self.out_ranks: list[int] = []
        """The melds with which a rival could go out on it."""
        self.prey_sizes: list[int] = []
        self.prey: list[list[int]] = []
        """By size: the ranks on which it can be played."""
        self.stretches: list[list[int]] = []
        """The ranks of each higher run."""


class Trumps:
    """The trumps of a deck, whose ranks have consecutive numbers."""

    __slots__ = ("first", "helping", "last", "most_in_row")

    def __init__(self, first: int, last: int, helping: list[int], most_in_row: int) -> None:
        self.first, self.last, self.helping, self.most_in_row = first, last, helping, most_in_row
        """`helping` are the ones that can stand for other cards.

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
        """The ranks of which runs and completed sets are made."""
        self.lone: list[bool] = []
        """By rank: whether its cards are jokers that are a kind of their own."""
        self.lends: list[bool] = []
        """By rank: whether such a joker can join a set."""
        self.wild: list[int] = []
        """The ranks of cards that can only complete sets."""
        self.jesters: list[int] = []
        """The ranks of jokers that complete sets or are played alone."""
        self.useless: list[bool] = []
        """By rank: whether going out with it should be avoided; empty if there is no such rank."""
        self.trumps: Trumps | None = None
        self.run_times: list[int] = []
        """By kind: the number of cards of each rank in a run; empty if there are no runs."""
        self.run_chance = 1.0
        """The share of hands holding all ranks of a run that can play it."""
        self.chances: dict[int, list[float]] = {}
        """Cache of `outlook.chances_of`, by sizes of the hands."""

    def relations(self, key: int, flipped: int) -> Relations:
        """Return the relations of the melds with a key."""
        known = self.known[flipped].get(key)
        if known is None:
            known = self.ask(key, flipped)
            self.known[flipped][key] = known
        return known


def key_of(kind: int, size: int, rank: int) -> int:
    """Return the key of the melds of a kind, a size and a rank (its number in the tables)."""
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
