"""What was told aloud before the first trick, as the worlds of a trick have to keep it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeAlias

from arschloch_gui.ai.climbing.search.bounds import Held
from arschloch_gui.engine.cards import Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

Holding: TypeAlias = tuple[Seat, Rank, int]
"""A seat that holds so many cards of a rank, besides those the viewer knows there."""


def still_held(view: SeatView) -> list[Holding]:
    """What others still hold by what was told. Nobody returns what he has just asked for.

    Where somebody threw a card away nothing is certain any more.
    """
    if view.discarded:
        return []
    held: Counter[tuple[Seat, Rank]] = Counter()
    for told in view.told:
        if told.taker is not None:
            held[told.taker, told.rank] += 1
        elif told.count:
            held[told.seat, told.rank] = told.count
    for seat, card in chain(_laid(view), _known(view)):
        held[seat, rank_of(card)] -= 1
    return [(seat, rank, count) for (seat, rank), count in held.items()
            if count > 0 and seat != view.seat]  # fmt: skip


def _laid(view: SeatView) -> Iterator[tuple[Seat, Card]]:
    return ((seat, card) for seat, meld in view.history if meld for card in meld.cards)


def _known(view: SeatView) -> Iterator[tuple[Seat, Card]]:
    return ((seat, card) for seat, cards in view.known_holdings().items() for card in cards)


def settle(
    state: RoundState, view: SeatView, limits: Mapping[Seat, Held], rng: Rng
) -> dict[Seat, list[Card]]:
    """Let seats of a world hold what was told, in place; returns cards that keep it so, by seat.

    Cards change places with others; where none is free that may go, the world stays as it is.
    """
    if not view.told:
        return {}
    known = view.known_holdings()
    free = {
        seat: sorted((Counter(hand) - Counter(known.get(seat, ()))).elements())
        for seat, hand in enumerate(state.hands)
        if seat != view.seat
    }
    kept: dict[Seat, list[Card]] = defaultdict(list)
    for seat, rank, count in still_held(view):
        for _ in range(count):
            if not _fetch(free, seat, rank, limits, rng):
                break
            card = next(card for card in free[seat] if rank_of(card) == rank)
            free[seat].remove(card)
            kept[seat].append(card)
    for seat, cards in free.items():
        fixed = Counter(known.get(seat, ())) & Counter(state.hands[seat])
        state.hands[seat] = sorted([*cards, *kept[seat], *fixed.elements()])
    return kept


def _fetch(
    free: Mapping[Seat, list[Card]], seat: Seat, rank: Rank, limits: Mapping[Seat, Held], rng: Rng
) -> bool:
    """Whether a seat has a free card of a rank now, from somebody else if need be."""
    if _of(free[seat], rank):
        return True
    swaps = [
        (other, wanted, card)
        for other, cards in free.items()
        if other != seat
        for wanted in _of(cards, rank)
        for card in free[seat]
        if other not in limits or limits[other](card)
    ]
    if not swaps:
        return False
    other, wanted, card = rng.choice(swaps)
    free[other].remove(wanted)
    free[seat].remove(card)
    free[other].append(card)
    free[seat].append(wanted)
    return True


def _of(cards: Sequence[Card], rank: Rank) -> list[Card]:
    return [card for card in cards if rank_of(card) == rank]
