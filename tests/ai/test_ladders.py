"""The order of plays from which a careless player takes the lowest ones, in each game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from big_a_rounds import big_a
from seigneur_rounds import act, seigneur

from arschloch_gui.ai.big_a.players import ladder as of_big_a
from arschloch_gui.ai.seigneur.players import ladder as of_seigneur
from arschloch_gui.ai.shithead.players import ladder as of_shithead
from arschloch_gui.ai.shithead.players import recall, take_the_pile
from arschloch_gui.ai.thirteen.players import ladder as of_thirteen
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.shithead.actions import Take
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.thirteen.game import THIRTEEN
from deals import cards, text_of
from shithead_rounds import shithead
from thirteen_rounds import thirteen


def plays(game: Any, state: Any, ladder: Any) -> list[str] | None:
    """Return the plays as text, in order."""
    legal = game.legal(state)
    found = ladder(game.view(state, state.to_act), legal)
    return None if found is None else [text_of(legal[at]) for at in found]


def test_in_shithead_low_cards_come_first_and_special_ones_last():
    state = shithead("kd 4d 4h 2c 10s | 5d", pile="3d")
    assert plays(SHITHEAD, state, of_shithead) == ["4D", "4D 4H", "KD", "2C", "10S"]


def test_in_shithead_swaps_and_face_down_cards_have_no_order():
    state = shithead("| 5d 6d", blind="3d 4d | 7d 8d", pile="5c")
    assert plays(SHITHEAD, state, of_shithead) == []


def test_in_shithead_the_pile_can_be_picked_up_instead():
    state = shithead("kd 4d | 5d", pile="3c")
    legal = SHITHEAD.legal(state)
    at = take_the_pile(SHITHEAD.view(state, 0), legal)
    assert at is None or isinstance(legal[at], Take)
    only_plays = tuple(each for each in legal if isinstance(each, Play))
    assert take_the_pile(SHITHEAD.view(state, 0), only_plays) is None
    assert take_the_pile(SHITHEAD.view(state, 0), (*only_plays, Take())) == len(only_plays)


@pytest.mark.parametrize(("turns", "kept"), [(0, ""), (1, "kd"), (2, "qd kd"), (3, "jd qd kd")])
def test_in_shithead_older_burned_cards_are_forgotten(turns: int, kept: str):
    burned, known = cards("jd qd kd"), (cards("4d"), ())
    view = replace(SHITHEAD.view(shithead("4d | 5d"), 1), burned=burned, known=known)
    found = recall(view, turns)
    assert tuple(found.burned) == cards(kept)
    assert found.known == (known if turns == 3 else ((), ()))
    assert recall(view, 4) == view


def test_in_grand_seigneur_bombs_come_last_and_plays_with_a_phoenix_before_them():
    state = seigneur("3c 3d 9c 9d 9h 9s ph | 4c | 5c | 6c | 7c")
    found = plays(SEIGNEUR, state, of_seigneur)
    assert found is not None
    assert found[:2] == ["3D", "3D 3C"]
    bombs = [at for at, text in enumerate(found) if text == "9D 9C 9H 9S"]
    assert bombs == [len(found) - 1]
    wild = ["PH" in text for text in found[:-1]]
    assert any(wild)
    assert wild == sorted(wild)


def test_in_grand_seigneur_nobody_overlooks_a_way_out_or_wavers_when_asked_for_a_bomb():
    assert plays(SEIGNEUR, seigneur("3c 3d | 4c | 5c | 6c | 7c"), of_seigneur) is None
    state = act(seigneur("9c 3c | 4c jc | 5c qc | 7c 7d 7h 7s 3d | kc 8c"), "9c")
    assert (state.phase, state.to_act) == ("bomb", 3)
    assert plays(SEIGNEUR, state, of_seigneur) is None


def test_in_thirteen_cards_combinations_are_ordered_by_strength():
    state = thirteen("3d 4d 4c 5s kd | 6d 7d | 8d 9d | 10d jd", offices=(0, 1, 2, 3), lead=0)
    assert plays(THIRTEEN, state, of_thirteen) == ["3D", "4D", "4C", "4C 4D", "5S", "KD"]
    assert plays(THIRTEEN, thirteen("4d 4c | 6d | 8d | 10d"), of_thirteen) is None


def test_in_big_a_a_cards_are_left_out():
    state = big_a("5 5 9 la | 6 9 | 7 8 | 10 11")
    assert plays(BIG_A, state, of_big_a) == ["5", "5 5", "9"]
    assert plays(BIG_A, big_a("5 5 | 6 9 | 7 8 | 10 11"), of_big_a) is None
