"""`joker=substitute`: a joker replaces a card of a set or suited run, or is played alone (§6).

Together with natural cards (never with another joker or wild cards), it counts as the card that it
stands for, so its suit can lock a trick and its rank can be an eight. It can extend a run one step
below the lowest rank or above the highest. For this purpose, ranks wrap around: the step below the
3 is called "2", and the step above the 2 is called "3".

If the cards leave open what the joker stands for, each meaning is a separate action and the play
names it (`as`): a rank in a run, or a card in a set if suits can be locked. If a play names no
meaning, the first legal one applies. For runs, that is the highest place between the lowest and the
highest rank, then the step above, then the step below. For sets, it is the first suit in the order
♦ ♣ ♥ ♠.

Played alone, it beats any single card regardless of a lock, and only ♠3 can beat it
(`spade3_beats_joker`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from arschloch_gui.engine.cards import (
    BLACK_JOKER,
    RANK_NAMES,
    SUITS,
    Card,
    Rank,
    Suit,
    format_card,
    in_ranks,
    is_joker,
    rank_of,
    suit_of,
)
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.jokers import is_lone_joker, single_jokers
from arschloch_gui.engine.climbing.melds import (
    GROUPS_AT_ONCE,
    JOKER,
    RUN,
    SET,
    SHORTEST_RUN,
    Meld,
)
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.suits import highest_suit, same_rank_choices
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.options import Problem

_BEYOND: Rank = rank_of(BLACK_JOKER)
"""Rank of a run that ends one step above the highest rank. Its strength is one higher."""


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if jokers have another role."""
    if rules.joker != "substitute":
        return None
    suited = rules.runs == "suited"

    def melds(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
        yield from single_jokers(book, hand, whole)
        jokers = [card for card in hand if is_joker(card)]
        natural = [card for card in hand if book.is_natural[card]]
        if whole and (len(jokers) != 1 or len(natural) + 1 != len(hand)):
            return
        for joker in sorted(set(jokers)):
            yield from _sets(book, natural, joker, whole)
            if suited:
                yield from _runs(book, natural, joker, whole)

    part = TrickPart(melds=melds, beats=_alone, crosses=is_lone_joker, objects=_why_not)
    return Contribution(trick=part)


def _alone(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    if meld.kind == JOKER:
        return top.kind == SET and top.size == 1
    return False if top.kind == JOKER else None


def _why_not(state: RoundState, melds: list[Meld]) -> Refusal | None:
    if state.top is None or state.top.kind != JOKER:
        return None
    book, top = state.book, state.top
    singles = (meld for card in set(book.deck) for meld in book.readings((card,)))
    beatable = any(book.beats(state, meld, top) for meld in singles)
    return Refusal.of("joker_stands", beatable=beatable)


# -- sets ---------------------------------------------------------------------------------


def _sets(book: Rulebook, natural: list[Card], joker: Card, whole: bool) -> Iterator[Meld]:
    for cards in in_ranks(natural):
        if whole and len(cards) != len(natural):
            return
        yield from _sets_of(book, cards, joker, whole)


@lru_cache(maxsize=GROUPS_AT_ONCE)
def _sets_of(book: Rulebook, cards: tuple[Card, ...], joker: Card, whole: bool) -> tuple[Meld, ...]:
    """Return the sets of a joker and cards of one rank, cached because many hands share them."""
    sizes = range(len(cards) if whole else 1, len(cards) + 1)
    choices = (chosen for size in sizes for chosen in same_rank_choices(book, cards, size))
    return tuple([meld for chosen in choices for meld in _readings_of_set(book, chosen, joker)])


def _readings_of_set(book: Rulebook, chosen: tuple[Card, ...], joker: Card) -> Iterator[Meld]:
    """Yield the set once or, if suits can be locked, for each suit that the joker can stand for."""
    rank = rank_of(chosen[0])
    highest, cards = highest_suit(book, chosen), (*chosen, joker)
    free = _free_suits(book, chosen) if book.suits_bind else []
    if not free:
        yield Meld(SET, len(cards), rank, highest, cards)
    for suit in free:
        standing = rank * len(SUITS) + suit
        said = format_card(standing) if len(free) > 1 else None
        yield Meld(SET, len(cards), rank, highest, cards, said, standing)


def _free_suits(book: Rulebook, chosen: tuple[Card, ...]) -> list[Suit]:
    suits = [suit_of(card) for card in chosen]
    return [suit for suit in range(len(SUITS)) if suits.count(suit) < book.rules.decks]


# -- runs ---------------------------------------------------------------------------------


def _runs(book: Rulebook, natural: list[Card], joker: Card, whole: bool) -> Iterator[Meld]:
    for suit in range(len(SUITS)):
        cards = tuple([card for card in natural if suit_of(card) == suit])
        if not whole or len(cards) == len(natural):
            yield from _runs_of_suit(book, suit, cards, joker, whole)


@lru_cache(maxsize=GROUPS_AT_ONCE)
def _runs_of_suit(
    book: Rulebook, suit: Suit, natural: tuple[Card, ...], joker: Card, whole: bool
) -> tuple[Meld, ...]:
    """Return the runs of one suit that a joker completes, cached like the runs without a joker."""
    order, span = book.order[0], book.rank_span
    own = {order[rank_of(card)]: card for card in natural}
    if whole and len(own) != len(natural):
        return ()
    found: list[Meld] = []
    for place in _gaps(own, span) if whole else range(-1, span + 1):
        for first, last in _stretches(own, place, whole):
            open_ = len(_gaps([p for p in range(first, last + 1) if p != place], span)) > 1
            cards = [joker if p == place else own[p] for p in range(first, last + 1)]
            found.append(_run(book, cards, suit, last, place, open_))
    return tuple(found)


def _run(book: Rulebook, cards: list[Card], suit: Suit, last: int, place: int, open_: bool) -> Meld:
    """Return the run of these cards with its highest rank at `last` and its joker at `place`."""
    line = book.naturals
    rank = _BEYOND if last == len(line) else line[last]
    stands = line[place % len(line)]
    said = RANK_NAMES[stands] if open_ else None
    strength = book.suit_strength[suit]
    standing = stands * len(SUITS) + suit
    return Meld(RUN, len(cards), rank, strength, tuple(cards), said, standing)


def _gaps(held: Iterable[int], span: int) -> list[int]:
    """Return the places at which a joker makes a run of the held places, default meaning first."""
    places = sorted(held)
    if len(places) + 1 < SHORTEST_RUN:
        return []
    first, last = places[0], places[-1]
    missing = set(range(first, last + 1)) - set(places)
    if missing:
        return list(missing) if len(missing) == 1 else []
    ends = [place for place in (last + 1, first - 1) if -1 <= place <= span]
    return sorted(ends, key=lambda place: (place in (-1, span), -place))


def _stretches(held: Iterable[int], place: int, whole: bool) -> Iterator[tuple[int, int]]:
    """Yield (first, last) of each run with a joker at `place`, or of the longest if `whole`."""
    places = set(held)
    first = last = place
    while first - 1 in places:
        first -= 1
    while last + 1 in places:
        last += 1
    if whole:
        yield first, last
        return
    for start in range(first, place + 1):
        for end in range(max(place, start + SHORTEST_RUN - 1), last + 1):
            yield start, end


def substitute_in_suited_runs(rules: Rules) -> Problem | None:
    """Check that a substituting joker is only combined with runs in one suit."""
    if rules.joker == "substitute" and rules.runs == "same_set":
        return Problem.of("substitute_needs_suited_runs", "joker", "runs")
    return None


CONFLICTS = (substitute_in_suited_runs,)
