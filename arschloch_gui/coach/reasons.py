"""Reasons why one option is better than another, as keys and values that the app puts into words.

A game that has reasons provides a `Teaching`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, cast

from msgspec import Struct

from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.table.round import AnyView, ViewT

MOST = 2
"""Maximum number of reasons shown after a verdict."""


class Reason(Struct, frozen=True):
    """A difference between two options that speaks for the better one.

    Each game documents the meaning of the values with its keys.
    """

    key: str
    cards: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()
    ranks: tuple[str, ...] = ()
    count: int = 0
    other_count: int = 0


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


AnyTeaching: TypeAlias = Teaching[AnyView]
"""The type of the teaching of any game."""


def any_teaching(teaching: Teaching[ViewT]) -> AnyTeaching:
    """Return a game's teaching with the general type that all games share.

    It must only be used with views of its game.
    """
    return cast("AnyTeaching", teaching)
