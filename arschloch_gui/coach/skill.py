"""A player's skill and the difficulty of exercises: Glicko-2 ratings and a mean loss.

Every answer counts as a game between player and exercise. The player wins it with a good answer.
The difficulty of a new exercise is estimated from its judgement (`difficulty.py`) and from the
answers to others in its stratum.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from math import log

from msgspec.structs import replace

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.glicko import SCALE, START, START_DEVIATION, Rating

PRIOR_DEVIATION = 120.0
"""Standard error of a difficulty that was estimated from a judgement."""
STRATUM_DEVIATION = 120.0
"""Standard deviation of the differences between strata that the judgements do not explain."""
TARGET = 0.72
"""Target success rate of exercises, which should neither bore nor discourage."""
RECENT, USUAL_LOSS, DOUBT = 8, 0.08, 3
"""For estimating the need for a stratum: number of recent answers used, loss expected before the
first answer, and its weight in answers."""
SURE_ENOUGH = 190.0
"""Maximum rating deviation for a title."""
LAST = 50
"""Number of answers over which the error rate is averaged."""
TITLE_STEPS = (0.01, 0.02, 0.035, 0.05, 0.075, 0.10, 0.14)
"""Upper bounds of the error rate for each title, highest title first."""

UNKNOWN = Rating(START, STRATUM_DEVIATION)
"""The rating of a stratum without answers."""


class Skill:
    """Ratings from answers, which must be added in the order in which they were given."""

    def __init__(self) -> None:
        self.person = Rating()
        self._exercises: dict[str, Rating] = {}
        self._strata: dict[str, Rating] = {}
        """How much harder the exercises of each stratum are than estimated, as a rating (1500: no
        harder)."""
        self._losses: deque[float] = deque(maxlen=LAST)
        self._recent: dict[str, deque[float]] = {}

    def note(self, answer: ExerciseAnswer) -> None:
        """Add an answer; a second try is ignored."""
        if answer.second_try:
            return
        score = 1.0 if answer.succeeded else 0.0
        person, prior = self.person, answer.difficulty
        exercise = self.difficulty(answer.key, answer.stratum, prior)
        self.person = person.after([(exercise, score)])
        self._exercises[answer.key] = exercise.after([(person, 1 - score)])
        # Compare the user with the stratum as if the exercise were exactly as hard as estimated.
        beside = replace(person, value=person.value + START - (START if prior is None else prior))
        stratum = self._strata.get(answer.stratum, UNKNOWN)
        self._strata[answer.stratum] = stratum.after([(beside, 1 - score)])
        self._losses.append(answer.lost)
        self._recent.setdefault(answer.stratum, deque(maxlen=RECENT)).append(answer.lost)

    def difficulty(self, key: str, stratum: str, prior: float | None = None) -> Rating:
        """Return the rating of an exercise (`ExerciseAnswer.key`).

        Before the first answer, the rating is estimated from the stratum and, if the exercise has
        been judged, from the difficulty that its judgement suggests (`prior`).
        """
        known = self._exercises.get(key)
        if known is not None:
            return known
        harder = self._strata.get(stratum, UNKNOWN).value - START
        if prior is None:
            return Rating(START + harder, START_DEVIATION)
        return Rating(prior + harder, PRIOR_DEVIATION)

    @property
    def wanted(self) -> float:
        """The difficulty at which the user's expected success rate is `TARGET`."""
        return self.person.value - SCALE * log(TARGET / (1 - TARGET))

    def need(self, stratum: str) -> float:
        """Return how much the user needs to practise a stratum.

        The need grows with the user's average loss in the stratum, relative to their usual loss,
        and is higher while they have few answers in it.
        """
        recent = self._recent.get(stratum, ())
        usual = self.error_rate if self.error_rate is not None else USUAL_LOSS
        usual = max(usual, 0.01)
        weak = (sum(recent) + DOUBT * usual) / (len(recent) + DOUBT) / usual
        return weak + 1 / (1 + len(recent))

    @property
    def error_rate(self) -> float | None:
        """The average loss of the last answers, in expected position, or None before the first."""
        return sum(self._losses) / len(self._losses) if self._losses else None

    @property
    def title_index(self) -> int | None:
        """The title for the error rate, from 0 (highest) to 7 (lowest).

        It is None while the rating is too uncertain.
        """
        rate = self.error_rate
        if rate is None or self.person.deviation > SURE_ENOUGH:
            return None
        return bisect_right(TITLE_STEPS, rate)
