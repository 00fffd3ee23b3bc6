"""How practising went over the weeks: losses by theme and office, and days in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, timedelta

from msgspec import Struct

from arschloch_gui.coach.answer import Answer

_DAY, _WEEK = timedelta(days=1), timedelta(days=7)


class Part(Struct, frozen=True):
    """The first answers to some exercises: how many, and what they lost on average."""

    answers: int
    loss: float


NOTHING = Part(0, 0.0)


class Week(Struct, frozen=True):
    """A week by its Monday; a theme or office nothing was answered of is not in it."""

    monday: date
    all: Part
    by_theme: Mapping[str, Part]
    by_office: Mapping[int, Part]


def weeks(answers: Iterable[Answer]) -> tuple[Week, ...]:
    """All weeks from the first with an answer to the last, empty ones too."""
    by_monday: dict[date, list[Answer]] = {}
    for answer in answers:
        if not answer.second_try:
            day = answer.time.date()
            by_monday.setdefault(day - day.weekday() * _DAY, []).append(answer)
    if not by_monday:
        return ()
    monday, last, found = min(by_monday), max(by_monday), []
    while monday <= last:
        found.append(_week(monday, by_monday.get(monday, [])))
        monday += _WEEK
    return tuple(found)


def streak(answers: Iterable[Answer], today: date) -> int:
    """Days in a row with an answer up to today; a day that is not over yet breaks nothing."""
    days = {answer.time.date() for answer in answers}
    day = today if today in days else today - _DAY
    length = 0
    while day in days:
        length += 1
        day -= _DAY
    return length


def _week(monday: date, answers: list[Answer]) -> Week:
    by_theme: dict[str, list[float]] = {}
    by_office: dict[int, list[float]] = {}
    for answer in answers:
        for theme in dict.fromkeys(answer.themes):
            by_theme.setdefault(theme, []).append(answer.loss)
        by_office.setdefault(answer.office, []).append(answer.loss)
    return Week(
        monday,
        _part([answer.loss for answer in answers]),
        {theme: _part(losses) for theme, losses in sorted(by_theme.items())},
        {office: _part(losses) for office, losses in sorted(by_office.items())},
    )


def _part(losses: list[float]) -> Part:
    return Part(len(losses), sum(losses) / len(losses)) if losses else NOTHING
