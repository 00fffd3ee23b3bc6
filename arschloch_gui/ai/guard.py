"""Guarded decisions, which are always legal and are made by a stand-in if a player fails.

A player answers with an index into the legal actions, so it cannot play an illegal card. It can
still raise an exception, return an invalid index, never return, or crash its process. The stand-in
is a fast built-in player that runs in this thread. If the stand-in fails too, the first legal
action is used.
"""

from __future__ import annotations

import logging
import signal
import threading
from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.ai.question import (
    Cancelled,
    InThread,
    NotWanted,
    PlayerQuestion,
    Thinker,
    TookTooLong,
    always_wanted,
)
from arschloch_gui.ai.rest import CircuitBreaker

STAND_IN = "lowest"
MOST_LATE = 3
"""Number of late decisions after which a player rests, so that people do not wait again."""
TRUSTED = 32
"""Number of consecutive decisions in time after which earlier late ones are forgotten."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class GuardedDecision(Struct, frozen=True):
    """An index into the legal actions, and whether it came from a stand-in.

    `resting` means that the stand-in decides for a while before the player is asked again.
    `thought` is False if no player was asked because there was only one legal action.
    """

    index: int
    stood_in: bool = False
    resting: bool = False
    thought: bool = True


class Guard:
    """A wrapper of a `Thinker` that logs its failures and lets a stand-in decide instead.

    A level that is late several times rests for a while and is then asked again, because the cause
    of the delay may be gone.
    """

    def __init__(self, thinker: Thinker | None = None, stand_in: Thinker | None = None) -> None:
        self._thinker = thinker or InThread()
        self._stand_in = stand_in or InThread()
        self._rests: defaultdict[str, CircuitBreaker] = defaultdict(
            lambda: CircuitBreaker(MOST_LATE, TRUSTED)
        )
        """Circuit breakers by level."""

    def decide(
        self, question: PlayerQuestion, cancelled: Cancelled = always_wanted
    ) -> GuardedDecision:
        """Return a decision for the seat in the question. Raises only `NotWanted`."""
        if len(question.legal) == 1:
            return GuardedDecision(0, thought=False)
        rest = self._rests[question.level]
        if rest.lasts:
            rest.passed_over()
            return replace(self.stand_in(question), resting=True)
        index = self._heard(question, lambda: self._thinker.think(question, cancelled))
        if index is None:
            return replace(self.stand_in(question), resting=rest.lasts)
        return GuardedDecision(index)

    def stand_in(self, question: PlayerQuestion) -> GuardedDecision:
        """Return the stand-in's decision, or the first legal action if the stand-in fails."""
        try:
            index = self._stand_in.think(replace(question, level=STAND_IN), always_wanted)
        except Exception:
            log.exception("the stand-in failed, too: the first legal action is taken")
            index = 0
        return GuardedDecision(index, stood_in=True)

    def explain(
        self,
        question: PlayerQuestion,
        cancelled: Cancelled = always_wanted,
        also: int | None = None,
    ) -> tuple[Evaluation, ...]:
        """Return the player's evaluations of the actions it considers and of `also`.

        The result is empty if the player fails or does not look ahead. Raises only `NotWanted`.
        """
        found = self._heard(question, lambda: self._thinker.explain(question, cancelled, also))
        return found or ()

    def prepare(self) -> None:
        """Prepare for a new match and reset the counts of late answers."""
        self._rests.clear()
        self._thinker.prepare()

    def close(self) -> None:
        """Release all resources. Repeated calls have no effect."""
        self._thinker.close()

    def _heard(self, question: PlayerQuestion, ask: Callable[[], T]) -> T | None:
        """Call `ask` and return its answer; on failure, log the error and return None."""
        try:
            answer = ask()
        except NotWanted:
            raise
        except BaseException as error:
            if _is_ctrl_c(error):
                raise
            self._note(question, error)
            return None
        if self._rests[question.level].answered():
            log.warning("%s answers again", question.level)
        return answer

    def _note(self, question: PlayerQuestion, error: BaseException) -> None:
        if isinstance(error, TookTooLong):
            rest = self._rests[question.level]
            rest.failed()
            if rest.lasts:
                log.warning("%s rests for a while; a stand-in decides", question.level)
        log.error(
            "%s could not decide at %s (seat %s, %d legal actions)",
            question.level, question.game, getattr(question.view, "seat", "?"),
            len(question.legal), exc_info=error,
        )  # fmt: skip


def _is_ctrl_c(error: BaseException) -> bool:
    """Return whether the error is Ctrl+C from the user, which reaches only the main thread."""
    return (
        isinstance(error, KeyboardInterrupt)
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
    )
