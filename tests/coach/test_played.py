"""Rounds that count: their figures, their lines in the file, and which rounds of a match count."""

from __future__ import annotations

import json
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from msgspec.structs import replace

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.played import (
    MIXED,
    PlayedRound,
    match_mark,
    played_rounds,
    read_played,
)
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.json_text import JsonError
from arschloch_gui.engine.match import Finished, MatchSpec
from arschloch_gui.engine.proof import SHORT
from deals import rules

TIME = datetime(2026, 11, 1, 20, 0, tzinfo=timezone(timedelta(hours=1)))
ROUND = PlayedRound("d", TIME, "arschloch", 4, ("club",) * 3, 2)
LUCK = Luck(1, 2, Estimate(0.12345678, 0.0312), Estimate(-0.2, 0.02))
LEAST = {"deal": "d", "time": "2026-11-01T20:00:00+01:00", "players": 4, "place": 2}
"""A line with only the fields that are required."""
SPEC = MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 1)


@pytest.mark.parametrize(
    ("players", "offices"),
    [(2, [1, -1]), (3, [1, 0, -1]), (5, [1, 0.5, 0, -0.5, -1])],
)
def test_places_run_from_one_to_minus_one_at_every_table(players: int, offices: list[float]):
    places = range(1, players + 1)
    assert [replace(ROUND, players=players, place=place).office for place in places] == offices


@pytest.mark.parametrize(
    ("levels", "level", "strengths"),
    [
        (OFFERED, MIXED, (0, 1, 2, 3, 4)),
        (("expert:bold", "expert"), "expert", (4, 4)),
        (("club", "unknown"), "club", (2, 2)),
        ((), MIXED, ()),
    ],
)
def test_opponents_are_as_strong_as_their_levels(
    levels: tuple[str, ...], level: str, strengths: tuple[int, ...]
):
    found = replace(ROUND, levels=tuple(levels))
    assert (found.level, found.strengths) == (level, strengths)


def test_a_round_with_everything_is_read_as_it_was_written():
    luck = replace(LUCK, round_no=7, value=Estimate(0.1234, 0.0312))
    full = replace(
        ROUND, round_no=7, match="m", final=3, luck=luck, game="Tarot at Ben's", feats=("putsch",)
    )
    assert read_played(json.loads(json.dumps(full.line()))) == full
    assert read_played(json.loads(json.dumps(ROUND.line()))) == ROUND


def test_what_is_not_known_is_not_written():
    assert not {"luck", "feats", "game"} & ROUND.line().keys()
    assert replace(ROUND, feats=()).line()["feats"] == [], "no feats is also known"


def test_luck_is_written_with_four_decimals():
    line: Any = replace(ROUND, luck=LUCK).line()["luck"]
    assert line == {
        "office": 2, "value": 0.1235, "value_error": 0.0312, "usual": -0.2, "usual_error": 0.02,
    }  # fmt: skip


def test_a_line_needs_a_deal_a_time_players_and_a_place_alone():
    found = read_played(LEAST)
    assert isinstance(found, PlayedRound)
    assert (found.preset, found.levels, found.round_no, found.match) == ("", (), 1, "")
    assert (found.final, found.luck, found.game, found.feats) == (0, None, "", None)
    for name in LEAST:
        with pytest.raises(JsonError):
            read_played({key: value for key, value in LEAST.items() if key != name})


@pytest.mark.parametrize(
    ("change", "is_read"),
    [
        ({"place": 4}, True), ({"place": 5}, False), ({"final": 4}, True), ({"final": 5}, False),
        ({"round": 1}, True), ({"round": 0}, False), ({"players": 26}, True),
        ({"players": 27}, False), ({"deal": "x" * 64}, True), ({"deal": "x" * 65}, False),
        ({"levels": ["club"] * 26}, True), ({"levels": ["club"] * 27}, False),
    ],
)  # fmt: skip
def test_a_line_is_read_within_its_bounds(change: dict[str, Any], is_read: bool):
    if is_read:
        ((name, value),) = change.items()
        line: Any = read_played(LEAST | change).line()
        assert line[name] == value
    else:
        with pytest.raises(JsonError):
            read_played(LEAST | change)


@pytest.mark.parametrize(("office", "is_kept"), [(-1, True), (3, True), (4, False), (-2, False)])
def test_luck_belongs_to_a_position_of_the_table(office: int, is_kept: bool):
    line: Any = replace(ROUND, luck=LUCK).line()
    found = read_played({**line, "luck": line["luck"] | {"office": office}})
    assert isinstance(found, PlayedRound)
    assert (found.luck is not None) is is_kept


@pytest.mark.parametrize(("game", "name"), [("Ben's", "Ben's"), ("x" * 101, ""), (3, "")])
def test_a_strange_name_of_a_game_is_none(game: object, name: str):
    found = read_played(LEAST | {"game": game})
    assert isinstance(found, PlayedRound)
    assert found.game == name


def counted(marks: dict[int, str], rounds: list[Finished], viewer: int = 1) -> list[PlayedRound]:
    levels = ("a", "b", "c", "d")
    return list(played_rounds(SPEC, rounds, marks, viewer, levels, None, TIME, "own"))


def test_the_rounds_of_a_match_are_those_of_its_viewer():
    rounds = [Finished((0, 1, 2, 3), (), ()), Finished((1, 0, 2, 3), (), ())]
    first, second = counted({1: "f" * 64, 2: "e" * 64}, rounds)
    assert (first.place, first.round_no, first.deal) == (2, 1, "f" * SHORT)
    assert (second.place, second.round_no, second.deal) == (1, 2, "e" * SHORT)
    assert first.match == second.match == match_mark(SPEC)
    assert (first.levels, first.players, first.preset) == (("a", "c", "d"), 4, "arschloch")
    assert (first.time, first.game, first.luck, first.feats) == (TIME, "own", None, None)


def test_a_round_from_a_fixed_deal_or_without_the_viewer_does_not_count():
    rounds = [Finished((0, 1, 2, 3), (), ())] * 3
    rounds[2] = Finished((0, 2, 3), (), ())
    found = counted({2: "e" * 64, 3: "d" * 64}, rounds)
    assert [each.round_no for each in found] == [2]


def test_a_match_is_known_by_its_rules_its_players_and_its_seed():
    again = MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 1)
    assert match_mark(again) == match_mark(SPEC)
    others = [
        replace(SPEC, seed=2), replace(SPEC, seats=tuple("ABCE")),
        replace(SPEC, rules=rules(runs="suited")),
        MatchSpec("trouduc", presets()["trouduc"], tuple("ABCD"), 1),
    ]  # fmt: skip
    assert len({match_mark(each) for each in (SPEC, *others)}) == 5
