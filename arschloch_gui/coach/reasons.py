"""Why one option is better than another, as keys and values; words for them has the app.

Which games can tell, `Teaching` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeAlias, cast

from msgspec import Struct

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.table.round import AnyView, ViewT

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


class Teaching(Struct, Generic[ViewT], frozen=True):
    """Why one option is better than another, and what a decision can teach."""

    reasons: Callable[[ViewT, Action, Action], tuple[Reason, ...]]
    """(view, chosen, best) → why the best is better, the strongest reason first."""
    play_reasons: Callable[[ViewT, Action, Action], tuple[Reason, ...]]
    """The same of plays in a trick, where it has turned out better."""
    themes: Callable[[ViewT, tuple[Action, ...]], tuple[str, ...]]
    """(view, legal) → the themes of a decision."""


AnyTeaching: TypeAlias = Teaching[AnyView]
"""What there is to teach of one of the games, whichever it is."""


def any_teaching(teaching: Teaching[ViewT]) -> AnyTeaching:
    """Return what there is to teach of a game as one of several.

    It may only be given views of its game.
    """
    return cast("AnyTeaching", teaching)
