"""Places, duels and evenings of a regulars' table."""

from __future__ import annotations

import pytest
from matches_on_disk import played
from msgspec.structs import replace

from arschloch_gui.coach.evenings import (
    SAME_EVENING_S,
    SELF,
    Duel,
    Evening,
    Robbery,
    Standing,
    WinningStreak,
    by_evening,
    duel,
    gifts_of,
    history_of,
    longest_streak,
    same_evening,
)
from arschloch_gui.engine.events import CardsGiven
from arschloch_gui.engine.json_text import JsonError, shaped

NAMES = (SELF, "Ben", "Cleo", "Dora")
MATCH = Evening("m", "arschloch", NAMES, ((0, 1, 2, 3), (3, 0, 1, 2)), (3,))


def test_everybody_has_a_mean_place_from_first_to_last():
    history = history_of([MATCH])
    assert history.people == (
        Standing(SELF, 2, 1, 0, 0, 1 / 6),
        Standing("Ben", 2, 0, 0, 0, 0.5),
        Standing("Dora", 2, 1, 1, 1, 0.5),
        Standing("Cleo", 2, 0, 1, 0, (2 / 3 + 1) / 2),
    )
    assert history.last_most_often == ("Dora", "Cleo"), "in the order of their places"


def test_a_place_counts_by_the_size_of_the_table():
    three = Evening("n", "arschloch", ("Ben", SELF, "Emil"), ((2, 1, 0),))
    by_name = {each.name: each for each in history_of([MATCH, three]).people}
    assert by_name["Ben"].place == pytest.approx((1 / 3 + 2 / 3 + 1) / 3)
    assert (by_name["Emil"].rounds, by_name["Emil"].place) == (1, 0)


def test_duels_are_with_everybody_but_oneself_and_only_in_common_rounds():
    three = Evening("n", "arschloch", ("Ben", "Emil", "Dora"), ((0, 1, 2),))
    found = {each.name: each for each in history_of([MATCH, three]).duels}
    assert found == {
        "Ben": Duel("Ben", 2, 0), "Cleo": Duel("Cleo", 2, 0), "Dora": Duel("Dora", 1, 1),
        "Emil": Duel("Emil", 0, 0),
    }  # fmt: skip
    assert duel("Ben", []) == Duel("Ben", 0, 0)


@pytest.mark.parametrize(
    ("firsts", "streak"),
    [
        ("", None), ("A", None), ("AB", None), ("AA", WinningStreak("A", 2)),
        ("AABB", WinningStreak("A", 2)), ("AABBB", WinningStreak("B", 3)),
        ("ABABBA", WinningStreak("B", 2)), ("AAAB", WinningStreak("A", 3)),
    ],
)  # fmt: skip
def test_of_equal_streaks_the_first_counts(firsts: str, streak: WinningStreak | None):
    assert longest_streak([(each, "Z") for each in firsts]) == streak


def test_the_person_can_have_a_streak_too():
    assert longest_streak([(SELF, "Z")]) is None
    assert longest_streak([(SELF, "Z")] * 2) == WinningStreak(SELF, 2)


@pytest.mark.parametrize(("gap", "evenings"), [(SAME_EVENING_S, 1), (SAME_EVENING_S + 1, 2)])
def test_an_evening_lasts_while_no_gap_is_too_long(gap: int, evenings: int):
    later = [replace(MATCH, time=1e9 + each) for each in (gap, 0)]
    found = by_evening(later)
    assert len(found) == evenings
    assert [each.time for group in found for each in group] == [1e9, 1e9 + gap]
    assert bool(same_evening(later[1:], 1e9 + gap)) is (evenings == 1)


def test_a_later_match_is_no_part_of_the_evening():
    earlier, later = (replace(MATCH, time=each) for each in (1e9, 1e9 + 60))
    assert same_evening([earlier, later], 1e9 + 59) == [earlier]
    assert same_evening([earlier, later], 1e9 + 60) == [earlier, later]
    assert same_evening([], 1e9) == []


def test_the_first_of_equal_robberies_counts():
    one, two = Robbery("Ben", SELF, ("KD",), 0.8), Robbery("Cleo", SELF, ("KH",), 0.8)
    assert history_of([replace(MATCH, robbery=each) for each in (one, two)]).robbery == one
    assert history_of([MATCH]).robbery is None


def test_gifts_of_a_round_are_those_of_its_exchange():
    match = played(rounds=2, until=2)
    assert gifts_of(match, 1) == []
    gifts = gifts_of(match, 2)
    assert all(isinstance(each, CardsGiven) for each in gifts)
    offices = match.rounds[0].offices
    pairs = {(each.giver, each.taker, len(each.cards)) for each in gifts}
    assert pairs == {
        (offices[3], offices[0], 2), (offices[0], offices[3], 2),
        (offices[2], offices[1], 1), (offices[1], offices[2], 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "is_read"),
    [
        ({"winners": [0, 3]}, True), ({"winners": [4]}, False), ({"winners": [-1]}, False),
        ({"names": ["", "Ben"], "rounds": [[0, 1]]}, True),
        ({"names": [""], "rounds": [[0]]}, False),
        ({"time": 0}, True), ({"time": -1}, False), ({"rounds": [[0, 1, 2, 3, 4]]}, False),
        ({"rounds": []}, True),
    ],
)  # fmt: skip
def test_a_line_is_read_within_its_bounds(change: dict, is_read: bool):
    good = {"mark": "1", "preset": "arschloch", "names": list(NAMES), "rounds": [[0, 1, 2, 3]]}
    if is_read:
        assert shaped(good | change, Evening).mark == "1"
    else:
        with pytest.raises(JsonError):
            shaped(good | change, Evening)
