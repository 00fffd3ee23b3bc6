"""The match of a day is the same for everybody, and the arena plays it as the table does."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from arschloch_gui.ai import arena
from arschloch_gui.ai.arena_matches import play_match
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.daily import comparison
from arschloch_gui.app.daily.comparison import LevelResult, levels_compared
from arschloch_gui.app.daily.day_deal import LEVELS, PRESETS, ROUNDS, day_deal
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.table.seating import own_name
from arschloch_gui.engine.games import presets, problems_of
from arschloch_gui.engine.match import Match

DAY = date(2026, 11, 26)
DAYS = [DAY + timedelta(days=at) for at in range(40)]


def test_a_day_has_one_deal_for_good():
    deal = day_deal(DAY)
    assert (deal.preset, deal.rules.length, deal.seed) == GOLDEN[:3]
    assert (deal.opponents, deal.levels) == GOLDEN[3:]


def test_the_deal_depends_on_nothing_but_the_date():
    deal = day_deal(DAY)
    one, other = (deal.request(own_name(Settings(playerName=name))) for name in ("Kim", ""))
    assert one.spec.seats[1:] == other.spec.seats[1:] == deal.opponents
    assert one.table == other.table
    dealt = [Match(request.spec) for request in (one, other)]
    for match in dealt:
        match.start_round()
    assert dealt[0].state.hands == dealt[1].state.hands


def test_days_differ_and_can_all_be_played():
    deals = [day_deal(day) for day in DAYS]
    assert len({deal.seed for deal in deals}) == len(DAYS)
    assert len({deal.preset for deal in deals}) > 5
    for deal in deals:
        assert problems_of(deal.preset, deal.rules) == ()
        assert deal.rules.length == ROUNDS
        assert len(set(deal.opponents)) == deal.rules.players - 1
        assert set(deal.opponents) <= set(PEOPLE)
        assert {level.partition(":")[0] for level in deal.levels[1:]} <= set(LEVELS)
    assert set(PRESETS) <= presets().keys()


def test_a_level_in_the_seat_of_the_person_plays_as_it_would_at_the_table():
    deal = next(
        each
        for each in map(day_deal, DAYS)
        if each.preset == "arschloch" and each.levels[1] != each.levels[-1]
    )
    assert deal.job("casual").levels == ("casual", *deal.request("Kim").table.levels[1:])
    match = Match(deal.spec("Kim"))
    game = match.family.key
    seats = [player(level, game) for level in ("casual", *deal.levels[1:])]
    while not match.is_over:
        if match.to_act is None:
            match.start_round()
        seat, legal = match.to_act, match.legal()
        assert seat is not None
        rng = decision_rng(deal.seed, seat, match.plies.known_to(seat))
        view = match.family.view(match.state, seat)
        match.submit(seat, legal[seats[seat].choose(view, legal, rng)])
    places = [
        tuple(each.offices.index(seat) + 1 for seat in range(len(seats))) for each in match.rounds
    ]
    assert play_match(deal.job("casual")).places == places


def test_levels_are_played_out_once_and_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(comparison, "JOBS", 0)
    monkeypatch.setattr(comparison, "OFFERED", ("novice", "casual"))
    deal = next(each for each in map(day_deal, DAYS) if each.preset == "arschloch")
    path = tmp_path / comparison.NAME

    def results() -> list[LevelResult]:
        return list(comparison._work(deal, path)(lambda: None))

    first = results()
    assert [each.level for each in first] == levels_compared(deal) == ["novice", "casual"]
    assert all(len(each.places) == ROUNDS for each in first)
    monkeypatch.setattr(arena, "play_all", None)  # nothing is played any more
    assert results() == first
    path.write_bytes(path.read_bytes().replace(b'"novice"', b'"novices"'))
    with pytest.raises(TypeError):
        results()


GOLDEN = (
    "trouduc",
    3,
    3705313856043584,
    ("Gaston", "Anna", "Malik"),
    ("", "club:rebel", "club:bold", "club"),
)
"""That of `DAY`. If it changes, people who compare their results have played different deals."""
