"""The trainer: a series of exercises at the table, each answered, judged and explained.

An exercise is set up at the real table. The person's decision comes here instead of going to the
engine, so it can be made once more. Meanwhile the examiner judges all options.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.engine.messages import Loaded
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.practice import session_texts, training_session
from arschloch_gui.app.practice.choice_judgement import ChoiceJudgement
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import (
    Fresh,
    OfDay,
    SourcedExercise,
    Wanted,
    lost_name,
)
from arschloch_gui.app.practice.given_answer import GivenAnswer
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.judge_worker import JudgingProgress, SetOut, ShownRounds
from arschloch_gui.app.practice.kept_session import KeptSession, LeftSession
from arschloch_gui.app.practice.lessons import Lessons, Taught
from arschloch_gui.app.practice.own_choices import OwnChoices
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.replay import Replay
from arschloch_gui.app.practice.session_end import SessionEnd
from arschloch_gui.app.practice.training_session import LESSONS, PRACTICE, Mark, TrainingSession
from arschloch_gui.app.practice.tutor import Tutor
from arschloch_gui.app.present import present
from arschloch_gui.app.session.new_match import fresh_seed
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import practice as words
from arschloch_gui.coach.daily import name_of, shared_result
from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.coach.origin import Origin, OriginError, key_of, read_origin
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Action

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
        self._sought_for: Wanted | None = None
        self._sought: SourcedExercise | None = None
        self._task: Task | None = None
        self._chosen: Action | None = None
        self._wish, self._second = -1, False
        self._given = GivenAnswer(self._standing.remember, now)
        self._lost: set[str] = set()
        """The names of exercises that could not be set up and were logged."""
        self._examined = ChoiceJudgement(session.stage, self)
        self._replay = Replay(session.stage, self)
        self._tutor = Tutor(session, settings, self)
        self._examination = JudgeClient(self)
        self._subject = ExerciseFilter(settings, self._examination, self)
        self._kept = KeptSession(answers.parent)
        self._left_session: LeftSession | None = None
        self._ending = SessionEnd(self._standing, now, self)
        self._set_before: dict[str, SourcedExercise] = {}
        """The exercises of this session that were set, by their origin."""
        self._looking = -1
        """The number of the exercise that is looked at again, or −1."""
        self._own = OwnChoices(session, settings, self._examination, self._standing, now, self)
        self._lessons = Lessons(self._standing, settings, self)
        self._watch = ChangeNotifier(self)
        self._connect()

    def _connect(self) -> None:
        session = self._session
        self._lessons.wanted.connect(self._begin_lesson)
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

    @typed_property(QObject)
    def ending(self) -> SessionEnd:
        """The end of a session, in words."""
        return self._ending

    # -- progress -------------------------------------------------------------------------

    @typed_property(str, stateChanged)
    def state(self) -> str:
        """The state: "" (none), "seeking", "asking", "weighing", "again", "judged" or "over"."""
        return self._state

    @typed_property(str, stateChanged)
    def progress(self) -> str:
        """The number of the current exercise, in words; empty outside a session."""
        answered = self._second or self._state in (AGAIN, JUDGED, OVER)
        return session_texts.progress(self._course, answered=answered, looks_at=self._looking)

    @typed_property(str, stateChanged)
    def summary(self) -> str:
        """The result of the session; empty before its end."""
        return session_texts.summary(self._course) if self._state == OVER else ""

    @typed_property(bool, stateChanged)
    def looksAgain(self) -> bool:
        """Whether an exercise of a finished session is looked at again."""
        return self._looking >= 0

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

    @typed_property(str, stateChanged)
    def left(self) -> str:
        """The session that was left and can be continued, in words; empty if there is none."""
        left = self._left_session
        return words.left(len(left.marks), left.length) if left is not None else ""

    @Slot()
    def lookForLeft(self) -> None:
        """Find out whether a session was left and can be continued."""
        self._left_session = self._kept.read() if self._state == IDLE else None
        self._watch.notify_changes()

    @Slot()
    def resume(self) -> None:
        """Continue the session that was left, with the exercise that was set then."""
        if (left := self._left_session) is not None:
            self._subject.choose_again(left.subject)
            self._standing.when_read(lambda: self._resume(left))

    @Slot(str, str)
    def beginOf(self, theme: str, office: str) -> None:
        """Start a session of ten on a theme or a position; pass "" for the other one."""
        self._subject.turn_to(theme=theme, office=office)
        self.begin()

    def _begin_lesson(self, course: str, lesson: str) -> None:
        begun = training_session.of_lesson(Taught(course, lesson))
        self._standing.when_read(lambda: self._start(begun))

    @Slot()
    def beginDaily(self) -> None:
        """Start the ten exercises of the day."""
        self._standing.when_read(
            lambda: self._start(training_session.daily(self._now().date(), self._standing))
        )

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
            self._store_answer()
            self._second = True
            self._examined.try_again()
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
        """Whether there is another option whose rounds can be compared with the chosen one.

        The two tables show hands and tricks, which is not enough for a game with a centre of its
        own, as Shithead has.
        """
        shown = "centre" not in self._session.stage.table.parts
        return self._state == JUDGED and shown and self._examined.compared is not None

    @Slot()
    def show(self) -> None:
        """Play out rounds with the chosen and with another option."""
        pair = self._examined.compared
        if self.canShow and pair is not None:
            self._wish = self._examination.show(*pair)

    @Slot()
    def endShow(self) -> None:
        """Close the example rounds, and judge on if the verdict is not certain."""
        self._replay.put(None)
        if self._state == JUDGED and self._task is not None and not self._examined.is_certain:
            chosen = self._task.legal[self._examined.taken]
            self._wish = self._examination.answer(chosen)

    @Slot()
    def goOn(self) -> None:
        """Continue with the next exercise, or end the session."""
        if self._state == JUDGED and self._course is not None:
            self._store_answer()
            self._looking = -1
            self._go_on(self._course)

    @Slot()
    def skip(self) -> None:
        """Leave out the position of a lesson that is at the table."""
        if self._state == ASKING and self._course is not None and self._course.taught is not None:
            self._course.note(Mark(None), again=self._second)
            self._go_on(self._course)

    @Slot(int)
    def lookAgain(self, number: int) -> None:
        """Show an exercise of the finished session with the choice made; the first is 0."""
        course = self._course
        if self._state != OVER or course is None or not 0 <= number < len(course.marks):
            return
        if (answer := course.marks[number].answer) is None:
            return
        self._looking = number
        known = self._set_before.get(_line(answer.origin))
        try:
            origin = read_origin(answer.origin)
        except OriginError:
            self._looking = -1
            self._say(words.lost())
            return
        if known is not None:
            self._look_at(known)
        else:
            self._wish = self._examination.seek(origin, self._settings.now)
            self._be(SEEKING)

    @Slot()
    def practiseWeakest(self) -> None:
        """Start a session on what cost most in the finished one."""
        kind, theme = self._ending.weakestKind, self._ending.weakestTheme
        if kind in {each["value"] for each in self._subject.kinds}:
            self._subject.choose_again({"kind": kind, "theme": theme, "office": ""})
            self.begin()
        elif kind:
            self._subject.turn_to(kind=kind, theme=theme)
            self.begin()

    @Slot()
    def openWeakestLesson(self) -> None:
        """Begin the lesson about what cost most in the finished session."""
        if (taught := self._ending.taught) is not None:
            self._lessons.open_lesson(*taught)

    @Slot()
    def share(self) -> None:
        """Copy the result of the day to the clipboard as a line of text."""
        if self.canShare and self._course is not None and self._course.day is not None:
            answers = self._course.by_number
            line = words.shared(shared_result(self._course.day, answers))
            QGuiApplication.clipboard().setText(line)
            self._say(words.copied(line))

    @Slot(result=str)
    def goHome(self) -> str:
        """Leave the session and return the screen to show; "" if the earlier match reopens."""
        home = self._home if self.single else LESSONS if self._lessons.active else PRACTICE
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
        shown = (self._examined, self._subject, self._standing, self._lessons, self._ending)
        for each in (*shown, self._tutor.hints):
            each.retranslate()
        self._watch.notify_changes()

    def close(self) -> None:
        """End the thread and processes; ignore any results still on their way."""
        self._store_answer()
        self._wish = -1
        self._examination.close()
        self._tutor.close()

    # -- course of a session --------------------------------------------------------------

    def _start(self, begun: TrainingSession) -> None:
        self._course, self._looking = begun, -1
        self._set_before.clear()
        self._lessons.turn_to(begun.taught)
        if begun.marks or begun.next is not None:
            self._seek()
        else:
            self._give_up(begun, self._none_found())

    def _resume(self, left: LeftSession) -> None:
        set_now = key_of(left.set.line()) if left.set is not None else ""
        begun = training_session.of_subject(
            self._subject, self._standing, self._seeds, set_now=set_now
        )
        begun.length = max(left.length, len(left.marks) + 1)
        set_before = self._subject.entry_of(left.set) or left.set if left.set else None
        begun.take_over(left.marks, set_before, left.level)
        self._start(begun)

    def _keep_session(self) -> None:
        """Store the session, so that it can be continued after it was left or killed."""
        course = self._course
        if course is None or course.name != training_session.PRACTICE:
            return
        if course.is_over:
            self._kept.forget()
            return
        is_set = self._sought is not None and self._state == ASKING
        origin = self._sought.origin if self._sought is not None and is_set else None
        self._kept.keep(course, self._subject.chosen, origin)

    def _give_up(self, begun: TrainingSession, why: str) -> None:
        """End the session for lack of exercises; show its results if there are any."""
        if begun.marks:
            self._end(begun)
        else:
            self.stop()
        self._say(why)

    def _end(self, begun: TrainingSession) -> None:
        """Show the result of a session; exercises that could not be set do not count."""
        begun.cut_short()
        if begun.name == PRACTICE:
            self._kept.forget()
        self._examination.rest()
        self._be(OVER)

    def _none_found(self) -> str:
        return session_texts.none_found(self._course, narrow=self._subject.is_narrow)

    def _do_without(self, begun: TrainingSession) -> None:
        """Skip an exercise that cannot be reproduced (logged), or end the session."""
        wanted = begun.next
        if wanted is None or isinstance(wanted, Fresh):
            self._give_up(begun, words.lost() if begun.skipped else self._none_found())
            return
        if (name := lost_name(wanted)) not in self._lost:
            self._lost.add(name)
            log.warning("The exercise %s no longer leads to its position; it is skipped.", name)
        begun.skip()
        if begun.length:
            self._go_on(begun)
        else:
            self._give_up(begun, words.lost())

    def _go_on(self, begun: TrainingSession) -> None:
        if not begun.is_over and begun.next is not None:
            self._seek()
        elif begun.marks:
            self._end(begun)
        else:
            self._give_up(begun, words.lost())

    def _seek(self) -> None:
        assert self._course is not None
        self._say("")
        self._second, self._sought = False, None
        self._replay.put(None)
        wanted = self._sought_for = self._course.next or self._course.last
        if wanted is not None:
            self._wish = self._examination.seek(wanted, self._settings.now)
            self._be(SEEKING)

    def _on_set_out(self, found: SetOut) -> None:
        if found.number != self._wish or self._state != SEEKING:
            return
        if self._looking >= 0:
            if found.sought is not None:
                self._look_at(found.sought)
            else:
                self._looking = -1
                self._be(OVER)
                self._say(words.lost())
            return
        if found.sought is None:
            assert self._course is not None
            self._do_without(self._course)
            return
        self._sought = found.sought
        task = self._task = self._lay_out(found.sought.exercise, found.sought.usual)
        if self._course is not None and self._course.is_over:
            self._be(OVER)  # all ten of the day had been answered before
            return
        self._wish = self._examination.take_up(task, found.sought.judgement)
        self._lessons.show_position(task, found.sought.judgement, self._session.stage.deck)
        self._be(ASKING)
        self._keep_session()

    def _look_at(self, sought: SourcedExercise) -> None:
        """Lay out an exercise again, and judge the choice that was made."""
        assert self._course is not None
        answer = self._course.marks[self._looking].answer
        task = self._task = self._lay_out(sought.exercise, sought.usual)
        self._sought = sought
        chosen = next(
            (each for each in task.legal if answer and each.line() == answer.chosen), None
        )
        if chosen is None:
            self._looking = -1
            self._be(OVER)
            self._say(words.lost())
            return
        self._examination.take_up(task, sought.judgement)
        self._wish = self._examination.answer(chosen)
        self._be(WEIGHING)

    def _lay_out(self, exercise: Exercise, usual: tuple[int, ...]) -> Task:
        snapshot = exercise.match().snapshot(exercise.seat)
        task = Task.of(snapshot)
        table = Table(exercise.seat, ()).fitted(len(exercise.spec.seats))
        still = replace(snapshot, can_undo=False, can_redo=False)
        self._examined.turn_to(None)
        self._session.lay_out(Loaded(0, still, table), self)
        # Only now does the table have the titles of this exercise.
        self._examined.turn_to(task, usual)
        return task

    def take(self, snapshot: object, action: Action) -> bool:
        """Have the person's decision at the table judged; always return True."""
        if self._state == ASKING:
            self._chosen, self._wish = action, self._examination.answer(action)
            self._be(WEIGHING)
        return True

    def _on_weighed(self, weighed: JudgingProgress) -> None:
        heard = weighed.number == self._wish and weighed.taken >= 0
        if not heard or self._state not in (WEIGHING, AGAIN, JUDGED):
            return
        course = self._course
        may_retry = course is not None and not (course.of_two or self._second or self.looksAgain)
        if self._examined.hear(weighed, may_retry=may_retry) and course is not None:
            if self._state == WEIGHING:
                self._mark(corrects=False)
            elif self._given.is_unsure:
                self._mark(corrects=True)

    def _on_shown(self, shown: ShownRounds) -> None:
        if shown.number == self._wish and self._state == JUDGED:
            self._replay.put(shown.told, right=self._examined.good)

    def _mark(self, *, corrects: bool) -> None:
        """Record the verdict of the choice as it is now, and show it."""
        assert self._course is not None
        assert self._sought is not None
        if self.looksAgain:
            self._be(JUDGED)
            return
        assert self._chosen is not None
        found, course, again = self._examined.outcome, self._course, self._second
        wanted = self._sought_for
        daily = name_of(wanted.day, wanted.number) if isinstance(wanted, OfDay) else ""
        mark = self._given.judge(
            self._sought, self._chosen, found, course.name, again=again, daily=daily
        )
        (course.correct if corrects else course.note)(mark, again=again)
        if mark.answer is not None:
            self._set_before[_line(mark.answer.origin)] = self._sought
        self._be(AGAIN if self._examined.hides else JUDGED)
        if self._examined.is_certain:
            self._store_answer()
        if found is None:
            self._keep_session()

    def _store_answer(self) -> None:
        """Store the last answer with the verdict it has now."""
        if (trouble := self._given.keep()) is not None:
            self._say(trouble)
            self._keep_session()  # only now, so that a kill loses both or neither

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
        self._store_answer()
        self._course = self._sought = self._chosen = None
        self._wish, self._second, self._looking = -1, False, -1
        self._set_before.clear()
        self._examination.rest()
        self._examined.turn_to(None)
        self._replay.put(None)
        self._be(IDLE)

    def _be(self, state: str) -> None:
        self._state = state
        self._lessons.follow(state, self._examined.taken)
        is_over = state == OVER and not self._lessons.active
        self._ending.turn_to(self._course if is_over else None)
        self._watch.notify_changes()

    def _say(self, message: str) -> None:
        self._message = message
        self._watch.notify_changes()


def _line(origin: Mapping[str, object]) -> str:
    """Return the line of an origin as a key."""
    return json.dumps(origin, sort_keys=True)
