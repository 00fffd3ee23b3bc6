"""The strength of `regular`, at least three standard errors above an even game.

A normal run plays one game of each family, `--long` all of them, with few rounds in both.
`tests/bench/bench_players.py` has the figures.
"""

from __future__ import annotations

import pytest

from arschloch_gui.ai.arena import simulate
from deals import rules
from long import long_param, times

ROUNDS = 200
MANY_ROUNDS = 300
"""For games in which an Excuse and two wild trumps leave more to chance."""
FEW_ROUNDS = 100
"""For games whose rounds are long and whose lead over `lowest` is large."""


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("preset", "options", "rounds"),
    [
        ("arschloch", {}, times(40, ROUNDS)),
        ("thirteen", {}, times(70, ROUNDS)),
        ("shithead", {"players": 2}, times(70, ROUNDS)),
        ("grossundklein", {}, times(40, ROUNDS)),
        long_param("trouduc", {"exchange": "none"}, ROUNDS),
        long_param("trouduc", {"players": 5}, ROUNDS),
        long_param("arschloch", {"players": 3}, ROUNDS),
        long_param("arschloch-hausregeln", {}, ROUNDS),
        long_param("president-revolution", {}, ROUNDS),
        long_param("president-sober", {}, ROUNDS),
        long_param("trouduc-joker", {}, ROUNDS),
        long_param("double-deck", {}, ROUNDS),
        long_param("daifugo", {}, FEW_ROUNDS),
        long_param("dalmuti", {}, FEW_ROUNDS),
        long_param("career", {}, FEW_ROUNDS),
        long_param("tarot", {}, MANY_ROUNDS),
        long_param("shithead", {}, ROUNDS),
        long_param("grossundklein", {"players": 3}, ROUNDS),
        long_param("grossundklein", {"players": 8}, ROUNDS),
        long_param("grossundklein", {"laps": "until_pass"}, ROUNDS),
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


@pytest.mark.sampled
def test_lowest_places_better_than_three_at_random():
    levels = ("lowest", "random", "random", "random")
    rounds = times(40, ROUNDS)
    lowest = simulate(rules("trouduc"), "trouduc", levels, rounds, seed=2).seats[0]
    assert lowest.mean_place + 3 * lowest.stderr < 2.5
