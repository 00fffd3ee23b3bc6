"""The random user in the event loop: one event after the other, until the end or a defect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, repeat
from pathlib import Path

from PySide6.QtCore import QTimer

from arschloch_gui.app.main import Program
from random_user import events
from random_user.events import Event
from random_user.hands import Hands
from random_user.rest import Rest
from random_user.sight import Sight
from random_user.task import Task
from random_user.truth import Truth
from random_user.walker import Habits, Walker
from random_user.watch import Watch

BEAT_MS = 200
TRUTH_EVERY = 40
"""The number of events after which a hasty user's match is compared, too."""


class User:
    """Acts in the window of a game by a task; `log` gets every event before it is made."""

    def __init__(
        self, game: Program, task: Task, watch: Watch, log: Callable[[bytes], object]
    ) -> None:
        self._game, self._task, self._watch, self._log = game, task, watch, log
        self.sight = Sight(game)
        self.truth = Truth(game.session, watch.note)
        self.quit = False
        """Whether the window was closed before the user had finished."""
        self._hands = Hands(game.window, self.sight.resolve)
        self._rest = Rest(game, lambda final: self.truth.look(final=final), self._rested)
        self._walker = Walker(self.sight, task.seed, Habits(task.hasty, task.quits))
        self._events = self._list_of(task)
        self._done = self._ended = False
        self._since = 0
        game.window.closing.connect(self._on_closing)
        # Messages of other threads arrive one after the other; each is an event.
        for signal in (game.session._engine.stepped, game.session._engine.loaded):
            signal.connect(watch.beat)
        game.window.frameSwapped.connect(watch.beat)
        self._clock = QTimer(game.window)
        self._clock.timeout.connect(self._on_clock)
        self._clock.start(BEAT_MS)
        QTimer.singleShot(0, self._rest.begin)

    def _list_of(self, task: Task) -> Iterator[Event]:
        if task.replay:
            # The effects of the last event must be checked as well.
            return chain(events.read(Path(task.replay)), repeat(Event("rest"), 3))
        return iter(self._walker.next, None)

    # -- events -----------------------------------------------------------------------------

    def _next(self) -> None:
        if self._done or self._ended:
            return
        watch = self._watch
        event = None
        if not watch.defects and watch.event < self._task.events:
            event = next(self._events, None)
        if event is None:
            self._end()
            return
        self._log(events.line_of(event))
        watch.beat()
        if event.do == "rest":
            self._rest.begin()
            return
        watch.event += events.INPUTS[event.do]
        self._do(event)
        watch.beat()
        self._since += 1
        if self._since > TRUTH_EVERY:
            self._rest.begin()
        else:
            QTimer.singleShot(0, self._next)

    def _do(self, event: Event) -> None:
        if event.do == "set":
            name, _, value = event.more.partition("=")
            self._game.settings.change(name, int(value))
        else:
            self._hands.do(event)

    def _rested(self) -> None:
        self._watch.beat()
        self._since = 0
        if self._done:
            self._close()
        elif not self._ended:
            self.sight.note_place()
            self._next()

    def _on_clock(self) -> None:
        """Continue when the window's thread is free; a defect found also ends a rest."""
        self._watch.beat()
        if self._watch.defects and not self._ended:
            self._close()

    # -- the end ----------------------------------------------------------------------------

    def _end(self) -> None:
        """Wait once more, so that the last action is compared, and end."""
        self._done = True
        self._hands.let_go()
        self._rest.begin()

    def _close(self) -> None:
        """Ask the program to end, as a person does."""
        self._ended = True
        self._clock.stop()
        self._game.window.close()

    def _on_closing(self) -> None:
        self.quit = not self._ended
        self._ended = self._watch.closing = True
        self._hands.let_go()
        self._clock.stop()
