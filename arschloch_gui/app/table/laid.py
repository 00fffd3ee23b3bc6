"""The plays on the table, as every game shows them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat


class Laid(Struct, frozen=True):
    """One play on the table; `at` counts the plays of the round, `kind` is the game's own word."""

    at: int
    seat: Seat
    cards: tuple[Card, ...]
    kind: str = ""
    as_rank: str | None = None
    """What a joker in it was said to stand for."""
    rank: str = ""
    """The code of the rank that decides in it."""
    beaten: bool = False
    """Whether a play before it takes the trick all the same."""


def top_of(laid: Sequence[Laid]) -> Laid | None:
    """The play that takes the trick as it lies; None where nothing lies."""
    return next((play for play in reversed(laid) if not play.beaten), None)
