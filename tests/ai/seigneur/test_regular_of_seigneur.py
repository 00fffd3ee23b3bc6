"""Choices of `regular` at Grand Seigneur in clear positions, and its speed."""

from __future__ import annotations

from time import perf_counter

import pytest
from seigneur_rounds import act, dealt, seigneur

from arschloch_gui.ai.arena import simulate
from arschloch_gui.ai.seigneur.plan import BURDENS, Planner
from arschloch_gui.ai.seigneur.threats import ThreatEstimate
from arschloch_gui.engine.seigneur.combos import readings
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import RoundState
from deals import cards, text_of
from long import long_param, times
from players import choice


def played(state: RoundState) -> str:
    """Return its play as text."""
    return text_of(SEIGNEUR.legal(state)[choice("regular", state, family=SEIGNEUR)])


def test_it_goes_out_when_it_can():
    state = act(seigneur("3c 9c | 4c 4d | 5c | 6c | 7c"), "3c", "-", "-", "-", "-")
    assert played(state) == "9C"
    assert len(played(seigneur("3c 4d 5c 6d 7c | 8c | 9c | 10c | jc")).split()) == 5


def test_it_goes_out_with_a_bomb_out_of_turn():
    state = act(seigneur("9c 3c | 4c jc | 5c qc | 7c 7d 7h 7s | kc 8c"), "9c")
    assert (state.phase, state.to_act) == ("bomb", 3)
    assert played(state) == "7D 7C 7H 7S"


def test_it_does_not_bomb_its_own_play():
    state = act(seigneur("9c 7c 7d 7h 7s 2c 3d | 4c jc | 5c qc | 6c ac | kc 8c"), "9c")
    assert (state.phase, state.to_act) == ("bomb", 0)
    assert played(state) == "-"


def test_it_wishes_for_the_highest_rank_that_only_others_hold():
    assert played(seigneur("mj | 2c ad | 5c | 6c | 7c")) == '{"play": ["MJ"], "wish": "A"}'
    # With a straight, it wishes for a card that a higher straight could contain.
    straight = seigneur("mj 2c 3d 4c 5d 9c | ad kd | 5c | 6c | 7c")
    assert '"wish": "A"' in played(straight) or "MJ" not in played(straight)


def test_it_returns_cards_it_has_no_use_for():
    state = seigneur("2c 9c 9d 9h ac | 4c 5c | 5d | 6c kc | 7c 8c kd", offices=(0, 1, 2, 3, 4))
    assert "2C" in played(state).split()


def test_three_of_four_cards_of_a_rank_can_make_a_full_house():
    planner = Planner(BURDENS)
    house, ace = cards("2c 2d ac ad ah"), cards("as")
    assert planner.cost(house + ace) == pytest.approx(planner.cost(house) + planner.cost(ace))
    assert planner.cost(house + ace) < planner.cost(cards("2c 2d")) + BURDENS.bomb


def test_a_hand_that_runs_costs_less_than_one_that_does_not():
    planner = Planner(BURDENS)
    runs, loose = cards("3c 4d 5c 6d 7c"), cards("3c 5d 7c 9d jc")
    assert planner.cost(runs) < planner.cost(loose)
    assert planner.cost(cards("3c 3d 3h 4c 4d")) < planner.cost(cards("3c 3d 5h 6c 8d"))
    assert planner.cost(cards("2c 5d")) > planner.cost(cards("kc ad"))
    assert planner.cost(cards("7c 7d 7h 7s 2c")) < planner.cost(cards("7c 7d 7h 8s 2c"))


def test_what_cannot_be_beaten_stands_for_certain():
    state = seigneur("dr ph ac 3c | 4d | 5d | 6d | 8d")
    outlook = ThreatEstimate(SEIGNEUR.view(state, 0))
    assert outlook.stands(readings(cards("dr"))[0]) == 1
    assert outlook.stands(readings(cards("3c"))[0]) < outlook.stands(readings(cards("ac"))[0])
    # No other seat has two cards.
    assert outlook.stands(readings(cards("3c ph"))[0]) == 1


@pytest.mark.parametrize("combo", ["3c 3d", "9c 9d 9h"])
def test_a_phoenix_in_another_hand_makes_a_beating_set_likelier(combo: str):
    state = seigneur("3c 3d 9c 9d 9h kc | 4c 4d 5h 5s | 6c 6d 7h 10s | 8c 8d jh qs | 4h 5c 10d js")
    outlook = ThreatEstimate(SEIGNEUR.view(state, 0))
    chances = []
    for outlook._phoenixes in (0, 1):
        chances.append(outlook.stands(readings(cards(combo))[0]))
    assert 0 < chances[1] < chances[0] <= 1


@pytest.mark.parametrize("players", [5, 7, 12])
def test_it_decides_within_a_few_milliseconds(players: int):
    """Check the median processor time of the decisions in a round."""
    state = dealt(1, players)
    took: list[float] = []
    while state.to_act >= 0:
        legal, view = SEIGNEUR.legal(state), SEIGNEUR.view(state, state.to_act)
        begun = perf_counter()
        index = choice("regular", state, family=SEIGNEUR)
        took.append(perf_counter() - begun)
        assert view.to_act == state.to_act
        SEIGNEUR.advance(state, legal[index], None)
    # The limit is generous: only the order of magnitude matters, on any machine.
    assert sorted(took)[len(took) // 2] < 0.05


@pytest.mark.sampled
def test_it_draws_nothing_at_random():
    for seed in range(4):
        state = dealt(seed, most=9)
        while state.to_act >= 0:
            index = choice("regular", state, 1, SEIGNEUR)
            assert index == choice("regular", state, 2, SEIGNEUR)
            SEIGNEUR.advance(state, SEIGNEUR.legal(state)[index], None)


@pytest.mark.sampled
@pytest.mark.parametrize(("other", "few"), [long_param("random", 40), ("lowest", 30)])
def test_it_places_better_than_the_others(other: str, few: int):
    """Check a lead of three standard errors; a normal run plays only a few rounds."""
    rounds = times(few, 1_000)
    result = simulate(Rules(), "seigneur", ("regular", other) * 3, rounds, seed=5)
    regular = [seat for seat in result.seats if seat.level == "regular"]
    mean = sum(seat.mean_place for seat in regular) / 3
    error = sum(seat.stderr**2 for seat in regular) ** 0.5 / 3
    assert mean + times(0, 3) * error < 3.5
