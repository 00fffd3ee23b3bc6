"""Properties of any round of Grand Seigneur, beside those of every game (`tests/laws`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs
from seigneur_rounds import choose, dealt

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.events import CardsDealt, CardsGiven, CardsPassedOn, Event
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.deck import deck_for, worth
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import RoundState
from deals import NAMES
from long import times
from random_rules import options_of

RULES = (
    options_of(Rules())
    .map(lambda values: replace(Rules(), **values))
    .filter(lambda rules: not rules.problems())
)
SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(5, 12)


def whole(seed: int, rules: Rules) -> RoundState:
    """Return a later round of the whole deck, at its exchange."""
    rng = Rng(seed, "whole")
    order = tuple(rng.shuffled(range(rules.players)))
    offices = tuple(rng.shuffled(order))
    return SEIGNEUR.start_round(rules, RoundSetup(seed, 2, Carry(order, offices)), None)


@given(rules=RULES, seed=SEEDS)
def test_turns_belong_to_who_can_act_and_the_round_ends_below_its_bound(rules: Rules, seed: int):
    state = whole(seed, rules)
    plies = 0
    while state.to_act >= 0:
        assert state.hands[state.to_act]
        legal = SEIGNEUR.legal(state)
        if state.phase == "play":
            assert state.turn == state.to_act != state.owner
            assert not state.waiting
            assert (state.top is None) == (state.owner == -1)
            assert (PASS not in legal) or bool(state.trick)
        else:
            assert PASS in legal or state.phase == "exchange"
        SEIGNEUR.advance(state, choose(state, seed), None)
        plies += 1
    assert (state.phase, state.wish) == ("round_over", 0)
    assert [bool(hand) for hand in state.hands].count(True) == 1
    assert state.hands[state.finished[-1]]
    assert sorted(state.points()) == list(range(rules.players))
    # Between two plays, every player is asked at most once and answers at most once.
    assert plies <= 3 + len(deck_for(rules.players)) * 2 * rules.players


@given(players=PLAYERS, seed=SEEDS)
def test_cards_a_seat_knows_in_other_hands_are_there_in_round_and_world(players: int, seed: int):
    state = dealt(seed, players, most=9 * (seed % 2))
    while True:
        for seat in (*state.order, None):
            view = SEIGNEUR.view(state, seat)
            world = view.world(Rng(seed, "world", len(state.history)))
            for holder, cards in view.known_holdings().items():
                assert not Counter(cards) - Counter(state.hands[holder])
                assert not Counter(cards) - Counter(world.hands[holder])
            for payer, best in view.best_kept().items():
                got_back = Counter(view.known_holdings().get(payer, []))
                for hands in (state.hands, world.hands):
                    assert all(worth(c) <= best for c in Counter(hands[payer]) - got_back)
        if state.to_act < 0:
            return
        for _ in range(5 + seed % 9):
            if state.to_act >= 0:
                SEIGNEUR.advance(state, choose(state, seed), None)


@given(players=PLAYERS, seed=SEEDS)
def test_only_those_concerned_see_cards_dealt_and_given(players: int, seed: int):
    events: list[Event] = []
    state = dealt(seed, players, emit=events.append)
    while state.to_act >= 0:
        SEIGNEUR.advance(state, choose(state, seed), events.append)
    for event in events:
        for viewer in (*state.order, None):
            match event:
                case CardsDealt(seat):
                    knows = viewer == seat
                case CardsGiven(giver, taker):
                    knows = viewer in (giver, taker)
                case CardsPassedOn(giver):
                    knows = viewer == giver
                case _:
                    knows = True
            assert event.seen_by(viewer) == (event if knows else structs.replace(event, cards=()))


def match_under_way(rules: Rules, seed: int, plies: int) -> Match:
    match: Any = Match(MatchSpec("seigneur", rules, NAMES[: rules.players], seed))
    for _ in range(plies):
        if match.is_over:
            break
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, choose(match.state, seed))
    return match


def test_many_rounds_come_to_their_end():
    for seed in range(times(30, 3_000)):
        state = dealt(seed, most=12 * (seed % 2))
        told = 0
        while state.to_act >= 0:
            SEIGNEUR.advance(state, choose(state, seed), None)
            told += 1
        assert state.phase == "round_over", seed
