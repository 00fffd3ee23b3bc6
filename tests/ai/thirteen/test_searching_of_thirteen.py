"""Scenes of the searching player of Thirteen Cards."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.thirteen.players import searching_player
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.state import RoundState
from deals import text_of
from players import choice
from thirteen_rounds import act, thirteen

QUICK = searching_player(playouts=80)


def played(state: RoundState) -> str:
    """Return its play as text."""
    return text_of(THIRTEEN.legal(state)[choice(QUICK, state, family=THIRTEEN)])


def test_what_is_certain_is_done_without_a_thought():
    over = act(thirteen("5d 9s | 4c 2s | 5c 5h | 6c 6h", lead=0), "5d", "-", "-", "-")
    assert played(over) == "9S"
    assert QUICK.thoughts(THIRTEEN.view(over, 0), THIRTEEN.legal(over), Rng(1)) == ()


def test_it_does_not_feed_those_who_hold_a_single_card():
    # No rival has a pair, but each of them beats the nine.
    state = thirteen("4d 4c 6d 6c 9s | ks | as | qs", lead=0)
    assert len(played(state).split()) == 2


def test_it_keeps_the_lead_and_below_ten_cards():
    # One rival is about to go out, and ten cards count double, so the five-card play comes first.
    state = thirteen("4d 5c 6h 7s 8d 3h 9c jd qc kh | 2c | 5d 9h jh | 6c 6d kd", lead=0)
    assert len(played(state).split()) == 5


@pytest.mark.parametrize("seed", range(2))
def test_points_decide_not_places(seed: int):
    state = thirteen("3d 3c 8h 8s 9h | ks | 4h 5h 6s 7h 10s | 4s 5s 6h 7s 10h", lead=0)
    told = QUICK.thoughts(THIRTEEN.view(state, 0), THIRTEEN.legal(state), Rng(seed))
    # At most five cards are left, out of thirteen.
    assert all(1 - 2 * 5 / 39 <= each.value <= 1 for each in told)
