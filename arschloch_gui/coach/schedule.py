"""Schedule of failed exercises by FSRS: after ten minutes, then at growing intervals of days.

An exercise is scheduled from its first failure on. A good answer lengthens the interval, and
another failure resets it to ten minutes. Nothing is random: the same answers always lead to the
same dates.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from msgspec import Struct

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.origin import variant_in

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

DUE = 4
"""Maximum number of due exercises in a session."""
RETENTION = 0.90
"""Desired probability of success when an exercise comes back."""
AGAIN = timedelta(minutes=10)


class Return(Struct, frozen=True):
    """An exercise that comes back: its due time, and the next variant that has not been shown.

    `answer` is the last one to the exercise.
    """

    answer: ExerciseAnswer
    due: datetime
    variant: int

    @property
    def key(self) -> str:
        """The key of the exercise (`ExerciseAnswer.key`)."""
        return self.answer.key

    @property
    def origin(self) -> Mapping[str, object]:
        """The origin of the variant that was answered last."""
        return self.answer.origin

    @property
    def stratum(self) -> str:
        """The group of similar exercises it belongs to (`ExerciseAnswer.stratum`)."""
        return self.answer.stratum


class Schedule:
    """Schedule of the exercises that were failed, built from answers in the order they were given.

    An answer with an earlier time than the last one to the same exercise counts as given at that
    time, because FSRS requires times in ascending order.

    >>> from arschloch_gui.coach.answer import ExerciseAnswer
    >>> from arschloch_gui.coach.verdict import Verdict
    >>> noon = datetime(2026, 11, 25, 12, tzinfo=UTC)
    >>> origin = {"preset": "arschloch", "seed": 1, "decision": 0}
    >>> schedule = Schedule()
    >>> schedule.note(
    ...     ExerciseAnswer(noon, origin, (), "exchange", 0, 2, 0.3, 0.01, Verdict.BLUNDER, {})
    ... )
    >>> schedule.next_after(noon) - noon == AGAIN
    True
    """

    def __init__(self) -> None:
        self._cards: dict[str, Card] = {}
        self._answers: dict[str, ExerciseAnswer] = {}
        self._shown: dict[str, int] = {}
        self._scheduler: Scheduler | None = None

    def note(self, answer: ExerciseAnswer, given: datetime | None = None) -> None:
        """Add an answer; a second try is ignored.

        `given` replaces the time of the answer if its clock was wrong.
        """
        if answer.second_try:
            return
        key = answer.key
        self._shown[key] = max(self._shown.get(key, 0), variant_in(answer.origin))
        if key not in self._cards and answer.succeeded:
            return
        # Load the scheduler on the first failure, so that players who do not practise never wait
        # for it.
        from fsrs import Card, Rating

        time = (given or answer.time).astimezone(UTC)
        card = self._cards.get(key) or Card(card_id=len(self._cards), due=time)
        time = max(time, card.last_review or time)
        rating = Rating.Good if answer.succeeded else Rating.Again
        self._cards[key] = self._scheduled(card, rating, time)
        self._answers[key] = answer

    def due(self, now: datetime) -> tuple[Return, ...]:
        """Return the exercises due by now, longest waiting first."""
        return tuple(each for each in self._coming() if each.due <= now)

    def next_after(self, now: datetime) -> datetime | None:
        """Return the time when the next exercise comes back after `now`, or None."""
        return next((each.due for each in self._coming() if each.due > now), None)

    def _coming(self) -> list[Return]:
        found = [
            Return(self._answers[key], card.due, self._shown[key] + 1)
            for key, card in self._cards.items()
        ]
        return sorted(found, key=lambda each: (each.due, each.key))

    def _scheduled(self, card: Card, rating: Rating, time: datetime) -> Card:
        if self._scheduler is None:
            from fsrs import Scheduler

            self._scheduler = Scheduler(
                desired_retention=RETENTION,
                learning_steps=(AGAIN,),
                relearning_steps=(AGAIN,),
                enable_fuzzing=False,
            )
        return self._scheduler.review_card(card, rating, time)[0]
