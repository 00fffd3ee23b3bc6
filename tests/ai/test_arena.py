"""AI against AI: what is counted, and that the count depends on seed and rounds alone."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai import arena, arena_matches
from arschloch_gui.ai.arena import MATCH_ROUNDS, simulate, standard_error
from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.levels import UnknownLevel, player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng, sub_seed
from deals import match_of, rules

FOUR = ("random", "lowest", "random", "lowest")


def test_places_count_from_one_for_the_highest_office():
    result = simulate(rules("arschloch"), "arschloch", FOUR, rounds=1, seed=3)
    assert sorted(seat.mean_place for seat in result.seats) == [1, 2, 3, 4]
    assert [seat.level for seat in result.seats] == list(FOUR)
    assert (result.preset, result.players, result.rounds) == ("arschloch", 4, 1)
    assert all(seat.stderr == 0 for seat in result.seats)


def test_mean_places_add_up_to_all_offices():
    result = simulate(rules("trouduc", players=5), "trouduc", ("lowest",) * 5, rounds=30, seed=1)
    assert math.isclose(sum(seat.mean_place for seat in result.seats), 15)
    assert result.rounds_per_second > 0


def test_the_same_seed_gives_the_same_places_and_another_seed_others():
    def places(seed: int) -> list[float]:
        result = simulate(rules("arschloch"), "arschloch", FOUR, rounds=20, seed=seed)
        return [seat.mean_place for seat in result.seats]

    assert places(1) == places(1) != places(2)


def test_processes_share_the_work_without_changing_the_result(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(arena, "MATCH_ROUNDS", 10)
    chosen = rules("arschloch", players=3)
    rounds = 27
    here, one, two = (
        simulate(chosen, "arschloch", ("random",) * 3, rounds, seed=5, jobs=jobs)
        for jobs in (0, 1, 2)
    )
    assert here.seats == one.seats == two.seats


def test_progress_hears_of_every_round_once():
    heard: list[int] = []
    rounds = MATCH_ROUNDS + 3
    simulate(
        rules("arschloch", players=3),
        "arschloch",
        ("random",) * 3,
        rounds,
        1,
        progress=heard.append,
    )
    assert sum(heard) == rounds


def test_a_match_goes_on_with_its_offices_and_the_next_begins_without(
    monkeypatch: pytest.MonkeyPatch,
):
    carries: list[tuple[int, ...]] = []
    plain = play_round

    def noting(family, rules_, setup, players, plies):
        carries.append(setup.carry.offices)
        return plain(family, rules_, setup, players, plies)

    monkeypatch.setattr(arena_matches, "play_round", noting)
    monkeypatch.setattr(arena, "MATCH_ROUNDS", 3)
    simulate(rules("arschloch", players=3), "arschloch", ("lowest",) * 3, rounds=5, seed=1)
    assert [bool(offices) for offices in carries] == [False, True, True, False, True]


def test_simulated_rounds_are_those_of_a_match_with_the_same_seed():
    match = match_of("arschloch", players=4, seed=sub_seed(9, "match", 0))
    players = [player(level, "climbing") for level in FOUR]
    while len(match.rounds) < 6:
        if match.to_act is None:
            match.start_round()
        seat = match.to_act
        view, legal = match.family.view(match.state, seat), match.legal()
        index = players[seat].choose(view, legal, decision_rng(match.spec.seed, seat, match.ply))
        match.submit(seat, legal[index])
    result = simulate(match.spec.rules, "arschloch", FOUR, rounds=6, seed=9)
    for seat, row in enumerate(result.seats):
        places = [finished.offices.index(seat) + 1 for finished in match.rounds]
        assert math.isclose(row.mean_place, sum(places) / 6)


def test_bad_calls_say_what_is_wrong():
    chosen = rules("arschloch")
    with pytest.raises(ValueError, match="3 levels for 4 seats"):
        simulate(chosen, "arschloch", ("random",) * 3, 1, 1)
    with pytest.raises(ValueError, match="0 rounds"):
        simulate(chosen, "arschloch", ("random",) * 4, 0, 1)
    with pytest.raises(UnknownLevel):
        simulate(chosen, "arschloch", ("random", "random", "random", "godlike"), 1, 1)


def test_the_standard_error_of_independent_rounds_is_the_textbook_one():
    rng = Rng(4)
    matches = [[float(rng.below(4)) for _ in range(100)] for _ in range(100)]
    textbook = math.sqrt(1.25 / 10_000)
    assert math.isclose(standard_error(matches), textbook, rel_tol=0.15)


def test_rounds_that_stick_together_make_the_standard_error_larger():
    rng = Rng(4)
    sticky = [[float(rng.below(4))] * 5 for _ in range(400)]
    loose = [[value for five in sticky[i : i + 20] for value in five] for i in range(0, 400, 20)]
    assert standard_error(loose) > 1.7 * math.sqrt(1.25 / 2000)


@given(
    matches=st.lists(st.lists(st.integers(1, 8), min_size=1, max_size=30), min_size=1, max_size=5)
)
@settings(max_examples=40)
def test_the_standard_error_is_a_number_for_whatever_was_played(matches: list[list[int]]):
    error = standard_error(matches)
    assert 0 <= error <= 8


def test_a_round_can_be_played_apart_from_a_match():
    players = [player("lowest", "climbing")] * 4
    plies = Plies(4)
    state = play_round(
        CLIMBING, rules("trouduc"), RoundSetup(1, 1, Carry((0, 1, 2, 3))), players, plies
    )
    assert sorted(CLIMBING.places(state)) == [1, 2, 3, 4]
    assert plies.total > 10
