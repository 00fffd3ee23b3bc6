"""The plays on the table, as every game shows them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat


class TablePlay(Struct, frozen=True):
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
    """Whether a play before it still takes the trick."""


def top_of(plays: Sequence[TablePlay]) -> TablePlay | None:
    """Return the play that would take the trick now; None without any."""
    return next((play for play in reversed(plays) if not play.beaten), None)
