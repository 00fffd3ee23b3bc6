"""What the rules say about melds without looking at a hand: which kinds of them beat a meld.

Found by asking the rulebook's own hooks, so whatever a house rule says about bombs, jokers, low
cards or reversed orders is in it, and no rule is named here.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from arschloch_gui.engine.cards import RANK_COUNT, TRUMPS, Card, Rank, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import JOKER, RUN_TIMES, SET, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rulemods.trumps import MOST
from arschloch_gui.engine.climbing.state import RoundState

USUAL_SIZES = (1, 2, 3)
"""What rivals lead nearly always, in cards of a set."""
_BOMB = 4
"""From this size on the rules may know sets that beat out of their kind."""


class Shape(NamedTuple):
    """A meld without its cards."""

    kind: str
    size: int
    rank: Rank


_FIRST: Rank = rank_of(TRUMPS[0])
UNPLAYABLE = ""
"""The kind of cards that can never be laid as they are, such as wild cards left alone."""


@cache
def beaters(book: Rulebook, reversed_: bool, shape: Shape) -> tuple[Shape, ...]:
    """The shapes that may be laid on this one: sets of its size, larger bombs, lone jokers.

    Runs are left out: the hands they come from are judged apart (`rules.runs`).
    """
    if shape.kind == UNPLAYABLE:
        return ()
    state, top = _scratch(book, reversed_), _sample(book, shape)
    rivals = [Shape(JOKER, 1, rank) for rank in lone_jokers(book)]
    sizes = {shape.size} if shape.kind == SET else set()
    sizes.add(_BOMB if shape.size < _BOMB else shape.size + 1)
    for size in sorted(sizes):
        rivals += [Shape(SET, size, r) for r in natural_ranks(book) if _exists(book, size, r)]
    return tuple(each for each in rivals if book.beats(state, _sample(book, each), top))


@cache
def victims(book: Rulebook, reversed_: bool, shape: Shape) -> tuple[Shape, ...]:
    """The sets rivals are likely to lead, and sets as large, that this shape may be laid on."""
    if shape.kind == UNPLAYABLE:
        return ()
    state, meld = _scratch(book, reversed_), _sample(book, shape)
    sizes = {*USUAL_SIZES, shape.size} if shape.kind in (SET, JOKER) else set()
    tops = [Shape(SET, size, rank) for size in sorted(sizes) for rank in natural_ranks(book)]
    return tuple(each for each in tops if book.beats(state, meld, _sample(book, each)))


@cache
def takes_trick(book: Rulebook, shape: Shape) -> bool:
    """Whether laying this ends the trick at once, whatever lies below."""
    if shape.kind == UNPLAYABLE:
        return False
    state, meld = _scratch(book, False), _sample(book, shape)
    state.trick, state.top, state.owner = [(0, meld)], meld, 0
    for effect in book.meld_effects:
        effect(state, meld, None)
    return state.swept


@cache
def penalised_ranks(book: Rulebook) -> frozenset[Rank]:
    """Ranks nobody should go out with."""
    state = _scratch(book, False)
    samples = [(rank, _sample(book, Shape(SET, 1, rank))) for rank in _examples(book)]
    return frozenset(
        rank for rank, meld in samples if any(demotes(state, meld) for demotes in book.demotions)
    )


@cache
def natural_ranks(book: Rulebook) -> tuple[Rank, ...]:
    """The ranks sets can be made of, ascending by id; jokers only where they form sets."""
    alone = lone_jokers(book)
    found = {rank_of(card) for card in book.deck if card not in book.wild}
    return tuple(sorted(found - set(alone)))


@cache
def lone_jokers(book: Rulebook) -> tuple[Rank, ...]:
    """The joker ranks that are a kind of their own."""
    cards = sorted(set(book.deck))
    return tuple(
        rank_of(card) for card in cards if any(m.kind == JOKER for m in book.readings((card,)))
    )


@cache
def wild_ranks(book: Rulebook) -> frozenset[Rank]:
    """The ranks of cards that only complete sets."""
    return frozenset(map(rank_of, book.wild))


@cache
def jester_ranks(book: Rulebook) -> frozenset[Rank]:
    """The ranks of jokers that complete sets and can also be laid by themselves."""
    return frozenset(rank_of(card) for card in book.helpers - book.wild if is_joker(card))


def _exists(book: Rulebook, size: int, rank: Rank) -> bool:
    """Whether there are so many cards of the rank, or a row of so many trumps up to it.

    Jesters may make up what is missing.
    """
    helped = sum(_copies(book)[jester] for jester in jester_ranks(book) if jester != rank)
    if _copies(book)[rank] + (helped if rank in book.naturals else 0) >= size:
        return True
    return book.has_trumps and rank not in book.naturals and size <= min(MOST, rank - _FIRST + 1)


@cache
def _examples(book: Rulebook) -> dict[Rank, Card]:
    return {rank_of(card): card for card in book.deck}


@cache
def _copies(book: Rulebook) -> tuple[int, ...]:
    counts = [0] * RANK_COUNT
    for card in book.deck:
        counts[rank_of(card)] += 1
    return tuple(counts)


@cache
def _sample(book: Rulebook, shape: Shape) -> Meld:
    examples = _examples(book)
    if shape.kind in RUN_TIMES:
        return Meld(*shape, 0, tuple(examples[rank] for rank in ranks_of_run(book, shape)))
    return Meld(*shape, 0, (examples[shape.rank],))


@cache
def ranks_of_run(book: Rulebook, shape: Shape) -> tuple[Rank, ...]:
    """The ranks of a run, lowest first; without the step past either end a joker may stand on."""
    last = book.order[0][shape.rank] + 1
    return book.naturals[max(0, last - shape.size // RUN_TIMES[shape.kind]) : last]


@cache
def substitutes(book: Rulebook) -> frozenset[Rank]:
    """The ranks of jokers that may be played alone, or take the place of a card in a set."""
    natural = next(card for card in book.deck if book.is_natural[card])
    return frozenset(
        rank for rank in lone_jokers(book) if book.readings((natural, _examples(book)[rank]))
    )


@cache
def beating_share(book: Rulebook, reversed_: bool, shape: Shape, other: Shape) -> float:
    """Of the single cards of the rank of `other`, how many may be laid on the shape."""
    if other.size != 1 or other.kind != SET:
        return 1.0
    state, top = _scratch(book, reversed_), _sample(book, shape)
    cards = [card for card in set(book.deck) if rank_of(card) == other.rank]
    fit = sum(book.beats(state, Meld(*other, 0, (card,)), top) for card in cards)
    return fit / len(cards)


def _scratch(book: Rulebook, reversed_: bool) -> RoundState:
    seats = tuple(range(book.rules.players))
    # With cards in every hand, as going out has effects of its own.
    state = RoundState(book, seats, [[book.deck[0]] for _ in seats])
    state.reversed = reversed_
    state.to_act = 0
    return state
