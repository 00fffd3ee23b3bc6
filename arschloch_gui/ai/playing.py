"""What there is to play a game with, beyond its rules: one value for each game's package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Generic, TypeAlias, cast

from msgspec import Struct

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.trials import Deals, Trials
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.round import AnyView, ViewT
from arschloch_gui.engine.table.view_line import RulesT


def untried(view: AnyView, legal: tuple[Action, ...]) -> Trials | None:
    """Return nothing: the game has no way to try the options of a decision."""
    return None


def undealt(rules: RulesBase) -> Deals | None:
    """Return nothing: the game has no way to play deals out."""
    return None


def players_by_level(
    lowest: Callable[[], Player[ViewT]],
    regular: Callable[[], Player[ViewT]],
    erring: Mapping[str, Callable[[], Player[ViewT]]],
    expert: Callable[[], Player[ViewT]],
) -> Mapping[str, Callable[[], Player[ViewT]]]:
    """Return the players of a game by level: the references, then from weakest to strongest.

    `erring` are the levels that make mistakes, `strong` is `regular`, and `expert` looks ahead.
    """
    references = {"lowest": lowest, "regular": regular}
    return MappingProxyType({**references, **erring, "strong": regular, "expert": expert})


class Playing(Struct, Generic[RulesT, ViewT], frozen=True, kw_only=True):
    """The players of a game, and what plays its decisions and deals out."""

    players: Mapping[str, Callable[[], Player[ViewT]]]
    """By level; `random` plays any game."""
    tastes: Mapping[str, Callable[[], Player[ViewT]]]
    """By character."""
    trials: Callable[[ViewT, tuple[Action, ...]], Trials | None] = untried
    """(view, legal) → how the options of a decision outside tricks can be tried."""
    play_trials: Callable[[ViewT, tuple[Action, ...]], Trials | None] = untried
    """The same for a decision in a trick, where more is guessed."""
    deals: Callable[[RulesT], Deals | None] = undealt
    """(rules) → how deals can be played out."""
    mark: Callable[[], str] = str
    """Another text whenever what plays the options out has changed; "" where there is none."""

    @property
    def can_try(self) -> bool:
        """Whether the game has a way to try any decisions."""
        return self.trials is not untried


AnyPlaying: TypeAlias = Playing[RulesBase, AnyView]
"""What there is to play one of the games with, whichever it is."""


def any_playing(playing: Playing[RulesT, ViewT]) -> AnyPlaying:
    """Return what there is to play a game with as one of several.

    It may only be given rules and views of its game.
    """
    return cast("AnyPlaying", playing)
