"""A question to a player as a picklable value, and the interface for having it answered.

A `Thinker` runs players in this thread (`InThread`) or in another process (`pool.Pool`). Both give
the same answer to the same question.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from typing import Protocol, TypeAlias

from msgspec import Struct

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import AnyPlayer, Evaluation, Explainable
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView

MakePlayer: TypeAlias = Callable[[str, str], AnyPlayer]
"""(level, game) → a player. It must be picklable. The default is `levels.player`."""
Cancelled: TypeAlias = Callable[[], bool]
"""A function called repeatedly while a player thinks. It returns True to cancel the question."""

PATIENCE = 5.0
"""Time limit for one decision, in seconds."""


class PlayerQuestion(Struct, frozen=True):
    """A question to the player of a level in a game (given by its family's key).

    See `Player.choose` for the other fields.
    """

    level: str
    game: str
    view: AnyView
    legal: tuple[Action, ...]
    rng: Rng


class NoAnswer(Exception):
    """Raised if a player does not answer with an index into the legal actions.

    The message is the reason.
    """


class TookTooLong(NoAnswer):
    """Raised if a player took too long or its process died, so that asking again is costly."""


class NotWanted(Exception):
    """Raised if the answer is no longer wanted."""


class Thinker(Protocol):
    """The interface for running players, in this thread or in another process."""

    def think(self, question: PlayerQuestion, cancelled: Cancelled) -> int:
        """Return a player's choice.

        Raises `NoAnswer`, `NotWanted` or an exception of the player.
        """
        ...

    def explain(
        self, question: PlayerQuestion, cancelled: Cancelled, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        """Return evaluations of the actions that a player considers and of `also`.

        The chosen action comes first.

        The result is empty if the player does not look ahead. Raises the same exceptions as
        `think`.
        """
        ...

    def prepare(self) -> None:
        """Prepare for the first question, without waiting."""
        ...

    def close(self) -> None:
        """Release all resources. Repeated calls have no effect."""
        ...


class InThread:
    """A thinker that runs players in the calling thread, where nothing can interrupt them."""

    def __init__(self, make: MakePlayer = player) -> None:
        self._make = make
        self._players: dict[tuple[str, str], AnyPlayer] = {}

    def load(self, level: str, game: str) -> None:
        """Create a player in advance, because loading its modules is no part of a decision.

        A player that cannot be created fails later, when it is asked.
        """
        with suppress(Exception):
            self._player(level, game)

    def think(self, question: PlayerQuestion, cancelled: Cancelled) -> int:
        # The player advances the generator, and the same question may be asked again elsewhere.
        rng = copy(question.rng)
        answer: object = self._player(question.level, question.game).choose(
            question.view, question.legal, rng
        )
        return checked(answer, question)

    def explain(
        self, question: PlayerQuestion, cancelled: Cancelled, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        chooser = self._player(question.level, question.game)
        if not isinstance(chooser, Explainable):
            return ()
        return chooser.thoughts(question.view, question.legal, copy(question.rng), also)

    def prepare(self) -> None:
        pass

    def close(self) -> None:
        pass

    def _player(self, level: str, game: str) -> AnyPlayer:
        who = level, game
        if who not in self._players:
            self._players[who] = self._make(*who)
        return self._players[who]


def checked(answer: object, question: PlayerQuestion) -> int:
    """Return the answer if it is the index of a legal action. Raises `NoAnswer` otherwise."""
    if type(answer) is int and 0 <= answer < len(question.legal):
        return answer
    raise NoAnswer(f"answered {answer!r:.80} to {len(question.legal)} legal actions")


def always_wanted() -> bool:
    """Return False, for questions that are never cancelled."""
    return False
