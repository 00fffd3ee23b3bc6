"""AI against AI: the counts, which depend on seed and rounds alone."""

from __future__ import annotations

import math

import pytest

from arschloch_gui.ai import arena_matches, duplicate
from arschloch_gui.ai.arena import Result, simulate
from arschloch_gui.ai.arena_matches import ArenaMatch, play_round
from arschloch_gui.ai.levels import UnknownLevel, player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import sub_seed
from arschloch_gui.engine.table.game import any_game
from deals import match_of, rules

FOUR = ("random", "lowest", "random", "lowest")


def test_places_count_from_one_for_the_highest_office():
    result = simulate(rules("arschloch"), "arschloch", FOUR, rounds=1, seed=3, rotate=False)
    assert sorted(seat.mean_place for seat in result.seats) == [1, 2, 3, 4]
    assert [seat.level for seat in result.seats] == list(FOUR)
    assert (result.preset, result.players, result.rounds) == ("arschloch", 4, 1)
    assert all(seat.stderr == 0 for seat in result.seats)


@pytest.mark.sampled
def test_mean_places_add_up_to_all_offices():
    result = simulate(rules("trouduc", players=5), "trouduc", ("lowest",) * 5, rounds=30, seed=1)
    assert math.isclose(sum(seat.mean_place for seat in result.seats), 15)
    assert result.rounds_per_second > 0


@pytest.mark.sampled
def test_the_same_seed_gives_the_same_places_and_another_seed_others():
    def places(seed: int) -> list[float]:
        levels = ("random", "lowest", "lowest", "regular")
        result = simulate(rules("arschloch"), "arschloch", levels, rounds=20, seed=seed)
        return [seat.mean_place for seat in result.seats]

    assert places(1) == places(1) != places(2)


@pytest.mark.long
def test_processes_share_the_work_without_changing_the_result(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(duplicate, "MATCH_ROUNDS", 10)
    chosen = rules("arschloch", players=3)
    rounds = 27
    here, one, two = (
        simulate(chosen, "arschloch", ("random",) * 3, rounds, seed=5, jobs=jobs)
        for jobs in (0, 1, 2)
    )
    assert here.seats == one.seats == two.seats


@pytest.mark.sampled
def test_without_rotation_the_places_are_as_they_were_before_there_was_one():
    # This is the output of `simulate` at commit de96a1c.
    result = simulate(rules("arschloch"), "arschloch", FOUR, 130, 3, rotate=False)
    assert [seat.mean_place for seat in result.seats] == [418 / 130, 197 / 130, 3.5, 230 / 130]


@pytest.mark.parametrize("rotate", [True, False])
def test_a_run_goes_on_from_the_matches_that_were_played_before(
    monkeypatch: pytest.MonkeyPatch, rotate: bool
):
    monkeypatch.setattr(duplicate, "MATCH_ROUNDS", 2)
    played: list[ArenaMatch] = []
    heard: list[int] = []

    def run(before: list[ArenaMatch], note=None) -> Result:
        return simulate(
            rules("arschloch"), "arschloch", FOUR, 11, 3,
            rotate=rotate, before=before, note=note, progress=heard.append,
        )  # fmt: skip

    whole = run([], played.append)
    again: list[ArenaMatch] = []
    heard.clear()
    resumed = run(played[:3], again.append)
    assert resumed.seats == whole.seats
    assert again == played[3:]
    assert sum(heard) == 11 - sum(len(match.places) for match in played[:3])


@pytest.mark.sampled
def test_progress_hears_of_every_round_once():
    heard: list[int] = []
    rounds = duplicate.MATCH_ROUNDS + 3
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
    monkeypatch.setattr(duplicate, "MATCH_ROUNDS", 3)
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
    result = simulate(match.spec.rules, "arschloch", FOUR, rounds=6, seed=9, rotate=False)
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


def test_a_round_can_be_played_apart_from_a_match():
    players = [player("lowest", "climbing")] * 4
    plies = Plies(4)
    state = play_round(
        any_game(CLIMBING), rules("trouduc"), RoundSetup(1, 1, Carry((0, 1, 2, 3))), players, plies
    )
    assert sorted(state.places()) == [1, 2, 3, 4]
    assert plies.total > 10
