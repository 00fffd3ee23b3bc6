"""Rounds that were played: their lines in the file, their figures, and the career."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest
from msgspec.structs import replace

from arschloch_gui.coach.career import ENOUGH, RECENT, career, step_of
from arschloch_gui.coach.played import MIXED, Forgotten, PlayedRound, played_rounds, read_played
from arschloch_gui.coach.tally import GROUPS, Streak, over_time, tally
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.json_text import JsonError
from arschloch_gui.engine.match import Finished, MatchSpec

START = datetime(2026, 11, 1, 20, 0, tzinfo=timezone(timedelta(hours=1)))
NOW = START + timedelta(days=200)


def rounds(
    places: str, players: int = 4, level: str = "club", match: str = "m"
) -> list[PlayedRound]:
    """Return rounds with these places, an hour apart."""
    return [
        PlayedRound(
            f"{match}{at}", START + timedelta(hours=at), "arschloch", players,
            (level,) * (players - 1), int(place), at + 1, match,
        )
        for at, place in enumerate(places)
    ]  # fmt: skip


def test_a_round_is_read_as_it_was_written_and_knows_more_keys_than_today():
    played = rounds("3", level="expert:bold")[0]
    assert read_played(played.line()) == played
    assert read_played({**played.line(), "luck": 0.3}) == played
    assert read_played(Forgotten("m0").line()) == Forgotten("m0")


@pytest.mark.parametrize(
    "damage",
    [{"deal": ""}, {"deal": 3}, {"time": "today"}, {"time": "2026-11-01T20:00:00"}, {"place": 5},
     {"place": 0}, {"players": 1}, {"place": True}, {"levels": "expert"}, {"final": -1}],
)  # fmt: skip
def test_a_line_that_makes_no_sense_is_no_round(damage: dict):
    with pytest.raises(JsonError):
        read_played({**rounds("1")[0].line(), **damage})


def test_the_level_of_a_table_is_one_or_mixed_and_references_are_their_likes():
    assert rounds("1", level="regular")[0].level == "club"
    assert rounds("1", level="emperor")[0].level == "club", "of a newer version"
    mixed = PlayedRound("a", START, "arschloch", 3, ("expert", "novice"), 1)
    assert mixed.level == MIXED


def test_the_mean_place_is_held_against_the_fair_one_with_its_error():
    found = tally(rounds("1234" * 4), NOW)
    assert (found.place, found.fair, found.gain, found.tells) == (2.5, 2.5, 0.0, 0)
    assert found.error == pytest.approx(0.2887, abs=1e-4)
    assert tally(rounds("1" * 8 + "12"), NOW).tells == 1
    assert tally(rounds("4" * 8 + "34"), NOW).tells == -1
    assert tally(rounds("111111111"), NOW).tells == 0, "nine rounds say nothing"
    assert tally(rounds("1"), NOW).error is None


def test_fair_places_of_tables_of_several_sizes_are_their_own():
    found = tally([*rounds("1", 3), *rounds("2", 5, match="n")], NOW)
    assert (found.place, found.fair, found.gain) == (1.5, 2.5, 1.0)


def test_streaks_are_the_longest_and_the_one_that_lasts():
    found = tally(rounds("1123411"), NOW)
    assert found.highest == Streak(2, 2)
    assert found.never_lowest == Streak(4, 2)


def test_matches_are_begun_ended_and_won_and_the_best_has_some_rounds():
    ended = rounds("124", match="a")
    ended[-1] = replace(ended[-1], final=1)
    found = tally([*ended, *rounds("444", match="b"), *rounds("1", match="c")], NOW)
    assert (found.matches, found.ended, found.won) == (3, 1, 1)
    assert found.best is not None
    assert found.worst is not None
    assert (found.best.final, found.worst.place) == (1, 4.0)
    assert tally(rounds("12"), NOW).best is None


@pytest.mark.parametrize(("viewer", "place"), [(2, 1), (0, 2), (3, 4)])
def test_the_last_round_of_a_match_that_is_over_has_the_place_in_the_match(viewer: int, place: int):
    spec = MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 1)
    two = [Finished((0, 1, 2, 3), (), ()), Finished((3, 2, 1, 0), (), ())]
    marks, standings, levels = {1: "1" * 64, 2: "2" * 64}, (2, 0, 1, 3), ("club",) * 4
    over = list(played_rounds(spec, two, marks, viewer, levels, standings, START))
    assert [each.final for each in over] == [0, place]
    assert [type(each.final) for each in over] == [int, int]
    going = played_rounds(spec, two, marks, viewer, levels, None, START)
    assert [each.final for each in going] == [0, 0]


def under_a_wrong_clock(found: list[PlayedRound]) -> list[PlayedRound]:
    """Return these rounds between others that were lost in 2099 and in 1970."""
    dated = [
        replace(each, deal=f"{year}/{each.deal}", time=each.time.replace(year=year))
        for year in (1970, 2099)
        for each in rounds("44444", match="w")
    ]
    return sorted([*found, *dated], key=lambda each: each.time)


def test_rounds_of_a_wrong_clock_count_in_all_but_no_recent_figure():
    usual = rounds("12" * ENOUGH)
    mixed = under_a_wrong_clock(usual)
    assert career(mixed, NOW) == career(usual, NOW)
    assert over_time(mixed, NOW) == over_time(usual, NOW)
    found = tally(mixed, NOW)
    assert (found.highest, found.never_lowest) == (Streak(1, 0), Streak(40, 40))
    assert (found.rounds, found.by_place[4]) == (2 * ENOUGH + 10, 10)
    strange = under_a_wrong_clock([])
    assert (career(strange, NOW).missing, over_time(strange, NOW)) == (ENOUGH, ())
    assert tally(strange, NOW).highest == Streak(0, 0)


@pytest.mark.parametrize("count", [1, 2, GROUPS, GROUPS + 1, 100, 241])
def test_groups_over_time_hold_every_round_once_and_end_with_a_whole_one(count: int):
    groups = over_time(rounds("2" * count), NOW)
    assert sum(group.rounds for group in groups) == count
    assert len(groups) <= GROUPS
    assert groups[-1].rounds == max(group.rounds for group in groups)


def test_there_is_no_title_before_enough_rounds():
    assert career(rounds("4" * (ENOUGH - 1)), NOW).step is None
    assert career(rounds("4" * (ENOUGH - 1)), NOW).missing == 1
    assert career((), NOW).missing == ENOUGH
    assert career(rounds("4" * ENOUGH), NOW).step == 0


def test_the_title_follows_places_and_opponents_of_the_last_rounds():
    even = "1234" * (ENOUGH // 4)
    steps = [
        career(rounds(even, level=lv), NOW).step
        for lv in ("novice", "casual", "club", "strong", "expert")
    ]
    assert steps == [0, 1, 2, 3, 4], "as good as those one holds one's own against"
    assert career(rounds("1" * ENOUGH, level="casual"), NOW).step == 4
    assert career([*rounds("4" * 50), *rounds("1" * RECENT, match="n")], NOW).step == 4


@pytest.mark.parametrize(
    ("score", "step"),
    [(-1.0, 0), (-0.376, 0), (-0.374, 1), (-0.126, 1), (-0.125, 2), (0.124, 2), (0.125, 3),
     (0.374, 3), (0.375, 4), (1.0, 4)],
)  # fmt: skip
def test_a_title_begins_half_a_step_below_its_level_and_includes_that(score: float, step: int):
    assert step_of(score) == step
