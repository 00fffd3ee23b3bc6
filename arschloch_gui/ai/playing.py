"""What there is to play a game with, beyond its rules: one value for each game's package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from arschloch_gui.ai.player import Player
from arschloch_gui.ai.trials import Deals, Trials
from arschloch_gui.engine.actions import Action


def untried(view: Any, legal: tuple[Action, ...]) -> Trials | None:
    """Return nothing: the game has no way to try the options of a decision."""
    return None


def undealt(rules: Any) -> Deals | None:
    """Return nothing: the game has no way to play deals out."""
    return None


def players_by_level(
    lowest: Callable[[], Player],
    regular: Callable[[], Player],
    erring: Mapping[str, Callable[[], Player]],
    expert: Callable[[], Player],
) -> Mapping[str, Callable[[], Player]]:
    """Return the players of a game by level: the references, then from weakest to strongest.

    `erring` are the levels that make mistakes, `strong` is `regular`, and `expert` looks ahead.
    """
    references = {"lowest": lowest, "regular": regular}
    return MappingProxyType({**references, **erring, "strong": regular, "expert": expert})


class Playing(Struct, frozen=True, kw_only=True):
    """The players of a game, and what plays its decisions and deals out."""

    players: Mapping[str, Callable[[], Player]]
    """By level; `random` plays any game."""
    tastes: Mapping[str, Callable[[], Player]]
    """By character."""
    trials: Callable[[Any, tuple[Action, ...]], Trials | None] = untried
    """(view, legal) → how the options of a decision outside tricks can be tried."""
    play_trials: Callable[[Any, tuple[Action, ...]], Trials | None] = untried
    """The same for a decision in a trick, where more is guessed."""
    deals: Callable[[Any], Deals | None] = undealt
    """(rules) → how deals can be played out."""
    mark: Callable[[], str] = str
    """Another text whenever what plays the options out has changed; "" where there is none."""

    @property
    def can_try(self) -> bool:
        """Whether the game has a way to try any decisions."""
        return self.trials is not untried
