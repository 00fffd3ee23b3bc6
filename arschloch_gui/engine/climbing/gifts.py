"""Transfers of cards, and the decision which cards to give (rules.md §1.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card, Seat, format_card, rank_of
from arschloch_gui.engine.choices import distinct_choices
from arschloch_gui.engine.climbing.pending import Given, Transfer
from arschloch_gui.engine.climbing.rulebook import DecisionKind, RoundState
from arschloch_gui.engine.events import CardsGiven, Emit
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held
from arschloch_gui.engine.table.public import EXCHANGE

GIFT = "gift"


def hand_over(state: RoundState, given: Given, emit: Emit) -> None:
    """Move cards from the giver to the taker and record the gift, because both know these cards."""
    take_out(state, given)
    arrive(state, given, emit)


def take_out(state: RoundState, given: Given) -> None:
    """Remove the cards from the giver's hand."""
    for card in given.cards:
        state.hands[given.giver].remove(card)


def arrive(state: RoundState, given: Given, emit: Emit) -> None:
    """Add cards to the taker's hand and record the gift, because both players know these cards."""
    state.hands[given.taker] = sorted((*state.hands[given.taker], *given.cards))
    state.given.append(given)
    if emit:
        emit(CardsGiven(given.giver, given.taker, len(given.cards), given.cards))


def exchange_class(state: RoundState, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return a value that is equal for gifts that are equivalent under the rules."""
    return tuple(sorted(map(_regarded(state), cards)))


def _regarded(state: RoundState) -> Callable[[Card], int]:
    """Return the function by which gifts are compared: by rank, or by card if suits matter.

    Suits also matter if the holder of a certain card leads.
    """
    book = state.book
    return int if book.suits_matter or book.lead.card_decides else rank_of


def _gifts(state: RoundState) -> Iterator[Action]:
    due = state.due[0].about_as(Transfer)
    yield from (Give(cards, due.taker) for cards in gift_choices(state, due.giver, due.count))


def gift_choices(state: RoundState, seat: Seat, count: int) -> Iterator[tuple[Card, ...]]:
    """Return the possible gifts of `count` cards, one for each `exchange_class`."""
    return distinct_choices(giveable(state, seat), count, _regarded(state))


def _refuse(state: RoundState, action: Action) -> Refusal | None:
    if not isinstance(action, Give):
        return Refusal.of("not_now", phase=EXCHANGE)
    due = state.due[0].about_as(Transfer)
    if action.to != due.taker:
        return Refusal.of("wrong_taker", taker=due.taker)
    if len(action.cards) != due.count:
        return Refusal.of("wrong_count", count=due.count, given=len(action.cards))
    if kept := [card for card in action.cards if card in state.book.exchange.kept_back]:
        return Refusal.of("not_exchangeable", card=format_card(kept[0]))
    return not_held(state.hands[state.to_act], action.cards)


def giveable(state: RoundState, seat: Seat) -> list[Card]:
    """Return the cards in a hand that can be exchanged."""
    return [card for card in state.hands[seat] if card not in state.book.exchange.kept_back]


def _give(state: RoundState, action: Action, emit: Emit) -> None:
    assert isinstance(action, Give)
    state.due.pop(0)
    hand_over(state, Given(state.to_act, action.to, tuple(sorted(action.cards))), emit)


GIVING = DecisionKind(GIFT, _gifts, _refuse, _give, about=Transfer)
"""Decision kind for gifts of the player's choice. `PendingDecision.about` is a `Transfer`."""
