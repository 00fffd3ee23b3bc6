"""Rollouts of Shithead in plain ints agree with the engine and `regular`."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.shithead.playout.evaluation import play_on
from arschloch_gui.ai.shithead.playout.policy import act
from arschloch_gui.ai.shithead.playout.position import Position
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.state import RoundState
from arschloch_gui.engine.table.public import PLAY
from long import times
from shithead_rounds import any_rules, dealt

REGULAR = player("regular", "shithead")


def step(state: RoundState, rng: Rng) -> None:
    """Let `regular` act in a state."""
    legal, view = SHITHEAD.legal(state), SHITHEAD.view(state, state.to_act)
    chosen = 0 if len(legal) == 1 else REGULAR.choose(view, legal, rng)
    SHITHEAD.advance(state, legal[chosen], None)


def in_play(seed: int, rules: Rules) -> RoundState:
    """Return a round dealt from a seed, after the swaps."""
    state = dealt(seed, rules)
    while state.phase != PLAY:
        step(state, Rng(seed))
    return state


def figures(position: Position) -> dict[str, object]:
    """Return all data of a position; the order in which cards became known is ignored."""
    found = {name: getattr(position, name) for name in Position.__slots__}
    return {**found, "known": [sorted(cards) for cards in position.known]}


@pytest.mark.sampled
@settings(max_examples=times(12, 400))
@given(rules=any_rules(), seed=st.integers(0, 100_000))
def test_every_action_is_the_same_and_leaves_the_same(rules: Rules, seed: int):
    state = in_play(seed, rules)
    position, ours, theirs = Position(state), Rng(seed), Rng(seed)
    while state.to_act >= 0:
        step(state, theirs)
        act(position, ours)
        assert figures(position) == figures(Position(state))
    assert tuple(position.finished) == state.finished


@pytest.mark.sampled
def test_a_round_is_played_on_from_the_swapping_until_the_place_is_known():
    for seed in range(times(4, 40)):
        rules = Rules(players=2 + seed % 4)
        places = [play_on(dealt(seed, rules), seat, Rng(seed)) for seat in range(rules.players)]
        state, rng = dealt(seed, rules), Rng(seed)
        while state.to_act >= 0:
            step(state, rng)
        assert [places[seat] for seat in state.finished] == sorted(places, reverse=True)
        assert (max(places), min(places)) == (1, -1)
