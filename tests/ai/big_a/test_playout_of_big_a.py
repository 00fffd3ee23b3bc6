"""Rollouts of Big A in plain ints agree with the engine and `regular`."""

from __future__ import annotations

import pytest
from big_a_rounds import dealt
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.big_a.playout.evaluation import play_on, spared
from arschloch_gui.ai.big_a.playout.policy import act
from arschloch_gui.ai.big_a.playout.position import Position
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.rules import FEWEST, MOST, Rules
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.rng import Rng
from long import times

REGULAR = player("regular", "big_a")
RULES = st.builds(
    Rules, players=st.integers(FEWEST, MOST), laps=st.sampled_from(("one", "until_pass"))
)


def step(state: RoundState) -> None:
    """Let `regular` act in a state."""
    legal, view = BIG_A.legal(state), BIG_A.view(state, state.to_act)
    BIG_A.advance(state, legal[REGULAR.choose(view, legal, Rng(1))], None)


def figures(position: Position, *, is_over: bool) -> dict[str, object]:
    """Return all data of a position; the final turn is ignored."""
    found = {name: getattr(position, name) for name in Position.__slots__}
    if is_over:
        for name in ("to_act", "leader", "owner", "top_number", "top_size"):
            del found[name]
    return found


@pytest.mark.sampled
@settings(max_examples=times(10, 600))
@given(rules=RULES, seed=st.integers(0, 100_000), each=st.sampled_from((None, 2, 4, 6)))
def test_every_action_is_the_same_and_leaves_the_same(rules: Rules, seed: int, each: int | None):
    state = dealt(seed, rules, each=each)
    position = Position(state)
    while state.to_act >= 0:
        step(state)
        act(position)
        is_over = state.to_act < 0
        assert figures(position, is_over=is_over) == figures(Position(state), is_over=is_over)
    assert position.is_over
    assert tuple(position.points) == state.points()


def test_a_round_is_worth_the_points_it_brings():
    for seed in range(times(2, 40)):
        rules = Rules(players=FEWEST + seed % 5)
        worth = [play_on(dealt(seed, rules), seat, Rng(seed)) for seat in range(rules.players)]
        state = dealt(seed, rules)
        while state.to_act >= 0:
            step(state)
        assert worth == [spared(points) for points in state.points()]
