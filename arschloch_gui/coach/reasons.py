"""Why one option is better than another, as keys and values; words for them has the app.

Each game that can tell has `reasons` and `play_reasons` in its package (`coach/climbing` …).
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
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


def reasons(game: str, view: Any, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Why `best` is better than `chosen` for the seat of the view, the strongest reason first.

    Nothing where no difference explains it, or where the game tells no reasons.
    """
    return _told("reasons", game, view, chosen, best)


def play_reasons(game: str, view: Any, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """The same of plays in a trick, where `best` has turned out better."""
    return _told("play_reasons", game, view, chosen, best)


def _told(teller: str, game: str, view: Any, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """What the game's own package tells; nothing where it has none."""
    package = f"arschloch_gui.coach.{game}"
    if find_spec(package) is None:
        return ()
    found: tuple[Reason, ...] = getattr(import_module(package), teller)(view, chosen, best)
    return found[:MOST]
