"""What QML reads of the person's practice progress, computed from the memory of all answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, timedelta
from typing import TypeVar

from msgspec import Struct

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.table.seating import insignia_of
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.titles import title
from arschloch_gui.coach.progress import ProgressPart, Week

K = TypeVar("K")
TITLES = 8
"""Number of levels of the error rate. They are named like the positions of as many players."""
RECENT = timedelta(weeks=4)
MOST_WEEKS = 8
LEAST_FULL = 0.36
"""Even random choices lose no more than this; a few blunders do."""


class ProgressFacts(Struct, frozen=True):
    """Rating, title, streak and losses of the person; empty until the answers have been read."""

    reads: bool = False
    """Whether the answers are being read."""
    begun: bool = False
    """Whether any answers are stored."""
    message: str = ""
    """A problem with the file of the answers, in one sentence; empty if there is none."""
    title: str = ""
    """The person's title, from the losses of the last fifty answers."""
    insignia: str = ""
    """The insignia of that title."""
    lines: list[str] = []
    """The rating, the streak and the exercises due again, one sentence each."""
    figures: str = ""
    """The rating in exact figures; empty before the first answer."""
    weeks: list[dict[str, object]] = []
    """The latest weeks, oldest first: {"label", "loss", "answers", "told"}.

    The loss is in expected position.
    """
    offices: list[dict[str, object]] = []
    """The losses of the last four weeks by position.

    Each is {"value", "label", "loss", "answers", "told"}.
    """
    themes: list[dict[str, object]] = []
    """The same losses by theme of the hand, costliest first."""
    fullBar: float = LEAST_FULL
    """The loss that fills a bar: the largest one shown, but at least `LEAST_FULL`."""

    @classmethod
    def of(cls, memory: Memory, now: datetime, titles: str) -> ProgressFacts:
        """Return the facts about all answers; `titles` is the title set in use."""
        found, at = memory.weeks(), memory.title_index
        weeks = [_part(words.day(week.monday), week.all) for week in found[-MOST_WEEKS:]]
        offices, themes = losses(found, (now - RECENT).date())
        rows = [*weeks, *offices, *themes]
        rating = memory.rating
        return cls(
            begun=bool(memory.answers),
            message=_message(memory),
            title=title(titles, at, TITLES) if at is not None else "",
            insignia=insignia_of(at, TITLES, titles) if at is not None else "",
            lines=[*_lines(memory)],
            figures=words.rating_figures(rating.value, rating.deviation)
            if memory.error_rate is not None
            else "",
            weeks=weeks,
            offices=offices,
            themes=themes,
            fullBar=max([LEAST_FULL, *(float(str(row["loss"])) for row in rows)]),
        )


def losses(
    weeks: Iterable[Week], since: date
) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Return the losses since a day as rows, by position and by theme."""
    recent = [week for week in weeks if week.monday >= since]
    offices, themes = _by(week.by_office for week in recent), _by(week.by_theme for week in recent)
    costly = sorted(themes, key=lambda theme: -themes[theme].loss)
    return (
        [_part(words.office(each), offices[each], each) for each in sorted(offices)],
        [_part(words.theme(each), themes[each], each) for each in costly],
    )


def _message(memory: Memory) -> str:
    if memory.trouble is not None:
        return trouble_sentence(memory.trouble)
    return words.unread(memory.unread) if memory.unread else ""


def _lines(memory: Memory) -> Iterator[str]:
    if not memory.answers:
        return
    if memory.title_index is None:
        yield words.no_title_yet()
    if memory.error_rate is not None:  # not after lessons alone
        yield words.rating(memory.rating.value, memory.rating.deviation)
    if (days := memory.streak()) > 1:
        yield words.days_in_a_row(days)
    if due := len(memory.due()):
        yield words.come_back(due)


def _part(label: str, part: ProgressPart, about: object = "") -> dict[str, object]:
    told = words.part_told(label, part.answers, part.loss) if part.answers else label
    return {
        "value": str(about),
        "label": label,
        "loss": part.loss,
        "figure": words.lost_at_four(part.loss) if part.answers else "–",
        "answers": part.answers,
        "told": told,
    }


def _by(parts: Iterable[Mapping[K, ProgressPart]]) -> dict[K, ProgressPart]:
    """Combine the results of several weeks by theme or position."""
    found: dict[K, list[ProgressPart]] = {}
    for week in parts:
        for about, part in week.items():
            found.setdefault(about, []).append(part)
    return {about: _together(each) for about, each in found.items()}


def _together(parts: Iterable[ProgressPart]) -> ProgressPart:
    parts = list(parts)
    answers = sum(part.answers for part in parts)
    lost = sum(part.answers * part.loss for part in parts)
    return ProgressPart(answers, lost / answers) if answers else ProgressPart(0, 0.0)
