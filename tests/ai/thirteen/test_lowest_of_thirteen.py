"""`lowest` at Thirteen Cards plays exactly as documented, permanently."""

from __future__ import annotations

import pytest

from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.state import RoundState
from deals import cards, text_of
from players import choice
from thirteen_rounds import act, dealt, thirteen


def played(state: RoundState) -> str:
    """Return its play as text."""
    return text_of(THIRTEEN.legal(state)[choice("lowest", state, family=THIRTEEN)])


@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("3d 4c 5c", "3d"),
        ("3d 3h 5c", "3d 3h"),
        ("3d 3c 3s 5c", "3d 3c 3s"),
        ("3d 3c 3h 3s 9c", "3d 3c 3h"),
        ("3d 4c 5h 6s 7d 9c", "3d"),
    ],
)
def test_it_leads_all_of_its_lowest_rank(hand: str, play: str):
    state = thirteen(f"{hand} | 8d 9d | 10d jd | qd kd")
    assert sorted(cards(played(state))) == sorted(cards(play))


@pytest.mark.parametrize(
    ("top", "hand", "play"),
    [
        ("3d", "4c 4h 6s 9d", "6S"),
        ("3d", "4c 4h 9d 9s", "4C"),
        ("8d", "4c 4h 6s", "-"),
        ("8d 8c", "9d 9c 9s 10d 10c", "10C 10D"),
    ],
)
def test_it_answers_with_the_lowest_that_leaves_no_rank_broken(top: str, hand: str, play: str):
    state = thirteen(f"{top} 2d 2c 2h | {hand} | jd qd | jc qc", lead=0)
    assert played(act(state, top)) == play


def test_it_lays_five_only_where_five_are_asked_for_and_the_weakest_kind():
    state = thirteen("3d 4c 5h 6s 7d 2s | 4d 5d 6d 8d 9d 6h 7h 8h 9h 10c | ad | kd", lead=0)
    assert played(state) == "3D"
    answer = played(act(state, "3d 4c 5h 6s 7d"))
    assert len(cards(answer)) == 5


def test_it_never_passes_while_it_can_play():
    for seed in range(6):
        state = dealt(seed)
        while state.to_act >= 0:
            legal = THIRTEEN.legal(state)
            action = legal[choice("lowest", state, family=THIRTEEN)]
            assert (text_of(action) == "-") == (len(legal) == 1 and text_of(legal[0]) == "-")
            THIRTEEN.advance(state, action, None)
