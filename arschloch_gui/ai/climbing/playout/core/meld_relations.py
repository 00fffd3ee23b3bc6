"""What `regular` asks about the melds of a rulebook, as tables.

Nothing is worked out here: `MeldRelations.ask` finds an answer that is not there yet, and it is
kept. A meld without its cards has a key (`key_of`): its kind, its size and its rank. Ranks have
numbers: at the table the engine's own, in playouts those of the simulator's tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SET: Final = 0
LONE_JOKER: Final = 1
UNPLAYABLE: Final = 255
"""Kinds of melds; those between are runs. What is unplayable can never be played as it is, such as
wild cards left alone."""
SURE: Final = 0.999
"""A chance taken as certain."""


class Relations:
    """What beats a meld and what it beats, under one order of the ranks, by size of the other."""

    __slots__ = (
        "beating", "out_ranks", "out_sizes", "prey", "prey_sizes", "run_times", "shares", "sizes",
        "stretches", "takes",
    )  # fmt: skip

    def __init__(self, takes: bool, run_times: int) -> None:
        self.takes = takes
        """Whether it takes the trick at once."""
        self.run_times = run_times
        """How many of each rank a run has; 0 for sets."""
        self.sizes: list[int] = []
        self.beating: list[list[int]] = []
        self.shares: list[list[float]] = []
        """By size: the ranks that beat it, and how large a part of each does."""
        self.out_sizes: list[int] = []
        self.out_ranks: list[int] = []
        """The melds a rival could go out with on it."""
        self.prey_sizes: list[int] = []
        self.prey: list[list[int]] = []
        """By size: the ranks it may be played on."""
        self.stretches: list[list[int]] = []
        """The ranks of each higher run."""


class Trumps:
    """The trumps of a deck: numbers of ranks that follow each other."""

    __slots__ = ("first", "helping", "last", "most_in_row")

    def __init__(self, first: int, last: int, helping: list[int], most_in_row: int) -> None:
        self.first, self.last, self.helping, self.most_in_row = first, last, helping, most_in_row
        """`helping`: those that may stand for other cards; a row has at most `most_in_row`."""


class MeldRelations:
    """The answers for one rulebook."""

    __slots__ = (
        "ask", "cap", "chances", "has_suits", "jesters", "known", "lends", "lone", "naturals",
        "run_chance", "run_times", "trumps", "useless", "wild",
    )  # fmt: skip

    def __init__(self, ask: Callable[[int, int], Relations], cap: int, has_suits: bool) -> None:
        self.ask = ask
        """(key, order) → what the rules say."""
        self.cap = cap
        """The most cards of a set."""
        self.has_suits = has_suits
        self.known: list[dict[int, Relations]] = [{}, {}]
        self.naturals: list[int] = []
        """The ranks that runs and completed sets are made of."""
        self.lone: list[bool] = []
        """By rank: whether its cards are jokers that are a kind of their own."""
        self.lends: list[bool] = []
        """By rank: whether these may join a set."""
        self.wild: list[int] = []
        """The ranks of cards that only complete sets."""
        self.jesters: list[int] = []
        """The ranks of jokers that complete sets or are played alone."""
        self.useless: list[bool] = []
        """By rank: whether nobody should go out with it; empty where that is true of none."""
        self.trumps: Trumps | None = None
        self.run_times: list[int] = []
        """By kind: how many of each rank a run has; empty where there are no runs."""
        self.run_chance = 1.0
        """Of the hands with all ranks of a run, so many have it."""
        self.chances: dict[int, list[float]] = {}
        """What `outlook.chances_of` found for the sizes of hands met so far."""

    def relations(self, key: int, flipped: int) -> Relations:
        """Those of the melds with a key."""
        known = self.known[flipped].get(key)
        if known is None:
            known = self.ask(key, flipped)
            self.known[flipped][key] = known
        return known


def key_of(kind: int, size: int, rank: int) -> int:
    """The key of the melds of a kind, a size and a rank (its number in the tables)."""
    return kind << 16 | size << 8 | rank


def kind_in(key: int) -> int:
    """The kind a key stands for."""
    return key >> 16


def size_in(key: int) -> int:
    """The size a key stands for."""
    return key >> 8 & 255


def rank_in(key: int) -> int:
    """The rank a key stands for."""
    return key & 255


def larger(key: int) -> int:
    """The key of the same with a card more."""
    return key + 256
