"""How well `regular` plays, with room for chance: three standard errors away from an even game.

Rounds are few, so that everybody runs this; `tests/bench/bench_players.py` has the figures.
"""

from __future__ import annotations

import pytest

from arschloch_gui.ai.arena import simulate
from deals import rules

ROUNDS = 200


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("trouduc", {"exchange": "none"}),
        ("trouduc", {"players": 5}),
        ("arschloch", {}),
        ("arschloch", {"players": 3}),
        ("arschloch-hausregeln", {}),
        ("president-revolution", {}),
        ("president-sober", {}),
        ("trouduc-joker", {}),
        ("double-deck", {}),
        ("daifugo", {}),
        ("dalmuti", {}),
        ("dalmuti", {"players": 8}),
        ("career", {}),
        ("career", {"players": 8}),
        ("tarot", {}),
        ("shithead", {}),
        ("shithead", {"players": 2}),
    ],
)
def test_regular_places_better_than_a_table_of_lowest(preset: str, options: dict[str, object]):
    chosen = rules(preset, **options)
    levels = ("regular", *["lowest"] * (chosen.players - 1))
    regular = simulate(chosen, preset, levels, ROUNDS, seed=2).seats[0]
    even = (1 + chosen.players) / 2
    assert regular.mean_place + 3 * regular.stderr < even


@pytest.mark.slow
def test_lowest_places_better_than_three_at_random():
    levels = ("lowest", "random", "random", "random")
    lowest = simulate(rules("trouduc"), "trouduc", levels, ROUNDS, seed=2).seats[0]
    assert lowest.mean_place + 3 * lowest.stderr < 2.5
