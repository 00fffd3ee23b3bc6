"""Why one option is better than another, as keys and values; words for them has the app.

Which games can tell, `Teaching` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card

MOST = 2
"""More than so many nobody reads after a verdict."""


class Reason(Struct, frozen=True):
    """One difference between two options that speaks for the better one.

    What the values mean stands with the keys of each game.
    """

    key: str
    cards: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()
    ranks: tuple[str, ...] = ()
    count: int = 0
    other_count: int = 0


class Teaching(Struct, frozen=True):
    """Why one option is better than another, and what a decision can teach."""

    reasons: Callable[[Any, Action, Action], tuple[Reason, ...]]
    """(view, chosen, best) → why the best is better, the strongest reason first."""
    play_reasons: Callable[[Any, Action, Action], tuple[Reason, ...]]
    """The same of plays in a trick, where it has turned out better."""
    themes: Callable[[Any, tuple[Action, ...]], tuple[str, ...]]
    """(view, legal) → the themes of a decision."""
