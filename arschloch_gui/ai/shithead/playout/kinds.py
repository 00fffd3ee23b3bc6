"""Properties of ranks as lookup tables. All jokers have the same rank."""

from __future__ import annotations

from typing import TypeAlias

from arschloch_gui.engine.cards import CARD_COUNT, Rank
from arschloch_gui.engine.shithead.pile import NO_RANK, fits, kind_of

Kind: TypeAlias = Rank

KIND_OF: tuple[Kind, ...] = tuple(map(kind_of, range(CARD_COUNT)))
KINDS: int = max(KIND_OF) + 1
# `NO_RANK` is −1, so it selects the last entry of each table.
FITS: tuple[tuple[bool, ...], ...] = tuple(
    tuple([fits(kind, top) for kind in range(KINDS)]) for top in (*range(KINDS), NO_RANK)
)
"""[top][kind] → whether cards of a kind can be played on this top."""
STRICTLY: tuple[tuple[bool, ...], ...] = tuple(
    tuple([fits(kind, top, strictly=True) for kind in range(KINDS)])
    for top in (*range(KINDS), NO_RANK)
)
"""The same if a card of equal rank cannot be played."""
