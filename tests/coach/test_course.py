"""Which positions show the idea of a lesson, for hands written as rank numbers."""

from __future__ import annotations

import pytest

from arschloch_gui.coach.lessons import course
from arschloch_gui.coach.lessons.course import (
    COURSES,
    EIGHT_AT_DAIFUGO,
    Lesson,
    LessonSituation,
    lesson_about,
)
from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks

LESSONS = {each.key: each for lessons in COURSES.values() for each in lessons}
ACE, KING = 7, 6
"""The two highest of eight ranks."""


def look(hand: str, rule: tuple[int, ...], habit: tuple[int, ...]) -> LessonSituation:
    """Return a position with a hand of eight ranks, such as "0 0 3 7" for 7 7 10 A."""
    held = HandInRanks(tuple(map(int, hand.split())), ranks=8)
    return LessonSituation(held, ChoiceInRanks(gives=rule), ChoiceInRanks(gives=habit))


@pytest.mark.parametrize(
    ("lesson", "shown", "fits"),
    [
        # Single cards instead of the lowest ones, which are a pair.
        ("lone", look("0 0 3 5 7", (3, 5), (0, 0)), True),
        ("lone", look("0 0 3 5 7", (0, 3), (0, 0)), False),
        ("lone", look("0 1 3 5 7", (3, 5), (0, 1)), False),
        ("one", look("0 0 3 5 7", (3,), (0,)), True),
        ("one", look("0 1 3 5 7", (3,), (0,)), False),
        # The same if the single cards are not among the three lowest ranks.
        ("high_lone", look("0 0 3 5 7", (3, 5), (0, 0)), True),
        ("high_lone", look("0 0 2 5 7", (2, 5), (0, 0)), False),
        ("one_high", look("0 0 3 5 7", (3,), (0,)), True),
        ("one_high", look("0 0 2 5 7", (2,), (0,)), False),
        # The lowest single cards, not the highest.
        ("lowest_lone", look("0 0 1 3 5", (1, 3), (3, 5)), True),
        ("lowest_lone", look("0 0 1 3 5", (1, 3), (1, 3)), False),
        ("lowest_lone", look("0 0 1 3 3", (1, 3), (3, 3)), False),
        ("one_lowest", look("0 0 1 3 5", (1,), (5,)), True),
        ("one_lowest", look("0 0 1 3 5", (5,), (1,)), False),
        # Three of the lowest rank are kept together.
        ("low_triple", look("0 0 0 3 5", (3, 5), (0, 0)), True),
        ("low_triple", look("0 0 3 5", (3, 5), (0, 0)), False),
        ("low_triple", look("0 0 0 3 5", (0, 0), (0, 0)), False),
        ("low_triple", look("0 0 0 3 5", (3, 5), (3, 5)), False),
        # An ace is spared, but nothing else.
        ("ace", look("3 3 6 7", (3, KING), (KING, ACE)), True),
        ("ace", look("3 3 6 7", (KING, ACE), (KING, ACE)), False),
        ("ace", look("3 3 6 7", (3, 3), (3, KING)), False),
        # A whole pair is given, and not what the habit gives.
        ("whole_pair", look("0 0 3 5", (0, 0), (3, 5)), True),
        ("whole_pair", look("0 0 0 3 5", (0, 0), (3, 5)), False),
        ("whole_pair", look("0 0 3 5", (3, 5), (0, 0)), False),
        ("whole_pair", look("0 0 3 5", (0, 0), (0, 0)), False),
        # The 8 is kept, but not at the price of the lead.
        ("eight", look("0 2 3 5 7", (2, 3), (3, EIGHT_AT_DAIFUGO)), True),
        ("eight", look("0 2 3 5 7", (0, 3), (3, EIGHT_AT_DAIFUGO)), False),
        ("eight", look("0 2 3 5 7", (3, EIGHT_AT_DAIFUGO), (3, EIGHT_AT_DAIFUGO)), False),
        ("eight", look("0 2 3 5 7", (2, 3), (2, 3)), False),
        # The lowest card, which leads, is kept.
        ("lead", look("0 2 3 5 7", (2, 3), (0, 2)), True),
        ("lead", look("0 2 3 5 7", (0, 3), (0, 2)), False),
        ("lead", look("0 2 3 5 7", (2, 3), (3, 5)), False),
    ],
)  # fmt: skip
def test_a_position_shows_the_idea_of_its_lesson_only(
    lesson: str, shown: LessonSituation, fits: bool
):
    assert LESSONS[lesson].fits(shown) is fits


@pytest.mark.parametrize(
    ("rule", "habit", "fits"), [((6,), (3,), True), ((3,), (3,), False), ((), (3,), False)]
)
def test_the_lesson_about_asking_needs_two_different_questions(rule, habit, fits: bool):
    hand = HandInRanks((0, 3, 6), ranks=8)
    shown = LessonSituation(hand, ChoiceInRanks(gets=rule), ChoiceInRanks(gets=habit))
    assert LESSONS["ask"].fits(shown) is fits


@pytest.mark.parametrize(
    ("hand", "rule", "plain"),
    [
        ("0 0 3 5 7", (3, 5), True),
        ("0 0 3 5 6", (3, 5), False),
        ("0 0 3 3 5 7", (3, 5), False),
    ],
)
def test_a_hand_is_plain_if_the_rule_gives_every_lower_single_card(hand, rule, plain: bool):
    assert look(hand, rule, (0, 0)).is_plain is plain


def a_lesson(key: str, phase: str, cards: int, *themes: str) -> Lesson:
    return Lesson(key, phase, cards, "lowest", "lone lowest", themes=themes)


def test_the_lesson_about_a_decision_is_of_its_kind_and_themes(monkeypatch):
    lessons = (
        a_lesson("first", "exchange", 2, "a"), a_lesson("second", "exchange", 2, "b", "c"),
        a_lesson("third", "exchange", 1, "b"), a_lesson("fourth", "shift", 1, "d"),
    )  # fmt: skip
    monkeypatch.setattr(course, "COURSES", {"game": lessons})
    assert lesson_about("game", "exchange", 2, ["c"]) == "second"
    assert lesson_about("game", "exchange", 2, ["c", "a"]) == "first", "the course's order decides"
    assert lesson_about("game", "exchange", 2, ["d"]) == "first", "the first one of the kind"
    assert lesson_about("game", "exchange", 1, ["a"]) == "third"
    assert lesson_about("game", "shift", 1, []) == "fourth"
    assert lesson_about("game", "shift", 2, ["d"]) == ""
    assert lesson_about("other", "exchange", 2, ["a"]) == ""
