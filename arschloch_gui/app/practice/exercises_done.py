"""The answered exercises of the session at the table, to be looked at again at its end."""

from __future__ import annotations

import json
from collections.abc import Mapping

from arschloch_gui.app.practice.exercise_source import SourcedExercise
from arschloch_gui.app.practice.training_session import Mark
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.origin import Origin, read_origin


class ExercisesDone:
    """Finds an answered exercise again, as it was set or by the origin stored with its answer."""

    def __init__(self) -> None:
        self._set: dict[str, SourcedExercise] = {}
        self.number = -1
        """The number of the exercise that is looked at again, from 0, or −1."""
        self.answer: ExerciseAnswer | None = None
        """The answer that was given to it."""

    @property
    def is_open(self) -> bool:
        """Whether an exercise is looked at again."""
        return self.number >= 0

    def add(self, mark: Mark, sought: SourcedExercise) -> None:
        """Remember an exercise that was answered; one that could not be judged is ignored."""
        if mark.answer is not None:
            self._set[_key(mark.answer.origin)] = sought

    def open(self, number: int, answer: ExerciseAnswer) -> SourcedExercise | Origin:
        """Return the exercise to look at, or where to find it if it was set at an earlier start.

        Raise `OriginError` for one of a version with other rules.
        """
        known = self._set.get(_key(answer.origin))
        found = known if known is not None else read_origin(answer.origin)
        self.number, self.answer = number, answer
        return found

    def close(self) -> None:
        """Stop looking at an exercise."""
        self.number, self.answer = -1, None

    def forget(self) -> None:
        """Forget the exercises, because another session begins or none."""
        self.close()
        self._set.clear()


def _key(origin: Mapping[str, object]) -> str:
    return json.dumps(origin, sort_keys=True)
