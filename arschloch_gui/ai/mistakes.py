"""Players that err as people do: they forget, overlook, and follow a habit without thinking.

`MistakeRates` say how often, `MistakeModel` what that means at one game. An error is never any odd
action: it is what somebody does who breaks up a pair because its card fits, who likes to win a
trick, or who would rather wait. Which of them happens is drawn from the decision's own randomness,
so equal seeds give equal errors.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct, structs

from arschloch_gui.ai.mistake_rates import CASUAL, CLUB, NOVICE, MistakeRates
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import AnyTricks
from arschloch_gui.engine.table.round import ViewT

TricksT = TypeVar("TricksT", bound=AnyTricks)
Recall: TypeAlias = Callable[[ViewT, int], ViewT]
"""(view, turns) → the same view of somebody who remembers so many turns."""
Ladder: TypeAlias = Callable[[ViewT, tuple[Action, ...]], "list[int] | None"]
"""(view, legal) → the indices of all plays from the weakest to the strongest; none where no cards
are to be played, None where the round can be ended at once, which nobody overlooks."""

Wait: TypeAlias = Callable[[ViewT, tuple[Action, ...]], "int | None"]
"""(view, legal) → the index of what somebody does who would rather wait; None where one cannot."""


def recall_turns(view: TricksT, turns: int) -> TricksT:
    """A view with a `history` as somebody knows it who remembers its last turns.

    Nobody forgets what lies on the table, so the plays of the `trick` stay in any case.
    """
    start, lying = len(view.history), len(view.trick)
    while lying and start:
        start -= 1
        lying -= view.history[start][1] is not None
    start = min(start, max(0, len(view.history) - turns))
    return replace(view, history=view.history[start:]) if start else view


def pass_a_trick(view: AnyTricks, legal: tuple[Action, ...]) -> int | None:
    """The index of passing where somebody else has led."""
    return legal.index(PASS) if view.trick and PASS in legal else None


class MistakeModel(Struct, Generic[ViewT], frozen=True, kw_only=True):
    """What failing means at one game."""

    clear: Player[ViewT]
    """Who decides when nothing goes wrong."""
    blind: Player[ViewT]
    """The same without an eye for the end of the round."""
    simple: Player[ViewT]
    """Who decides carelessly where no cards are played."""
    ladder: Ladder[ViewT]
    recall: Recall[ViewT]
    wait: Wait[ViewT]


class ErringPlayer(Generic[ViewT]):
    """Plays as well as its game is known to it, but for its failings."""

    def __init__(self, slips: MistakeModel[ViewT], failings: MistakeRates) -> None:
        self._slips, self._failings = slips, failings

    def with_taste(self, taste: Player[ViewT]) -> ErringPlayer[ViewT]:
        """The same, but what it does when nothing goes wrong is decided by another player."""
        return ErringPlayer(structs.replace(self._slips, clear=taste), self._failings)

    def choose(self, view: ViewT, legal: tuple[Action, ...], rng: Rng) -> int:
        if len(legal) == 1:
            return 0
        slips, failings = self._slips, self._failings
        # Always two draws, so that one failing more or less moves none of the others.
        slip, is_blind = rng.below(100), rng.below(100) < failings.blind
        view = slips.recall(view, failings.memory)
        done = self._slip(view, legal, slip, rng)
        if done is None:
            done = (slips.blind if is_blind else slips.clear).choose(view, legal, rng)
        return done

    def _slip(self, view: ViewT, legal: tuple[Action, ...], drawn: int, rng: Rng) -> int | None:
        """What goes wrong at a number of 0 … 99; None for nothing."""
        failings = self._failings
        if drawn >= failings.careless + failings.eager + failings.timid:
            return None
        ladder = self._slips.ladder(view, legal)
        if ladder is None:
            return None
        if drawn < failings.careless:
            return ladder[0] if ladder else self._slips.simple.choose(view, legal, rng)
        if not ladder:
            return None
        if drawn < failings.careless + failings.eager:
            return ladder[-1]
        return self._slips.wait(view, legal)


def erring_players(
    slips: MistakeModel[ViewT],
    novice: MistakeRates = NOVICE,
    casual: MistakeRates = CASUAL,
    club: MistakeRates = CLUB,
) -> dict[str, Callable[[], Player[ViewT]]]:
    """The levels of a game whose players err, by name."""
    return {
        "novice": partial(ErringPlayer, slips, novice),
        "casual": partial(ErringPlayer, slips, casual),
        "club": partial(ErringPlayer, slips, club),
    }
