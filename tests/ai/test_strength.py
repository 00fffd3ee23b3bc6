"""How well `regular` plays, with room for chance: three standard errors away from an even game.

Rounds are few, so that everybody runs this; `tests/bench/bench_players.py` has the figures.
"""

from __future__ import annotations

import pytest

from arschloch_gui.ai.arena import simulate
from deals import rules

ROUNDS = 200
MANY_ROUNDS = 300
"""Where an Excuse and two wild trumps leave more to chance."""
FEW_ROUNDS = 100
"""For games whose rounds are long and whose lead over `lowest` is large."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "options", "rounds"),
    [
        ("trouduc", {"exchange": "none"}, ROUNDS),
        ("trouduc", {"players": 5}, ROUNDS),
        ("arschloch", {}, ROUNDS),
        ("arschloch", {"players": 3}, ROUNDS),
        ("arschloch-hausregeln", {}, ROUNDS),
        ("president-revolution", {}, ROUNDS),
        ("president-sober", {}, ROUNDS),
        ("trouduc-joker", {}, ROUNDS),
        ("double-deck", {}, ROUNDS),
        ("daifugo", {}, FEW_ROUNDS),
        ("dalmuti", {}, FEW_ROUNDS),
        ("career", {}, FEW_ROUNDS),
        ("tarot", {}, MANY_ROUNDS),
        ("thirteen", {}, ROUNDS),
        ("shithead", {}, ROUNDS),
        ("shithead", {"players": 2}, ROUNDS),
    ],
)
def test_regular_places_better_than_a_table_of_lowest(
    preset: str, options: dict[str, object], rounds: int
):
    chosen = rules(preset, **options)
    levels = ("regular", *["lowest"] * (chosen.players - 1))
    regular = simulate(chosen, preset, levels, rounds, seed=2).seats[0]
    even = (1 + chosen.players) / 2
    assert regular.mean_place + 3 * regular.stderr < even


@pytest.mark.slow
def test_lowest_places_better_than_three_at_random():
    levels = ("lowest", "random", "random", "random")
    lowest = simulate(rules("trouduc"), "trouduc", levels, ROUNDS, seed=2).seats[0]
    assert lowest.mean_place + 3 * lowest.stderr < 2.5
