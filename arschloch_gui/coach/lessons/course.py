"""Courses: the lessons of each game, in order.

A lesson teaches a rule of thumb (`rules_of_thumb.py`) against the habit of a beginner. Its
positions (`positions.py`) are found by `packaging/make_lessons.py`; no cards are listed here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks

EXCHANGE, SHIFT, PUTSCH = "exchange", "shift", "putsch"
EIGHT_AT_DAIFUGO = 5
"""Number of the 8 among the ranks from 3 to 2."""
MIDDLE = 3
"""Number of lowest ranks that do not count as high in the lessons about high lone cards."""


class LessonSituation(NamedTuple):
    """A position as a lesson sees it: the hand, and what the rule and the habit would choose."""

    hand: HandInRanks
    rule: ChoiceInRanks
    habit: ChoiceInRanks

    def held(self, rank: int) -> int:
        """Return how many cards of a rank the hand has."""
        return self.hand.cards.count(rank)

    def is_top(self, rank: int) -> bool:
        """Return whether a rank is the highest, or a joker."""
        return rank >= self.hand.ranks - 1

    @property
    def gives_lone(self) -> bool:
        """Whether the rule gives only cards that stand alone."""
        return all(self.held(rank) == 1 for rank in self.rule.gives)

    @property
    def is_plain(self) -> bool:
        """Whether the rule gives all cards that stand alone below the highest rank.

        In such a hand, no other choice follows the same idea.
        """
        lone = [rank for rank in self.hand.cards if self.held(rank) == 1 and not self.is_top(rank)]
        return lone == list(self.rule.gives)

    @property
    def gives_whole(self) -> bool:
        """Whether the rule gives all cards of the ranks it gives, at least two of each."""
        given = Counter(self.rule.gives)
        return all(self.held(rank) == count > 1 for rank, count in given.items())

    @property
    def habit_breaks(self) -> bool:
        """Whether the habit breaks up a pair or a larger set, or gives a whole one away."""
        return any(self.held(rank) > 1 for rank in self.habit.gives)


def _anything(_: LessonSituation) -> bool:
    return True


def _lone_for_set(look: LessonSituation) -> bool:
    return look.gives_lone and look.habit_breaks


def _high_lone_for_set(look: LessonSituation) -> bool:
    return _lone_for_set(look) and min(look.rule.gives) >= MIDDLE


def _lower_lone(look: LessonSituation) -> bool:
    return look.gives_lone and sum(look.rule.gives) < sum(look.habit.gives)


def _low_triple_kept(look: LessonSituation) -> bool:
    lowest = look.hand.cards[0]
    return look.held(lowest) >= 3 and lowest not in look.rule.gives and lowest in look.habit.gives


def _spares_ace(look: LessonSituation) -> bool:
    return look.is_top(max(look.habit.gives)) and not look.is_top(max(look.rule.gives))


def _whole_set(look: LessonSituation) -> bool:
    return look.gives_whole and look.habit.gives != look.rule.gives


def _cut_kept(look: LessonSituation) -> bool:
    kept = EIGHT_AT_DAIFUGO in look.habit.gives and EIGHT_AT_DAIFUGO not in look.rule.gives
    return kept and 0 not in look.rule.gives  # giving the 3 of diamonds would give away the lead


def _keeps_lowest(look: LessonSituation) -> bool:
    return look.hand.cards[0] in look.habit.gives and look.hand.cards[0] not in look.rule.gives


def _asks(look: LessonSituation) -> bool:
    return bool(look.rule.gets) and look.rule.gets != look.habit.gets


class Lesson(Struct, frozen=True):
    """One idea: a rule of thumb, and the habit that it replaces.

    `phase` and `cards` name the kind of decision as in a bank; no lesson is about answering an
    offer. `fits` checks that a position shows this idea and not another one.
    """

    key: str
    phase: str
    cards: int
    habit: str
    rule: str
    fits: Callable[[LessonSituation], bool] = _anything
    holds: str = ""
    """A card that the hand must contain, or "" for none."""
    themes: tuple[str, ...] = ()
    """Themes of the exercises (`coach/games.py`) for which the lesson is most useful."""
    table: str = ""
    """The preset whose rules are used, or "" for that of the course."""


WHOLE_RULE = "spare:2 ranks flat"
"""The rule that sums up most lessons: give no king or ace, leave as few ranks as possible, and give
no high card.

Of the rules that were measured, it loses the least (`docs/measurements/rules-of-thumb.md`).
"""
LONE = Lesson(
    "lone", EXCHANGE, 2, "lowest", "lone lowest", _lone_for_set,
    themes=("low_singles", "breaks_set"),
)  # fmt: skip
HIGH_LONE = Lesson(
    "high_lone", EXCHANGE, 2, "lowest", "lone lowest", _high_lone_for_set,
    themes=("no_low_single",),
)  # fmt: skip
LOWEST_LONE = Lesson(
    "lowest_lone", EXCHANGE, 2, "spare:2 lone highest", "lone lowest", _lower_lone,
    themes=("many_high",),
)  # fmt: skip
LOW_TRIPLE = Lesson(
    "low_triple", EXCHANGE, 2, "lowest", "lone lowest", _low_triple_kept,
    themes=("three_alike",),
)  # fmt: skip
ACE = Lesson("ace", EXCHANGE, 2, "lone lowest", "spare:1 lone lowest", _spares_ace)
WHOLE_PAIR = Lesson(
    "whole_pair", EXCHANGE, 2, "lone lowest", WHOLE_RULE, _whole_set,
    themes=("last_low",),
)  # fmt: skip
ONE = Lesson(
    "one", EXCHANGE, 1, "lowest", "lone lowest", _lone_for_set,
    themes=("low_singles", "breaks_set"),
)  # fmt: skip
ONE_HIGH = Lesson(
    "one_high", EXCHANGE, 1, "lowest", "lone lowest", _high_lone_for_set,
    themes=("no_low_single",),
)  # fmt: skip
ONE_LOWEST = Lesson(
    "one_lowest", EXCHANGE, 1, "spare:2 lone highest", "lone lowest", _lower_lone,
    themes=("many_high",),
)  # fmt: skip
ASK = Lesson(
    "ask", EXCHANGE, 0, "match:3 want", "want", _asks, table="arschloch-hausregeln"
)  # fmt: skip
THREE = Lesson("three", EXCHANGE, 3, "lowest", "lone lowest", _lone_for_set)
LEFT = Lesson("left", SHIFT, 1, "lowest", "lone lowest", _lone_for_set)
EIGHT = Lesson("eight", EXCHANGE, 2, "lone lowest", "keep:5 lone lowest", _cut_kept)
LEAD = Lesson("lead", EXCHANGE, 2, "lone lowest", "keep:0 lone lowest", _keeps_lowest, holds="3D")
LEAD_ONE = Lesson(
    "lead_one", EXCHANGE, 1, "lone lowest", "keep:0 lone lowest", _keeps_lowest, holds="3D"
)  # fmt: skip
OFFER = Lesson("offer", EXCHANGE, 0, "want lowest", "want lone lowest", _lone_for_set)
DECLARE = Lesson("declare", PUTSCH, 0, "no", "strong:3")

COURSES: Mapping[str, tuple[Lesson, ...]] = MappingProxyType(
    {
        "arschloch": (
            LONE, HIGH_LONE, LOW_TRIPLE, LOWEST_LONE, ONE, ONE_HIGH, ONE_LOWEST, WHOLE_PAIR, ACE,
            ASK,
        ),
        "arschloch-hausregeln": (LEFT, replace(ASK, table="")),
        "trouduc-joker": (OFFER,),
        "president-revolution": (DECLARE,),
        "president-sober": (LONE, HIGH_LONE, LOW_TRIPLE, ONE, ONE_HIGH),
        "double-deck": (THREE, LONE, HIGH_LONE, ONE),
        "daifugo": (LONE, HIGH_LONE, ONE, EIGHT, LEAD, LEAD_ONE),
        "dalmuti": (LONE, HIGH_LONE, LOW_TRIPLE, ONE, ONE_HIGH),
        "career-revolution": (LONE, HIGH_LONE, ONE, ONE_HIGH),
    }
)  # fmt: skip
"""The lessons of each game, by preset. The last lessons of the `arschloch` course are exceptions to
its rules."""


def lesson_about(course: str, phase: str, cards: int, themes: Iterable[str]) -> str:
    """Return the key of the most useful lesson for such decisions, or "" if there is none.

    `phase`, `cards` and `themes` are those of an exercise.

    >>> lesson_about("arschloch", "exchange", 2, ["three_alike"])
    'low_triple'
    >>> lesson_about("arschloch", "exchange", 1, [])
    'one'
    """
    wanted = set(themes)
    kind = [each for each in COURSES.get(course, ()) if (each.phase, each.cards) == (phase, cards)]
    about = (each.key for each in kind if wanted.intersection(each.themes))
    return next(about, kind[0].key if kind else "")
