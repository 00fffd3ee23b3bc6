"""Scenes of the searching player of Big A."""

from __future__ import annotations

from big_a_rounds import big_a

from arschloch_gui.ai.big_a.players import searching_player
from arschloch_gui.ai.big_a.playout.evaluation import WORST, play_on
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.rng import Rng
from deals import text_of
from players import choice

QUICK = searching_player(playouts=60)


def played(state: RoundState) -> str:
    """Return its play as text."""
    return text_of(BIG_A.legal(state)[choice(QUICK, state, family=BIG_A)])


def test_it_goes_out_when_it_can_without_a_thought():
    state = big_a("9 9 | 8 8 | 10 11")
    assert played(state) == "9 9"
    assert QUICK.thoughts(BIG_A.view(state, 0), BIG_A.legal(state), Rng(1)) == ()


def test_it_leads_the_a_cards_while_everybody_else_has_cards_to_take_them_with():
    # The leader of an A card avoids plays that could take it; regular discards its 1 first.
    state = big_a("la ba 1 13 | 5 6 7 8 9 | 7 8 9 10 11")
    assert played(state) in ("LA", "BA")
    assert choice("regular", state, family=BIG_A) != choice(QUICK, state, family=BIG_A)


def test_points_are_told_on_the_scale():
    state = big_a("9 9 | 8 8 | ba la 13")
    over = BIG_A.step(state, BIG_A.legal(state)[-1], None)
    assert over.to_act < 0
    worth = [play_on(over, seat, Rng(1)) for seat in range(3)]
    assert worth[0] == 1
    assert worth[1] == 1 - 2 * 16 / WORST
    assert -1 < worth[2] < worth[1]
