"""Players that make human mistakes: they forget, overlook things and follow habits.

`MistakeRates` define how often this happens, and a `MistakeModel` defines what it means in one
game. A mistake is never a random action. It is the action of someone who breaks up a pair because
one of its cards fits, who likes to win every trick, or who prefers to wait. The decision's random
generator selects the mistake, so equal seeds lead to equal mistakes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct, structs

from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import AnyTricks
from arschloch_gui.engine.table.round import ViewT

TricksT = TypeVar("TricksT", bound=AnyTricks)
Recall: TypeAlias = Callable[[ViewT, int], ViewT]
"""(view, turns) → the same view, with the memory limited to that many turns."""
Ladder: TypeAlias = Callable[[ViewT, tuple[Action, ...]], "list[int] | None"]
"""(view, legal) → the indices of all plays from the weakest to the strongest.

The list is empty if the decision is not about a play. The result is None if a play ends the round,
which no player overlooks.
"""

Wait: TypeAlias = Callable[[ViewT, tuple[Action, ...]], "int | None"]
"""(view, legal) → the index of the action for a player who prefers to wait, or None."""


class MistakeRates(Struct, frozen=True, kw_only=True):
    """The memory of a player, and the rates of its mistakes in percent of decisions.

    At most one of `careless`, `eager` and `timid` occurs in a decision.
    """

    memory: int
    """Number of turns (plays and passes) remembered. Cards on the table are always known."""
    careless: int = 0
    """Percentage of decisions with the weakest possible play or the lowest possible gift."""
    eager: int = 0
    """Percentage of decisions with the strongest possible play, even early in the round."""
    timid: int = 0
    """Percentage of decisions with a pass although the player could play."""
    blind: int = 0
    """Percentage of decisions that ignore that the player or a rival is close to going out."""


NOVICE = MistakeRates(memory=0, careless=35, eager=15, timid=15, blind=100)
CASUAL = MistakeRates(memory=4, careless=15, eager=8, timid=7, blind=60)
CLUB = MistakeRates(memory=16, careless=3, eager=2, timid=2, blind=20)
"""Rates by level. Games in which mistakes cost less than usual have their own."""


def recall_turns(view: TricksT, turns: int) -> TricksT:
    """Return a view whose `history` is limited to the last `turns` turns.

    The plays of the current `trick` are always kept, because they are visible on the table.
    """
    start, lying = len(view.history), len(view.trick)
    while lying and start:
        start -= 1
        lying -= view.history[start][1] is not None
    start = min(start, max(0, len(view.history) - turns))
    return replace(view, history=view.history[start:]) if start else view


def pass_a_trick(view: AnyTricks, legal: tuple[Action, ...]) -> int | None:
    """Return the index of the pass if there is a trick to beat, else None."""
    return legal.index(PASS) if view.trick and PASS in legal else None


class MistakeModel(Struct, Generic[ViewT], frozen=True, kw_only=True):
    """The behaviour in one game behind each kind of mistake."""

    clear: Player[ViewT]
    """The player that decides when there is no mistake."""
    blind: Player[ViewT]
    """The same player, but ignoring how close players are to going out."""
    simple: Player[ViewT]
    """The player that decides carelessly when no cards are to be played."""
    ladder: Ladder[ViewT]
    recall: Recall[ViewT]
    wait: Wait[ViewT]


class FalliblePlayer(Generic[ViewT]):
    """A full-strength player that makes mistakes at the given rates."""

    def __init__(self, model: MistakeModel[ViewT], rates: MistakeRates) -> None:
        self._model, self._rates = model, rates

    def with_persona(self, persona: Player[ViewT]) -> FalliblePlayer[ViewT]:
        """Return this player with `persona` deciding when there is no mistake."""
        return FalliblePlayer(structs.replace(self._model, clear=persona), self._rates)

    def choose(self, view: ViewT, legal: tuple[Action, ...], rng: Rng) -> int:
        if len(legal) == 1:
            return 0
        model, rates = self._model, self._rates
        # Always draw twice, so that changing one rate does not shift the other random numbers.
        drawn, is_blind = rng.below(100), rng.below(100) < rates.blind
        view = model.recall(view, rates.memory)
        done = self._slip(view, legal, drawn, rng)
        if done is None:
            done = (model.blind if is_blind else model.clear).choose(view, legal, rng)
        return done

    def _slip(self, view: ViewT, legal: tuple[Action, ...], drawn: int, rng: Rng) -> int | None:
        """Return the index of the mistake for `drawn` (0 to 99), or None if there is no mistake."""
        rates = self._rates
        if drawn >= rates.careless + rates.eager + rates.timid:
            return None
        ladder = self._model.ladder(view, legal)
        if ladder is None:
            return None
        if drawn < rates.careless:
            return ladder[0] if ladder else self._model.simple.choose(view, legal, rng)
        if not ladder:
            return None
        if drawn < rates.careless + rates.eager:
            return ladder[-1]
        return self._model.wait(view, legal)


def fallible_players(
    model: MistakeModel[ViewT],
    novice: MistakeRates = NOVICE,
    casual: MistakeRates = CASUAL,
    club: MistakeRates = CLUB,
) -> dict[str, Callable[[], Player[ViewT]]]:
    """Return constructors for those levels of a game that make mistakes, by name."""
    return {
        "novice": partial(FalliblePlayer, model, novice),
        "casual": partial(FalliblePlayer, model, casual),
        "club": partial(FalliblePlayer, model, club),
    }
