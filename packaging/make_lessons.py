"""Find the positions of the lessons (`arschloch_gui/coach/lessons/`). Run by hand.

    python packaging/make_lessons.py [--out FILE]

Every judged decision of the shipped banks is compared with every lesson of its game. Of those that
show the idea, the ones with the largest difference between the rule of thumb and the habit become
its positions, first those in which no other choice follows the same idea: `WINS` in which the rule
is right, and one in which it fails, if there is any. If the rule never fails where its idea is
shown, it is one of the other decisions of the kind. No position is used twice in a course. A lesson
with fewer than `LEAST` wins is left out.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from arschloch_gui.app.files.atomic import write_atomic
from arschloch_gui.coach.bank import Entry, load, marks
from arschloch_gui.coach.lessons.course import COURSES, Lesson
from arschloch_gui.coach.lessons.positions import (
    FILE,
    FORMAT,
    VERSION,
    LessonClaim,
    LessonHeader,
    LessonPosition,
    claim_of,
    task_at,
)
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Answer

WINS = 3
LEAST = 2


def decisions(preset: str) -> list[tuple[Entry, Task]]:
    """Return the judged decisions of a preset that this version reproduces."""
    bank = load(preset)
    found = ((each, task_at(each)) for each in (bank.entries if bank is not None else ()))
    return [(entry, task) for entry, task in found if task is not None]


def applies(lesson: Lesson, entry: Entry, task: Task) -> bool:
    """Return whether a decision is of the kind that a lesson is about."""
    kind = entry.phase, entry.cards
    return kind == (lesson.phase, lesson.cards) and not isinstance(task.legal[0], Answer)


def found_for(
    lesson: Lesson, among: list[tuple[Entry, Task]], used: set[str]
) -> tuple[list[Entry], list[Entry]]:
    """Return unused positions in which the rule wins, and one in which it fails."""
    wins, fails = ([each for each in all_ if each.key not in used] for all_ in shown(lesson, among))
    return wins[:WINS], fails[:1]


def shown(lesson: Lesson, among: list[tuple[Entry, Task]]) -> tuple[list[Entry], list[Entry]]:
    """Return all positions in which the rule wins and in which it fails, clearest first."""
    wins: list[tuple[bool, float, Entry]] = []
    fails: list[tuple[bool, float, Entry]] = []
    for entry, task in among:
        if not applies(lesson, entry, task):
            continue
        claim = claim_of(lesson, task, entry.judgement)
        if claim is None:
            continue
        if claim.wins:
            wins.append((not claim.look.is_plain, _margin(claim), entry))
        elif claim.fails:
            fails.append((not claim.fits, -claim.rule.loss, entry))
    wins.sort(key=lambda each: each[:2])
    fails.sort(key=lambda each: each[:2])
    return [entry for *_, entry in wins], [entry for *_, entry in fails]


def _margin(claim: LessonClaim) -> float:
    return claim.rule.loss - claim.habit.loss


def main(arguments: list[str] | None = None) -> int:
    """Find the positions and write them; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args(arguments)
    banks: dict[str, list[tuple[Entry, Task]]] = {}
    positions: list[LessonPosition] = []
    for course, lessons in COURSES.items():
        used: set[str] = set()
        for preset in {each.table or course for each in lessons} - banks.keys():
            banks[preset] = decisions(preset)
        among = {each.key: banks[each.table or course] for each in lessons}
        # A lesson with few positions chooses first.
        for lesson in sorted(lessons, key=lambda each: len(shown(each, among[each.key])[0])):
            wins, fails = found_for(lesson, among[lesson.key], used)
            counts = " : ".join(str(len(each)) for each in shown(lesson, among[lesson.key]))
            print(f"{course}: {lesson.key}: wins : fails = {counts}")
            if len(wins) < LEAST:
                print(f"{course}: {lesson.key} has too few positions and is left out.")
                continue
            for entry in (*wins, *fails):
                used.add(entry.key)
                positions.append(LessonPosition(course, lesson.key, entry in wins, entry))
    now = {preset: marks(preset) for preset in sorted(banks)}
    header = LessonHeader(FORMAT, VERSION, "python packaging/make_lessons.py", now)
    data = b"".join(msgspec.json.encode(each) + b"\n" for each in (header, *positions))
    write_atomic(given.out, data)
    given.out.chmod(0o644)  # it is shipped, so all users must be able to read it
    print(f"{len(positions)} positions, {len(data)} bytes: {given.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
