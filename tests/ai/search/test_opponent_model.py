"""After a few rounds with a player, the searching player has learned their style."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest
from met_before import after

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import REGULAR, SIMPLE, SKILLED
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser, Lowest
from arschloch_gui.ai.climbing.playout.core.planning import Planning
from arschloch_gui.ai.climbing.playout.core.policy import Company
from arschloch_gui.ai.climbing.search.opponent_model import LEAST, MOST, STRANGER, rivals_by_kind
from arschloch_gui.ai.climbing.search.playouts import Playouts
from arschloch_gui.ai.climbing.search.plays import play_trials
from arschloch_gui.ai.climbing.search.preludes import PreludePlayouts, trials
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from long import long_param, times


def in_a_trick(
    preset: str, level: str, playing: bool = True
) -> tuple[SeatView, tuple[Action, ...]]:
    """Return the view and actions in a trick after some rounds, or at the first gift."""
    state = after(preset, level)
    while state.playing < playing:
        CLIMBING.advance(state, CLIMBING.legal(state)[0], None)
    return CLIMBING.view(state, state.to_act), CLIMBING.legal(state)


def kinds(state: RoundState, seat: int = 0) -> dict[str, list[float]]:
    """Return what is known at the start of a round: by kind, then by seat."""
    found = rivals_by_kind(CLIMBING.view(state, seat))
    return {
        "skilled": [each[SKILLED] for each in found],
        "simple": [each[SIMPLE] for each in found],
        "regular": [each[REGULAR] for each in found],
    }


def test_of_somebody_new_nothing_is_known():
    view = CLIMBING.view(after("daifugo", "regular", rounds=0), 0)
    assert rivals_by_kind(view) == (STRANGER,) * 5


@pytest.mark.sampled
@pytest.mark.parametrize(
    "preset", [long_param("daifugo"), "trouduc", "arschloch", "tarot", "dalmuti"]
)
def test_who_always_lays_the_lowest_is_known_for_it(preset: str):
    assert min(kinds(after(preset, "lowest"))["simple"]) > 0.9


@pytest.mark.sampled
@pytest.mark.parametrize("preset", [long_param("daifugo"), "dalmuti"])
def test_who_plays_well_does_not_play_simply(preset: str):
    found = kinds(after(preset, "regular"))["simple"]
    assert fmean(found) < STRANGER[SIMPLE]
    assert max(found) < 0.2


@pytest.mark.sampled
@pytest.mark.parametrize(
    "preset", [long_param("daifugo"), "trouduc", "arschloch", long_param("president-revolution")]
)
def test_who_plays_just_as_regular_is_known_for_it(preset: str):
    assert min(kinds(after(preset, "regular"))["regular"]) > 0.8


@pytest.mark.long
def test_who_looks_ahead_is_not_taken_for_regular():
    found = kinds(after("arschloch", "king regular regular regular", rounds=2), seat=1)
    assert found["regular"][0] < 0.1
    assert min(found["regular"][1:]) > 0.5


@pytest.mark.sampled
@pytest.mark.parametrize("preset", [long_param("tarot"), "dalmuti"])
def test_where_cards_stand_for_others_nobody_is_taken_for_regular(preset: str):
    assert set(kinds(after(preset, "regular"))["regular"]) == {0.0}


@pytest.mark.sampled
def test_three_kinds_are_told_apart_at_the_same_table():
    found = kinds(after("daifugo", "regular lowest minister lowest regular"))
    assert min(found["simple"][1], found["simple"][3]) > 0.9
    assert min(found["regular"][0], found["regular"][4]) > 0.8
    assert max(found["simple"][0], found["simple"][2], found["simple"][4]) < 0.2


@pytest.mark.sampled
@pytest.mark.parametrize("level", ["lowest", "regular"])
def test_opponent_model_keeps_minimum_and_maximum_shares(level: str):
    for each in rivals_by_kind(CLIMBING.view(after("daifugo", level), 0)):
        assert sum(each) == pytest.approx(1)
        assert all(share + 1e-9 >= LEAST and share <= MOST for share in each)


@pytest.mark.sampled
def test_a_round_that_told_much_counts_however_long_ago_it_was():
    view = CLIMBING.view(after("trouduc", "regular"), 0)
    backwards = rivals_by_kind(replace(view, before=view.before[::-1]))
    for one, other in zip(backwards, rivals_by_kind(view), strict=True):
        assert one == pytest.approx(other)


def test_rounds_tell_the_same_however_often_one_asks():
    view = CLIMBING.view(after("arschloch", "lowest regular lowest regular"), 2)
    assert rivals_by_kind(view) == rivals_by_kind(view)


KNOWN: list[tuple[str, type[Chooser]]] = [("lowest", Lowest), ("regular", Planning)]


@pytest.mark.parametrize(("level", "kind"), KNOWN)
def test_a_gift_is_weighed_for_those_one_gives_it_among(level: str, kind: type[Chooser]):
    state = after("arschloch", level)
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    company = PreludePlayouts(catalogue(view.book), view, legal)._company(Rng(3))
    assert isinstance(company, Company)
    kinds = [type(each) is kind for each in company.by_seat]
    assert kinds == [seat != view.seat for seat in range(4)]


@pytest.mark.parametrize(("level", "kind"), KNOWN)
def test_a_trick_is_played_out_by_those_one_plays_it_with(level: str, kind: type[Chooser]):
    view, _ = in_a_trick("arschloch", level)
    playouts = Playouts(catalogue(view.book), view, Rng(1))
    drawn = [
        type(playouts._player(seat, playouts._root.hands[seat])) is kind
        for seat in range(4) if seat != view.seat
        for _ in range(100)
    ]  # fmt: skip
    assert fmean(drawn) > 0.8


@pytest.mark.sampled
@pytest.mark.parametrize(("playing", "ways"), [(False, trials), (True, play_trials)])
def test_a_lesson_holds_among_strangers(playing: bool, ways: Any):
    view, legal = in_a_trick("arschloch", "regular", playing)
    found = [ways(each, legal) for each in (view, replace(view, before=()))]
    options = found[0].distinct()
    assert found[0].places(options, Rng(1)) == found[1].places(options, Rng(1))


@pytest.mark.sampled
@pytest.mark.parametrize("playing", [long_param(False), True])
def test_a_king_expects_more_of_rivals_it_knows_to_play_simply(playing: bool):
    view, legal = in_a_trick("daifugo", "lowest", playing)
    strangers = replace(view, before=())

    def expected(view: SeatView) -> float:
        return SearchingPlayer(times(200, 400)).thoughts(view, legal, Rng(1))[0].value

    assert expected(view) > expected(strangers)
