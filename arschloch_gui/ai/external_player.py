"""An external player at a seat, which is asked in lines of text and has a time limit.

Answers arrive in the order of the questions. A late answer is read before the next one and ignored.
After a few late answers, the program is not asked again in this match.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from arschloch_gui.ai.bot_lines import (
    Hello,
    decide_line,
    hello_line,
    over_line,
    read_answer,
    round_line,
)
from arschloch_gui.ai.guard import MOST_LATE
from arschloch_gui.ai.outside_program import Gone, OutsideProgram, Silent
from arschloch_gui.ai.question import NoAnswer, PlayerQuestion, TookTooLong
from arschloch_gui.engine.cards import Seat

log = logging.getLogger(__name__)


def is_external(level: str) -> bool:
    """Return whether a level is the command of an external program (match-record.md)."""
    return "/" in level or os.sep in level


class ExternalPlayer:
    """An external program at a seat for one match. It starts immediately and runs until `close`."""

    def __init__(self, command: str, hello: Hello, patience: float) -> None:
        self._name = f"{command} (seat {hello.seat})"
        self._family, self._patience = hello.family, patience
        self._owed = 0
        """Number of questions that the program has not answered yet."""
        self._late = 0
        self._program: OutsideProgram | None = None
        try:
            self._program = OutsideProgram(command, self._name)
        except OSError as error:
            log.error("%s cannot be started: %s", self._name, error.strerror)
        self._tell(hello_line(hello))

    def answer(self, question: PlayerQuestion, ply: int) -> int:
        """Return the index of the legal action that the program chooses.

        Raises `NoAnswer` and logs the reason if it fails.
        """
        if self._program is None:
            raise NoAnswer("is not there any more")
        view, legal = question.view, question.legal
        try:
            line = self._asked(self._program, decide_line(self._family, view, legal, ply))
            return read_answer(self._family, view, legal, line)
        except Gone as gone:
            self._give_up(str(gone))
            raise NoAnswer(str(gone)) from None
        except TookTooLong:
            self._late += 1
            log.error("%s: no answer within %g s", self._name, self._patience)
            if self._late >= MOST_LATE:
                self._give_up(f"it was late {self._late} times")
            raise
        except NoAnswer as error:
            log.error("%s %s", self._name, error)
            raise

    def tell_round(self, places: Sequence[Seat]) -> None:
        """Send the result of a round to the program."""
        self._tell(round_line(places))

    def tell_over(self, rounds: int, mean_places: Sequence[float]) -> None:
        """Send the result of the match to the program."""
        self._tell(over_line(rounds, mean_places))

    def close(self) -> None:
        """End the program. Repeated calls have no effect."""
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def _asked(self, program: OutsideProgram, line: bytes) -> bytes:
        program.send(line)
        self._owed += 1
        until = monotonic() + self._patience
        while True:
            try:
                answer = program.receive(until - monotonic())
            except Silent:
                raise TookTooLong(f"no answer within {self._patience} s") from None
            self._owed -= 1
            if not self._owed:
                return answer

    def _tell(self, line: bytes) -> None:
        if self._program is not None:
            with suppress(Gone):  # the next question reports it
                self._program.send(line)

    def _give_up(self, why: str) -> None:
        log.error("%s is not asked any more in this match: %s", self._name, why)
        program, self._program = self._program, None
        if program is not None:
            program.close(farewell=0)
