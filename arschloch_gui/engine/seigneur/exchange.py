"""The exchange from the second round on (rules.md §10, §1.6).

The lower offices give their best cards at once. The upper ones return cards of their choice, all at
the same time: what they return lies between them until everybody has chosen, so it makes no
difference who chooses first.
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
    """The lower offices give their best; what the upper ones owe for it is noted."""
    if not state.offices:
        return
    for at, count in enumerate(exchange_counts(state.rules.players)):
        upper, lower = state.offices[at], state.offices[-1 - at]
        gift = Gift(lower, upper, best(state.hands[lower], count))
        _take_out(state, gift)
        # A tribute smaller than planned (short hands) is answered by as many cards.
        state.owed = (*state.owed, Owed(upper, lower, len(gift.cards)))
        _arrive(state, gift, emit)


def owed_to(state: RoundState, taker: Seat) -> Owed | None:
    """What somebody still has to return to this seat."""
    return next((owed for owed in state.owed if owed.taker == taker), None)


def returns(state: RoundState) -> Iterator[Action]:
    """The ways to return cards, one for each choice of ranks."""
    owed = state.owed[0]
    hand = sorted(state.hands[owed.giver])
    for cards in distinct_choices(hand, owed.count, rank_worth):
        yield Give(cards, owed.taker)


def rank_worth(card: Card) -> int:
    """Equal for cards that differ only in their suits."""
    return worth(card)[0]


def refuse(state: RoundState, action: Action) -> Refusal | None:
    """Why this is not what is to be returned, or None."""
    if not isinstance(action, Give):
        return Refusal.of("not_now", phase=EXCHANGE)
    owed = owed_to(state, action.to)
    if owed is None:
        return Refusal.of("wrong_taker", taker=state.owed[0].taker)
    if len(action.cards) != owed.count:
        return Refusal.of("wrong_count", count=owed.count, given=len(action.cards))
    return not_held(state.hands[owed.giver], action.cards)


def give(state: RoundState, action: Give, emit: Emit) -> bool:
    """Put the cards down for their taker; once all have, they arrive. Whether that is so."""
    owed = owed_to(state, action.to)
    assert owed is not None
    state.owed = tuple(each for each in state.owed if each != owed)
    gift = Gift(owed.giver, owed.taker, tuple(sorted(action.cards)))
    _take_out(state, gift)
    state.transit.append(gift)
    # In whatever order they came, they lie in the order of the offices.
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
