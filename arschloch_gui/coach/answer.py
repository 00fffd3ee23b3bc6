"""Stored answers to exercises: the exercise, the choice and its loss."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from msgspec import Struct

from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.bounds import Cards, Difficulty, Loss, LossError, Office, Themes
from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.coach.judgement import Judged
from arschloch_gui.coach.moments import read_moment
from arschloch_gui.coach.origin import Origin, key_of
from arschloch_gui.coach.verdict import GOOD, Verdict, verdict
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.json_text import Word, shaped

FORMAT = "arschloch-practice"
"""File format of the answers, named in the first line."""
_LESSON = "lesson:"


def lesson_session(course: str, lesson: str) -> str:
    """Return the session name of answers in a lesson.

    >>> lesson_session("arschloch", "lone")
    'lesson:arschloch:lone'
    """
    return f"{_LESSON}{course}:{lesson}"


@dataclass(frozen=True, slots=True)
class ExerciseAnswer:
    """One answer to an exercise.

    `time` has an offset from UTC, so its date is the player's local date. `origin` is the line of
    an `Origin`, and `chosen` the record line of the action. `session` is the kind of session
    ("practice", "daily" and so on). A second try is stored but not counted, because part of the
    solution is known by then. `difficulty` is the estimated rating of the exercise before its first
    answer (`difficulty.py`), or None if it was not judged in advance. `daily` names one of the ten
    exercises of a day (`daily.name_of`), or is empty.
    """

    time: datetime
    origin: Mapping[str, object]
    themes: tuple[str, ...]
    phase: str
    office: int
    cards: int
    loss: float
    stderr: float
    verdict: Verdict
    chosen: Mapping[str, object]
    second_try: bool = False
    session: str = ""
    difficulty: float | None = None
    daily: str = ""
    key: str = field(init=False)
    """Key of the exercise, the same for all of its variants."""

    def __post_init__(self) -> None:
        if self.time.tzinfo is None:
            raise ValueError("a time needs its offset from UTC")
        object.__setattr__(self, "key", key_of(self.origin))

    @property
    def lost(self) -> float:
        """The loss of the choice in expected position, at least 0.

        `loss` compares samples, so a choice can come out slightly better than the best one.
        """
        return max(self.loss, 0.0)

    @property
    def succeeded(self) -> bool:
        """Whether the answer was good: the best choice, one nearly as good, or perhaps as good."""
        return self.verdict in GOOD

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson explained the idea first, so the answer reveals nothing about skill."""
        return self.session.startswith(_LESSON)

    @property
    def stratum(self) -> str:
        """The group of exercises of similar difficulty that this one belongs to."""
        return _stratum(self.origin.get("preset"), self.phase, self.office, self.cards)

    def line(self) -> dict[str, object]:
        """Return the answer as JSON values. This is the inverse of `read_answer`."""
        line: dict[str, object] = {
            "time": self.time.isoformat(timespec="milliseconds"),
            "of": dict(self.origin),
            "themes": list(self.themes),
            "phase": self.phase,
            "office": self.office,
            "cards": self.cards,
            "chosen": dict(self.chosen),
            "loss": round(self.loss, 5),
            "stderr": round(self.stderr, 5),
            "class": self.verdict.value,
            "session": self.session,
        }
        if self.second_try:
            line["second_try"] = True
        if self.difficulty is not None:
            line["difficulty"] = round(self.difficulty)
        if self.daily:
            line["daily"] = self.daily
        return line


def stratum_of(exercise: Entry | Exercise) -> str:
    """Return the `ExerciseAnswer.stratum` of an exercise."""
    preset = exercise.preset if isinstance(exercise, Entry) else exercise.spec.preset
    return _stratum(preset, exercise.phase, exercise.office, exercise.cards)


def answer_to(
    exercise: Exercise,
    origin: Origin,
    action: Action,
    judged: Judged,
    time: datetime,
    *,
    themes: tuple[str, ...] = (),
    second_try: bool = False,
    session: str = "",
    difficulty: float | None = None,
    daily: str = "",
) -> ExerciseAnswer:
    """Return the answer to store for a choice and its judgement."""
    loss, stderr = judged.loss, judged.loss_stderr
    return ExerciseAnswer(
        time, origin.line(), themes, exercise.phase, exercise.office, exercise.cards, loss, stderr,
        verdict(loss, stderr), action.line(), second_try, session, difficulty, daily,
    )  # fmt: skip


class _Line(Struct, frozen=True, rename={"verdict": "class"}):
    """The required and optional fields of a line in the file, with their bounds."""

    time: Word
    of: dict[str, object]
    loss: Loss
    stderr: LossError = 0.0
    office: Office = -1
    cards: Cards = 0
    themes: Themes = ()
    phase: Word = ""
    chosen: dict[str, object] = {}
    verdict: Word = ""
    second_try: bool = False
    session: Word = ""
    difficulty: Difficulty | None = None
    daily: Word = ""


def read_answer(line: Mapping[str, object]) -> ExerciseAnswer:
    """Read an answer from a line, ignoring unknown keys.

    Raises `JsonError` if something is missing, has the wrong type or is out of bounds.
    """
    told = shaped(line, _Line)
    # Turn −0.0 into 0.0.
    loss, stderr = told.loss + 0.0, told.stderr + 0.0
    return ExerciseAnswer(
        read_moment(told.time), told.of, told.themes, told.phase, told.office, told.cards, loss,
        stderr, _verdict(told.verdict, loss, stderr), told.chosen, told.second_try, told.session,
        told.difficulty, told.daily,
    )  # fmt: skip


def _stratum(*facts: object) -> str:
    return "/".join(map(str, facts))


def _verdict(named: str, loss: float, stderr: float) -> Verdict:
    """Return the stored verdict, or compute it from the loss if its name is unknown."""
    try:
        return Verdict(named)
    except ValueError:
        return verdict(loss, stderr)
