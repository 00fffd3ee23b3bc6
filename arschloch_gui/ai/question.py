"""One decision as a picklable value, and the interface for running players on it.

A `Thinker` runs players in this thread (`InThread`) or in another process (`pool.Pool`). The
same question gets the same answer in both.
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
"""(level, game) → its player: `levels.player`, or another function in tests. Picklable."""
Cancelled: TypeAlias = Callable[[], bool]
"""Called repeatedly while a player thinks; True once the answer is no longer wanted."""

PATIENCE = 5.0
"""Seconds a player can take for one decision."""


class PlayerQuestion(Struct, frozen=True):
    """Question to the player of a level in a game (its family's key); see `Player.choose`."""

    level: str
    game: str
    view: AnyView
    legal: tuple[Action, ...]
    rng: Rng


class NoAnswer(Exception):
    """Raised if a player does not answer with an index into the legal actions, with the reason."""


class TookTooLong(NoAnswer):
    """Raised if the player took too long or its process died, so asking again is expensive."""


class NotWanted(Exception):
    """Raised if the answer is not wanted any more."""


class Thinker(Protocol):
    """Protocol for running players, in this thread or in another process."""

    def think(self, question: PlayerQuestion, cancelled: Cancelled) -> int:
        """Return a player's answer. Raises `NoAnswer`, `NotWanted`, or the player's errors."""
        ...

    def explain(
        self, question: PlayerQuestion, cancelled: Cancelled, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        """Return what a player expects of the actions it considers and of `also`, its choice first.

        The result is empty if the player does not look ahead. Raises the same errors as `think`.
        """
        ...

    def prepare(self) -> None:
        """Get ready for the first question without waiting."""
        ...

    def close(self) -> None:
        """Release all resources. Calling it again has no effect."""
        ...


class InThread:
    """Thinker that runs players in the calling thread, where nothing can interrupt them."""

    def __init__(self, make: MakePlayer = player) -> None:
        self._make = make
        self._players: dict[tuple[str, str], AnyPlayer] = {}

    def think(self, question: PlayerQuestion, cancelled: Cancelled) -> int:
        # A player advances the generator, and the same question can be asked again elsewhere.
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
    """Return the answer if it is an index into the legal actions. Raises `NoAnswer`."""
    if type(answer) is int and 0 <= answer < len(question.legal):
        return answer
    raise NoAnswer(f"answered {answer!r:.80} to {len(question.legal)} legal actions")


def always_wanted() -> bool:
    """Return False: this question is never cancelled."""
    return False
