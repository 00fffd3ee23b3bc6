"""Value of the ranks: the order in which players part with their cards."""

from __future__ import annotations

from arschloch_gui.engine.cards import Rank
from arschloch_gui.engine.shithead.pile import JOKER, TEN, TWO

_SPECIAL = {TWO: 20, TEN: 21, JOKER: 22}


def rung(rank: Rank) -> int:
    """Return the order of a rank: 3 … ace as they are, then twos, tens and jokers."""
    return _SPECIAL.get(rank, rank)
