"""How well somebody answers, and how difficult exercises are for him: Glicko-2 and a mean loss.

Every answer is a game between the person and the exercise, which the person wins by an answer that
is good enough. An exercise nobody has answered is about as difficult as others of its stratum were.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeVar

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.glicko import START_DEVIATION, Rating

T = TypeVar("T")
SURE_ENOUGH = 190.0
"""The deviation of the rating from which on somebody has a title: after 7 to 15 answers."""
LAST = 50
"""Answers the error rate is the mean of."""
TITLE_STEPS = (0.01, 0.02, 0.035, 0.05, 0.075, 0.10, 0.14)
"""Error rates below which the titles are, the highest first."""


class Skill:
    """What answers say, told one after the other in the order they were given."""

    def __init__(self) -> None:
        self.person = Rating()
        self._exercises: dict[str, Rating] = {}
        self._strata: dict[str, Rating] = {}
        self._losses: deque[float] = deque(maxlen=LAST)

    def note(self, answer: ExerciseAnswer) -> None:
        """Count one more answer; a second try does not count."""
        if answer.second_try:
            return
        score = 1.0 if answer.succeeded else 0.0
        person = self.person
        exercise = self.difficulty(answer.key, answer.stratum)
        stratum = self._strata.get(answer.stratum, Rating())
        self.person = person.after([(exercise, score)])
        self._exercises[answer.key] = exercise.after([(person, 1 - score)])
        self._strata[answer.stratum] = stratum.after([(person, 1 - score)])
        self._losses.append(answer.lost)

    def difficulty(self, key: str, stratum: str) -> Rating:
        """The rating of an exercise (`ExerciseAnswer.key`), or what its stratum leads to expect."""
        known = self._exercises.get(key)
        if known is not None:
            return known
        return Rating(self._strata.get(stratum, Rating()).value, START_DEVIATION)

    def by_level(self, candidates: Iterable[T], named: Callable[[T], tuple[str, str]]) -> list[T]:
        """Candidates whose key and stratum `named` tells; the person's match first."""

        def distance(each: T) -> float:
            return abs(self.difficulty(*named(each)).value - self.person.value)

        return sorted(candidates, key=distance)

    @property
    def error_rate(self) -> float | None:
        """The mean loss of the last answers, in expected office; None before the first."""
        return sum(self._losses) / len(self._losses) if self._losses else None

    @property
    def title_index(self) -> int | None:
        """The title the error rate gives: 0 is the highest, 7 the lowest; None as long as too
        little is known of the person to call him anything."""
        rate = self.error_rate
        if rate is None or self.person.deviation > SURE_ENOUGH:
            return None
        return bisect_right(TITLE_STEPS, rate)
