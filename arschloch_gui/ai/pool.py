"""Players that think in another process, with a time limit and without blocking the window.

One process serves all seats. Questions and answers are picklable values, so nothing is shared. If a
player does not answer in time or its process dies, `TookTooLong` is raised, the process is
replaced, and the next question goes to the new one. If no process can be started, players think in
the calling thread, without these safeguards, and starting a process is retried from time to time.

(Support for several processes would belong here.)
"""

from __future__ import annotations

import logging
import pickle
import threading
import traceback
from contextlib import suppress
from time import monotonic

from msgspec import Struct

from arschloch_gui.ai.child import MEMORY, Child, Line
from arschloch_gui.ai.levels import LEVELS, player
from arschloch_gui.ai.player import Evaluation
from arschloch_gui.ai.question import (
    PATIENCE,
    Cancelled,
    InThread,
    MakePlayer,
    NoAnswer,
    NotWanted,
    PlayerQuestion,
    TookTooLong,
    always_wanted,
    checked,
)
from arschloch_gui.ai.rest import CircuitBreaker
from arschloch_gui.engine.games import GAMES

BOOT = 20.0
"""Seconds that a process may take to become ready, even on a slow machine."""
MOST_STARTS = 3
"""Number of successive failed starts after which no question waits for a process."""
_TICK = 0.02
"""Interval in seconds at which a waiting question checks whether it has been cancelled."""
_MOST_SENT = 1 << 14
"""Number of bytes that every system accepts into a pipe without blocking."""
_MOST_HEARD = 1 << 16
"""Maximum size of an answer in bytes, including the description of a failure."""
_MOST_TOLD = 4_000

log = logging.getLogger(__name__)


class PoolRequest(Struct, frozen=True):
    """A question to the process.

    The answer is an index or, if `aloud` is True, evaluations of the options and of `also`.
    """

    question: PlayerQuestion
    aloud: bool = False
    also: int | None = None


class Pool:
    """A `Thinker` that runs players in another process.

    Use it from one thread only, and `close` it.

    `patience` is the time limit for a decision and `boot` the limit for starting a process, both in
    seconds. `make` is called in the process to create a player.
    """

    def __init__(
        self,
        patience: float = PATIENCE,
        *,
        make: MakePlayer = player,
        boot: float = BOOT,
        memory: int = MEMORY,
    ) -> None:
        self._patience, self._boot, self._memory = patience, boot, memory
        self._make = make
        self._child: Child | None = None
        self._ready = False
        self._started = 0.0
        self._starts = CircuitBreaker(MOST_STARTS, trusted=1)
        self._number = 0
        self._here = InThread(make)

    @property
    def pid(self) -> int | None:
        """The id of the process, or None if there is none."""
        return self._child.pid if self._child is not None else None

    def prepare(self) -> None:
        """Start the process if there is none, without waiting for it to be ready."""
        if self._child is not None or self._starts.lasts:
            return
        self._ready, self._started = False, monotonic()
        try:
            self._child = Child(_serve, self._make, memory=self._memory)
        except (OSError, RuntimeError):
            log.exception("no process can be started for the players")
            while not self._starts.lasts:
                self._starts.failed()

    def think(self, question: PlayerQuestion, cancelled: Cancelled) -> int:
        """Return the player's choice. Raises `NoAnswer` (or `TookTooLong`) or `NotWanted`."""
        child = self._ready_child(cancelled)
        if child is None:
            return self._here.think(question, cancelled)
        return checked(self._ask(child, PoolRequest(question), cancelled), question)

    def explain(
        self, question: PlayerQuestion, cancelled: Cancelled, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        child = self._ready_child(cancelled)
        if child is None:
            return self._here.explain(question, cancelled, also)
        asked = PoolRequest(question, aloud=True, also=also)
        told = self._ask(child, asked, cancelled)
        if not isinstance(told, tuple):
            raise NoAnswer(f"explained with {told!r:.80}")
        return told

    def close(self) -> None:
        """End the process. Repeated calls have no effect."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def _ask(self, child: Child, asked: PoolRequest, cancelled: Cancelled) -> object:
        """Return the process's answer. Raises `NoAnswer` or `NotWanted`."""
        self._number += 1
        try:
            _send(child.line, (self._number, asked))
            answer, failure = self._answer(child.line, cancelled)
        except (EOFError, OSError) as error:
            self._replace()
            raise TookTooLong("the process of the players has died") from error
        if failure:
            raise NoAnswer(failure)
        return answer

    def _answer(self, line: Line, cancelled: Cancelled) -> tuple[object, str]:
        until = monotonic() + self._patience
        while True:
            if line.poll(max(0.0, min(_TICK, until - monotonic()))):
                number, answer, failure = pickle.loads(line.recv_bytes(_MOST_HEARD))
                if number == self._number:
                    return answer, failure
            elif cancelled():
                self.close()
                raise NotWanted
            elif monotonic() >= until:
                self._replace()
                raise TookTooLong(f"no answer within {self._patience} s")

    def _ready_child(self, cancelled: Cancelled) -> Child | None:
        """Wait until the process is ready and return it, or None if none can be started."""
        while True:
            self.prepare()
            child = self._child
            if child is None:
                self._starts.passed_over()
                return None
            if self._ready:
                return child
            try:
                if child.line.poll(_TICK):
                    child.line.recv_bytes(_MOST_HEARD)
                    self._starts.answered()
                    self._ready = True
                    return child
                if monotonic() - self._started > self._boot:
                    raise EOFError("not ready in time")
                if self._starts.doubtful:
                    return None
            except (EOFError, OSError) as error:
                self._starts.failed()
                log.error("a process for the players did not get ready: %r", error)
                self.close()
            if cancelled():
                raise NotWanted

    def _replace(self) -> None:
        """Replace a dead or hanging process with a new one."""
        self.close()
        self.prepare()


def _send(line: Line, message: object) -> None:
    """Send a message without blocking, using a thread for a long one.

    If the message is never read, the thread ends when the connection is closed.
    """
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    if len(data) <= _MOST_SENT:
        line.send_bytes(data)
        return

    def write() -> None:
        with suppress(OSError, ValueError):
            line.send_bytes(data)

    threading.Thread(target=write, daemon=True, name="question").start()


def _serve(line: Line, make: MakePlayer) -> None:
    """Answer questions in the process until the connection is closed."""
    with suppress(Exception):  # a player that cannot be created fails later, when it is asked
        for family in GAMES:
            make(LEVELS[-1], family.key)
    line.send_bytes(b"ready")
    here = InThread(make)
    while True:
        number, asked = pickle.loads(line.recv_bytes())
        answer, failure = _answer(here, asked)
        line.send_bytes(pickle.dumps((number, answer, failure)))


def _answer(here: InThread, asked: PoolRequest) -> tuple[object, str]:
    """Return (answer, "") or (None, reason). Never raises, whatever the player does."""
    question = asked.question
    try:
        if asked.aloud:
            return here.explain(question, always_wanted, asked.also), ""
        return here.think(question, always_wanted), ""
    except NoAnswer as error:
        return None, str(error)
    except BaseException:  # Ctrl+C is ignored here, so every exception comes from the player
        return None, traceback.format_exc()[-_MOST_TOLD:]
