"""The exercise at the table: found, set up, answered, judged, and tried a second time.

An exercise is set up at the real table. The person's decision comes here instead of going to the
engine, so it can be made once more. Meanwhile the examiner judges all options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.engine.messages import Loaded
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.practice.choice_judgement import ChoiceJudgement
from arschloch_gui.app.practice.exercise_source import SourcedExercise, Wanted
from arschloch_gui.app.practice.given_answer import GivenAnswer
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.judge_worker import JudgingProgress, SetOut, ShownRounds
from arschloch_gui.app.practice.replay import Replay
from arschloch_gui.app.practice.training_session import Mark
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_signal import TypedSignal, typed_signal
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.task import Task, is_option
from arschloch_gui.engine.actions import PASS, Action

IDLE, SEEKING, ASKING = "", "seeking", "asking"
WEIGHING, AGAIN, JUDGED = "weighing", "again", "judged"


class Occasion(Struct, frozen=True):
    """The session in which an exercise is set.

    `session` is its name as stored with the answer, and `daily` the name of the exercise among
    those of a day, "" for any other. `of_two` means that only two options are shown.
    """

    session: str
    daily: str = ""
    of_two: bool = False


class ExerciseFacts(Struct, frozen=True):
    """The state of the exercise."""

    state: str
    """The state: "" (none), "seeking", "asking", "weighing", "again" or "judged"."""
    pair: list[dict[str, object]]
    """The two options if only two are shown: {"cards", "choice"}."""
    canShow: bool
    """Whether there is another option whose rounds can be compared with the chosen one.

    The two tables show hands and tricks, which is not enough for a game with a centre of its own,
    as Shithead has.
    """


class ExerciseAtTable(Exposed):
    """The state of one exercise, which receives the person's decision. GUI thread only."""

    practises = True
    changed = Signal()
    shows = by_signal(changed=ExerciseFacts)
    searched: TypedSignal[SourcedExercise | None] = typed_signal(SourcedExercise)
    """Emitted at the end of a search; None if no exercise of this kind exists."""
    marked: TypedSignal[Mark, bool] = typed_signal(Mark, bool)
    """Emitted with the result of an answer, and whether it corrects an uncertain one."""
    stored = Signal(str)
    """Emitted when an answer has been stored, with a message about any problem."""

    def __init__(
        self,
        session: Session,
        settings: LiveSettings,
        examination: JudgeClient,
        remember: Callable[[ExerciseAnswer], str],
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._settings, self._examination = session, settings, examination
        self._examined = ChoiceJudgement(session.stage, self)
        self._replay = Replay(session.stage, self)
        self._given = GivenAnswer(remember, now)
        self._state, self._wish = IDLE, -1
        self._occasion: Occasion | None = None
        """None for an exercise that is only looked at again."""
        self._second = False
        self.sought: SourcedExercise | None = None
        self.task: Task | None = None
        self.chosen: Action | None = None
        self._show()
        examination.set_out.connect(self._on_set_out)
        examination.weighed.connect(self._on_weighed)
        examination.shown.connect(self._on_shown)

    @property
    def examined(self) -> ChoiceJudgement:
        """The judged choice."""
        return self._examined

    @property
    def replay(self) -> Replay:
        """Example rounds that show the consequences of a choice."""
        return self._replay

    # -- actions of the person ------------------------------------------------------------

    @Slot(int)
    def choose(self, at: int) -> None:
        """Choose one of the two options shown."""
        if self.task is not None and 0 <= at < len(two := self.two):
            self._session.turn.act(self.task.legal[two[at]])

    @Slot()
    def again(self) -> None:
        """Start a second try from the same position."""
        if self._state == AGAIN and self._occasion is not None:
            self.store()
            self._examined.try_again()
            self._ask(self._occasion, second=True)

    @Slot()
    def reveal(self) -> None:
        """Show the better options instead of trying again."""
        if self._state == AGAIN:
            self._examined.reveal()
            self._be(JUDGED)

    @Slot()
    def showRounds(self) -> None:
        """Play out rounds with the chosen and with another option."""
        if (pair := self._compared) is not None:
            self._wish = self._examination.show(*pair)

    @Slot()
    def endShow(self) -> None:
        """Close the example rounds, and judge on if the verdict is not certain."""
        self._replay.put(None)
        if self._state == JUDGED and self.task is not None and not self._examined.choice.is_certain:
            self._wish = self._examination.answer(self.task.legal[self._examined.choice.taken])

    def take(self, snapshot: object, action: Action) -> bool:
        """Have the person's decision at the table judged; always return True."""
        if self._state == ASKING and self.task is not None and is_option(self.task, action):
            self._judge(action)
        return True

    # -- for the session ------------------------------------------------------------------

    @property
    def is_second_try(self) -> bool:
        """Whether the person tries the exercise once more, or has done so."""
        return self._second

    @property
    def two(self) -> list[int]:
        """The indices of the two options if only two are shown."""
        of_two = self._occasion is not None and self._occasion.of_two
        return self.sought.pair if of_two and self._state == ASKING and self.sought else []

    def seek(self, wanted: Wanted) -> None:
        """Look for an exercise; `searched` carries the result."""
        self._second, self.sought = False, None
        self._replay.put(None)
        self._wish = self._examination.seek(wanted, self._settings.now)
        self._be(SEEKING)

    def lay_out(self, sought: SourcedExercise) -> Task:
        """Show the position of an exercise at the table, and return its decision."""
        exercise = sought.exercise
        snapshot = exercise.match().snapshot(exercise.seat)
        self.sought, self.task = sought, Task.of(snapshot, in_trick=exercise.in_trick)
        table = Table(exercise.seat, ()).fitted(len(exercise.spec.seats))
        still = replace(snapshot, can_undo=False, can_redo=False)
        self._examined.turn_to(None)
        self._session.lay_out(Loaded(0, still, table), self)
        # Only now does the table have the titles of this exercise.
        self._examined.turn_to(self.task, sought.usual, sought.then)
        return self.task

    def ask(self, occasion: Occasion) -> None:
        """Ask the person for the decision that is set up, and start judging all its options."""
        self._ask(occasion, second=False)

    def judge_past(self, line: Mapping[str, object]) -> bool:
        """Judge an earlier choice in the decision that is set up; return False if it is illegal."""
        assert self.task is not None
        chosen = next((each for each in self.task.legal if each.line() == line), None)
        if chosen is None:
            return False
        assert self.sought is not None
        self._occasion, self._second = None, False
        self._examination.take_up(self.task, self.sought.judgement)
        self._judge(chosen)
        return True

    def store(self) -> None:
        """Store the last answer with the verdict it has now."""
        if (trouble := self._given.keep()) is not None:
            self.stored.emit(trouble)

    def rest(self) -> None:
        """Stop judging; the position stays at the table."""
        self._wish = -1
        self._examination.rest()
        self._be(IDLE)

    def forget(self) -> None:
        """Stop judging, and discard the exercise."""
        self.sought = self.chosen = self._occasion = None
        self._second = False
        self._examined.turn_to(None)
        self._replay.put(None)
        self.rest()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._replay.retranslate()
        self._show()

    def close(self) -> None:
        """Store the last answer, and ignore any results still on their way."""
        self.store()
        self._wish = -1

    # -- internals ------------------------------------------------------------------------

    @property
    def _compared(self) -> tuple[int, int] | None:
        """The options whose rounds can be shown at two tables, or None."""
        shown = "centre" not in self._session.stage.table.parts
        return self._examined.choice.compared if self._state == JUDGED and shown else None

    def _show(self) -> None:
        pair = [self._examined.texts.option(at) for at in self.two]
        self.show(changed=ExerciseFacts(self._state, pair, self._compared is not None))

    def _ask(self, occasion: Occasion, *, second: bool) -> None:
        assert self.task is not None
        assert self.sought is not None
        self._occasion, self._second = occasion, second
        self._wish = self._examination.take_up(self.task, self.sought.judgement)
        self._be(ASKING)

    def _judge(self, action: Action) -> None:
        self.chosen, self._wish = action, self._examination.answer(action)
        if action == PASS:
            self._session.choice.clearSelection()
        self._be(WEIGHING)

    def _on_set_out(self, found: SetOut) -> None:
        if found.number == self._wish and self._state == SEEKING:
            self.searched.emit(found.sought)

    def _on_weighed(self, weighed: JudgingProgress) -> None:
        heard = weighed.number == self._wish and weighed.taken >= 0
        if not heard or self._state not in (WEIGHING, AGAIN, JUDGED):
            return
        now = self._occasion
        may_retry = now is not None and not (now.of_two or self._second)
        if self._examined.hear(weighed, may_retry=may_retry):
            if self._state == WEIGHING:
                self._mark(corrects=False)
            elif self._given.is_unsure:
                self._mark(corrects=True)

    def _on_shown(self, shown: ShownRounds) -> None:
        if shown.number == self._wish and self._state == JUDGED:
            self._replay.put(shown.told, right=self._examined.choice.is_good)

    def _mark(self, *, corrects: bool) -> None:
        """Report the verdict of the choice as it is now, and show it."""
        self._state = AGAIN if self._examined.choice.hides else JUDGED
        now = self._occasion
        if now is not None:
            assert self.sought is not None
            assert self.chosen is not None
            mark = self._given.judge(
                self.sought, self.chosen, self._examined.choice.found, now.session,
                again=self._second, daily=now.daily,
            )  # fmt: skip
            self.marked.emit(mark, corrects)
        self._be(self._state)
        if self._examined.choice.is_certain:
            self.store()

    def _be(self, state: str) -> None:
        self._state = state
        self._show()
