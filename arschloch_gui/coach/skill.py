"""A player's skill and the difficulty of exercises: Glicko-2 ratings and a mean loss.

Every answer is a game between player and exercise, which the player wins with a good answer. The
difficulty of a new exercise is estimated from others in its stratum.
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
"""Maximum rating deviation for a title, reached after 7 to 15 answers."""
LAST = 50
"""Number of answers over which the error rate is averaged."""
TITLE_STEPS = (0.01, 0.02, 0.035, 0.05, 0.075, 0.10, 0.14)
"""Upper bounds of the error rate for each title, highest title first."""


class Skill:
    """Ratings from answers, which must be added in the order in which they were given."""

    def __init__(self) -> None:
        self.person = Rating()
        self._exercises: dict[str, Rating] = {}
        self._strata: dict[str, Rating] = {}
        self._losses: deque[float] = deque(maxlen=LAST)

    def note(self, answer: ExerciseAnswer) -> None:
        """Add an answer; a second try is ignored."""
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
        """Return the rating of an exercise (`ExerciseAnswer.key`), or a guess from its stratum."""
        known = self._exercises.get(key)
        if known is not None:
            return known
        return Rating(self._strata.get(stratum, Rating()).value, START_DEVIATION)

    def by_level(self, candidates: Iterable[T], named: Callable[[T], tuple[str, str]]) -> list[T]:
        """Return the candidates, those closest to the player's rating first.

        `named` returns the key and the stratum of a candidate.
        """

        def distance(each: T) -> float:
            return abs(self.difficulty(*named(each)).value - self.person.value)

        return sorted(candidates, key=distance)

    @property
    def error_rate(self) -> float | None:
        """The mean loss of the last answers, in expected position, or None before the first."""
        return sum(self._losses) / len(self._losses) if self._losses else None

    @property
    def title_index(self) -> int | None:
        """The title for the error rate, from 0 (highest) to 7 (lowest).

        It is None while too little is known of the player.
        """
        rate = self.error_rate
        if rate is None or self.person.deviation > SURE_ENOUGH:
            return None
        return bisect_right(TITLE_STEPS, rate)
