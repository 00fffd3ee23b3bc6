"""The positions of the lessons: judged decisions in which a rule of thumb wins or fails.

`positions.jsonl` consists of a header line and one line for each position, as in a bank of
exercises (`bank.py`). It is created by `packaging/make_lessons.py`. What a lesson claims about a
position is computed from the stored judgement and the rule of thumb, so that it cannot contradict
them.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from msgspec import Struct

from arschloch_gui.coach.bank import Entry, Marks, marks
from arschloch_gui.coach.bounds import Count
from arschloch_gui.coach.exercise import task_of
from arschloch_gui.coach.games import teaching
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.lessons.course import COURSES, Lesson, LessonSituation
from arschloch_gui.coach.rules_of_thumb import read_rule
from arschloch_gui.coach.task import Task
from arschloch_gui.coach.verdict import GOOD, Verdict, verdict
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.json_text import Word, decode, shaped

FORMAT, VERSION = "arschloch-lessons", 2
FILE = Path(__file__).with_name("positions.jsonl")
MISTAKEN = 0.06
"""Minimum loss of a choice that a lesson calls wrong, in expected position."""
MOST = 10_000
"""Maximum number of positions in a file."""
log = logging.getLogger(__name__)


class LessonHeader(Struct, frozen=True):
    """The header line of the file."""

    format: Word
    version: Count
    command: Word
    marks: dict[Word, Marks]
    """Marks of the rules and the judge on which the judgements depend, by preset."""


class LessonPosition(Struct, frozen=True):
    """A position of a lesson. `wins` is true if the rule of thumb is right there."""

    course: Word
    lesson: Word
    wins: bool
    entry: Entry


class LessonClaim(Struct, frozen=True):
    """A lesson's claim about a position: the options of its rule and its habit, and the best one.

    `look` is the position as the lesson sees it.
    """

    look: LessonSituation
    fits: bool
    """Whether the position shows the idea of the lesson, and not only the limits of its rule."""
    rule: Judged
    habit: Judged
    best: Judged

    @property
    def wins(self) -> bool:
        """Whether the position confirms the lesson: the rule is best, and the habit costly."""
        return self.fits and _is_best(self.rule) and _is_wrong(self.habit)

    @property
    def fails(self) -> bool:
        """Whether the rule of thumb is a costly mistake, and the habit is better."""
        return _is_wrong(self.rule) and self.habit.loss < self.rule.loss


def claim_of(lesson: Lesson, task: Task, judgement: Judgement) -> LessonClaim | None:
    """Return a lesson's claim about a judged decision, or None if the lesson does not apply."""
    taught = teaching(task.game)
    if taught is None:
        return None
    options = sorted(each.index for each in judgement.options)
    if lesson.holds and lesson.holds not in format_cards(task.view.hand):
        return None
    hand = taught.hand_in_ranks(task.view)
    choices = taught.choices_in_ranks(task.view, [task.legal[each] for each in options])
    rule, habit = (read_rule(text).choose(hand, choices) for text in (lesson.rule, lesson.habit))
    look = LessonSituation(hand, choices[rule], choices[habit])
    judged_rule, judged_habit = judgement.of(options[rule]), judgement.of(options[habit])
    return LessonClaim(look, lesson.fits(look), judged_rule, judged_habit, judgement.best)


def task_at(entry: Entry) -> Task | None:
    """Return the decision of a position, or None if this version deals different cards."""
    exercise = entry.exercise()
    return task_of(exercise.match(), 0) if exercise is not None else None


@cache
def positions(course: str, lesson: str) -> tuple[LessonPosition, ...]:
    """Return the positions of a lesson, first those in which its rule of thumb wins."""
    found = [each for each in load() if (each.course, each.lesson) == (course, lesson)]
    return tuple(sorted(found, key=lambda each: not each.wins))


@cache
def load(file: Path = FILE) -> tuple[LessonPosition, ...]:
    """Return all positions whose judgements are up to date.

    If the file cannot be read, this is logged and the result is empty.
    """
    try:
        head, *lines = file.read_bytes().splitlines()
        header = shaped(decode(head), LessonHeader)
        if (header.format, header.version) != (FORMAT, VERSION):
            raise ValueError(f"not a file of this version: {header}")
        found = [shaped(decode(line), LessonPosition) for line in lines[:MOST]]
    except (OSError, ValueError) as error:  # `JsonError`, or a file without lines
        log.warning("the lessons cannot be read: %s", error)
        return ()
    current = {preset for preset, then in header.marks.items() if then == marks(preset)}
    if len(current) < len(header.marks):
        log.warning("some lessons are judged by another version: %s", header.marks.keys() - current)
    return tuple(each for each in found if each.entry.preset in current)


def lessons_of(course: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game that have positions, in order."""
    return tuple(each for each in COURSES.get(course, ()) if positions(course, each.key))


def _is_best(judged: Judged) -> bool:
    return verdict(judged.loss, judged.loss_stderr) is Verdict.BEST


def _is_wrong(judged: Judged) -> bool:
    return judged.loss >= MISTAKEN and verdict(judged.loss, judged.loss_stderr) not in GOOD
