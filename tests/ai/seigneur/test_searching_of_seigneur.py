"""Scenes of the searching player of Grand Seigneur."""

from __future__ import annotations

from typing import Any

import pytest
from seigneur_rounds import act, seigneur

from arschloch_gui.ai.seigneur.players import (
    is_out,
    place,
    searching_player,
)
from arschloch_gui.ai.seigneur.regular import RegularPlayer
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED, RoundState
from arschloch_gui.engine.table.public import EXCHANGE
from deals import text_of
from players import choice, decisions

QUICK = searching_player(playouts=60)


def played(state: RoundState) -> str:
    """Return its play as text."""
    return text_of(SEIGNEUR.legal(state)[choice(QUICK, state, family=SEIGNEUR)])


def test_it_goes_out_when_it_can_without_a_thought():
    state = act(seigneur("3c 9c | 4c 4d | 5c | 6c | 7c"), "3c", "-", "-", "-", "-")
    assert played(state) == "9C"
    view, legal = SEIGNEUR.view(state, 0), SEIGNEUR.legal(state)
    assert QUICK.thoughts(view, legal, Rng(1)) == ()


def test_it_leads_what_those_with_one_card_cannot_answer():
    state = seigneur("4c 4d 6c 6d 9c | kc | ac | qc | jc")
    assert len(played(state).split()) == 2


@pytest.mark.sampled
def test_what_is_returned_is_tried_as_well():
    seats = tuple(range(6))
    setup = RoundSetup(3, 2, Carry(seats, seats))
    state = SEIGNEUR.start_round(Rules(), setup, None)
    assert state.phase == EXCHANGE
    view, legal = SEIGNEUR.view(state, state.to_act), SEIGNEUR.legal(state)
    assert len(searching_player(playouts=2).thoughts(view, legal, Rng(1))) > 1


def test_who_is_asked_for_a_bomb_takes_no_time():
    state = act(seigneur("9c 3c 4d | 4c jc | 5c qc | 7c 7d 7h 7s 3d 8d | kc 8c"), "9c")
    assert (state.phase, state.to_act) == (BOMB_ASKED, 3)
    assert len(SEIGNEUR.legal(state)) > 1
    assert QUICK.thoughts(SEIGNEUR.view(state, 3), SEIGNEUR.legal(state), Rng(1)) == ()
    assert choice(QUICK, state, family=SEIGNEUR) == choice("regular", state, family=SEIGNEUR)


def test_what_regular_remembers_changes_no_choice():
    known: dict[Any, float] = {}
    remembering, usual = RegularPlayer(known=known), RegularPlayer()
    for state, _ in decisions(Rules(), ["lowest"] * 6, 7):
        view, legal = SEIGNEUR.view(state, state.to_act), SEIGNEUR.legal(state)
        assert remembering.ranked(view, legal, Rng(1)) == usual.ranked(view, legal, Rng(1))
    assert known


def test_a_place_is_worth_between_plus_and_minus_one():
    state = seigneur("3c 9c | 4c 4d | 5c | 6c | 7c")
    state.finished = (2, 4, 1, 0, 3)
    assert [place(state, seat) for seat in state.finished] == [1, 0.5, 0, -0.5, -1]
    state.finished = (2,)
    assert [is_out(state, seat) for seat in range(5)] == [False, False, True, False, False]
