"""Errors of `simulate` and `tournament` count how one round depends on the rounds before."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.arena import Way, simulate
from arschloch_gui.ai.arena_matches import MatchJob, play_match
from arschloch_gui.ai.duplicate import DuplicateTables, as_seated, rotated
from arschloch_gui.ai.estimate import standard_error
from arschloch_gui.ai.tournament import pair_tables, tournament
from arschloch_gui.engine.games import presets
from long import times

ONE_OF_EACH_GAME = ("arschloch", "thirteen", "shithead", "grossundklein", "seigneur")
PRESETS = times(ONE_OF_EACH_GAME, tuple(presets()))
DEALS = times(7, 13)
ROTATED = times(ONE_OF_EACH_GAME[:1], tuple(presets()))
WAYS = [*((preset, False) for preset in PRESETS), *((preset, True) for preset in ROTATED)]


def test_every_game_has_a_preset_here():
    assert {type(presets()[name]) for name in PRESETS} == set(map(type, presets().values()))


def deals_of(jobs: list[MatchJob], tables: DuplicateTables, level: str) -> list[float]:
    """Return the mean place of a level in each deal."""
    matches = [play_match(job).places for job in jobs]
    chairs = [(table, seat) for table, levels in enumerate(tables.levels)
              for seat, name in enumerate(levels) if name == level]  # fmt: skip
    return [
        sum(matches[table][deal][seat] for table, seat in chairs) / len(chairs)
        for deal in range(DEALS)
    ]


@pytest.mark.parametrize(("preset", "rotate"), WAYS)
def test_simulate_counts_the_rounds_before(preset: str, rotate: bool):
    chosen = presets()[preset]
    levels = ("lowest", *["random"] * (chosen.players - 1))
    tables = (rotated if rotate else as_seated)(levels)
    rounds = DEALS * len(tables.levels)
    found = simulate(chosen, preset, levels, rounds, 1, rotate=rotate).seats[0]
    jobs = list(tables.jobs(preset, chosen, rounds, 1))
    assert found.stderr == pytest.approx(standard_error([deals_of(jobs, tables, "lowest")]))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_tournament_counts_the_rounds_before(preset: str):
    chosen, pair = presets()[preset], ("lowest", "random")
    tables = pair_tables(*pair, chosen.players)
    rounds = DEALS * len(tables.levels)
    (found,) = tournament(chosen, preset, pair, rounds, 1, Way(jobs=0)).pairs
    jobs = list(tables.jobs(preset, chosen, rounds, 1))
    ahead = [
        mine - theirs
        for mine, theirs in zip(*(deals_of(jobs, tables, each) for each in pair), strict=True)
    ]
    assert found.stderr == pytest.approx(standard_error([ahead]))
