"""Rollouts of Thirteen Cards in bit masks agree with the engine and `regular`."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.thirteen.playout.evaluation import play_on
from arschloch_gui.ai.thirteen.playout.hands import cards_of, mask_of
from arschloch_gui.ai.thirteen.playout.policy import act
from arschloch_gui.ai.thirteen.playout.position import Position
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.flow import DECK
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import RoundState
from long import times
from thirteen_rounds import choose, dealt

REGULAR = player("regular", "thirteen")


def step(state: RoundState) -> None:
    """Let `regular` act in a state."""
    legal, view = THIRTEEN.legal(state), THIRTEEN.view(state, state.to_act)
    THIRTEEN.advance(state, legal[REGULAR.choose(view, legal, Rng(1))], None)


def figures(position: Position) -> dict[str, object]:
    """Return all data of a position."""
    return {name: getattr(position, name) for name in Position.__slots__}


rounds = given(
    seed=st.integers(0, 100_000),
    cross=st.booleans(),
    each=st.none() | st.integers(1, 13),
    before=st.integers(0, 12),
)
"""Rounds with few cards each and in mid-play are included."""


@pytest.mark.sampled
@settings(max_examples=times(12, 400))
@rounds
def test_every_action_is_the_same_and_leaves_the_same(
    seed: int, cross: bool, each: int | None, before: int
):
    state = dealt(seed, Rules(cross_kind=cross), each=each)
    for at in range(before):
        if state.to_act >= 0:
            THIRTEEN.advance(state, choose(state, seed + at), None)
    position = Position(state)
    while state.to_act >= 0:
        step(state)
        act(position)
        if state.to_act >= 0:
            assert figures(position) == figures(Position(state))
    assert position.counts == [len(hand) for hand in state.hands]
    assert position.to_act == state.to_act


@pytest.mark.sampled
def test_a_round_is_worth_the_points_it_brings():
    for seed in range(times(3, 30)):
        state = dealt(seed)
        values = [play_on(state, seat, Rng(1)) for seat in range(4)]
        while state.to_act >= 0:
            step(state)
        assert values == [1 - 2 * points / 39 for points in state.points()]


def test_masks_and_cards_are_inverses():
    assert sorted(cards_of(mask_of(DECK))) == sorted(DECK)
    assert cards_of(mask_of(DECK[3:9][::-1])) == tuple(
        card for card in cards_of(mask_of(DECK)) if card in DECK[3:9]
    )
