"""A legal decision, always: whatever goes wrong with a player, a stand-in decides.

A player answers with an index into the legal actions, so an illegal card is out of the question;
what is left are exceptions, answers that are no index, thinking without end and processes that
die. The stand-in is our own and quick, so it thinks here; should even that fail, the first legal
action is taken.
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
"""After so many decisions that took too long a player rests: everybody has waited long enough."""
TRUSTED = 32
"""After so many decisions in time that is forgotten."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class GuardedDecision(Struct, frozen=True):
    """An index into the legal actions, and whether a stand-in had to decide.

    `resting`: it decides for a while, until the player is asked again. `thought` is False where
    there was nothing to decide, so nobody was asked.
    """

    index: int
    stood_in: bool = False
    resting: bool = False
    thought: bool = True


class Guard:
    """Lets a `Thinker` decide, and the stand-in where that fails; failures are logged.

    The players of a level that is late again and again rest, and are asked again after a while:
    whatever took their time or their process may be over by then.
    """

    def __init__(self, thinker: Thinker | None = None, stand_in: Thinker | None = None) -> None:
        self._thinker = thinker or InThread()
        self._stand_in = stand_in or InThread()
        self._rests: defaultdict[str, CircuitBreaker] = defaultdict(
            lambda: CircuitBreaker(MOST_LATE, TRUSTED)
        )
        """By level."""

    def decide(
        self, question: PlayerQuestion, cancelled: Cancelled = always_wanted
    ) -> GuardedDecision:
        """A decision for the seat that is asked. Raises nothing but `NotWanted`."""
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
        """The decision of the stand-in; of nobody's, the first legal action."""
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
        """What the player expects of its options and of `also`; empty where it fails, or has
        nothing to say. Raises nothing but `NotWanted`."""
        found = self._heard(question, lambda: self._thinker.explain(question, cancelled, also))
        return found or ()

    def prepare(self) -> None:
        """Get ready for the first question of a match; nobody is late any more."""
        self._rests.clear()
        self._thinker.prepare()

    def close(self) -> None:
        """Let go of everything; closing twice does no harm."""
        self._thinker.close()

    def _heard(self, question: PlayerQuestion, ask: Callable[[], T]) -> T | None:
        """What a player answers; None where it fails, which is logged."""
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
    """Whether somebody wants the program to end, as only its main thread hears it."""
    return (
        isinstance(error, KeyboardInterrupt)
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
    )
