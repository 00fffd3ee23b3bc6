"""Duplicate deals: the seating, the combined counts, and that luck cancels out."""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.ai import duplicate
from arschloch_gui.ai.arena import simulate
from arschloch_gui.ai.arena_matches import ArenaMatch, play_match
from arschloch_gui.ai.duplicate import DuplicateTables, as_seated, places, points, rotated
from arschloch_gui.engine.games import GAMES, presets
from arschloch_gui.engine.rng import Rng
from deals import rules
from long import mostly_long

LEVELS = st.lists(st.sampled_from(["expert", "lowest", "regular"]), min_size=2, max_size=12)
FIRST_PRESETS = [next(iter(family.presets)) for family in GAMES]


def jobs(levels: list[str], rounds: int) -> list[tuple[tuple[str, ...], int, int]]:
    """Return (levels by seat, seed, rounds) of each match."""
    made = rotated(levels).jobs("arschloch", rules("arschloch"), rounds, 1)
    return [(job.levels, job.seed, job.rounds) for job in made]


@given(levels=LEVELS)
def test_every_level_given_sits_in_every_chair_once_a_deal(levels: list[str]):
    tables = rotated(levels)
    for entry, chairs in enumerate(tables.entries):
        assert sorted(seat for _, seat in chairs) == list(range(len(levels)))
        assert {tables.levels[table][seat] for table, seat in chairs} == {levels[entry]}


@given(levels=LEVELS)
def test_no_two_tables_are_alike_and_neighbours_stay_neighbours(levels: list[str]):
    tables = rotated(levels).levels
    assert len(set(tables)) == len(tables)
    rounds = {tuple(levels[by:] + levels[:by]) for by in range(len(levels))}
    assert set(tables) == rounds


@pytest.mark.parametrize(
    ("levels", "tables"),
    [
        ("kl", 2),
        ("kk", 1),
        ("klll", 4),
        ("kkll", 4),
        ("klkl", 2),
        ("klklk", 5),
        ("k" + 11 * "l", 12),
    ],
)
def test_there_are_only_as_many_tables_as_differ(levels: str, tables: int):
    assert len(rotated(levels).levels) == tables


def test_all_tables_of_a_block_get_the_same_deals(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(duplicate, "MATCH_ROUNDS", 3)
    found = jobs(["a", "b", "b", "b"], 20)
    assert len(found) == 8
    first, second = found[:4], found[4:]
    for block, deals in ((first, 3), (second, 2)):
        assert len({levels for levels, _, _ in block}) == 4
        assert len({seed for _, seed, _ in block}) == 1
        assert {rounds for _, _, rounds in block} == {deals}
    assert first[0][1] != second[0][1]


@given(levels=LEVELS, rounds=st.integers(1, 700))
def test_exactly_the_rounds_asked_for_are_played(levels: list[str], rounds: int):
    assert sum(played for _, _, played in jobs(levels, rounds)) == rounds


def test_the_first_table_plays_the_matches_that_are_played_without_rotation():
    levels, chosen = ("a", "b", "c"), rules("arschloch", players=3)
    turned = rotated(levels).jobs("arschloch", chosen, 600, 4)
    assert turned[::3] == as_seated(levels).jobs("arschloch", chosen, 200, 4)


def scored(tables: DuplicateTables, rounds: int, value) -> list[ArenaMatch]:
    """Return matches in which a seat's place is a function of (level, seat, deal)."""
    made = tables.jobs("arschloch", rules("arschloch"), rounds, 1)
    return [
        ArenaMatch([tuple(value(level, seat, deal) for seat, level in enumerate(job.levels))
                     for deal in range(job.rounds)])
        for job in made
    ]  # fmt: skip


@pytest.mark.parametrize("levels", ["abbb", "abab", "abcd", "aabbc"])
def test_the_luck_of_chair_and_deal_leaves_no_trace(levels: str):
    skill, rng, chairs = dict(zip("abcd", (1.0, 2.0, 3.0, 4.0), strict=True)), Rng(1), len(levels)
    luck = [[seat - (chairs - 1) / 2 for seat in rng.shuffled(range(chairs))] for _ in range(40)]
    tables = rotated(levels)
    played = scored(
        tables, 40 * len(tables.levels), lambda level, seat, deal: skill[level] + luck[deal][seat]
    )
    for entry, level in enumerate(levels):
        found = tables.estimate(played, entry, places)
        assert math.isclose(found.mean, skill[level])
        assert found.stderr < 1e-9
    plain = as_seated(levels)
    alone = scored(plain, 40, lambda level, seat, deal: skill[level] + luck[deal][seat])
    assert plain.estimate(alone, 0, places).stderr > 0.1


@given(levels=LEVELS, rounds=st.integers(1, 60))
def test_a_deal_that_not_all_tables_play_counts_as_often_as_it_was_played(
    levels: list[str], rounds: int
):
    tables = rotated(levels)
    played = scored(tables, rounds, lambda _, seat, deal: float(seat + deal % 3))
    total = sum(sum(map(sum, match.places)) for match in played)
    means = [tables.estimate(played, entry, places).mean for entry in range(len(levels))]
    assert math.isclose(fmean(means), total / (rounds * len(levels)))


def test_equal_players_come_out_even_to_the_last_digit():
    result = simulate(rules("trouduc"), "trouduc", ("lowest",) * 4, rounds=5, seed=1)
    assert {(seat.mean_place, seat.stderr) for seat in result.seats} == {(2.5, 0.0)}


@pytest.mark.parametrize("preset", mostly_long(presets(), normal=FIRST_PRESETS))
def test_every_game_is_played_in_duplicate(preset: str):
    chosen = presets()[preset]
    levels = ("lowest", *["random"] * (chosen.players - 1))
    result = simulate(chosen, preset, levels, rounds=chosen.players, seed=1)
    even = chosen.players * (chosen.players + 1) / 2
    assert math.isclose(sum(seat.mean_place for seat in result.seats), even)


def test_points_are_those_of_the_game():
    chosen = rules("daifugo")
    tables = as_seated(("lowest",) * 5)
    played = [play_match(job) for job in tables.jobs("daifugo", chosen, 2, 1)]
    for places_, points_ in zip(played[0].places, points(played[0]), strict=True):
        assert points_ == tuple(6 - place for place in places_)
    result = simulate(chosen, "daifugo", ("lowest",) * 5, 2, 1)
    assert {seat.mean_points for seat in result.seats} == {3.0}


@pytest.mark.long
def test_the_claimed_error_is_the_spread_of_many_runs_with_exchange():
    levels = ("lowest", "random", "random", "random")
    runs = [simulate(rules("arschloch"), "arschloch", levels, 4 * 25, seed).seats[0]
            for seed in range(120)]  # fmt: skip
    spread = stdev(run.mean_place for run in runs)
    claimed = math.sqrt(fmean(run.stderr**2 for run in runs))
    assert 0.8 < claimed / spread < 1.25  # the spread of 120 runs is known to 6.5 %
