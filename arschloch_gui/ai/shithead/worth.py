"""How good a rank is to have: the order in which people part with their cards."""

from __future__ import annotations

from arschloch_gui.engine.cards import Rank
from arschloch_gui.engine.shithead.pile import JOKER, TEN, TWO

_SPECIAL = {TWO: 20, TEN: 21, JOKER: 22}


def rung(rank: Rank) -> int:
    """Where a rank stands: 3 … ace as they are, above them twos, tens and jokers."""
    return _SPECIAL.get(rank, rank)
