"""Random rounds that are consistent with a view and with the exchange so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from arschloch_gui.ai.climbing.search.bounds import Held, Paid, bounds, paid, went_on
from arschloch_gui.ai.climbing.search.public_claims import still_held
from arschloch_gui.ai.climbing.search.received import drawn, is_forced, unsure_gift
from arschloch_gui.engine.cards import Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.gifts import GIFT, giveable
from arschloch_gui.engine.climbing.pending import Given, Pair, PendingDecision, Transfer
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import EXCHANGE

TRIES = 3
"""Number of attempts to deal hands within all bounds before the bounds are ignored."""


def redealt(view: SeatView, rng: Rng) -> RoundState:
    """Return a random round that fits the view and what the other seats' gifts revealed.

    During the tricks, it also fits public claims. Before that, only the asking in progress counts,
    because existing exercises were evaluated in this way.
    """
    state = view.world(rng)
    if any(view.book.decision_kinds[due.kind].imagine for due in view.due):
        return state  # The imagined parts of a decision fit only these hands.
    if limits := bounds(_settled(view, state, rng), state):
        _within(state, view, limits, rng)
    if view.playing:
        _as_told(state, view, limits, rng)
    return state


def redealt_before_play(
    view: SeatView, rng: Rng, gift: Callable[[RoundState], tuple[Card, ...]] | None = None
) -> RoundState:
    """Return a random round before the first trick that also fits the others' forced exchanges.

    `gift` returns the cards that a seat chooses to give in a state in which a gift is due. By
    default, the lowest cards are given, which is faster but less accurate.
    """
    state = redealt(view, rng)
    for each in paid(view, state):
        if view.seat not in (each.pair.upper, each.pair.lower):
            _exchanged(state, view, each, rng, gift or _lowest)
    _pass_low(state, view)
    return state


def _settled(view: SeatView, state: RoundState, rng: Rng) -> SeatView:
    """Return the view with a forced gift drawn at random, if its cards are unsure."""
    if not view.received or went_on(view, state):
        return view
    for each in paid(view, state):
        gift = unsure_gift(view, each.pair) if is_forced(view, each.pair) else None
        if gift and (cards := drawn(view, gift, rng)):
            given = Given(gift.giver, view.own_seat, tuple(sorted(cards)))
            return replace(view, given=(*view.given, given), received=())
    return view


def _within(state: RoundState, view: SeatView, limits: Mapping[Seat, Held], rng: Rng) -> None:
    """Deal the hidden cards again so that every seat holds only cards that it can hold."""
    known, hidden = view.known_holdings(), _hidden(state, view)
    fixed = {seat: _fixed(state, known, seat) for seat in hidden}
    free = [] if state.aside_open else list(state.aside)
    pool = sorted([*free, *(card for cards in hidden.values() for card in cards)])
    for _ in range(TRIES):
        mixed = rng.shuffled(pool)
        hands: dict[Seat, list[Card]] = {}
        for seat in sorted(hidden, key=lambda seat: seat not in limits):
            limit, count = limits.get(seat), len(hidden[seat])
            if limit is not None:
                # The cards that the seat can hold come first, still in random order.
                mixed.sort(key=lambda card: not limit(card))
                if count and not limit(mixed[count - 1]):
                    break
            hands[seat], mixed = mixed[:count], mixed[count:]
            mixed = rng.shuffled(mixed) if limit is not None else mixed
        else:
            for seat, cards in hands.items():
                state.hands[seat] = sorted(fixed[seat] + cards)
            if free:
                state.aside = tuple(sorted(mixed))
            return


def _as_told(state: RoundState, view: SeatView, limits: Mapping[Seat, Held], rng: Rng) -> None:
    """Give seats the cards that they claimed in public, in return for cards others can hold.

    If no swap is possible, the round is not changed.
    """
    spare = _hidden(state, view)
    for seat, rank, count in still_held(view):
        for _ in range(count):
            if own := _of(spare[seat], rank):
                spare[seat].remove(own[0])
                continue
            swaps = [
                (other, wanted, card)
                for other, cards in spare.items()
                for wanted in _of(cards, rank)
                for card in spare[seat]
                if other not in limits or limits[other](card)
            ]
            if not swaps:
                break
            other, wanted, card = rng.choice(swaps)
            _move(state, other, seat, [wanted])
            _move(state, seat, other, [card])
            spare[other].remove(wanted)
            spare[other].append(card)
            spare[seat].remove(card)


def _of(cards: Iterable[Card], rank: Rank) -> list[Card]:
    return [card for card in cards if rank_of(card) == rank]


def _hidden(state: RoundState, view: SeatView) -> dict[Seat, list[Card]]:
    """Return the cards in each other hand that the viewer does not know, by seat."""
    known = view.known_holdings()
    return {
        seat: sorted((Counter(hand) - Counter(known.get(seat, ()))).elements())
        for seat, hand in enumerate(state.hands)
        if seat != view.seat
    }


def _fixed(state: RoundState, known: Mapping[Seat, list[Card]], seat: Seat) -> list[Card]:
    """Return the known cards of a seat that it still holds in this state."""
    return sorted((Counter(known.get(seat, ())) & Counter(state.hands[seat])).elements())


def _exchanged(
    state: RoundState, view: SeatView, each: Paid, rng: Rng,
    gift: Callable[[RoundState], tuple[Card, ...]],
) -> None:  # fmt: skip
    """Carry out the exchange of two other seats.

    Their random hands already have the final sizes.
    """
    pair, shown = each.pair, {seat for seat, _ in view.open_hands}
    if shown & {pair.upper, pair.lower}:
        return
    count = min(pair.count, len(giveable(state, pair.lower)))
    if pair.how == "worst":
        count = min(count, len(giveable(state, pair.upper)))
    if not each.returned:
        _move(state, pair.upper, pair.lower, rng.shuffled(state.hands[pair.upper])[:count])
    best = _ranked(state, pair.lower)[-count:] if count else []
    if pair.how == "worst":
        back = _ranked(state, pair.upper)[:count]
    _move(state, pair.lower, pair.upper, best)
    if not each.returned:
        return
    if pair.how != "worst":
        back = list(gift(_owing(state, pair, count))) if count else []
    _move(state, pair.upper, pair.lower, back)


def _owing(state: RoundState, pair: Pair, count: int) -> RoundState:
    """Return the state at the moment when the upper player had to choose the cards to return."""
    before = state.clone()
    transfer = Transfer(pair.upper, pair.lower, count, "choice")
    before.due, before.to_act = [PendingDecision(pair.upper, GIFT, EXCHANGE, transfer)], pair.upper
    return before


def _lowest(state: RoundState) -> tuple[Card, ...]:
    """Return the lowest cards of the seat that has to give cards."""
    transfer = state.due[0].about_as(Transfer)
    return tuple(_ranked(state, transfer.giver)[: transfer.count])


def _ranked(state: RoundState, seat: Seat) -> list[Card]:
    return sorted(giveable(state, seat), key=state.book.gift_key)


def _move(state: RoundState, giver: Seat, taker: Seat, cards: list[Card]) -> None:
    for card in cards:
        state.hands[giver].remove(card)
    state.hands[taker] = sorted([*state.hands[taker], *cards])


def _pass_low(state: RoundState, view: SeatView) -> None:
    """Replace the cards that seats have chosen to pass on by their lowest unknown cards."""
    known = view.known_holdings()
    for at, gift in enumerate(state.transit):
        if gift.giver == view.seat:
            continue
        kept = _fixed(state, known, gift.giver)
        free = Counter([*state.hands[gift.giver], *gift.cards]) - Counter(kept)
        hand = sorted(free.elements(), key=state.book.gift_key)
        count = len(gift.cards)
        if len(hand) < count:
            continue
        state.transit[at] = Given(gift.giver, gift.taker, tuple(sorted(hand[:count])))
        state.hands[gift.giver] = sorted([*hand[count:], *kept])
