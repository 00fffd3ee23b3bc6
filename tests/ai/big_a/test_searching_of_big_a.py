"""What the player of the Big A that looks ahead sees."""

from __future__ import annotations

from big_a_rounds import act, big_a

from arschloch_gui.ai.big_a.searching import WORST, searching_player, spared
from arschloch_gui.engine.big_a.family import BIG_A
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.rng import Rng
from deals import text_of
from players import choice

QUICK = searching_player(playouts=60)


def laid(state: RoundState) -> str:
    """What it does, as text."""
    return text_of(BIG_A.legal(state)[choice(QUICK, state, family=BIG_A)])


def test_it_goes_out_when_it_can_without_a_thought():
    state = big_a("9 9 | 8 8 | 10 11")
    assert laid(state) == "9 9"
    assert QUICK.thoughts(BIG_A.view(state, 0), BIG_A.legal(state), Rng(1)) == ()


def test_it_does_not_take_the_big_a_with_its_last_but_one_card():
    # Whoever takes this trick takes the Little a, and the next one goes to the Big A.
    state = act(big_a("2 2 3 | 9 13 | 4 4 5", lead=0), "2")
    assert state.to_act == 1
    view, legal = BIG_A.view(state, 1), BIG_A.legal(state)
    told = {text_of(legal[each.index]): each.value for each in QUICK.thoughts(view, legal, Rng(1))}
    assert told["-"] != told["9"]


def test_points_are_told_on_the_scale():
    state = big_a("9 9 | 8 8 | ba la 13")
    over = BIG_A.step(state, BIG_A.legal(state)[-1], None)
    assert over.to_act < 0
    assert spared(over, 0) == 1
    assert spared(over, 1) == 1 - 2 * 16 / WORST
    assert -1 < spared(over, 2) < spared(over, 1)
