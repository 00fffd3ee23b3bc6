"""The latest answer, stored once: when its verdict is certain, or before the next exercise."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from arschloch_gui.app.practice.exercise_source import SourcedExercise
from arschloch_gui.app.practice.training_session import Mark
from arschloch_gui.coach.answer import ExerciseAnswer, answer_to
from arschloch_gui.coach.judgement import Judged
from arschloch_gui.engine.actions import Action


class GivenAnswer:
    """An answer whose verdict can still change. `remember` stores it; `now` is the clock."""

    def __init__(
        self, remember: Callable[[ExerciseAnswer], str], now: Callable[[], datetime]
    ) -> None:
        self._remember, self._now = remember, now
        self._unsure: ExerciseAnswer | None = None

    @property
    def is_unsure(self) -> bool:
        """Whether there is an answer that has not been stored yet."""
        return self._unsure is not None

    def judge(
        self, sought: SourcedExercise, chosen: Action, found: Judged | None, session: str,
        *, again: bool, daily: str = "",
    ) -> Mark:  # fmt: skip
        """Note the judgement of a choice (None if judging failed) and return its mark.

        `daily` is the name of an exercise of the day, or "" for any other.
        """
        self._unsure = None
        if found is None:
            return Mark(None)
        answer = self._unsure = answer_to(
            sought.exercise, sought.origin, chosen, found, self._now(),
            themes=sought.themes, second_try=again, session=session,
            difficulty=sought.difficulty, daily=daily,
        )  # fmt: skip
        return Mark.of(answer)

    def keep(self) -> str | None:
        """Store the answer with its present verdict.

        Returns a message about a problem, "" for none, or None if there was nothing to store.
        """
        answer, self._unsure = self._unsure, None
        return None if answer is None else self._remember(answer)
