"""Exercises found and judged, in a thread of their own with processes to do the work.

What is being judged goes on getting more exact until somebody asks for something else; what has
been worked out of an exercise is kept as long as it is the one at hand.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from arschloch_gui.app.practice.exercise_source import SourcedExercise, Survey, Wanted, seek
from arschloch_gui.app.session.hindsight import OwnChoice
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.coach.evidence import ChunkCache
from arschloch_gui.coach.example_rounds import ExampleRounds, example_rounds
from arschloch_gui.coach.judgement import FINEST, ChunkResults, Judgement, WorkOut, judging
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task
from arschloch_gui.coach.worker_pool import CrewFailed, WorkerPool
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.options import RulesBase

FIRST_LOOK = 0.03
"""The standard error of the best options at which they are shown for the first time."""
LAST_LOOK = 0.01
"""The same at which nothing more is played out, but for a choice whose class is still open."""
PATIENCE = 6.0
"""Seconds after which somebody who has answered is told what has been found by then. Bargains need
it, whose options are many and take long to be played out, and choices between two classes."""

PROCESSES = max(1, min(2, (os.cpu_count() or 1) - 1))
"""So many work; one core is left to the window. 0: the examiner's thread works itself."""


class SetOut(Struct, frozen=True):
    """What was sought; None where there is none of the kind wanted."""

    number: int
    sought: SourcedExercise | None


class JudgingProgress(Struct, frozen=True):
    """How an exercise is judged so far. `taken` is the option that somebody took (−1: nobody yet),
    `done` whether nobody is to wait for anything more exact, `failed` why there is no judgement."""

    number: int
    judgement: Judgement | None
    taken: int
    done: bool
    failed: str = ""


class ShownRounds(Struct, frozen=True):
    """Rounds to look at that began with an option somebody took and with another."""

    number: int
    told: ExampleRounds


class Traced(Struct, frozen=True):
    """A choice in a match, and the exercise it was made in."""

    choice: OwnChoice
    sought: SourcedExercise


class _Interrupted(Exception):
    """Something else is wanted."""


class JudgeWorker(QObject):
    """Lives in a `QThread` of its own."""

    set_out = typed_signal(SetOut)
    weighed = typed_signal(JudgingProgress)
    shown = typed_signal(ShownRounds)
    traced = typed_signal(Traced)
    surveyed = typed_signal(Survey)

    def __init__(self) -> None:
        super().__init__()
        self._crew: WorkerPool | None = None
        self._wish = 0
        self._task: Task | None = None
        self._here: LocalWorker | None = None
        self._known: Judgement | None = None
        self._evidence: ChunkCache | None = None

    def interrupt(self, wish: int) -> None:
        """The wish of this number is coming: whatever is under way ends; from any thread."""
        self._wish = wish

    @Slot(int, object, object)
    def seek(self, wish: int, wanted: Wanted, settings: Settings) -> None:
        """Look for an exercise."""
        if wish == self._wish:
            self.set_out.emit(SetOut(wish, seek(wanted, settings, lambda: wish == self._wish)))

    @Slot(int, object, object)
    def take_up(self, wish: int, task: Task, known: Judgement | None) -> None:
        """Turn to a decision and judge it while it is being thought about, unless it is `known`
        from before."""
        self._task, self._known, self._evidence = task, known, None
        try:
            self._here = LocalWorker(task)
        except NotToBeJudged:
            self._here = None
            self.weighed.emit(JudgingProgress(wish, None, -1, done=True, failed="not to be judged"))
            return
        if known is None:
            self._judge(wish, -1)

    @Slot(int, object)
    def answer(self, wish: int, action: Action) -> None:
        """Judge what somebody chose beside the best there is."""
        assert self._here is not None
        taken, known = self._here.option_of(action), self._known
        if known is not None and any(each.index == taken for each in known.options):
            self.weighed.emit(JudgingProgress(wish, known, taken, done=True))
        else:
            self._judge(wish, taken)

    @Slot(int, int, int)
    def show(self, wish: int, taken: int, best: int) -> None:
        """Play rounds out in sight."""
        if self._here is not None and wish == self._wish:
            self.shown.emit(ShownRounds(wish, example_rounds(self._here, taken, best)))

    @Slot(object, object)
    def trace(self, choice: OwnChoice, settings: Settings) -> None:
        """Find the exercise that a choice in a match was."""
        sought = seek(choice.origin, settings)
        if sought is not None:
            self.traced.emit(Traced(choice, sought))

    @Slot(str, object)
    def survey(self, preset: str, rules: RulesBase) -> None:
        """Find out what there is to decide under some rules."""
        self.surveyed.emit(Survey.of(preset, rules))

    @Slot()
    def hang_up(self) -> None:
        """End the processes. At shutdown this runs in the examiner's own thread."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    # -- inside ---------------------------------------------------------------------------

    def _judge(self, wish: int, taken: int) -> None:
        try:
            for judgement, done in self._looks(wish, taken):
                self.weighed.emit(JudgingProgress(wish, judgement, taken, done))
        except _Interrupted:
            return
        except (CrewFailed, OSError, RuntimeError) as error:
            self.hang_up()
            self._evidence = None
            self.weighed.emit(JudgingProgress(wish, None, taken, done=True, failed=str(error)))

    def _looks(self, wish: int, taken: int) -> Iterator[tuple[Judgement, bool]]:
        """Judgements from the first that is worth a look to the last, and whether to wait no
        longer."""
        waited = time.monotonic() + PATIENCE
        assert self._task is not None
        assert self._here is not None
        keep = () if taken < 0 else (taken,)
        options, players = self._here.distinct(keep), self._task.players
        if self._evidence is None:
            self._evidence = ChunkCache(self._working())
        work_out = _heeding(self._evidence, lambda: wish == self._wish)
        for judgement in judging(options, players, work_out, LAST_LOOK, keep, FINEST):
            if judgement.best.stderr <= FIRST_LOOK:
                yield judgement, taken >= 0 and time.monotonic() > waited
        yield judgement, True

    def _working(self) -> WorkOut:
        assert self._task is not None
        assert self._here is not None
        if PROCESSES == 0:
            return self._here.work_out
        if self._crew is None:
            self._crew = WorkerPool(PROCESSES)
        self._crew.take(self._task)
        return self._crew.work_out


def _heeding(work_out: WorkOut, still_wanted: Callable[[], bool]) -> WorkOut:
    """The same, but it stops between two chunks when nobody wants it any more."""

    def heeded(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        for found in work_out(options, numbers):
            if not still_wanted():
                raise _Interrupted
            yield found

    return heeded
