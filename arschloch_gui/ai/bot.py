"""A level as a bot, which plays on standard input and output for a referee program.

The bot knows only the lines that it reads. It always answers with a legal action, even if the
player fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from arschloch_gui.ai.bot_lines import (
    Hello,
    LineError,
    answer_line,
    read_decide,
    read_hello,
    read_line,
)
from arschloch_gui.ai.guard import Guard
from arschloch_gui.ai.player import own_rng
from arschloch_gui.ai.question import PlayerQuestion
from arschloch_gui.engine.view_json import ViewError


class UnreadableLine(ValueError):
    """Error raised for an invalid line of the referee.

    `number` is the line number, from 1, and `why` is the reason.
    """

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"line {number}: {why}")
        self.number, self.why = number, why


def play(level: str, lines: Iterable[bytes], answer: Callable[[bytes], object]) -> None:
    """Play a match until it is over or `lines` ends, passing each answer to `answer`.

    Raises `UnreadableLine` if a line is invalid.
    """
    bot = _Bot(level, answer)
    for number, line in enumerate(lines, 1):
        try:
            if not bot.hear(line):
                return
        except (LineError, ViewError) as error:
            raise UnreadableLine(number, str(error)) from None


class _Bot:
    def __init__(self, level: str, answer: Callable[[bytes], object]) -> None:
        self._level, self._answer = level, answer
        self._guard = Guard()
        self._hello: Hello | None = None
        self._decisions = 0

    def hear(self, line: bytes) -> bool:
        """Process one line and return whether more lines are expected."""
        kind, values, message = read_line(line)
        if kind == "hello":
            self._hello = read_hello(values)
        elif self._hello is None:
            raise LineError("a match begins with hello")
        elif kind == "decide":
            self._decide(self._hello, message)
        return kind != "over"

    def _decide(self, hello: Hello, message: dict[str, object]) -> None:
        decide = read_decide(hello, message)
        ply = self._decisions if decide.ply is None else decide.ply
        self._decisions += 1
        question = PlayerQuestion(
            self._level, hello.family.key, decide.view, decide.legal, own_rng(hello.seed, ply)
        )
        self._answer(answer_line(decide, self._guard.decide(question).index))
