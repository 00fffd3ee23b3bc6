"""Properties of any round of Shithead, beside those of every game (`tests/laws`)."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.events import CardsDealt, Event, Played
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import Swap, Take
from arschloch_gui.engine.shithead.events import Drawn, PileBurned, PileTaken, Swapped
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from arschloch_gui.engine.shithead.view import SeatView
from shithead_rounds import any_rules, choose, dealt

SEEDS = st.integers(0, 2**32)
RULES = any_rules()


def most_actions(rules: Rules) -> int:
    """Return an upper bound on the number of actions in a round under these rules."""
    cards = len(deck_of(rules))
    return rules.players + (cards + 1) * (rules.burn_after_takes + 1) * (cards + 1)


@given(rules=RULES, seed=SEEDS)
def test_hands_are_filled_and_a_round_ends_below_its_bound(rules: Rules, seed: int):
    state, rng, actions = dealt(seed, rules), Rng(seed, "play"), 0
    while state.to_act >= 0:
        assert all(list(cards) == sorted(cards) for cards in state.open)
        assert not state.is_out(state.to_act)
        assert state.takes <= rules.burn_after_takes
        if state.stock:
            assert all(len(hand) >= 3 for hand in state.hands)
        SHITHEAD.advance(state, choose(state, rng), None)
        actions += 1
    assert actions < most_actions(rules)
    left = state.hands_left()
    assert [seat for seat in state.order if left[seat]] == list(state.finished[-1:])
    assert sorted(state.points()) == list(range(rules.players))


@given(rules=RULES, seed=SEEDS)
def test_round_ends_even_if_players_always_pick_up(rules: Rules, seed: int):
    # The worst possible players: they play single cards only, and pick up whenever they may.
    state, rng = dealt(seed, rules), Rng(seed, "play")
    for _ in range(most_actions(rules)):
        if state.to_act < 0:
            return
        legal = SHITHEAD.legal(state)
        takes = [each for each in legal if isinstance(each, Take)]
        single = [each for each in legal if isinstance(each, Play) and len(each.cards) == 1]
        SHITHEAD.advance(state, rng.choice(takes or single or legal), None)
    raise AssertionError("the round does not end")


@given(rules=RULES, seed=SEEDS)
def test_cards_in_the_game_never_grow_and_burns_are_never_empty(rules: Rules, seed: int):
    events: list[Event] = []
    state, rng = dealt(seed, rules, events.append), Rng(seed, "play")
    while state.to_act >= 0:
        SHITHEAD.advance(state, choose(state, rng), events.append)
    takes = 0
    for event in events:
        if isinstance(event, PileBurned):
            assert event.cards
            takes = 0
        elif isinstance(event, PileTaken):
            assert event.cards
            takes += 1
            assert takes <= rules.burn_after_takes


@pytest.mark.long
@given(rules=RULES, seed=SEEDS)
def test_legal_actions_pass_and_others_are_refused_without_a_trace(rules: Rules, seed: int):
    state, rng = dealt(seed, rules), Rng(seed, "play")
    while state.to_act >= 0:
        before = state.clone()
        legal = SHITHEAD.legal(state)
        assert all(SHITHEAD.refusal(state, action) is None for action in legal)
        cards = rng.shuffled(deck_of(rules))[:3]
        hand, table = state.hands[state.to_act], state.open[state.to_act]
        for action in (
            Play(tuple(cards[: 1 + rng.below(3)])),
            Play(tuple(rng.shuffled(hand)[: 1 + rng.below(3)])),
            Play(tuple(rng.shuffled(table)[:1])),
            Swap(tuple(rng.shuffled(hand)[:2]), tuple(rng.shuffled(table)[:2])),
            Take(),
        ):
            found = [one for one in legal if SHITHEAD.same_action(state, action, one)]
            if SHITHEAD.refusal(state, action) is None:
                assert len(found) == 1, action
            elif found:
                # Equal cards, but not those in the hand.
                assert isinstance(action, Play | Swap)
        assert state == before
        SHITHEAD.advance(state, choose(state, rng), None)


def test_not_even_the_owner_knows_his_blind_cards():
    worlds = set()
    view = SeatView.of(dealt(5), 0)
    for n in range(30):
        worlds.add(tuple(view.world(Rng(n)).blind[0]))
    assert len(worlds) > 20
    assert view.blind == ((True, True, True),) * 4


@given(rules=RULES, seed=SEEDS)
def test_redacted_events_hold_no_hidden_card(rules: Rules, seed: int):
    events: list[Event] = []
    state, rng = dealt(seed, rules, events.append), Rng(seed, "play")
    while state.to_act >= 0:
        SHITHEAD.advance(state, choose(state, rng), events.append)
    for event in events:
        for viewer in (*state.order, None):
            redacted = event.seen_by(viewer)
            assert type(redacted) is type(event)
            seen: Any = redacted
            if isinstance(event, CardsDealt | Drawn):
                assert len(event.cards) == event.count
                assert seen.cards == (event.cards if viewer == event.seat else ())
            else:
                assert seen == event


@given(rules=RULES, seed=SEEDS)
def test_what_everybody_saw_is_known(rules: Rules, seed: int):
    events: list[Event] = []
    state, rng = dealt(seed, rules, events.append), Rng(seed, "play")
    while state.to_act >= 0:
        for seat in state.order:
            for card in state.known[seat]:
                assert state.known[seat].count(card) <= state.hands[seat].count(card)
        SHITHEAD.advance(state, choose(state, rng), events.append)
    # Known cards that left a hand had entered it face up.
    seen = [e.taken if isinstance(e, Swapped) else e.cards for e in events
            if isinstance(e, Swapped | PileTaken)]  # fmt: skip
    assert all(card in deck_of(rules) for card in chain.from_iterable(seen))
    assert all(event.cards for event in events if isinstance(event, Played))
