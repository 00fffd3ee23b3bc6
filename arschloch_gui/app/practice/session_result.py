"""The result of a session in words: what went well, what it cost, and what to practise next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import timedelta

from msgspec import Struct

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.practice.exercise_source import kind_of
from arschloch_gui.app.practice.lessons import Taught
from arschloch_gui.app.practice.offer import kind_label
from arschloch_gui.app.practice.progress import Level
from arschloch_gui.app.practice.progress_facts import TITLES
from arschloch_gui.app.practice.training_session import PLAYS, Mark, TrainingSession
from arschloch_gui.app.wording import session_end as words
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.app.wording.lessons import title as lesson_title
from arschloch_gui.app.wording.practice import theme
from arschloch_gui.app.wording.titles import title
from arschloch_gui.coach.lessons.course import lesson_about
from arschloch_gui.coach.lessons.positions import positions
from arschloch_gui.coach.verdict import COSTLY, FINE, GOOD

MOSTLY = 0.7
"""Minimum share of good answers for a kind of exercise to count as going well."""


class LevelChange(Struct, frozen=True):
    """The person's levels before and after a session, and the titles in use for them."""

    before: Level = Level()
    after: Level = Level()
    titles: str = "royal"

    @property
    def lines(self) -> Iterator[str]:
        """The rating and the title after the session, one sentence each, as far as known."""
        before, after = self.before, self.after
        if after.rating is not None:
            yield words.rating(before.rating, after.rating)
        if after.title is not None:
            yield words.title_now(self._name(before.title), self._name(after.title))

    def _name(self, at: int | None) -> str:
        return title(self.titles, at, TITLES) if at is not None else ""


class SessionResult(Struct, frozen=True):
    """The exercises of a session; `of_plays` if they were plays of the person's own.

    Such plays count for no figure.
    """

    marks: tuple[Mark, ...] = ()
    of_plays: bool = False

    @classmethod
    def of(cls, done: TrainingSession) -> SessionResult:
        """Return the result of a session."""
        return cls(tuple(done.marks), done.name == PLAYS)

    @property
    def judged(self) -> list[Mark]:
        """The exercises that could be judged."""
        return [mark for mark in self.marks if mark.answer is not None]

    @property
    def weakest_kind(self) -> str:
        """The kind of exercise (`exercise_source.kind_of`) that cost most; empty if none did."""
        if self.of_plays:
            return ""
        return _costliest((mark, kind_of(mark.answer)) for mark in self.judged if mark.answer)

    @property
    def weakest_theme(self) -> str:
        """The theme of hands that cost most within that kind; empty if none stands out."""
        kind = self.weakest_kind
        among = [(mark, mark.answer) for mark in self.judged if mark.answer is not None]
        return _costliest(
            (mark, each)
            for mark, answer in among
            if kind_of(answer) == kind
            for each in answer.themes
        )

    @property
    def taught(self) -> Taught | None:
        """The lesson about the costliest answer, or None."""
        costly = [mark for mark in self.judged if mark.verdict not in GOOD and not self.of_plays]
        worst = max(costly, key=lambda mark: mark.places, default=None)
        if worst is None or worst.answer is None:
            return None
        course, answer = _preset(worst), worst.answer
        key = lesson_about(course, answer.phase, answer.cards, answer.themes)
        return Taught(course, key) if positions(course, key) else None

    def sentences(self, levels: LevelChange, due_in: timedelta | None) -> list[str]:
        """Return what went well, the cost, rating and title, and when to come back.

        `due_in` is the time until a failed exercise comes back, or None if none does.
        """
        if not self.judged:
            return []
        if self.of_plays:
            return [*self._mended()]
        back = words.come_tomorrow() if due_in is None else words.come_back(due_in)
        return [*self._strength(), *self._mended(), self._cost(), *levels.lines, back]

    @property
    def advice(self) -> str:
        """The one thing to work on; empty if everything was solved."""
        kind, named = self.weakest_kind, self.weakest_theme
        return words.advice(theme(named) if named else self._kind_name(kind)) if kind else ""

    @property
    def rows(self) -> list[dict[str, object]]:
        """The exercises, one row each: {"sign", "label", "figure", "good", "costly", "told"}."""
        return [self._row(number, mark) for number, mark in enumerate(self.marks, start=1)]

    def _strength(self) -> Iterator[str]:
        by_kind: dict[str, list[bool]] = {}
        for mark in self.judged:
            if mark.answer is not None:
                by_kind.setdefault(kind_of(mark.answer), []).append(mark.verdict in GOOD)
        going_well = {
            kind: found
            for kind, found in by_kind.items()
            if len(found) > 1 and sum(found) >= MOSTLY * len(found)
        }
        if going_well:
            kind = max(going_well, key=lambda each: sum(going_well[each]))
            found = going_well[kind]
            yield words.strength(self._kind_name(kind), sum(found), len(found))

    def _mended(self) -> Iterator[str]:
        if mended := sum(mark.mended for mark in self.judged):
            yield words.mended(mended)

    def _cost(self) -> str:
        lost = sum(mark.places for mark in self.judged) / len(self.judged)
        if lost < 0.5:
            return words.cost_nothing()
        worst = max(self.marks, key=lambda mark: mark.places)
        return words.cost(lost, 1 + self.marks.index(worst))

    def _kind_name(self, kind: str) -> str:
        return kind_label(kind, {_preset(mark) for mark in self.judged})

    def _row(self, number: int, mark: Mark) -> dict[str, object]:
        answer, verdict = mark.answer, mark.verdict
        if answer is None or verdict is None:
            label = words.not_judged()
            return {"sign": "–", "label": label, "figure": "", "good": False, "costly": False,
                    "told": words.row_told(number, label)}  # fmt: skip
        label = kind_label(kind_of(answer), (_preset(mark),))
        rounds = 100
        if self.of_plays:
            label, rounds = words.a_play(), 1
        if len({_preset(each) for each in self.judged}) > 1:
            label = f"{preset_name(_preset(mark))}: {label}"
        figure = words.row_verdict(verdict, mark.places, mended=mark.mended, rounds=rounds)
        return {
            "sign": verdict_sign(verdict),
            "label": label,
            "figure": figure,
            "good": verdict in GOOD,
            "costly": verdict in COSTLY,
            "told": words.row_told(number, f"{label}. {figure}"),
        }


class SessionEndFacts(Struct, frozen=True):
    """The end of a session; empty before."""

    heading: str = ""
    """The number of exercises solved at the first try, in words."""
    sentences: list[str] = []
    """What went well, the cost, the rating, the title, and when to come back."""
    hasPlays: bool = False
    """Whether the exercises were plays of the person's own, which count for no figure."""
    advice: str = ""
    """The one thing to work on; empty if everything was solved."""
    weakestKind: str = ""
    """The kind of exercise (`exercise_source.kind_of`) that cost most; empty if none did."""
    lesson: str = ""
    """The title of the lesson about the costliest answer; empty if there is none."""
    rows: list[dict[str, object]] = []
    """The exercises, one row each: {"sign", "label", "figure", "good", "costly", "told"}."""
    canShare: bool = False
    """Whether the session is one of the day, so its result can be shared."""

    @classmethod
    def of(
        cls, done: TrainingSession, levels: LevelChange, due_in: timedelta | None
    ) -> SessionEndFacts:
        """Return the facts about a finished session (see `SessionResult.sentences`)."""
        result = SessionResult.of(done)
        taught = result.taught
        return cls(
            heading=words.solved(done.good, len(done.marks)),
            sentences=result.sentences(levels, due_in),
            hasPlays=result.of_plays,
            advice=result.advice,
            weakestKind=result.weakest_kind,
            lesson=lesson_title(taught.lesson) if taught is not None else "",
            rows=result.rows,
            canShare=done.day is not None,
        )


def _costliest(parts: Iterable[tuple[Mark, str]]) -> str:
    """Return the part that cost most over all costly answers, or "" if none was costly."""
    lost: dict[str, float] = {}
    for mark, about in parts:
        if mark.answer is not None and mark.verdict not in GOOD and mark.answer.lost >= FINE:
            lost[about] = lost.get(about, 0.0) + mark.places
    return max(lost, key=lambda each: lost[each]) if lost else ""


def _preset(mark: Mark) -> str:
    return str(mark.answer.origin.get("preset")) if mark.answer is not None else ""
