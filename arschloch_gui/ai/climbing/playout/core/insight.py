"""What `regular` asks about the melds of a rulebook, as tables.

Nothing is worked out here: `Insight.ask` finds an answer that is not there yet, and it is kept. A
meld without its cards has a key (`key_of`): its kind, its size and its rank.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SET: Final = 0
LONE_JOKER: Final = 1
"""Kinds of melds; those beyond are runs."""


class Weights:
    """Those of `Appraisal` that count in a trick, under the same names."""

    __slots__ = (
        "control", "demoted", "doomed", "feeding", "last_turn", "last_turn_control",
        "last_turn_lead", "lead", "lead_turns", "passing", "strength", "stuck", "turns",
        "urgent_control", "urgent_lead", "urgent_passing", "urgent_turns", "way_home",
    )  # fmt: skip

    def __init__(self, of: dict[str, float]) -> None:
        self.turns = of["turns"]
        self.control = of["control"]
        self.strength = of["strength"]
        self.stuck = of["stuck"]
        self.lead = of["lead"]
        self.feeding = of["feeding"]
        self.last_turn = of["last_turn"]
        self.last_turn_control = of["last_turn_control"]
        self.last_turn_lead = of["last_turn_lead"]
        self.urgent_turns = of["urgent_turns"]
        self.urgent_control = of["urgent_control"]
        self.urgent_lead = of["urgent_lead"]
        self.lead_turns = of["lead_turns"]
        self.way_home = of["way_home"]
        self.passing = of["passing"]
        self.urgent_passing = of["urgent_passing"]
        self.doomed = of["doomed"]
        self.demoted = of["demoted"]


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
        """By size: the ranks it may be laid on."""
        self.stretches: list[list[int]] = []
        """The ranks of each higher run."""


class Insight:
    """The answers for one rulebook."""

    __slots__ = (
        "ask", "bound_left", "burden", "chances", "keys", "known", "lends", "lock_left", "lone",
        "numbered", "run_chance", "run_times", "sure", "useless", "weights",
    )  # fmt: skip

    def __init__(
        self, ask: Callable[[int, int], Relations], number: Callable[[int], int], weights: Weights
    ) -> None:
        self.ask = ask
        """(key, order) → what the rules say."""
        self.numbered = number
        """(number of a meld) → its key."""
        self.known: list[dict[int, Relations]] = [{}, {}]
        self.keys: list[int] = []
        """By number of the meld, as far as they were asked for."""
        self.lone: list[bool] = []
        """By rank: whether its cards are jokers that are a kind of their own."""
        self.lends: list[bool] = []
        """By rank: whether these may join a set."""
        self.useless: list[bool] = []
        """By rank: whether nobody should go out with it; empty where that is true of none."""
        self.run_times: list[int] = []
        """By kind: how many of each rank a run has; empty where there are no runs."""
        self.run_chance = 1.0
        """Of the hands with all ranks of a run, so many have it."""
        self.lock_left = 1.0
        self.bound_left = 1.0
        """How much of the danger is left under a lock, and when a meld was matched."""
        self.burden: list[float] = []
        """What a meld costs to have: a turn, its control, strength, and being stuck."""
        self.weights = weights
        self.sure = 1.0
        """A chance beyond it is taken as certain."""
        self.chances: dict[int, list[float]] = {}
        """What `outlook.chances_of` found for the sizes of hands met so far."""

    def relations(self, key: int, flipped: int) -> Relations:
        """Those of the melds with a key."""
        known = self.known[flipped].get(key)
        if known is None:
            known = self.ask(key, flipped)
            self.known[flipped][key] = known
        return known

    def key(self, number: int) -> int:
        """The key of a meld."""
        keys = self.keys
        while len(keys) <= number:
            keys.append(self.numbered(len(keys)))
        return keys[number]


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
