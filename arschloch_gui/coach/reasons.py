"""Reasons why one option is better than another, as keys and values that the app puts into words.

A game that has reasons provides a `Teaching`.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.engine.cards import Card

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
