"""Properties of any round of the Big A, beside those of every game (`tests/laws`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from big_a_rounds import choose, dealt
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.big_a.deck import A_CARDS, DECK
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.events import CardsDealt, CardsSetAside, Event
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.table.public import NOBODY
from deals import NAMES
from random_rules import options_of

RULES = options_of(Rules()).map(lambda values: replace(Rules(), **values))
SEEDS = st.integers(0, 2**32)


@given(rules=RULES, seed=SEEDS)
def test_turns_belong_to_who_can_act_and_the_round_ends_below_its_bound(rules: Rules, seed: int):
    state = dealt(seed, rules)
    # Every play removes a card from the game (an A card comes back, but brings others with it)
    # and is followed by a pass of each of the others at most.
    for _ in range(2 * len(DECK) * rules.players):
        if state.to_act < 0:
            break
        assert state.is_a_trick or all(state.hands)
        assert (state.top is None) == (state.owner == NOBODY) == (not state.trick)
        legal = BIG_A.legal(state)
        assert (PASS in legal) == (state.top is not None and not state.is_a_trick)
        BIG_A.advance(state, choose(state, seed), None)
    assert state.phase == "round_over"
    points, winner = state.points(), state.finished[0]
    assert not state.hands[winner]
    assert points[winner] == 0
    assert list(state.finished) == sorted(state.finished, key=lambda seat: points[seat])


@given(rules=RULES, seed=SEEDS)
def test_a_cards_come_from_the_table_in_order_and_never_go_out_of_the_game(rules: Rules, seed: int):
    state = dealt(seed, rules)
    while state.to_act >= 0:
        assert len(state.on_table) == max(0, len(A_CARDS) - state.tricks)
        led = len(state.trick[0][1].cards) if state.is_a_trick else 0
        held = sum(state.holder_of(card) != NOBODY for card in A_CARDS)
        assert held + led + len(state.on_table) == len(A_CARDS)
        BIG_A.advance(state, choose(state, seed), None)


@given(seed=SEEDS)
def test_dealt_cards_are_private_and_set_aside_cards_hidden(seed: int):
    events: list[Event] = []
    state = dealt(seed, emit=events.append)
    while state.to_act >= 0:
        BIG_A.advance(state, choose(state, seed), events.append)
    for event in events:
        for viewer in (*state.order, None):
            seen = event.seen_by(viewer)
            hidden = isinstance(event, CardsDealt) and viewer != event.seat
            assert seen == (structs.replace(event, cards=()) if hidden else event)
        if isinstance(event, CardsSetAside):
            assert event.cards == ()


def played(rules: Rules, seed: int, plies: int) -> Match:
    """Return a match after this many actions, or at its end."""
    match: Any = Match(MatchSpec("grossundklein", rules, NAMES[: rules.players], seed))
    for _ in range(plies):
        if match.is_over:
            break
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, choose(match.state, seed))
    return match


@given(rules=RULES, seed=SEEDS)
def test_a_match_ends_when_its_rounds_or_its_points_are_reached(rules: Rules, seed: int):
    match = played(rules, seed, 100_000)
    assert match.is_over
    reached = isinstance(rules.match_points, int) and max(match.scores) >= rules.match_points
    assert reached or len(match.rounds) == rules.match_rounds
    before = [
        score - last for score, last in zip(match.scores, match.rounds[-1].points, strict=True)
    ]
    assert not isinstance(rules.match_points, int) or max(before) < rules.match_points
    best = match.standings()[0]
    assert match.scores[best] == min(match.scores)
