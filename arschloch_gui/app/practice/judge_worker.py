"""Judge worker: finds and judges exercises in a separate thread, with worker processes.

A judgement becomes more precise until another request arrives. The results for the current exercise
are kept until the next one is taken up.
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
from arschloch_gui.coach.judgement import ChunkResults, Judgement, WorkOut
from arschloch_gui.coach.looks import Look, looks
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task
from arschloch_gui.coach.worker_pool import CAN_BE_POLITE, PoolFailed, WorkerPool
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.options import RulesBase

FIRST_LOOK = 0.03
"""Maximum standard error of the best option for the tutor to rely on a judgement."""
LAST_LOOK = 0.01
"""Standard error at which rollouts stop, unless the class of the choice is still unclear."""
PATIENCE = 5.0
"""Time in seconds after which a person who has answered gets a preliminary verdict.

This matters for negotiations, whose many options take long to play out, and for choices on the
border between two classes. Judging continues, and the verdict is updated. The time is checked only
between chunks, so it is a little less than the maximum wait of six seconds.
"""

PROCESSES = max(1, min(2, (os.cpu_count() or 1) - (not CAN_BE_POLITE)))
"""The number of worker processes.

They have a lower priority than the window. If that is not possible, one core is left to the
window. With 0, the worker's own thread does the work.
"""


class SetOut(Struct, frozen=True):
    """The result of a search; `sought` is None if there is no such exercise."""

    number: int
    sought: SourcedExercise | None


class JudgingProgress(Struct, frozen=True):
    """The judgement of an exercise so far.

    `taken` is the option chosen (−1 before the answer). `done` is true when its class is certain.
    `waited` is true when the person has waited long enough, so that an uncertain class is shown
    with a note. `failed` is the reason why there is no judgement.
    """

    number: int
    judgement: Judgement | None
    taken: int
    done: bool
    failed: str = ""
    waited: bool = False


class ShownRounds(Struct, frozen=True):
    """Example rounds that begin with the chosen option and with another one."""

    number: int
    told: ExampleRounds


class Traced(Struct, frozen=True):
    """A choice in a match, and the exercise that matches it."""

    choice: OwnChoice
    sought: SourcedExercise


class _Interrupted(Exception):
    """Raised if another request has arrived."""


class JudgeWorker(QObject):
    """Worker object that handles the requests and lives in a separate `QThread`."""

    set_out = typed_signal(SetOut)
    weighed = typed_signal(JudgingProgress)
    shown = typed_signal(ShownRounds)
    traced = typed_signal(Traced)
    surveyed = typed_signal(Survey)

    def __init__(self) -> None:
        super().__init__()
        self._pool: WorkerPool | None = None
        self._wish = self._judged = 0
        self._task: Task | None = None
        self._here: LocalWorker | None = None
        self._known: Judgement | None = None
        self._evidence: ChunkCache | None = None

    def interrupt(self, wish: int) -> None:
        """Announce a new request by its number, which ends the one in progress. Thread-safe."""
        self._wish = wish

    def seek(self, wish: int, wanted: Wanted, settings: Settings) -> None:
        """Look for an exercise."""
        if wish == self._wish:
            self.set_out.emit(SetOut(wish, seek(wanted, settings, lambda: wish == self._wish)))

    def take_up(self, wish: int, task: Task, known: Judgement | None) -> None:
        """Switch to a decision and judge it before the answer, unless `known` has the judgement."""
        self._task, self._known, self._evidence = task, known, None
        try:
            self._here = LocalWorker(task)
        except NotToBeJudged:
            self._here = None
            self.weighed.emit(JudgingProgress(wish, None, -1, done=True, failed="not to be judged"))
            return
        if known is None:
            self._judge(wish, -1)

    def answer(self, wish: int, action: Action) -> None:
        """Judge a chosen action compared with the best option."""
        assert self._here is not None
        taken, known = self._here.option_of(action), self._known
        if known is not None and any(each.index == taken for each in known.options):
            self.weighed.emit(JudgingProgress(wish, known, taken, done=True))
        else:
            self._judge(wish, taken)

    def show(self, wish: int, taken: int, best: int) -> None:
        """Play out example rounds of the current exercise."""
        if self._here is not None and wish == self._wish:
            self.shown.emit(ShownRounds(wish, example_rounds(self._here, taken, best)))

    def trace(self, choice: OwnChoice, settings: Settings) -> None:
        """Find the exercise that matches a choice in a match."""
        sought = seek(choice.origin, settings)
        if sought is not None:
            self.traced.emit(Traced(choice, sought))

    def survey(self, preset: str, rules: RulesBase) -> None:
        """Find out which decisions occur under some rules."""
        self.surveyed.emit(Survey.of(preset, rules))

    @Slot()
    def hang_up(self) -> None:
        """End the processes. At shutdown, this runs in the worker's own thread."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    # -- internals ------------------------------------------------------------------------

    def _judge(self, wish: int, taken: int) -> None:
        try:
            until = time.monotonic() + PATIENCE
            for look in self._looks(wish, taken):
                waited = taken >= 0 and time.monotonic() >= until
                self.weighed.emit(
                    JudgingProgress(wish, look.judgement, taken, look.is_clear, waited=waited)
                )
        except _Interrupted:
            return
        except (PoolFailed, OSError, RuntimeError) as error:
            self.hang_up()
            self._evidence = None
            self.weighed.emit(JudgingProgress(wish, None, taken, done=True, failed=str(error)))

    def _looks(self, wish: int, taken: int) -> Iterator[Look]:
        """Yield judgements of increasing accuracy."""
        assert self._task is not None
        assert self._here is not None
        keep = () if taken < 0 else (taken,)
        options, players = self._here.distinct(keep), self._task.players
        if self._evidence is None:
            self._evidence = ChunkCache(self._working())
        self._judged = wish
        work_out = _heeding(self._evidence, self._heed)
        return looks(options, players, work_out, LAST_LOOK, taken)

    def _heed(self) -> None:
        if self._judged != self._wish:
            raise _Interrupted

    def _working(self) -> WorkOut:
        assert self._task is not None
        assert self._here is not None
        if PROCESSES == 0:
            return self._here.work_out
        if self._pool is None:
            self._pool = WorkerPool(PROCESSES, polite=True, heed=self._heed)
        self._pool.take(self._task)
        return self._pool.work_out


def _heeding(work_out: WorkOut, heed: Callable[[], None]) -> WorkOut:
    """Return `work_out` with a check between chunks that raises an exception to stop."""

    def heeded(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        for found in work_out(options, numbers):
            heed()
            yield found

    return heeded
