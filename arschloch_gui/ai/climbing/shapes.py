"""Relations between melds that follow from the rules: which shapes beat which.

They are determined by calling the rulebook's hooks. House rules about bombs, jokers, low cards or
reversed orders are thus included without being mentioned here.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from arschloch_gui.engine.cards import (
    CARD_COUNT,
    RANK_COUNT,
    TRUMPS,
    Card,
    Rank,
    is_joker,
    rank_of,
)
from arschloch_gui.engine.climbing.compile import RULES_AT_ONCE
from arschloch_gui.engine.climbing.melds import JOKER, RUN_TIMES, SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rulemods.trumps import MOST

USUAL_SIZES = (1, 2, 3)
"""Sizes of the sets that rivals usually lead."""
SHAPES_AT_ONCE = 8_192
"""Number of cached results. A game requires hundreds, or thousands for pairs of shapes."""
_BOMB = 4
"""Minimum size of the sets that can beat melds of other kinds under some rules."""


class Shape(NamedTuple):
    """A meld without its cards."""

    kind: str
    size: int
    rank: Rank


_FIRST: Rank = rank_of(TRUMPS[0])
UNPLAYABLE = ""
"""Kind of cards that cannot be played as they are, such as wild cards without a set."""


@lru_cache(maxsize=SHAPES_AT_ONCE)
def beaters(book: Rulebook, reversed_: bool, shape: Shape) -> tuple[Shape, ...]:
    """Return the shapes that beat this one: sets of its size, larger bombs, lone jokers.

    Runs are not included, because they are handled separately (`climbing.runs`).
    """
    if shape.kind == UNPLAYABLE:
        return ()
    state, top = _scratch(book, reversed_), _sample(book, shape)
    rivals = [Shape(JOKER, 1, rank) for rank in lone_jokers(book)]
    sizes = {shape.size} if shape.kind == SET else set()
    sizes.add(_BOMB if shape.size < _BOMB else shape.size + 1)
    for size in sorted(sizes):
        rivals += [Shape(SET, size, r) for r in set_ranks(book, size) if _exists(book, size, r)]
    return tuple(each for each in rivals if book.beats(state, _sample(book, each), top))


@lru_cache(maxsize=SHAPES_AT_ONCE)
def beating_shares(
    book: Rulebook, reversed_: bool, shape: Shape
) -> tuple[tuple[int, tuple[tuple[Rank, float], ...]], ...]:
    """Return `beaters` by size, each with its rank and the share of its cards that beat the shape.

    A lone joker has size 1.
    """
    by_size = groupby(
        beaters(book, reversed_, shape), lambda each: 1 if each.kind == JOKER else each.size
    )
    return tuple(
        (size, tuple((each.rank, _beating_share(book, reversed_, shape, each)) for each in group))
        for size, group in by_size
    )


@lru_cache(maxsize=SHAPES_AT_ONCE)
def victim_ranks(
    book: Rulebook, reversed_: bool, shape: Shape
) -> tuple[tuple[int, tuple[Rank, ...]], ...]:
    """Return the ranks of `victims` by size."""
    by_size = groupby(victims(book, reversed_, shape), lambda each: each.size)
    return tuple((size, tuple(each.rank for each in group)) for size, group in by_size)


@lru_cache(maxsize=SHAPES_AT_ONCE)
def victims(book: Rulebook, reversed_: bool, shape: Shape) -> tuple[Shape, ...]:
    """Return the sets that this shape beats, of its own size or of `USUAL_SIZES`."""
    if shape.kind == UNPLAYABLE:
        return ()
    state, meld = _scratch(book, reversed_), _sample(book, shape)
    sizes = {*USUAL_SIZES, shape.size} if shape.kind in (SET, JOKER) else set()
    tops = [Shape(SET, size, rank) for size in sorted(sizes) for rank in set_ranks(book, size)]
    return tuple(each for each in tops if book.beats(state, meld, _sample(book, each)))


@lru_cache(maxsize=SHAPES_AT_ONCE)
def takes_trick(book: Rulebook, shape: Shape) -> bool:
    """Return whether playing this shape always ends the trick immediately."""
    if shape.kind == UNPLAYABLE:
        return False
    state, meld = _scratch(book, False), _sample(book, shape)
    state.trick, state.owner = ((0, meld),), 0
    for effect in book.trick.meld_effects:
        effect(state, meld, None)
    return state.swept


@lru_cache(maxsize=RULES_AT_ONCE)
def penalised_ranks(book: Rulebook) -> frozenset[Rank]:
    """Return the ranks in the deck that are penalised as a last card."""
    return frozenset(book.out.penalised).intersection(map(rank_of, book.deck))


@lru_cache(maxsize=RULES_AT_ONCE)
def natural_ranks(book: Rulebook) -> tuple[Rank, ...]:
    """Return the ranks that can form sets, sorted. Jokers are included only if they can."""
    alone = lone_jokers(book)
    found = {rank_of(card) for card in book.deck if card not in book.wild}
    return tuple(sorted(found - set(alone)))


@lru_cache(maxsize=SHAPES_AT_ONCE)
def set_ranks(book: Rulebook, size: int) -> tuple[Rank, ...]:
    """Return the ranks that sets of this size can have, sorted.

    A row can have the rank of a trump that is not in the deck, because trump 1 or 21 can stand for
    it.
    """
    if size < 2 or not book.has_trumps:
        return natural_ranks(book)
    return tuple(sorted({*natural_ranks(book), *map(rank_of, TRUMPS)}))


@lru_cache(maxsize=RULES_AT_ONCE)
def lone_jokers(book: Rulebook) -> tuple[Rank, ...]:
    """Return the ranks of jokers that are a kind of their own when played alone."""
    cards = sorted(set(book.deck))
    return tuple(
        rank_of(card) for card in cards if any(m.kind == JOKER for m in book.readings((card,)))
    )


@lru_cache(maxsize=RULES_AT_ONCE)
def wild_ranks(book: Rulebook) -> frozenset[Rank]:
    """Return the ranks of cards that can be used only to complete sets."""
    return frozenset(map(rank_of, book.wild))


@lru_cache(maxsize=RULES_AT_ONCE)
def jester_names(book: Rulebook) -> frozenset[Rank]:
    """Return the ranks of jokers that complete sets and can also be played alone."""
    return frozenset(rank_of(card) for card in book.helpers - book.wild if is_joker(card))


def _exists(book: Rulebook, size: int, rank: Rank) -> bool:
    """Return whether the deck has `size` cards of the rank, or a row of `size` trumps ending at it.

    Jesters can replace missing cards.
    """
    helped = sum(_copies(book)[jester] for jester in jester_names(book) if jester != rank)
    if _copies(book)[rank] + (helped if rank in book.naturals else 0) >= size:
        return True
    return book.has_trumps and rank not in book.naturals and size <= min(MOST, rank - _FIRST + 1)


@lru_cache(maxsize=SHAPES_AT_ONCE)
def _example(book: Rulebook, rank: Rank) -> Card:
    """Return a card of the rank, from the deck if possible. Helpers can stand for missing cards."""
    own = [card for card in book.deck if rank_of(card) == rank]
    return own[-1] if own else next(c for c in range(CARD_COUNT) if rank_of(c) == rank)


@lru_cache(maxsize=RULES_AT_ONCE)
def _copies(book: Rulebook) -> tuple[int, ...]:
    counts = [0] * RANK_COUNT
    for card in book.deck:
        counts[rank_of(card)] += 1
    return tuple(counts)


@lru_cache(maxsize=SHAPES_AT_ONCE)
def _sample(book: Rulebook, shape: Shape) -> Meld:
    ranks = ranks_of_run(book, shape) if shape.kind in RUN_TIMES else (shape.rank,)
    return Meld(*shape, 0, tuple(_example(book, rank) for rank in ranks))


@lru_cache(maxsize=SHAPES_AT_ONCE)
def ranks_of_run(book: Rulebook, shape: Shape) -> tuple[Rank, ...]:
    """Return the ranks of a run, lowest first, without a step beyond the ranks at either end."""
    last = book.order[0][shape.rank] + 1
    return book.naturals[max(0, last - shape.size // RUN_TIMES[shape.kind]) : last]


@lru_cache(maxsize=RULES_AT_ONCE)
def substitutes(book: Rulebook) -> frozenset[Rank]:
    """Return the ranks of jokers that can be played alone and can also replace a card in a set."""
    natural = next(card for card in book.deck if book.is_natural[card])
    return frozenset(
        rank for rank in lone_jokers(book) if book.readings((natural, _example(book, rank)))
    )


def _beating_share(book: Rulebook, reversed_: bool, shape: Shape, other: Shape) -> float:
    """Return the share of single cards of `other`'s rank that beat the shape."""
    if other.size != 1 or other.kind != SET:
        return 1.0
    state, top = _scratch(book, reversed_), _sample(book, shape)
    cards = [card for card in set(book.deck) if rank_of(card) == other.rank]
    fit = sum(book.beats(state, Meld(*other, 0, (card,)), top) for card in cards)
    return fit / len(cards)


def _scratch(book: Rulebook, reversed_: bool) -> RoundState:
    seats = tuple(range(book.rules.players))
    # Every hand has cards, because going out has other effects.
    hands = [[book.deck[0]] for _ in seats]
    state = RoundState(rules=book.rules, book=book, order=seats, hands=hands)
    state.reversed, state.to_act = reversed_, 0
    return state
