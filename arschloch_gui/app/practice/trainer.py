"""The trainer as QML uses it: its parts, and the ways to begin and to leave a session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice import session_texts, training_session
from arschloch_gui.app.practice.choice_judgement import ChoiceJudgement
from arschloch_gui.app.practice.exercise_at_table import AGAIN, IDLE, JUDGED, ExerciseAtTable
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import OwnPlay
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.lessons import Lessons, Taught
from arschloch_gui.app.practice.own_choices import OwnChoices
from arschloch_gui.app.practice.play_memory import PlayMemory
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.replay import Replay
from arschloch_gui.app.practice.session_at_table import OVER, SessionAtTable
from arschloch_gui.app.practice.session_end import SessionEnd
from arschloch_gui.app.practice.training_session import (
    EVENING,
    LESSONS,
    OWN,
    PLAYS,
    PRACTICE,
    TrainingSession,
)
from arschloch_gui.app.practice.tutor import Tutor
from arschloch_gui.app.practice.unfinished_session import UnfinishedSession
from arschloch_gui.app.present import present
from arschloch_gui.app.session.new_match import fresh_seed
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.words import ended
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.verdict import Verdict


class TrainerFacts(Struct, frozen=True):
    """The session in progress."""

    state: str
    """The state: "" (none), "seeking", "asking", "weighing", "again", "judged" or "over"."""
    progress: str
    """The number of the current exercise, in words; empty outside a session."""
    nextGame: str
    """The name of the game of the next exercise, while it is announced; empty otherwise."""
    summary: str
    """The result of the session; empty before its end."""
    looksAgain: bool
    """Whether an exercise of a finished session is looked at again."""
    single: bool
    """Whether the exercise is one decision of a match, which continues afterwards."""
    wayBack: str
    """The screen to return to from a single decision: "matches", or "" for the table."""

    @classmethod
    def of(cls, run: SessionAtTable, home: str, *, second_try: bool) -> TrainerFacts:
        """Return the facts about a session; `home` is the screen under a single decision."""
        state, course = run.state, run.course
        single = course is not None and course.name == OWN
        answered = second_try or state in (AGAIN, JUDGED, OVER)
        return cls(
            state=state,
            progress=session_texts.progress(course, answered=answered, looks_at=run.done.number),
            nextGame=preset_name(run.next_game) if run.next_game else "",
            summary=session_texts.summary(course) if state == OVER else "",
            looksAgain=run.done.is_open,
            single=single,
            wayBack=home if single else "",
        )


class TrainerMessage(Struct, frozen=True):
    """A message about practice."""

    message: str
    """Why no exercise could be set or no answer stored; empty if all is well."""


class Trainer(Exposed):
    """The current session, and everything about practice. GUI thread only."""

    stateChanged = Signal()
    messageChanged = Signal()
    shows = by_signal(stateChanged=TrainerFacts, messageChanged=TrainerMessage)

    def __init__(
        self,
        session: Session,
        settings: LiveSettings,
        answers: Path,
        parent: QObject | None = None,
        *,
        seeds: Callable[[], int] = fresh_seed,
        now: Callable[[], datetime] = present,
    ) -> None:
        super().__init__(parent)
        self._session, self._seeds, self._now = session, seeds, now
        self._message, self._home = "", ""
        standing = self._standing = PracticeProgress(answers, settings, now, self)
        judge = self._examination = JudgeClient(self)
        self._plays = PlayMemory(answers.parent)
        self._exercise = ExerciseAtTable(session, settings, judge, self._remember, now, self)
        self._tutor = Tutor(session, settings, self)
        self._subject = ExerciseFilter(settings, judge, self)
        self._ending = SessionEnd(standing, now, self)
        self._lessons = Lessons(standing, settings, self)
        self._unfinished = UnfinishedSession(
            answers.parent, self._subject, standing, seeds, lambda: self._run.state == IDLE, self
        )
        self._run = SessionAtTable(
            session, self._exercise, self._lessons, self._subject, self._unfinished, self
        )
        self._own = OwnChoices(session, settings, judge, standing, now, self)
        self._show()
        self._connect()

    def _connect(self) -> None:
        self._exercise.changed.connect(self._follow)
        self._run.changed.connect(self._follow)
        self._unfinished.resumed.connect(self._run.start)
        self._lessons.wanted.connect(self._begin_lesson)
        self._ending.lesson_wanted.connect(self._lessons.open_lesson)
        self._ending.practice_wanted.connect(self._begin_weakest)
        for each in (self._run.said, self._ending.said, self._own.troubled):
            each.connect(self._say)

    # -- components -----------------------------------------------------------------------

    @typed_property(QObject)
    def exercise(self) -> ExerciseAtTable:
        """The exercise at the table."""
        return self._exercise

    @typed_property(QObject)
    def subject(self) -> ExerciseFilter:
        """The subject of practice."""
        return self._subject

    @typed_property(QObject)
    def standing(self) -> PracticeProgress:
        """The person's practice progress."""
        return self._standing

    @typed_property(QObject)
    def examined(self) -> ChoiceJudgement:
        """The judged choice."""
        return self._exercise.examined

    @typed_property(QObject)
    def tutor(self) -> Tutor:
        """The tutor, who warns of mistakes during a match."""
        return self._tutor

    @typed_property(QObject)
    def replay(self) -> Replay:
        """Example rounds that show the consequences of a choice."""
        return self._exercise.replay

    @typed_property(QObject)
    def lessons(self) -> Lessons:
        """The lessons."""
        return self._lessons

    @typed_property(QObject)
    def ending(self) -> SessionEnd:
        """The end of a session, in words."""
        return self._ending

    @typed_property(QObject)
    def unfinished(self) -> UnfinishedSession:
        """The session that was left and can be continued."""
        return self._unfinished

    @property
    def announcement(self) -> str:
        """The announcement of the next game for a screen reader; empty otherwise."""
        shown = self.shown_value(TrainerFacts)
        return f"{shown.nextGame}. {ended(shown.progress)}" if shown.nextGame else ""

    # -- actions of the person ------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Start a session of ten: exercises due again, and new ones."""
        subject, standing = self._subject, self._standing

        def start() -> None:
            self._run.start(training_session.of_subject(subject, standing, self._seeds))

        standing.when_read(lambda: subject.when_read(start))

    @Slot(str, str)
    def beginOf(self, theme: str, office: str) -> None:
        """Start a session of ten on a theme or a position; pass "" for the other one."""
        self._subject.turn_to(theme=theme, office=office)
        self.begin()

    @Slot()
    def beginDaily(self) -> None:
        """Start the ten exercises of the day."""
        self._begin(lambda: training_session.daily(self._now().date(), self._standing))

    @Slot()
    def practiseDecision(self) -> None:
        """Set the decision shown in the review of a round as an exercise."""
        if (origin := self._session.hindsight.origin) is not None:
            self.practise(origin)

    def practise(self, origin: Origin, home: str = "") -> None:
        """Set a decision of a match as an exercise; `home` is the screen to return to."""
        self._home = home
        self._run.start(training_session.single(origin))

    def play_again(self, plays: Sequence[OwnPlay]) -> None:
        """Set plays that the person made in matches as exercises."""
        self._run.start(training_session.of_plays(plays))

    def verdict_on(self, play: OwnPlay) -> Verdict | None:
        """Return the verdict on the last answer to a play of a match, or None if there is none."""
        return self._plays.verdict_on(play)

    @Slot()
    def goOn(self) -> None:
        """Continue with the next exercise, or end the session."""
        self._run.go_on()

    @Slot()
    def hurry(self) -> None:
        """Show the next exercise without waiting for the end of the announcement."""
        self._run.hurry()

    @Slot()
    def skip(self) -> None:
        """Leave out the position of a lesson that is at the table."""
        self._run.skip()

    @Slot(int)
    def lookAgain(self, number: int) -> None:
        """Show an exercise of the finished session with the choice made; the first is 0."""
        self._run.look_again(number)

    @Slot(result=str)
    def goHome(self) -> str:
        """Leave the session and return the screen to show; "" if the earlier match reopens."""
        home = self._home if self._facts().single else self._screen
        self.stop()
        return "" if home == "" and self._session.come_back() else home or PRACTICE

    @Slot()
    def stop(self) -> None:
        """End the session and clear the table; answers given so far count."""
        self._run.stop()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        shown = (
            self.examined, self._exercise, self._subject, self._standing, self._lessons,
            self._ending, self._unfinished, self._tutor.hints,
        )  # fmt: skip
        for each in shown:
            each.retranslate()
        self._show()

    def close(self) -> None:
        """End the thread and processes; ignore any results still on their way."""
        self._exercise.close()
        self._examination.close()
        self._subject.close()
        self._tutor.close()

    # -- internals ------------------------------------------------------------------------

    @property
    def _screen(self) -> str:
        """The screen on which the session was begun."""
        if self._lessons.active:
            return LESSONS
        course = self._run.course
        return EVENING if course is not None and course.name == PLAYS else PRACTICE

    def _remember(self, answer: ExerciseAnswer) -> str:
        """Store an answer; plays are kept apart, because they do not count for the rating."""
        kept = self._plays if answer.session == PLAYS else self._standing
        return kept.remember(answer)

    def _begin(self, build: Callable[[], TrainingSession]) -> None:
        self._subject.stopWaiting()  # of the two, the one asked for last is begun
        self._standing.when_read(lambda: self._run.start(build()))

    def _begin_lesson(self, course: str, lesson: str) -> None:
        self._begin(lambda: training_session.of_lesson(Taught(course, lesson)))

    def _begin_weakest(self, kind: str, theme: str) -> None:
        """Start a session on what cost most in the finished one."""
        if kind in {each["value"] for each in self._subject.kinds}:
            self._subject.choose_again({"kind": kind, "theme": theme, "office": ""})
        else:
            self._subject.turn_to(kind=kind, theme=theme)
        self.begin()

    def _follow(self) -> None:
        """Update everything that depends on the session and the exercise at the table."""
        state = self._run.state
        self._lessons.follow(state, self.examined.choice.taken)
        is_over = state == OVER and not self._lessons.active
        self._ending.turn_to(self._run.course if is_over else None)
        self._show()

    def _facts(self) -> TrainerFacts:
        second_try = self._exercise.is_second_try
        return TrainerFacts.of(self._run, self._home, second_try=second_try)

    def _show(self) -> None:
        self.show(stateChanged=self._facts(), messageChanged=TrainerMessage(self._message))

    def _say(self, message: str) -> None:
        self._message = message
        self._show()
