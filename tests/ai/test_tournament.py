"""Tournaments: the mixing of tables, the comparison of players, and matching ratings."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pytest

from arschloch_gui.ai import duplicate
from arschloch_gui.ai.arena import Way
from arschloch_gui.ai.arena_matches import ArenaMatch
from arschloch_gui.ai.levels import UnknownLevel
from arschloch_gui.ai.tournament import pair_tables, tournament
from deals import rules

THREE = ("random", "lowest", "regular")


@pytest.mark.parametrize("players", range(2, 13))
def test_both_levels_of_a_pair_sit_in_every_chair_equally_often(players: int):
    tables = pair_tables("a", "b", players)
    assert len(set(tables.levels)) == len(tables.levels) == (2 * players if players % 2 else 2)
    for chair in range(players):
        sat = Counter(table[chair] for table in tables.levels)
        assert sat["a"] == sat["b"]
    assert all(abs(Counter(table)["a"] - Counter(table)["b"]) <= 1 for table in tables.levels)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_chair_is_counted_for_who_sits_there(players: int):
    tables = pair_tables("a", "b", players)
    for level, chairs in zip("ab", tables.entries, strict=True):
        assert {tables.levels[table][seat] for table, seat in chairs} == {level}
    every = [chair for chairs in tables.entries for chair in chairs]
    assert len(set(every)) == len(every) == players * len(tables.levels)


@pytest.mark.sampled
@pytest.mark.parametrize("players", [3, 4])
def test_ratings_are_the_mean_leads_and_add_up_to_nothing(players: int):
    chosen = rules("trouduc", players=players)
    result = tournament(chosen, "trouduc", THREE, 8, 1, Way())
    leads = {pair.levels: pair.lead for pair in result.pairs}
    assert list(leads) == list(combinations(THREE, 2))
    rated = {rating.level: rating.rating for rating in result.ratings}
    assert math.isclose(sum(rated.values()), 0, abs_tol=1e-12)
    for level in THREE:
        own = [lead if level == pair[0] else -lead for pair, lead in leads.items() if level in pair]
        assert math.isclose(rated[level], sum(own) / 3)
    for pair in result.pairs:
        assert math.isclose(pair.lead, pair.mean_places[1] - pair.mean_places[0])
        assert math.isclose(pair.points_lead, pair.lead)  # a place is a point here
        assert math.isclose(sum(pair.mean_places) / 2, (players + 1) / 2)


@pytest.mark.sampled
def test_the_better_level_is_ahead_and_comes_first():
    result = tournament(rules("trouduc"), "trouduc", ("random", "lowest"), 24, 1, Way())
    assert [rating.level for rating in result.ratings] == ["lowest", "random"]
    [pair] = result.pairs
    assert pair.lead + 3 * pair.stderr < 0


def test_a_level_against_its_like_is_even_without_any_luck(monkeypatch: pytest.MonkeyPatch):
    # Two names for one player: exchanging them changes nothing, whatever the deals.
    monkeypatch.setattr("arschloch_gui.ai.arena_matches.player", lambda *_: First())
    result = tournament(rules("trouduc"), "trouduc", ("lowest", "regular"), 20, 1, Way())
    assert [(rating.rating, rating.stderr) for rating in result.ratings] == [(0, 0)] * 2


class First:
    """Takes the first legal action."""

    def choose(self, view, legal, rng) -> int:
        return 0


@pytest.mark.sampled
def test_the_result_is_the_same_with_processes_and_after_a_stop(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(duplicate, "MATCH_ROUNDS", 2)
    played: list[ArenaMatch] = []

    def run(**way):
        chosen = rules("arschloch", players=3)
        return tournament(chosen, "arschloch", THREE, 6, 7, Way(**way))

    whole = run(note=played.append)
    assert sum(len(match.places) for match in played) == 3 * 6
    for other in (run(jobs=2), run(before=played[:4])):
        assert (other.pairs, other.ratings) == (whole.pairs, whole.ratings)


def test_bad_calls_say_what_is_wrong():
    chosen = rules("trouduc")
    for levels in (("lowest",), ("lowest", "regular", "lowest")):
        with pytest.raises(ValueError, match="different"):
            tournament(chosen, "trouduc", levels, 1, 1, Way())
    with pytest.raises(ValueError, match="0 rounds"):
        tournament(chosen, "trouduc", THREE, 0, 1, Way())
    with pytest.raises(UnknownLevel):
        tournament(chosen, "trouduc", ("lowest", "godlike"), 1, 1, Way())
