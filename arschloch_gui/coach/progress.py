"""Practice results by week: losses by theme and position, and the streak of days."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta

from msgspec import Struct

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.moments import surely_dated

_DAY, _WEEK = timedelta(days=1), timedelta(days=7)


class ProgressPart(Struct, frozen=True):
    """The number and average loss of the first answers to some exercises."""

    answers: int
    loss: float


NOTHING = ProgressPart(0, 0.0)


class Week(Struct, frozen=True):
    """The results of a week (given by its Monday), for themes and positions with answers."""

    monday: date
    all: ProgressPart
    by_theme: Mapping[str, ProgressPart]
    by_office: Mapping[int, ProgressPart]


def weeks(answers: Sequence[ExerciseAnswer], now: datetime) -> tuple[Week, ...]:
    """Return all weeks from the first with an answer to the current one, including empty ones.

    Answers must be in chronological order. Those without a sure time are ignored.
    """
    by_monday: dict[date, list[ExerciseAnswer]] = {}
    for answer in surely_dated(answers, now):
        if not answer.second_try:
            by_monday.setdefault(_monday(answer.time.date()), []).append(answer)
    if not by_monday:
        return ()
    # After travelling west, the last answer can have a date that has not begun locally.
    monday, last, found = min(by_monday), max(*by_monday, _monday(now.date())), []
    while monday <= last:
        found.append(_week(monday, by_monday.get(monday, [])))
        monday += _WEEK
    return tuple(found)


def streak(answers: Sequence[ExerciseAnswer], now: datetime) -> int:
    """Return the number of consecutive days with an answer, up to today or yesterday.

    Answers without a sure time are ignored.
    """
    days = {answer.time.date() for answer in surely_dated(answers, now)}
    today = now.date()
    day = today if today in days else today - _DAY
    length = 0
    while day in days:
        length += 1
        day -= _DAY
    return length


def _monday(day: date) -> date:
    return day - day.weekday() * _DAY


def _week(monday: date, answers: list[ExerciseAnswer]) -> Week:
    by_theme: dict[str, list[float]] = {}
    by_office: dict[int, list[float]] = {}
    for answer in answers:
        for theme in dict.fromkeys(answer.themes):
            by_theme.setdefault(theme, []).append(answer.lost)
        by_office.setdefault(answer.office, []).append(answer.lost)
    return Week(
        monday,
        _part([answer.lost for answer in answers]),
        {theme: _part(losses) for theme, losses in sorted(by_theme.items())},
        {office: _part(losses) for office, losses in sorted(by_office.items())},
    )


def _part(losses: list[float]) -> ProgressPart:
    return ProgressPart(len(losses), sum(losses) / len(losses)) if losses else NOTHING
