"""The leader of a round and the card to lead (rules.md §1.2).

The options are `first_lead`, `next_lead` and `start_card`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from arschloch_gui.engine.cards import CARD_OF, Card, Seat
from arschloch_gui.engine.climbing.contribution import Contribution, LeadPart
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.marks import OFFICES_DRAWN
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.table.public import NO_CARD

Opening: TypeAlias = tuple[Seat, Card]
"""(leader, the card that the lead must contain or NO_CARD)"""


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook. A round without earned positions counts as a first round."""
    first, later = _LEADERS[rules.first_lead], _LEADERS[rules.next_lead]

    def opening(state: RoundState) -> Opening:
        earned = state.offices and OFFICES_DRAWN not in state.marks
        leader, card = (later if earned else first)(state)
        return leader, card if rules.start_card_must_be_played else NO_CARD

    return Contribution(
        lead=LeadPart(opening=opening, card_decides=rules.next_lead == "start_card")
    )


def start_card(state: RoundState) -> Card:
    """Return the card whose holder leads: the chosen one if dealt, else the lowest dealt."""
    agreed = state.book.rules.start_card
    present = [card for hand in state.hands for card in hand]
    if agreed and CARD_OF[agreed] in present:
        return CARD_OF[agreed]
    return min(present, key=state.book.exchange_key)


def _holder_of_start_card(state: RoundState) -> Opening:
    card = start_card(state)
    # With several decks, several players can have the card. The first one clockwise from the dealer
    # then leads.
    seat = state.successor[state.dealer]
    while card not in state.hands[seat]:
        seat = state.successor[seat]
    return seat, card


def _left_of_dealer(state: RoundState) -> Opening:
    return state.successor[state.dealer], NO_CARD


def _lowest_office(state: RoundState) -> Opening:
    return state.offices[-1], NO_CARD


def _highest_office(state: RoundState) -> Opening:
    return state.offices[0], NO_CARD


_LEADERS: dict[str, Callable[[RoundState], Opening]] = {
    "start_card": _holder_of_start_card,
    "left_of_dealer": _left_of_dealer,
    "lowest_office": _lowest_office,
    "highest_office": _highest_office,
}


def start_card_in_deck(rules: Rules) -> Problem | None:
    """Check that the start card is in the deck."""
    if not rules.start_card or CARD_OF[rules.start_card] in deck_of(rules):
        return None
    if rules.start_card in rules.missing:
        return Problem.of("needs_missing_card", "start_card", "missing", card=rules.start_card)
    return Problem.of("start_card_not_in_deck", "start_card", "deck", card=rules.start_card)


CONFLICTS = (start_card_in_deck,)
