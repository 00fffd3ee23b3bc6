"""Plays on the table, in a form common to all games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat


class TablePlay(Struct, frozen=True):
    """One play on the table.

    `at` is its number in the round, and `kind` is the game's name for the combination.
    """

    at: int
    seat: Seat
    cards: tuple[Card, ...]
    kind: str = ""
    as_rank: str | None = None
    """The rank that a joker in the play represents."""
    rank: str = ""
    """Code of the rank that decides the play's strength."""
    beaten: bool = False
    """Whether an earlier play still wins the trick."""


def top_of(plays: Sequence[TablePlay]) -> TablePlay | None:
    """Return the play that would win the trick now, or None if there is none."""
    return next((play for play in reversed(plays) if not play.beaten), None)
