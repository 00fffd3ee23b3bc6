"""The queue of steps, each with an action and a duration, that controls the display's timing.

Models change when a step starts, so the display follows the events. A step marked `together` starts
with the previous one, and such a group lasts as long as its longest step. At speed 0, all steps run
without delay. After a click, steps run four times as fast, and `finish` makes the display catch up
with the match. If a step fails, the following ones still run.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from arschloch_gui.app.isolated import isolated
from arschloch_gui.app.show.pace import HURRY, Pace
from arschloch_gui.app.table.step import Step


class Director(QObject):
    """Plays queued steps in order."""

    busyChanged = Signal()
    paceChanged = Signal()
    began = Signal()
    """Emitted before steps that follow one another without a pause."""
    paused = Signal()
    """Emitted after them, before any pause: what they changed can be shown together."""
    idle = Signal()
    """Emitted after the last step, when the display has caught up with the match."""
    jumped = Signal()
    """Emitted if `finish` ends a `hold`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Step] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._run)
        self._pace = Pace()
        self._busy = False
        self._running = False
        self._jumping = False
        self._held = False
        self._blocked = False

    @property
    def busy(self) -> bool:
        """Whether steps are still playing."""
        return self._busy

    @property
    def held(self) -> bool:
        """Whether no further step starts until `release` is called."""
        return self._held

    @property
    def blocked(self) -> bool:
        """Whether no further step starts because there is nothing to show it on yet."""
        return self._blocked

    @property
    def pace(self) -> Pace:
        """The current pace. While the display catches up, nothing takes any time."""
        return replace(self._pace, speed=0) if self._jumping else self._pace

    def set_pace(self, speed: int, reduced: bool) -> None:
        """Set the pace according to the settings, starting with the next step."""
        self._change_pace(Pace(speed, reduced, self._pace.hurried))

    def play(self, steps: Iterable[Step]) -> None:
        """Append steps. They start immediately if no others are playing."""
        self._queue.extend(steps)
        self._go_on()

    def hurry(self) -> None:
        """Play the current steps four times as fast."""
        if not self._busy or self._pace.hurried:
            return
        left = self._timer.remainingTime()
        self._change_pace(replace(self._pace, hurried=True))
        if self._timer.isActive():
            self._timer.start(round(max(0, left) * HURRY))

    def hold(self) -> None:
        """Start no further step until `release` is called. `finish` still runs all steps."""
        self._held = not self._jumping

    def release(self) -> None:
        """Continue after `hold`."""
        if self._held:
            self._held = False
            self._go_on()

    def block(self, blocked: bool) -> None:
        """Start no further step while there is nothing to show it on.

        `finish` still runs all steps.
        """
        before, self._blocked = self._blocked, blocked
        if before and not blocked:
            self._go_on()

    def finish(self) -> None:
        """Make the display catch up by running all remaining steps now, in order."""
        if self._running:
            return
        if self._held:
            self._held = False
            self.jumped.emit()
        if not self._busy:
            return
        self._timer.stop()
        self._jumping = True
        self.paceChanged.emit()
        self._run()
        self._jumping = False
        self.paceChanged.emit()

    def drop(self) -> None:
        """Discard all steps that have not started, because the display is about to be replaced."""
        self._queue.clear()
        self._timer.stop()
        self._held = False
        self._rest()

    def _go_on(self) -> None:
        if not self._timer.isActive() and not self._running:
            self._run()

    def _run(self) -> None:
        self._running, wait = True, 0
        self._set_busy(True)
        try:
            while not wait and self._may_start:
                self.began.emit()
                wait = self._start_until_wait()
                self.paused.emit()
        finally:
            self._running = False
        if wait:
            self._timer.start(wait)
        elif not self._queue:
            self._rest()

    @property
    def _may_start(self) -> bool:
        return bool(self._queue) and not self._held and (self._jumping or not self._blocked)

    def _start_until_wait(self) -> int:
        """Start steps up to the first that lasts, and return how long; 0 if none does."""
        while self._may_start:
            if wait := self.pace.wait(self._start_group()):
                return wait
        return 0

    def _start_group(self) -> int:
        """Start the next step and those marked `together`; return the longest duration in ms."""
        step = self._queue.popleft()
        longest = step.lasts
        isolated(step.act)
        while self._queue and self._queue[0].together:
            step = self._queue.popleft()
            longest = max(longest, step.lasts)
            isolated(step.act)
        return longest

    def _rest(self) -> None:
        if self._pace.hurried:
            self._change_pace(replace(self._pace, hurried=False))
        if self._busy:
            self._set_busy(False)
            self.idle.emit()

    def _set_busy(self, busy: bool) -> None:
        if self._busy != busy:
            self._busy = busy
            self.busyChanged.emit()

    def _change_pace(self, pace: Pace) -> None:
        if pace != self._pace:
            self._pace = pace
            self.paceChanged.emit()
