"""The trainer: a series of exercises at the table, each answered, judged and explained.

An exercise is set up at the real table. The person's decision comes here instead of going to the
engine, so it can be made once more. Meanwhile the examiner judges all options.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.engine.messages import Loaded
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.practice import training_session
from arschloch_gui.app.practice.choice_judgement import ChoiceJudgement
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import Fresh, SourcedExercise, name_of
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.judge_worker import JudgingProgress, SetOut, ShownRounds
from arschloch_gui.app.practice.lessons import Lessons, Taught
from arschloch_gui.app.practice.own_choices import OwnChoices
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.replay import Replay
from arschloch_gui.app.practice.training_session import Mark, TrainingSession
from arschloch_gui.app.practice.tutor import Tutor
from arschloch_gui.app.present import present
from arschloch_gui.app.session.new_match import fresh_seed
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import lessons as lesson_words
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.coach.answer import answer_to
from arschloch_gui.coach.daily import shared_result
from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.task import Task
from arschloch_gui.coach.verdict import Verdict, places_lost
from arschloch_gui.engine.actions import Action

PRACTICE = "practice"
"""The screen to return to from ordinary exercises."""
LESSONS = "lessons"
"""The screen to return to from a lesson."""
log = logging.getLogger(__name__)
IDLE, SEEKING, ASKING = "", "seeking", "asking"
WEIGHING, AGAIN, JUDGED, OVER = "weighing", "again", "judged", "over"


class Trainer(QObject):
    """The current session and the state of its exercise. GUI thread only."""

    stateChanged = Signal()
    practises = True
    messageChanged = Signal()

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
        self._session, self._settings, self._seeds, self._now = session, settings, seeds, now
        self._standing = PracticeProgress(answers, settings, now, self)
        self._state, self._message, self._home = IDLE, "", ""
        self._course: TrainingSession | None = None
        self._sought: SourcedExercise | None = None
        self._task: Task | None = None
        self._chosen: Action | None = None
        self._wish, self._second = -1, False
        self._lost: set[str] = set()
        """The names of exercises that could not be set up and were logged."""
        self._examined = ChoiceJudgement(session.stage, self)
        self._replay = Replay(session.stage, self)
        self._tutor = Tutor(session, settings, self)
        self._examination = JudgeClient(self)
        self._subject = ExerciseFilter(settings, self._examination, self)
        self._own = OwnChoices(session, settings, self._examination, self._standing, now, self)
        self._lessons = Lessons(self._standing, settings, self)
        self._watch = ChangeNotifier(self)
        self._lessons.wanted.connect(self._on_lesson_wanted)
        self._own.troubled.connect(self._say)
        self._examination.set_out.connect(self._on_set_out)
        self._examination.weighed.connect(self._on_weighed)
        self._examination.shown.connect(self._on_shown)
        session.match.changed.connect(self._on_table)
        session.matchStarted.connect(self._on_match)

    # -- components -----------------------------------------------------------------------

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
        return self._examined

    @typed_property(QObject)
    def tutor(self) -> Tutor:
        """The tutor, who warns of mistakes during a match."""
        return self._tutor

    @typed_property(QObject)
    def replay(self) -> Replay:
        """Example rounds that show the consequences of a choice."""
        return self._replay

    @typed_property(QObject)
    def lessons(self) -> Lessons:
        """The lessons."""
        return self._lessons

    # -- progress -------------------------------------------------------------------------

    @typed_property(str, stateChanged)
    def state(self) -> str:
        """The state: "" (none), "seeking", "asking", "weighing", "again", "judged" or "over"."""
        return self._state

    @typed_property(str, stateChanged)
    def progress(self) -> str:
        """The number of the current exercise, in words; empty outside a session."""
        if self._course is None:
            return ""
        done = self._state in (AGAIN, JUDGED, OVER)
        number = max(1, len(self._course.marks) + (not done and not self._second))
        if self._course.taught is not None:
            return lesson_words.progress(self._course.taught.lesson, number, self._course.length)
        return words.progress(number, self._course.length)

    @typed_property(list, stateChanged)
    def signs(self) -> list[str]:
        """The annotation signs of the exercises done."""
        marks = self._course.marks if self._course is not None else ()
        return [verdict_sign(mark.verdict) if mark.verdict else "–" for mark in marks]

    @typed_property(str, stateChanged)
    def summary(self) -> str:
        """The result of the session; empty before its end."""
        done = self._course
        if self._state != OVER or done is None:
            return ""
        if done.taught is not None:
            return lesson_words.over(done.good, done.length)
        return words.summary(done.good, done.length, done.places)

    @typed_property(list, stateChanged)
    def pair(self) -> list[dict[str, object]]:
        """The two options if only two are shown: {"cards", "choice"}."""
        return [self._examined.option(at) for at in self._pair()]

    @typed_property(str, stateChanged)
    def wayBack(self) -> str:
        """The screen to return to from a single decision: "matches", or "" for the table."""
        return self._home if self.single else ""

    @typed_property(bool, stateChanged)
    def single(self) -> bool:
        """Whether the exercise is one decision of a match, which continues afterwards."""
        return self._course is not None and self._course.name == training_session.OWN

    @typed_property(bool, stateChanged)
    def inLesson(self) -> bool:
        """Whether the exercises are the positions of a lesson."""
        return self._course is not None and self._course.taught is not None

    @typed_property(bool, stateChanged)
    def canShare(self) -> bool:
        """Whether the session is one of the day and finished, so its result can be shared."""
        return self._state == OVER and self._course is not None and self._course.day is not None

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """Why no exercise could be set or no answer stored; empty if all is well."""
        return self._message

    # -- actions of the person ------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Start a session of ten: exercises due again, and new ones."""
        self._standing.when_read(
            lambda: self._start(
                training_session.of_subject(self._subject, self._standing, self._seeds)
            )
        )

    @Slot(str, str)
    def beginOf(self, theme: str, office: str) -> None:
        """Start a session of ten on a theme or a position; pass "" for the other one."""
        self._subject.turn_to(theme=theme, office=office)
        self.begin()

    @Slot()
    def beginDaily(self) -> None:
        """Start the ten exercises of the day."""
        self._start(training_session.daily(self._now().date()))

    @Slot()
    def practiseDecision(self) -> None:
        """Set the decision shown in the review of a round as an exercise."""
        if (origin := self._session.hindsight.origin) is not None:
            self.practise(origin)

    def practise(self, origin: Origin, home: str = "") -> None:
        """Set a decision of a match as an exercise; `home` is the screen to return to."""
        self._home = home
        self._start(training_session.single(origin))

    @Slot(int)
    def choose(self, at: int) -> None:
        """Choose one of the two options shown."""
        if self._task is not None and 0 <= at < len(pair := self._pair()):
            self._session.turn.act(self._task.legal[pair[at]])

    @Slot()
    def again(self) -> None:
        """Start a second try from the same position."""
        if self._state == AGAIN and self._sought is not None and self._task is not None:
            self._second = True
            self._examined.forget()
            self._wish = self._examination.take_up(self._task, self._sought.judgement)
            self._be(ASKING)

    @Slot()
    def reveal(self) -> None:
        """Show the better options instead of trying again."""
        if self._state == AGAIN:
            self._examined.reveal()
            self._be(JUDGED)

    @typed_property(bool, stateChanged)
    def canShow(self) -> bool:
        """Whether a better option exists whose rounds can be compared with the chosen one.

        The two tables show hands and tricks, which is not enough for a game with a centre of its
        own, as Shithead has.
        """
        shown = "centre" not in self._session.stage.table.parts
        return self._state == JUDGED and shown and self._examined.better is not None

    @Slot()
    def show(self) -> None:
        """Play out rounds with the chosen and with the best option."""
        pair = self._examined.better
        if self.canShow and pair is not None:
            self._wish = self._examination.show(*pair)

    @Slot()
    def endShow(self) -> None:
        """Close the example rounds."""
        self._replay.put(None)

    @Slot()
    def goOn(self) -> None:
        """Continue with the next exercise, or end the session."""
        if self._state == JUDGED and self._course is not None:
            self._go_on(self._course)

    @Slot()
    def skip(self) -> None:
        """Leave out the position of a lesson that is at the table."""
        if self._state == ASKING and self._course is not None and self._course.taught is not None:
            if not self._second:
                self._course.note(Mark(None), again=False)
            self._go_on(self._course)

    @Slot()
    def share(self) -> None:
        """Copy the result of the day to the clipboard as a line of text."""
        if self.canShare and self._course is not None and self._course.day is not None:
            answers = [mark.answer for mark in self._course.marks]
            line = words.shared(shared_result(self._course.day, answers))
            QGuiApplication.clipboard().setText(line)
            self._say(words.copied(line))

    @Slot(result=str)
    def goHome(self) -> str:
        """Leave the session and return the screen to show; "" if the earlier match reopens."""
        home = self._home if self.single else LESSONS if self.inLesson else PRACTICE
        self.stop()
        return "" if home == "" and self._session.come_back() else home or PRACTICE

    @Slot()
    def stop(self) -> None:
        """End the session and clear the table; answers given so far count."""
        if self._course is not None:
            self._forget()
            self._session.clear_away()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        told = (self._examined, self._subject, self._standing, self._lessons, self._tutor.hints)
        for each in told:
            each.retranslate()
        self._watch.notify_changes()

    def close(self) -> None:
        """End the thread and processes; ignore any results still on their way."""
        self._wish = -1
        self._examination.close()
        self._tutor.close()

    # -- course of a session --------------------------------------------------------------

    def _start(self, begun: TrainingSession) -> None:
        self._course = begun
        if begun.wanted:
            self._seek()
        else:
            self._give_up(begun, self._none_found())

    def _on_lesson_wanted(self, course: str, lesson: str) -> None:
        begun = training_session.of_lesson(Taught(course, lesson))
        self._standing.when_read(lambda: self._start(begun))

    def _give_up(self, begun: TrainingSession, why: str) -> None:
        """End the session for lack of exercises; show its results if there are any."""
        if begun.marks:
            begun.cut_short()
            self._be(OVER)
        else:
            self.stop()
        self._say(why)

    def _none_found(self) -> str:
        begun = self._course
        narrow = (
            begun is not None
            and begun.name == training_session.PRACTICE
            and self._subject.is_narrow
        )
        return words.none_found(narrow=narrow)

    def _do_without(self, begun: TrainingSession) -> None:
        """Skip an exercise that cannot be reproduced (logged), or end the session."""
        wanted = begun.next
        if isinstance(wanted, Fresh):
            self._give_up(begun, words.lost() if begun.skipped else self._none_found())
            return
        if (name := name_of(wanted)) not in self._lost:
            self._lost.add(name)
            log.warning("The exercise %s no longer leads to its position; it is skipped.", name)
        begun.skip()
        if begun.wanted:
            self._go_on(begun)
        else:
            self._give_up(begun, words.lost())

    def _go_on(self, begun: TrainingSession) -> None:
        if begun.is_over:
            self._examination.rest()
            self._be(OVER)
        else:
            self._seek()

    def _seek(self) -> None:
        assert self._course is not None
        self._say("")
        self._second, self._sought = False, None
        self._replay.put(None)
        self._wish = self._examination.seek(self._course.next, self._settings.now)
        self._be(SEEKING)

    def _on_set_out(self, found: SetOut) -> None:
        if found.number != self._wish or self._state != SEEKING:
            return
        if found.sought is None:
            assert self._course is not None
            self._do_without(self._course)
            return
        self._sought = found.sought
        task = self._task = self._lay_out(found.sought.exercise)
        self._wish = self._examination.take_up(task, found.sought.judgement)
        self._teach(found.sought, task)
        self._be(ASKING)

    def _teach(self, sought: SourcedExercise, task: Task) -> None:
        """Tell the lessons about the position at the table, if it belongs to one."""
        begun = self._course
        if begun is not None and begun.taught is not None and sought.judgement is not None:
            self._lessons.show_position(
                begun.taught, len(begun.marks), task, sought.judgement, self._session.stage.deck
            )

    def _lay_out(self, exercise: Exercise) -> Task:
        snapshot = exercise.match().snapshot(exercise.seat)
        task = Task.of(snapshot)
        table = Table(exercise.seat, ()).fitted(len(exercise.spec.seats))
        still = replace(snapshot, can_undo=False, can_redo=False)
        self._examined.turn_to(None)
        self._session.lay_out(Loaded(0, still, table), self)
        # Only now does the table have the titles of this exercise.
        self._examined.turn_to(task)
        return task

    def take(self, snapshot: object, action: Action) -> bool:
        """Have the person's decision at the table judged; always return True."""
        if self._state == ASKING:
            self._chosen, self._wish = action, self._examination.answer(action)
            self._be(WEIGHING)
        return True

    def _on_weighed(self, weighed: JudgingProgress) -> None:
        heard = weighed.number == self._wish and weighed.taken >= 0
        if not heard or self._state not in (WEIGHING, JUDGED):
            return
        may_retry = self._course is not None and not self._course.of_two and not self._second
        if self._examined.hear(weighed, may_retry=may_retry) and self._state == WEIGHING:
            self._mark()

    def _on_shown(self, shown: ShownRounds) -> None:
        if shown.number == self._wish and self._state == JUDGED:
            self._replay.put(shown.told)

    def _mark(self) -> None:
        """Record the verdict of the choice, and show it."""
        assert self._course is not None
        assert self._sought is not None
        assert self._chosen is not None
        found, exercise = self._examined.outcome, self._sought.exercise
        if found is None:
            self._course.note(Mark(None), again=self._second)
            self._be(JUDGED)
            return
        answer = answer_to(
            exercise, self._sought.origin, self._chosen, found, self._now(),
            themes=self._sought.themes, second_try=self._second, session=self._course.name,
        )  # fmt: skip
        lost = 0.0 if answer.verdict is Verdict.BEST else max(0.0, answer.loss)
        mark = Mark(answer, places_lost(lost, len(exercise.spec.seats)))
        self._course.note(mark, again=self._second)
        self._be(AGAIN if self._examined.hides else JUDGED)
        self._say(self._standing.remember(answer))

    def _pair(self) -> list[int]:
        of_two = self._course is not None and self._course.of_two
        return self._sought.pair if of_two and self._state == ASKING and self._sought else []

    def _on_table(self) -> None:
        """End the session if something else is at the table now."""
        if self._state not in (IDLE, SEEKING) and not self._session.match.practises:
            self._forget()

    def _on_match(self) -> None:
        """Stop looking for an exercise if a match has started."""
        if self._state == SEEKING and not self._session.match.practises:
            self._forget()

    def _forget(self) -> None:
        self._course = self._sought = self._chosen = None
        self._wish, self._second = -1, False
        self._examination.rest()
        self._examined.turn_to(None)
        self._replay.put(None)
        self._be(IDLE)

    def _be(self, state: str) -> None:
        self._state = state
        self._lessons.follow(state, self._examined.taken)
        self._watch.notify_changes()

    def _say(self, message: str) -> None:
        self._message = message
        self._watch.notify_changes()
