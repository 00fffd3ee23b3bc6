"""The interface between a game's computer players and the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Generic, TypeAlias, TypeVar, cast

from msgspec import Struct

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.trials import Deals, Trials
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.round import AnyView, ViewT
from arschloch_gui.engine.table.view_line import RulesT

WeightsT = TypeVar("WeightsT")


def untried(view: AnyView, legal: tuple[Action, ...]) -> Trials | None:
    """Return None, for games that cannot try out the options of a decision."""
    return None


def undealt(rules: RulesBase) -> Deals | None:
    """Return None, for games that cannot play deals out."""
    return None


def always(rules: RulesBase) -> bool:
    """Return True, for games in which every choice of rules can be judged."""
    return True


def uncompiled() -> bool:
    """Return True, for games without parts that need to be compiled."""
    return True


def players_by_level(
    lowest: Callable[[], Player[ViewT]],
    regular: Callable[[], Player[ViewT]],
    fallible: Mapping[str, Callable[[], Player[ViewT]]],
    expert: Callable[[], Player[ViewT]],
) -> Mapping[str, Callable[[], Player[ViewT]]]:
    """Return constructors of a game's players by level: references first, then weakest first.

    `fallible` contains the levels that make mistakes, and `strong` plays like `regular`.
    """
    references = {"lowest": lowest, "regular": regular}
    return MappingProxyType({**references, **fallible, "strong": regular, "expert": expert})


def personas(
    regular: Callable[[WeightsT], Player[ViewT]], *, careful: WeightsT, bold: WeightsT
) -> dict[str, Callable[[], Player[ViewT]]]:
    """Return constructors of the players with a preference, by character: `regular` with weights.

    Rebels have none in most games.
    """
    return {"careful": partial(regular, careful), "bold": partial(regular, bold)}


class Playing(Struct, Generic[RulesT, ViewT], frozen=True, kw_only=True):
    """The computer players of a game, and functions that play out its decisions and deals."""

    players: Mapping[str, Callable[[], Player[ViewT]]]
    """Constructors of the players by level, without `random`, which plays any game."""
    personas: Mapping[str, Callable[[], Player[ViewT]]]
    """Constructors of the players with a preference, by character."""
    trials: Callable[[ViewT, tuple[Action, ...]], Trials | None] = untried
    """(view, legal) → rollouts that evaluate the options of a decision outside tricks, or None."""
    judges: Callable[[RulesT], bool] = always
    """(rules) → whether `trials` supports these rules; without trials it is never asked."""
    play_trials: Callable[[ViewT, tuple[Action, ...]], Trials | None] = untried
    """The same for decisions during a trick, where more has to be guessed."""
    deals: Callable[[RulesT], Deals | None] = undealt
    """(rules) → an object that plays out deals, or None."""
    mark: Callable[[], str] = str
    """() → a text that changes whenever the rollouts of `trials` change, or "" if there are none.

    Those of `play_trials` change with the version of `expert`.
    """
    is_compiled: Callable[[], bool] = uncompiled
    """() → whether the game plays out rounds as fast as it could; False if a part is missing."""

    @property
    def can_try(self) -> bool:
        """Whether the game can evaluate the options of any decision by trials."""
        return self.trials is not untried

    @property
    def can_try_plays(self) -> bool:
        """Whether the game can evaluate the options of a play in a trick by trials."""
        return self.play_trials is not untried


AnyPlaying: TypeAlias = Playing[RulesBase, AnyView]
"""The `Playing` of any game."""


def any_playing(playing: Playing[RulesT, ViewT]) -> AnyPlaying:
    """Return the `Playing` of a game, typed as `AnyPlaying`.

    It must be given only rules and views of its game.
    """
    return cast("AnyPlaying", playing)
