"""The history of a regulars' table, against rounds written out by hand."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from arschloch_gui.coach.evenings import (
    SAME_EVENING_S,
    SELF,
    Duel,
    Evening,
    Robbery,
    TableHistory,
    WinningStreak,
    duel,
    history_of,
    longest_streak,
    same_evening,
    winners,
)
from arschloch_gui.engine.json_text import JsonError, shaped

NAMES = (SELF, "Ben", "Cleo")
FIRST = Evening("1", "arschloch", NAMES, ((0, 1, 2), (1, 0, 2), (1, 2, 0)), (1,))
SECOND = Evening("2", "arschloch", NAMES, ((1, 0, 2), (2, 1, 0)), (2,))


def test_who_was_first_last_and_won_is_counted():
    history = history_of([FIRST, SECOND])
    assert (history.evenings, history.matches, history.rounds) == (1, 2, 5)
    by_name = {each.name: each for each in history.people}
    assert (by_name["Ben"].firsts, by_name["Ben"].lasts, by_name["Ben"].won) == (3, 0, 1)
    assert (by_name[SELF].firsts, by_name[SELF].lasts, by_name[SELF].won) == (1, 2, 0)
    assert (by_name["Cleo"].firsts, by_name["Cleo"].lasts, by_name["Cleo"].won) == (1, 3, 1)
    assert [each.name for each in history.people] == ["Ben", SELF, "Cleo"]
    assert history.last_most_often == ("Cleo",)


def test_matches_played_one_after_the_other_are_one_evening():
    times = (1e9, 1e9 + 600, 1e9 + SAME_EVENING_S + 601, 1e9 + 10 * SAME_EVENING_S)
    played = [replace(FIRST, time=time) for time in times]
    found = [history_of(played[:count]) for count in range(5)]
    assert [each.evenings for each in found] == [0, 1, 1, 2, 3]
    assert [each.matches for each in found] == [0, 1, 2, 3, 4]


def test_an_unfinished_match_has_no_winner():
    assert (winners(FIRST), winners(SECOND)) == (("Ben",), ("Cleo",))
    assert winners(replace(FIRST, winners=())) == ()


def test_a_tied_match_is_won_by_all_who_are_first():
    tied = replace(FIRST, winners=(0, 1))
    won = {each.name: each.won for each in history_of([tied, SECOND]).people}
    assert won == {SELF: 1, "Ben": 1, "Cleo": 1}


def test_an_evening_goes_on_from_match_to_match_but_not_beyond_the_moment():
    hours = (0, 30, 40, 50, 55)
    played = [replace(FIRST, mark=str(at), time=1e9 + 3600 * at) for at in hours]
    marks = [[each.mark for each in same_evening(played, 1e9 + 3600 * at)] for at in (51, 57, 70)]
    assert marks == [["30", "40", "50"], ["30", "40", "50", "55"], []]


def test_a_streak_goes_over_evenings():
    history = history_of([FIRST, SECOND])
    assert history.streak == WinningStreak("Ben", 3)
    assert longest_streak([("A", "B"), ("B", "A")]) is None


def test_of_two_equally_long_streaks_the_first_is_named():
    rounds = [("A", "B"), ("A", "B"), ("B", "A"), ("B", "A")]
    assert longest_streak(rounds) == WinningStreak("A", 2)


def test_the_person_is_compared_with_everybody():
    assert history_of([FIRST, SECOND]).duels == (Duel("Ben", 1, 4), Duel("Cleo", 3, 2))
    assert duel("Ben", [("Ben", "Cleo"), (SELF, "Ben")]) == Duel("Ben", 1, 0)


def test_the_best_robbery_is_that_of_the_most_worth():
    small, great = Robbery("Ben", SELF, ("KD",), 0.8), Robbery("Cleo", "Ben", ("AD", "AH"), 1.9)
    evenings = [replace(FIRST, robbery=great), replace(SECOND, robbery=small)]
    assert history_of(evenings).robbery == great


def test_an_evening_without_a_round_is_none():
    assert history_of([replace(FIRST, rounds=())]) == TableHistory()


def test_several_may_have_been_last_most_often():
    assert history_of([replace(FIRST, rounds=((0, 1, 2), (2, 0, 1)))]).last_most_often == (
        "Cleo", "Ben",
    )  # fmt: skip


@pytest.mark.parametrize(
    "strange", [{"rounds": [[0, 1]]}, {"rounds": [[0, 0, 1]]}, {"winners": [3]}, {"names": []}]
)
def test_a_strange_line_is_worked_out_anew(strange):
    good = {"mark": "1", "preset": "arschloch", "names": list(NAMES), "rounds": [[0, 1, 2]]}
    assert shaped(good, Evening).rounds == ((0, 1, 2),)
    with pytest.raises(JsonError):
        shaped(good | strange, Evening)


def test_places_add_up_whatever_was_played():
    seed = random.randrange(1_000_000)
    rng = random.Random(seed)
    evenings = []
    for number in range(20):
        seats = list(range(4))
        rounds = [tuple(rng.sample(seats, 4)) for _ in range(rng.randrange(6))]
        names = (SELF, *rng.sample(["B", "C", "D", "E", "F"], 3))
        evenings.append(Evening(str(number), "p", names, tuple(rounds)))
    history = history_of(evenings)
    assert sum(each.firsts for each in history.people) == history.rounds, seed
    assert sum(each.lasts for each in history.people) == history.rounds, seed
    assert sum(each.rounds for each in history.people) == 4 * history.rounds, seed
    own = next(each for each in history.people if each.name == SELF)
    assert sum(each.ahead + each.behind for each in history.duels) == 3 * own.rounds, seed
