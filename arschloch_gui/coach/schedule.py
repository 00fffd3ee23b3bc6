"""When a failed exercise comes back, by FSRS: after ten minutes, then after ever more days.

An exercise is on the schedule from the first time it was failed; a better answer moves it further
away, another failure brings it back to ten minutes. Nothing here is left to chance: the same
answers lead to the same dates.
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

DUE, AT_LEVEL, OWN = 4, 4, 2
"""What a session is made of, as far as there is enough of it."""
RETENTION = 0.90
"""How likely a theme is still known when it comes back."""
AGAIN = timedelta(minutes=10)


class Return(Struct, frozen=True):
    """An exercise that comes back: since or from when, and as which variant it was not seen yet."""

    key: str
    origin: Mapping[str, object]
    due: datetime
    variant: int


class Schedule:
    """The exercises that were failed, told by answers in the order they were given.

    What is told with a time before the last one of the same exercise counts as given then: FSRS
    knows no days that go backwards.
    """

    def __init__(self) -> None:
        self._cards: dict[str, Card] = {}
        self._origins: dict[str, Mapping[str, object]] = {}
        self._shown: dict[str, int] = {}
        self._scheduler: Scheduler | None = None

    def note(self, answer: ExerciseAnswer, given: datetime | None = None) -> None:
        """Count one more answer, given at another time than it tells if its clock was wrong; a
        second try moves nothing."""
        if answer.second_try:
            return
        key = answer.key
        self._shown[key] = max(self._shown.get(key, 0), variant_in(answer.origin))
        if key not in self._cards and answer.succeeded:
            return
        # Loaded with the first failure: whoever practises nothing does not wait for it.
        from fsrs import Card, Rating

        time = (given or answer.time).astimezone(UTC)
        card = self._cards.get(key) or Card(card_id=len(self._cards), due=time)
        time = max(time, card.last_review or time)
        rating = Rating.Good if answer.succeeded else Rating.Again
        self._cards[key] = self._scheduled(card, rating, time)
        self._origins[key] = answer.origin

    def due(self, now: datetime) -> tuple[Return, ...]:
        """What has come back by now, whatever has waited longest first."""
        return tuple(each for each in self._coming() if each.due <= now)

    def next_after(self, now: datetime) -> datetime | None:
        """When the next one comes back that has not yet."""
        return next((each.due for each in self._coming() if each.due > now), None)

    def _coming(self) -> list[Return]:
        found = [
            Return(key, self._origins[key], card.due, self._shown[key] + 1)
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
