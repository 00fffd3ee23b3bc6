"""One decision as a value that can travel: what is asked, who thinks, what can go wrong.

A `Thinker` is a place where players think: this thread (`InThread`) or another process
(`pool.Pool`). Wherever it is, the same question gets the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Protocol, TypeAlias

from msgspec import Struct

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import AnyPlayer, Evaluation, Explainable
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView

MakePlayer: TypeAlias = Callable[[str, str], AnyPlayer]
"""(level, game) → its player; `levels.player`, or another one in tests. Picklable."""
Cancelled: TypeAlias = Callable[[], bool]
"""Asked again and again while somebody thinks: whether the answer is still wanted."""

PATIENCE = 5.0
"""Seconds a player may take for one decision."""


class PlayerQuestion(Struct, frozen=True):
    """What the player of a level is asked at a game (its family's key); see `Player.choose`."""

    level: str
    game: str
    view: AnyView
    legal: tuple[Action, ...]
    rng: Rng


class NoAnswer(Exception):
    """A player did not answer with an index into the legal actions; the text says why."""


class TookTooLong(NoAnswer):
    """The player did not come to an end, or its process did: asking again costs as much again."""


class NotWanted(Exception):
    """The answer is not wanted any more."""


class Thinker(Protocol):
    """Where players think."""

    def think(self, question: PlayerQuestion, cancelled: Cancelled) -> int:
        """The index a player answers. Raises `NoAnswer`, `NotWanted`, or what the player raises."""
        ...

    def explain(
        self, question: PlayerQuestion, cancelled: Cancelled, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        """What a player expects of the actions it considers (and of `also`), the one it answers
        first; empty where it does not look ahead. Raises as `think` does."""
        ...

    def prepare(self) -> None:
        """Get ready for the first question without waiting for it."""
        ...

    def close(self) -> None:
        """Let go of everything; closing twice does no harm."""
        ...


class InThread:
    """Players think where they are asked. Nothing can interrupt them here."""

    def __init__(self, make: MakePlayer = player) -> None:
        self._make = make
        self._players: dict[tuple[str, str], AnyPlayer] = {}

    def think(self, question: PlayerQuestion, cancelled: Cancelled) -> int:
        # A player draws from the generator, and the question may be asked once more elsewhere.
        rng = copy(question.rng)
        answer: object = self._player(question).choose(question.view, question.legal, rng)
        return checked(answer, question)

    def explain(
        self, question: PlayerQuestion, cancelled: Cancelled, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        chooser = self._player(question)
        if not isinstance(chooser, Explainable):
            return ()
        return chooser.thoughts(question.view, question.legal, copy(question.rng), also)

    def prepare(self) -> None:
        pass

    def close(self) -> None:
        pass

    def _player(self, question: PlayerQuestion) -> AnyPlayer:
        who = question.level, question.game
        if who not in self._players:
            self._players[who] = self._make(*who)
        return self._players[who]


def checked(answer: object, question: PlayerQuestion) -> int:
    """The answer, if it is an index into the legal actions. Raises `NoAnswer`."""
    if type(answer) is int and 0 <= answer < len(question.legal):
        return answer
    raise NoAnswer(f"answered {answer!r:.80} to {len(question.legal)} legal actions")


def always_wanted() -> bool:
    """Nobody cancels this question."""
    return False
