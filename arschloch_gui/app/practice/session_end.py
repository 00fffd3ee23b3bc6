"""End of a session in words: what went well, what it cost, and what to practise next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.practice.exercise_source import kind_of
from arschloch_gui.app.practice.lessons import Taught
from arschloch_gui.app.practice.offer import kind_label
from arschloch_gui.app.practice.progress import TITLES, Level, PracticeProgress
from arschloch_gui.app.practice.training_session import PLAYS, Mark, TrainingSession
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import session_end as words
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.app.wording.lessons import title as lesson_title
from arschloch_gui.app.wording.practice import copied, shared, theme
from arschloch_gui.app.wording.titles import title
from arschloch_gui.coach.daily import shared_result
from arschloch_gui.coach.lessons.course import lesson_about
from arschloch_gui.coach.lessons.positions import positions
from arschloch_gui.coach.verdict import COSTLY, FINE, GOOD

MOSTLY = 0.7
"""Minimum share of good answers for a kind of exercise to count as going well."""


class SessionEnd(QObject):
    """The texts shown at the end of a session; empty before. GUI thread only.

    `weakestKind` and `weakest_theme` are what to practise next, and `lesson` is a lesson about it.
    """

    changed = Signal()
    said = Signal(str)
    """Emitted with a message."""
    practice_wanted = Signal(str, str)
    """Emitted with the kind and the theme that the person wants to practise next."""
    lesson_wanted = Signal(str, str)
    """Emitted with the keys of the course and the lesson that the person wants."""

    def __init__(
        self, standing: PracticeProgress, now: Callable[[], datetime], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._standing, self._now = standing, now
        self._done: TrainingSession | None = None
        self._after = Level()
        self._watch = ChangeNotifier(self)

    def turn_to(self, done: TrainingSession | None) -> None:
        """Show the end of this session, or nothing."""
        self._done = done
        if done is not None:
            self._after = self._standing.level
        self._watch.notify_changes()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._watch.notify_changes()

    # -- for QML --------------------------------------------------------------------------

    @typed_property(str, changed)
    def heading(self) -> str:
        """The number of exercises solved at the first try, in words."""
        done = self._done
        return words.solved(done.good, len(done.marks)) if done is not None else ""

    @typed_property(list, changed)
    def sentences(self) -> list[str]:
        """What went well, the cost, the rating, the title, and when to come back."""
        if self._done is None or not self._marks:
            return []
        if self.hasPlays:
            found = [self._mended()]
        else:
            found = [
                self._strength(),
                self._mended(),
                self._cost(),
                *self._levels(),
                self._return(),
            ]
        return [each for each in found if each]

    @typed_property(bool, changed)
    def hasPlays(self) -> bool:
        """Whether the exercises were plays of the person's own, which count for no figure."""
        return self._done is not None and self._done.name == PLAYS

    @typed_property(str, changed)
    def advice(self) -> str:
        """The one thing to work on; empty if everything was solved."""
        kind, named = self.weakestKind, self.weakest_theme
        about = theme(named) if named else self._kind_name(kind)
        return words.advice(about) if kind else ""

    @typed_property(str, changed)
    def weakestKind(self) -> str:
        """The kind of exercise (`exercise_source.kind_of`) that cost most; empty if none did."""
        if self.hasPlays:
            return ""
        return self._costliest((mark, kind_of(mark.answer)) for mark in self._marks if mark.answer)

    @property
    def weakest_theme(self) -> str:
        """The theme of hands that cost most within that kind; empty if none stands out."""
        kind = self.weakestKind
        among = [(mark, mark.answer) for mark in self._marks if mark.answer is not None]
        return self._costliest(
            (mark, each)
            for mark, answer in among
            if kind_of(answer) == kind
            for each in answer.themes
        )

    @typed_property(str, changed)
    def lesson(self) -> str:
        """The title of the lesson about the costliest answer; empty if there is none."""
        return lesson_title(self.taught.lesson) if self.taught is not None else ""

    @property
    def taught(self) -> Taught | None:
        """The lesson about the costliest answer, or None."""
        costly = [mark for mark in self._marks if mark.verdict not in GOOD and not self.hasPlays]
        worst = max(costly, key=lambda mark: mark.places, default=None)
        if worst is None or worst.answer is None:
            return None
        course, answer = _preset(worst), worst.answer
        key = lesson_about(course, answer.phase, answer.cards, answer.themes)
        return Taught(course, key) if positions(course, key) else None

    @typed_property(list, changed)
    def rows(self) -> list[dict[str, object]]:
        """The exercises, one row each: {"sign", "label", "figure", "good", "costly", "told"}."""
        return [self._row(number, mark) for number, mark in enumerate(self._all, start=1)]

    @typed_property(bool, changed)
    def canShare(self) -> bool:
        """Whether the session is one of the day, so its result can be shared."""
        return self._done is not None and self._done.day is not None

    @Slot()
    def practiseWeakest(self) -> None:
        """Start a session on what cost most."""
        if self.weakestKind:
            self.practice_wanted.emit(self.weakestKind, self.weakest_theme)

    @Slot()
    def openWeakestLesson(self) -> None:
        """Begin the lesson about what cost most."""
        if (taught := self.taught) is not None:
            self.lesson_wanted.emit(taught.course, taught.lesson)

    @Slot()
    def share(self) -> None:
        """Copy the result of the day to the clipboard as a line of text."""
        if self._done is not None and self._done.day is not None:
            line = shared(shared_result(self._done.day, self._done.by_number))
            QGuiApplication.clipboard().setText(line)
            self.said.emit(copied(line))

    @property
    def spoken(self) -> str:
        """The whole text for a screen reader; empty before the end."""
        return " ".join([self.heading, *self.sentences, self.advice]) if self._done else ""

    # -- internals ------------------------------------------------------------------------

    @property
    def _all(self) -> list[Mark]:
        return self._done.marks if self._done is not None else []

    @property
    def _marks(self) -> list[Mark]:
        return [mark for mark in self._all if mark.answer is not None]

    @property
    def _is_mixed(self) -> bool:
        """Whether the exercises are from several games."""
        return len({_preset(mark) for mark in self._marks}) > 1

    def _strength(self) -> str:
        by_kind: dict[str, list[bool]] = {}
        for mark in self._marks:
            if mark.answer is not None:
                by_kind.setdefault(kind_of(mark.answer), []).append(mark.verdict in GOOD)
        going_well = {
            kind: found
            for kind, found in by_kind.items()
            if len(found) > 1 and sum(found) >= MOSTLY * len(found)
        }
        if not going_well:
            return ""
        kind = max(going_well, key=lambda each: sum(going_well[each]))
        found = going_well[kind]
        return words.strength(self._kind_name(kind), sum(found), len(found))

    def _mended(self) -> str:
        mended = sum(mark.mended for mark in self._marks)
        return words.mended(mended) if mended else ""

    def _cost(self) -> str:
        lost = sum(mark.places for mark in self._marks) / len(self._marks)
        if lost < 0.5:
            return words.cost_nothing()
        worst = max(self._all, key=lambda mark: mark.places)
        return words.cost(lost, 1 + self._all.index(worst))

    def _levels(self) -> list[str]:
        before = self._done.level if self._done is not None else Level()
        after = self._after
        lines = []
        if after.rating is not None:
            lines.append(words.rating(before.rating, after.rating))
        if after.title is not None:
            lines.append(words.title_now(self._title(before.title), self._title(after.title)))
        return lines

    def _return(self) -> str:
        due = self._standing.next_due()
        return words.come_back(due - self._now()) if due is not None else words.come_tomorrow()

    def _title(self, at: int | None) -> str:
        return title(self._standing.title_set, at, TITLES) if at is not None else ""

    def _costliest(self, parts: Iterable[tuple[Mark, str]]) -> str:
        """Return the part that cost most over all costly answers, or "" if none was costly."""
        lost: dict[str, float] = {}
        for mark, about in parts:
            if mark.answer is not None and mark.verdict not in GOOD and mark.answer.lost >= FINE:
                lost[about] = lost.get(about, 0.0) + mark.places
        return max(lost, key=lambda each: lost[each]) if lost else ""

    def _kind_name(self, kind: str) -> str:
        return kind_label(kind, {_preset(mark) for mark in self._marks})

    def _row(self, number: int, mark: Mark) -> dict[str, object]:
        answer, verdict = mark.answer, mark.verdict
        if answer is None or verdict is None:
            label = words.not_judged()
            return {"sign": "–", "label": label, "figure": "", "good": False, "costly": False,
                    "told": words.row_told(number, label)}  # fmt: skip
        label = kind_label(kind_of(answer), (_preset(mark),))
        rounds = 100
        if self.hasPlays:
            label, rounds = words.a_play(), 1
        if self._is_mixed:
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


def _preset(mark: Mark) -> str:
    return str(mark.answer.origin.get("preset")) if mark.answer is not None else ""
