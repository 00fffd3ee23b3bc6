"""General properties for any options, any deal and any play of Thirteen Cards."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.events import CardsDealt, Event
from arschloch_gui.engine.thirteen.flow import DECK
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import RoundState
from random_rules import options_of
from thirteen_rounds import choose, dealt

RULES = options_of(Rules()).map(lambda values: replace(Rules(), **values))
SEEDS = st.integers(0, 2**32)
MOST_PLIES = 52 * 4
"""A bound: every play can be answered by a pass of each of the others."""


def all_cards(state: RoundState) -> list[int]:
    """Return the cards in the hands and on the table."""
    played = [card for _, combo in state.history if combo for card in combo.cards]
    return sorted([*played, *(card for hand in state.hands for card in hand)])


@given(rules=RULES, seed=SEEDS)
def test_cards_are_conserved_and_turns_belong_to_who_can_act(rules: Rules, seed: int):
    state = dealt(seed, rules)
    for _ in range(MOST_PLIES):
        assert all_cards(state) == list(DECK)
        assert all(hand == sorted(hand) for hand in state.hands)
        if state.to_act < 0:
            break
        assert all(state.hands)
        assert not state.passed >> state.to_act & 1
        assert state.owner != state.to_act
        assert (state.top is None) == (state.owner == -1)
        legal = THIRTEEN.legal(state)
        assert legal
        assert len(set(legal)) == len(legal)
        assert (PASS in legal) == (state.top is not None)
        assert all(THIRTEEN.refusal(state, action) is None for action in legal)
        THIRTEEN.advance(state, choose(state, seed), None)
    assert state.phase == "round_over"
    points, places = state.points(), state.places()
    winner = state.finished[0]
    assert [len(hand) for hand in state.hands].count(0) == 1
    assert (points[winner], places[winner], sum(places)) == (0, 1, 10)
    assert sorted(state.finished) == [0, 1, 2, 3]
    assert list(state.finished) == sorted(state.finished, key=lambda seat: points[seat])


@given(seed=SEEDS)
def test_only_the_holder_sees_his_cards_dealt(seed: int):
    events: list[Event] = []
    state = dealt(seed, emit=events.append)
    while state.to_act >= 0:
        THIRTEEN.advance(state, choose(state, seed), events.append)
    for event in events:
        for viewer in (*state.order, None):
            seen = event.seen_by(viewer)
            hidden = isinstance(event, CardsDealt) and viewer != event.seat
            assert seen == (structs.replace(event, cards=()) if hidden else event)
