"""Whoever has played a few rounds with somebody knows how he plays."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest
from arschloch_gui.ai.climbing.playout.core.policy import Company
from arschloch_gui.ai.climbing.search.acquaintance import LEAST, MOST, SIMPLE, simple_rivals
from arschloch_gui.ai.climbing.search.plays import play_trials
from arschloch_gui.ai.climbing.search.preludes import PreludePlayouts, trials
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.climbing.past import REMEMBERED
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from deals import rules


def after(preset: str, levels: str, rounds: int = REMEMBERED, seed: int = 7) -> RoundState:
    """The beginning of a round after so many among these levels, one for all or one a seat."""
    chosen: Any = rules(preset)
    names = levels.split()
    names = names * chosen.players if len(names) == 1 else names
    players = [player(name, CLIMBING.key) for name in names]
    carry = Carry(tuple(range(chosen.players)))
    for number in range(1, rounds + 1):
        setup = RoundSetup(seed, number, carry)
        over = play_round(CLIMBING, chosen, setup, players, Plies(chosen.players))
        carry = CLIMBING.carry(over)
    return CLIMBING.start_round(chosen, RoundSetup(seed, rounds + 1, carry), None)


def test_of_somebody_new_nothing_is_known():
    assert simple_rivals(CLIMBING.view(after("daifugo", "regular", rounds=0), 0)) == (SIMPLE,) * 5


@pytest.mark.parametrize("preset", ["daifugo", "trouduc", "arschloch", "tarot", "dalmuti"])
def test_who_always_lays_the_lowest_is_known_for_it(preset: str):
    assert min(simple_rivals(CLIMBING.view(after(preset, "lowest"), 0))) > 0.9


@pytest.mark.parametrize("preset", ["daifugo", "dalmuti"])
def test_who_plays_well_is_known_for_that(preset: str):
    found = simple_rivals(CLIMBING.view(after(preset, "regular"), 0))
    assert fmean(found) < SIMPLE
    assert max(found) < 0.2


def test_one_is_told_from_the_other_at_the_same_table():
    found = simple_rivals(
        CLIMBING.view(after("daifugo", "regular lowest regular lowest regular"), 0)
    )
    assert min(found[1], found[3]) > 0.9
    assert max(found[2], found[4]) < 0.2


@pytest.mark.parametrize("level", ["lowest", "regular"])
def test_nobody_is_taken_to_play_the_same_for_ever(level: str):
    found = simple_rivals(CLIMBING.view(after("daifugo", level), 0))
    assert all(LEAST <= each <= MOST for each in found)


def test_a_round_that_told_much_counts_however_long_ago_it_was():
    view = CLIMBING.view(after("trouduc", "regular"), 0)
    backwards = simple_rivals(replace(view, before=view.before[::-1]))
    assert backwards == pytest.approx(simple_rivals(view))


def test_rounds_tell_the_same_however_often_one_asks():
    view = CLIMBING.view(after("arschloch", "lowest regular lowest regular"), 2)
    assert simple_rivals(view) == simple_rivals(view)


def test_a_gift_is_weighed_for_those_one_gives_it_among():
    state = after("arschloch", "lowest")
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    playouts = PreludePlayouts(catalogue(view.book), view, legal)
    company = playouts._company(Rng(3))
    assert isinstance(company, Company)
    kinds = [type(each) is Lowest for each in company.by_seat]
    assert kinds == [seat != view.seat for seat in range(4)]


@pytest.mark.parametrize(("playing", "ways"), [(False, trials), (True, play_trials)])
def test_a_lesson_holds_among_strangers(playing: bool, ways: Any):
    state = after("arschloch", "lowest")
    while state.playing < playing:
        CLIMBING.advance(state, CLIMBING.legal(state)[0], None)
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    found = [ways(each, legal) for each in (view, replace(view, before=()))]
    options = found[0].distinct()
    assert found[0].places(options, Rng(1)) == found[1].places(options, Rng(1))


@pytest.mark.parametrize("playing", [False, True])
def test_a_king_expects_more_of_rivals_it_knows_to_play_simply(playing: bool):
    state = after("daifugo", "lowest")
    while state.playing < playing:
        CLIMBING.advance(state, CLIMBING.legal(state)[0], None)
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    strangers = replace(view, before=())

    def expected(view: SeatView) -> float:
        return SearchingPlayer(400).thoughts(view, legal, Rng(1))[0].value

    assert expected(view) > expected(strangers)
