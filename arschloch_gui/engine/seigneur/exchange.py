"""The exchange from the second round on (rules.md §10, §1.6).

The lower positions automatically give their best cards. The upper ones return cards of their
choice. Returned cards stay face down until all players have chosen, so the order of the decisions
makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.choices import distinct_choices
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn, Emit
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held
from arschloch_gui.engine.seigneur.deck import best, worth
from arschloch_gui.engine.seigneur.rules import exchange_counts
from arschloch_gui.engine.seigneur.state import Gift, Owed, RoundState
from arschloch_gui.engine.table.public import EXCHANGE


def pay_tribute(state: RoundState, emit: Emit) -> None:
    """Transfer the best cards of the lower positions, and record what the upper ones owe."""
    if not state.offices:
        return
    for at, count in enumerate(exchange_counts(state.rules.players)):
        upper, lower = state.offices[at], state.offices[-1 - at]
        gift = Gift(lower, upper, best(state.hands[lower], count))
        _take_out(state, gift)
        # If the tribute is smaller than planned because of a short hand, the same smaller number is
        # returned.
        state.owed = (*state.owed, Owed(upper, lower, len(gift.cards)))
        _arrive(state, gift, emit)


def owed_to(state: RoundState, taker: Seat) -> Owed | None:
    """Return what a seat is still owed, or None."""
    return next((owed for owed in state.owed if owed.taker == taker), None)


def returns(state: RoundState) -> Iterator[Action]:
    """Yield the possible returns of cards, one for each choice of ranks."""
    owed = state.owed[0]
    hand = sorted(state.hands[owed.giver])
    for cards in distinct_choices(hand, owed.count, rank_worth):
        yield Give(cards, owed.taker)


def rank_worth(card: Card) -> int:
    """Return a value that is equal for cards that differ only in suit."""
    return worth(card)[0]


def refuse(state: RoundState, action: Action) -> Refusal | None:
    """Return the refusal of an action as a return of cards, or None if it is valid."""
    if not isinstance(action, Give):
        return Refusal.of("not_now", phase=EXCHANGE)
    owed = owed_to(state, action.to)
    if owed is None:
        return Refusal.of("wrong_taker", taker=state.owed[0].taker)
    if len(action.cards) != owed.count:
        return Refusal.of("wrong_count", count=owed.count, given=len(action.cards))
    return not_held(state.hands[owed.giver], action.cards)


def give(state: RoundState, action: Give, emit: Emit) -> bool:
    """Set cards aside for their taker; return whether the exchange is complete.

    Once the last cards have been set aside, all returned cards go to their takers.
    """
    owed = owed_to(state, action.to)
    assert owed is not None
    state.owed = tuple(each for each in state.owed if each != owed)
    gift = Gift(owed.giver, owed.taker, tuple(sorted(action.cards)))
    _take_out(state, gift)
    state.transit.append(gift)
    # Sort by position, whatever the order in which the cards were returned.
    state.transit.sort(key=lambda each: state.offices.index(each.giver))
    if emit:
        emit(CardsPassedOn(gift.giver, gift.taker, len(gift.cards), gift.cards))
    if state.owed:
        return False
    while state.transit:
        _arrive(state, state.transit.pop(0), emit)
    return True


def _take_out(state: RoundState, gift: Gift) -> None:
    for card in gift.cards:
        state.hands[gift.giver].remove(card)


def _arrive(state: RoundState, gift: Gift, emit: Emit) -> None:
    state.hands[gift.taker] = sorted((*state.hands[gift.taker], *gift.cards))
    state.given.append(gift)
    if emit:
        emit(CardsGiven(gift.giver, gift.taker, len(gift.cards), gift.cards))
