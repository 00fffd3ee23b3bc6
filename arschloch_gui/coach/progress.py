"""How practising went over the weeks: losses by theme and office, and days in a row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta

from msgspec import Struct

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.moments import surely_dated

_DAY, _WEEK = timedelta(days=1), timedelta(days=7)


class ProgressPart(Struct, frozen=True):
    """The first answers to some exercises: how many, and what they lost on average."""

    answers: int
    loss: float


NOTHING = ProgressPart(0, 0.0)


class Week(Struct, frozen=True):
    """A week by its Monday; a theme or office nothing was answered of is not in it."""

    monday: date
    all: ProgressPart
    by_theme: Mapping[str, ProgressPart]
    by_office: Mapping[int, ProgressPart]


def weeks(answers: Sequence[ExerciseAnswer], now: datetime) -> tuple[Week, ...]:
    """Return all weeks from the first with an answer to the present one, empty ones too.

    Answers come in the order of their times; one without a sure time counts in no week.
    """
    by_monday: dict[date, list[ExerciseAnswer]] = {}
    for answer in surely_dated(answers, now):
        if not answer.second_try:
            by_monday.setdefault(_monday(answer.time.date()), []).append(answer)
    if not by_monday:
        return ()
    # Somebody who travels may have answered on a day that has not begun where he is now.
    monday, last, found = min(by_monday), max(*by_monday, _monday(now.date())), []
    while monday <= last:
        found.append(_week(monday, by_monday.get(monday, [])))
        monday += _WEEK
    return tuple(found)


def streak(answers: Sequence[ExerciseAnswer], now: datetime) -> int:
    """Return the days in a row with an answer up to today; a day that is not over yet breaks
    nothing, and an answer without a sure time makes none."""
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
