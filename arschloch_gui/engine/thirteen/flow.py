"""Flow of a round: deal, tricks, and the count at the end.

`advance` changes a state in place and is used by the search, so `emit` can be None. A player who
passes is out of the trick. The round ends with the first empty hand, so the winner of a trick can
always lead.
"""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card, Seat, build_deck
from arschloch_gui.engine.events import (
    CardsDealt,
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
from arschloch_gui.engine.table.public import NO_CARD, NOBODY, ROUND_OVER
from arschloch_gui.engine.table.round import ranked
from arschloch_gui.engine.thirteen.combos import Combo, card_of, combo_of, power_of
from arschloch_gui.engine.thirteen.events import CardsCounted
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.scoring import penalty_of, points_for
from arschloch_gui.engine.thirteen.state import RoundState

DECK: tuple[Card, ...] = build_deck("french52")
WEAKEST: Card = card_of(0)


def start_round(
    rules: Rules,
    setup: RoundSetup,
    emit: Emit,
    begun: Callable[[RoundState], None] | None = None,
) -> RoundState:
    """Deal a round and advance it to its first lead."""
    order, offices = setup.carry.order, setup.carry.offices
    # The loser deals, or a random seat in the first round. The dealer only matters for the display.
    dealer = offices[-1] if offices else Rng(setup.seed, "dealer").choice(order)
    state = RoundState(rules, order, offices, dealer, hands=[[] for _ in order])
    if begun:
        begun(state)
    if emit:
        emit(RoundStarted(setup.round_no, state.order, state.dealer, state.offices))
    _deal(state, setup, emit)
    leader, state.required = _opening(state, setup)
    state.to_act = leader
    if emit:
        emit(PlayBegan(leader))
    _give_turn(state, leader, emit)
    return state


def advance(state: RoundState, action: Action, emit: Emit) -> None:
    """Apply a legal action of the seat to act, and advance the round to the next decision."""
    if isinstance(action, Play):
        combo = combo_of(action.cards)
        assert combo is not None, action
        _play(state, combo, emit)
    else:
        _pass(state, emit)


def _deal(state: RoundState, setup: RoundSetup, emit: Emit) -> None:
    if setup.deal is not None:
        hands = [sorted(hand) for hand in setup.deal.hands]
    else:
        mixed = shuffled_deck(deal_seed(setup.seed, setup.round_no), DECK)
        seats = range(len(state.order))
        share = len(mixed) // len(seats)
        hands = [sorted(mixed[seat * share : (seat + 1) * share]) for seat in seats]
    for seat in state.from_left_of(state.dealer):
        state.hands[seat] = hands[seat]
        if emit:
            emit(CardsDealt(seat, len(hands[seat]), tuple(hands[seat])))


def _opening(state: RoundState, setup: RoundSetup) -> tuple[Seat, Card]:
    """Return the leader and the card that the first lead must contain (or NO_CARD).

    In a first round, that card is ♦3, or the weakest one if only some cards were dealt. If the deal
    names a leader, the card is required only if it is ♦3 in the leader's hand.
    """
    fixed = setup.deal.lead if setup.deal is not None else None
    if state.offices:
        return (state.offices[0] if fixed is None else fixed), NO_CARD
    if fixed is not None:
        return fixed, WEAKEST if WEAKEST in state.hands[fixed] else NO_CARD
    weakest = min((card for hand in state.hands for card in hand), key=power_of)
    return next(seat for seat in state.order if weakest in state.hands[seat]), weakest


def _give_turn(state: RoundState, seat: Seat, emit: Emit) -> None:
    state.to_act = seat
    if emit:
        emit(TurnBegan(seat, state.phase))


def _play(state: RoundState, combo: Combo, emit: Emit) -> None:
    seat = state.to_act
    hand = state.hands[seat]
    for card in combo.cards:
        hand.remove(card)
    state.trick += ((seat, combo),)
    state.history += ((seat, combo),)
    state.owner = seat
    state.required = NO_CARD
    if emit:
        emit(Played(seat, combo.cards, combo.kind, None, len(hand)))
    if hand:
        _next_turn(state, emit)
    else:
        _end_round(state, seat, emit)


def _pass(state: RoundState, emit: Emit) -> None:
    state.history += ((state.to_act, None),)
    state.passed |= 1 << state.to_act
    if emit:
        emit(Passed(state.to_act))
    _next_turn(state, emit)


def _next_turn(state: RoundState, emit: Emit) -> None:
    """Give the turn to the next seat that has not passed. The owner clears the trick and leads."""
    order = state.order
    at = order.index(state.to_act) + 1 - len(order)  # negative index, so it wraps around
    while state.passed >> order[at] & 1:
        at += 1
    seat = order[at]
    if seat == state.owner:
        count = sum(combo.size for _, combo in state.trick)
        state.trick, state.owner, state.passed = (), NOBODY, 0
        state.taken += ((seat, count),)
        state.to_act = seat
        if emit:
            emit(TrickTaken(seat, count))
    _give_turn(state, seat, emit)


def _end_round(state: RoundState, winner: Seat, emit: Emit) -> None:
    """End the round after a seat has gone out, and score the cards of the others."""
    state.phase, state.to_act = ROUND_OVER, NOBODY
    points = [points_for(len(hand)) for hand in state.hands]
    clockwise = clockwise_from(state.order, winner)
    state.finished = ranked(points, clockwise)
    if emit:
        emit(WentOut(winner, 1))
        for seat in clockwise[1:]:
            left = len(state.hands[seat])
            emit(CardsCounted(seat, left, points[seat], penalty_of(left)))
