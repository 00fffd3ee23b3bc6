"""Relations between the melds of a rulebook, in the form that `regular` uses.

Ranks are given by their numbers in a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from arschloch_gui.ai.climbing.playout.core.meld_relations import (
    UNPLAYABLE,
    MeldRelations,
    Relations,
    Trumps,
    key_of,
    kind_in,
    rank_in,
    size_in,
)
from arschloch_gui.ai.climbing.runs import higher_runs, share_that_hold_runs
from arschloch_gui.ai.climbing.shapes import UNPLAYABLE as UNPLAYABLE_KIND
from arschloch_gui.ai.climbing.shapes import (
    Shape,
    beaters,
    beating_shares,
    jester_names,
    lone_jokers,
    penalised_ranks,
    substitutes,
    takes_trick,
    victim_ranks,
    wild_ranks,
)
from arschloch_gui.engine.cards import RANK_COUNT, TRUMPS, Rank, rank_of
from arschloch_gui.engine.climbing.compile import RULES_AT_ONCE
from arschloch_gui.engine.climbing.melds import JOKER, RUN_TIMES, SET
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rulemods.trumps import MOST, STAND_INS

KINDS = (SET, JOKER, *RUN_TIMES)
"""Kinds of melds, in the order of their numbers in `core.meld_relations`."""


@lru_cache(maxsize=RULES_AT_ONCE)
def insight_of(book: Rulebook) -> MeldRelations:
    """Return the relations for a rulebook, with the engine's rank numbers."""
    return insight_with(book, range(RANK_COUNT))


def insight_with(book: Rulebook, ranks: Sequence[Rank]) -> MeldRelations:
    """Return the relations for a rulebook.

    Rank numbers are indices into `ranks`, a list that can grow later.
    """

    def relations(key: int, flipped: int) -> Relations:
        return _relations(book, ranks, key, bool(flipped))

    found = MeldRelations(relations, book.max_set, book.suits_matter)
    useless = penalised_ranks(book) | wild_ranks(book)
    found.naturals = [ranks.index(rank) for rank in book.naturals]
    found.lone = [rank in lone_jokers(book) for rank in ranks]
    found.lends = [rank in substitutes(book) for rank in ranks]
    found.wild = sorted(ranks.index(rank) for rank in wild_ranks(book))
    found.jesters = sorted(ranks.index(rank) for rank in jester_names(book) - substitutes(book))
    found.useless = [rank in useless for rank in ranks] if useless else []
    if book.has_trumps:
        first, last = ranks.index(rank_of(TRUMPS[0])), ranks.index(rank_of(TRUMPS[-1]))
        helping = sorted(ranks.index(rank_of(card)) for card in STAND_INS)
        found.trumps = Trumps(first, last, helping, MOST)
    if book.has_runs:
        found.run_times = [RUN_TIMES.get(kind, 0) for kind in KINDS]
        found.run_chance = share_that_hold_runs(book)
    return found


def key_of_shape(shape: Shape) -> int:
    """Return the key of a shape, with the engine's rank numbers."""
    kind = UNPLAYABLE if shape.kind == UNPLAYABLE_KIND else KINDS.index(shape.kind)
    return key_of(kind, shape.size, shape.rank)


def shape_of_key(key: int) -> Shape:
    """Return the shape for a key, with the engine's rank numbers."""
    kind = kind_in(key)
    name = UNPLAYABLE_KIND if kind == UNPLAYABLE else KINDS[kind]
    return Shape(name, size_in(key), rank_in(key))


def _relations(book: Rulebook, ranks: Sequence[Rank], key: int, reversed_: bool) -> Relations:
    shape = Shape(KINDS[kind_in(key)], size_in(key), ranks[rank_in(key)])
    times = RUN_TIMES.get(shape.kind, 0)
    found = Relations(takes_trick(book, shape), times)
    for size, shares in beating_shares(book, reversed_, shape):
        found.sizes.append(size)
        found.beating.append([ranks.index(rank) for rank, _ in shares])
        found.shares.append([float(share) for _, share in shares])
    for other in beaters(book, reversed_, shape):
        found.out_sizes.append(other.size)
        found.out_ranks.append(ranks.index(other.rank))
    for size, prey in victim_ranks(book, reversed_, shape):
        found.prey_sizes.append(size)
        found.prey.append([ranks.index(rank) for rank in prey])
    if times:
        higher = higher_runs(book, reversed_, shape)
        found.stretches = [[ranks.index(rank) for rank in each] for each in higher]
    return found
