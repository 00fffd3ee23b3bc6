"""The interface between what the coach knows about a game and the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Generic, TypeAlias, cast

from msgspec import Struct

from arschloch_gui.coach.feats import Feat
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.table.round import AnyView, ViewT


class Teaching(Struct, Generic[ViewT], frozen=True):
    """Functions that explain a game's decisions, name their themes and convert them to ranks."""

    reasons: Callable[[ViewT, Action, Action], tuple[Reason, ...]]
    """(view, chosen, best) → reasons why `best` is better, strongest first."""
    play_reasons: Callable[[ViewT, Action, Action], tuple[Reason, ...]]
    """The same for plays in a trick in which `best` proved better."""
    themes: Callable[[ViewT, tuple[Action, ...]], tuple[str, ...]]
    """(view, legal) → the themes of a decision."""
    hand_in_ranks: Callable[[ViewT], HandInRanks]
    """(view) → the hand, for rules of thumb."""
    choices_in_ranks: Callable[[ViewT, Sequence[Action]], list[ChoiceInRanks]]
    """(view, actions) → the ranks that each action gives away and gets, for rules of thumb."""


class Coaching(Struct, Generic[ViewT], frozen=True, kw_only=True):
    """What the coach knows about one game, beyond what applies to all games."""

    teaching: Teaching[ViewT] | None = None
    """The explanations of its decisions, or None if it has none yet."""
    feats: Mapping[str, Feat] = MappingProxyType({})
    """The feats that exist only in this game, by key."""


AnyTeaching: TypeAlias = Teaching[AnyView]
"""The type of the teaching of any game."""
AnyCoaching: TypeAlias = Coaching[AnyView]
"""The `Coaching` of any game."""


def any_coaching(coaching: Coaching[ViewT]) -> AnyCoaching:
    """Return the `Coaching` of a game, typed as `AnyCoaching`.

    It must be given only views of its game.
    """
    return cast("AnyCoaching", coaching)
