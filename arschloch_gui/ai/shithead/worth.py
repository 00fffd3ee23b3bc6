"""Order of the ranks in which players prefer to get rid of them."""

from __future__ import annotations

from arschloch_gui.engine.cards import Rank
from arschloch_gui.engine.shithead.pile import JOKER, TEN, TWO

_SPECIAL = {TWO: 20, TEN: 21, JOKER: 22}


def rung(rank: Rank) -> int:
    """Return the position of a rank: 3 to ace in their order, then twos, tens and jokers."""
    return _SPECIAL.get(rank, rank)
