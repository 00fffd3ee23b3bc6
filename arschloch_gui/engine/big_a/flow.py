"""Flow of a round: deal, tricks, A tricks, and the count at the end.

`advance` changes a state in place and is used by the search, so `emit` can be None.
"""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.big_a.deck import A_CARDS, DEALT, hand_size, points_for
from arschloch_gui.engine.big_a.events import ATaken, CardsCounted, PassedOver
from arschloch_gui.engine.big_a.melds import Meld, counts_in_a_trick, meld_of
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import DEALER, RoundState
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsSetAside,
    Emit,
    Passed,
    PlayBegan,
    Played,
    RoundStarted,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng, deal_seed, shuffled_deck
from arschloch_gui.engine.seating import clockwise_from
from arschloch_gui.engine.table.public import NOBODY, ROUND_OVER
from arschloch_gui.engine.table.round import ranked


def start_round(
    rules: Rules,
    setup: RoundSetup,
    emit: Emit,
    begun: Callable[[RoundState], None] | None = None,
) -> RoundState:
    """Deal a round and advance it to its first lead."""
    order = setup.carry.order
    state = RoundState(rules, order, setup.carry.offices, hands=[[] for _ in order])
    state.dealer = _dealer(state, setup)
    held = {card for hand in setup.deal.hands for card in hand} if setup.deal else set()
    state.on_table = tuple(card for card in A_CARDS if card not in held)
    if begun:
        begun(state)
    if emit:
        emit(RoundStarted(setup.round_no, state.order, state.dealer, state.offices))
    _deal(state, setup, emit)
    leader = state.to_act = state.successor[state.dealer]
    if emit:
        emit(PlayBegan(leader))
    _give_turn(state, leader, emit)
    return state


def advance(state: RoundState, action: Action, emit: Emit) -> None:
    """Apply a legal action of the seat to act, and advance the round to the next decision."""
    if isinstance(action, Play):
        meld = meld_of(action.cards)
        assert meld is not None, action
        _play(state, meld, emit)
    else:
        _pass(state, emit)


# -- the deal ---------------------------------------------------------------------------


def _dealer(state: RoundState, setup: RoundSetup) -> Seat:
    """Return the dealer: the seat left of the last dealer, or right of a fixed leader."""
    if setup.deal is not None and setup.deal.lead is not None:
        return state.successor.index(setup.deal.lead)
    last = dict(setup.carry.marks).get(DEALER)
    if last is not None:
        return state.successor[last]
    return Rng(setup.seed, DEALER).choice(state.order)


def _deal(state: RoundState, setup: RoundSetup, emit: Emit) -> None:
    if setup.deal is not None:
        hands = [sorted(hand) for hand in setup.deal.hands]
        aside: list[Card] = []
    else:
        mixed = shuffled_deck(deal_seed(setup.seed, setup.round_no), DEALT)
        share, seats = hand_size(len(state.order)), range(len(state.order))
        hands = [sorted(mixed[seat * share : (seat + 1) * share]) for seat in seats]
        aside = sorted(mixed[share * len(seats) :])
    for seat in state.from_left_of(state.dealer):
        state.hands[seat] = hands[seat]
        if emit:
            emit(CardsDealt(seat, len(hands[seat]), tuple(hands[seat])))
    state.aside = aside
    if emit and aside:
        emit(CardsSetAside(len(aside), ()))


# -- turns ------------------------------------------------------------------------------


def _give_turn(state: RoundState, seat: Seat, emit: Emit) -> None:
    state.to_act = seat
    if emit:
        emit(TurnBegan(seat, state.phase))


def _play(state: RoundState, meld: Meld, emit: Emit) -> None:
    seat = state.to_act
    hand = state.hands[seat]
    for card in meld.cards:
        hand.remove(card)
    takes = _takes(state, meld)
    state.trick += ((seat, meld),)
    state.history += ((seat, meld),)
    if takes:
        state.owner = seat
    if state.rules.laps != "one":
        state.passed = 0
    if emit:
        emit(Played(seat, meld.cards, meld.kind, None, len(hand)))
    if hand or state.is_a_trick:
        _next_turn(state, emit)
    else:
        _end_round(state, seat, emit)


def _takes(state: RoundState, meld: Meld) -> bool:
    """Return whether a play takes over the trick. In an A trick, an equal card also does."""
    if not state.is_a_trick:
        return True
    top = state.top
    assert top is not None
    return counts_in_a_trick(meld) >= counts_in_a_trick(top)


def _pass(state: RoundState, emit: Emit) -> None:
    state.history += ((state.to_act, None),)
    state.passed |= 1 << state.to_act
    if emit:
        emit(Passed(state.to_act))
    _next_turn(state, emit)


def _next_turn(state: RoundState, emit: Emit) -> None:
    """Give the turn to the next seat, or clear the trick once it has gone round."""
    once_round = state.is_a_trick or state.rules.laps == "one"
    last = state.trick[0][0] if once_round else state.owner
    order = state.order
    at = order.index(state.to_act) + 1 - len(order)  # negative index, so it wraps around
    seat = order[at]
    while state.is_a_trick and seat != last and state.holds_only_a(seat):
        if emit:
            emit(PassedOver(seat))
        at += 1
        seat = order[at]
    if seat == last:
        _take_trick(state, emit)
    else:
        _give_turn(state, seat, emit)


def _take_trick(state: RoundState, emit: Emit) -> None:
    """Clear the trick for its owner, who leads next and may have to pick up A cards."""
    taker, leader = state.owner, state.trick[0][0]
    led = state.trick[0][1].cards if state.is_a_trick else ()
    count = sum(meld.size for _, meld in state.trick)
    state.trick, state.owner, state.passed = (), NOBODY, 0
    state.tricks += 1
    state.taken += ((taker, count - len(led)),)
    state.to_act = taker
    if emit:
        emit(TrickTaken(taker, count))
    for card in led:
        _take_a(state, taker, card, emit)
    for card in A_CARDS[state.tricks - 1 : state.tricks]:
        if card in state.on_table:
            _take_a(state, taker, card, emit)
    if all(state.hands):
        _give_turn(state, taker, emit)
    else:
        _end_round(state, leader, emit)


def _take_a(state: RoundState, seat: Seat, card: Card, emit: Emit) -> None:
    """Add an A card to a hand, from the table or from the A trick that has just ended."""
    state.hands[seat] = sorted((*state.hands[seat], card))
    from_table = card in state.on_table
    if from_table:
        state.on_table = tuple(each for each in state.on_table if each != card)
    if emit:
        emit(ATaken(seat, card, from_table))


def _end_round(state: RoundState, first: Seat, emit: Emit) -> None:
    """End the round after a seat has gone out, and score the cards of the others.

    Ties are broken clockwise, starting with `first`.
    """
    state.phase, state.to_act = ROUND_OVER, NOBODY
    points = [points_for(hand) for hand in state.hands]
    clockwise = clockwise_from(state.order, first)
    state.finished = ranked(points, clockwise)
    if not emit:
        return
    for seat in clockwise:
        if not state.hands[seat]:
            emit(WentOut(seat, 1))
    for seat in clockwise:
        if state.hands[seat]:
            emit(CardsCounted(seat, tuple(state.hands[seat]), points[seat]))
