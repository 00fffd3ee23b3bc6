"""Properties of any round of Thirteen Cards, beside those of every game (`tests/laws`)."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.events import CardsDealt, Event
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules
from random_rules import options_of
from thirteen_rounds import choose, dealt

RULES = options_of(Rules()).map(lambda values: replace(Rules(), **values))
SEEDS = st.integers(0, 2**32)
MOST_PLIES = 52 * 4
"""A bound: every play can be answered by a pass of each of the others."""


@given(rules=RULES, seed=SEEDS)
def test_turns_belong_to_who_can_act_and_the_round_ends_below_its_bound(rules: Rules, seed: int):
    state = dealt(seed, rules)
    for _ in range(MOST_PLIES):
        if state.to_act < 0:
            break
        assert all(state.hands)
        assert not state.passed >> state.to_act & 1
        assert state.owner != state.to_act
        assert (state.top is None) == (state.owner == -1)
        legal = THIRTEEN.legal(state)
        assert (PASS in legal) == (state.top is not None)
        THIRTEEN.advance(state, choose(state, seed), None)
    assert state.phase == "round_over"
    points, places = state.points(), state.places()
    winner = state.finished[0]
    assert [len(hand) for hand in state.hands].count(0) == 1
    assert (points[winner], places[winner]) == (0, 1)
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
