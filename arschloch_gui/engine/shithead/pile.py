"""The top of the pile, and what may be played on it.

Ranks run from the two to the ace, so the two is the lowest and anything may follow it by itself.
A joker is transparent: the card below counts, for what may be played on it and for four in
succession alike; jokers among themselves have no rank and never burn. Two of any colour are the
same joker. A ten never stays on the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from arschloch_gui.engine.cards import (
    CARD_COUNT,
    FIRST_JOKER,
    JOKER_RANKS,
    RANK_OF_NAME,
    Card,
    Rank,
    is_joker,
    rank_of,
)

TWO: Rank = RANK_OF_NAME["2"]
TEN: Rank = RANK_OF_NAME["10"]
JOKER: Rank = JOKER_RANKS[0]
"""The rank of every joker, red or black."""
NO_RANK: Rank = -1
BURNING = 4
"""So many of a rank in succession burn the pile."""
_KINDS = tuple(rank_of(card) if card < FIRST_JOKER else JOKER for card in range(CARD_COUNT))
kind_of: Callable[[Card], Rank] = _KINDS.__getitem__
"""(card) → its rank as this game sees it: jokers are all of one."""
ALWAYS = frozenset({TWO, TEN, JOKER})
"""The ranks that may be played on anything."""


def top_rank(pile: Sequence[Card]) -> Rank:
    """The rank to be matched; `NO_RANK` when anything may be played."""
    for card in reversed(pile):
        if not is_joker(card):
            return rank_of(card)
    return NO_RANK


def top_cards(pile: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of one rank in succession on top, jokers between them left out."""
    rank, found = top_rank(pile), []
    for card in reversed(pile):
        if not is_joker(card):
            if rank_of(card) != rank:
                break
            found.append(card)
    return tuple(found[::-1])


def fits(rank: Rank, top: Rank, *, strictly: bool = False) -> bool:
    """Whether cards of a rank may be played on this top."""
    if rank in ALWAYS or top == NO_RANK:
        return True
    return rank > top if strictly else rank >= top


@cache
def ranks_on(top: Rank, *, strictly: bool = False) -> frozenset[Rank]:
    """All ranks of which cards may be played on this top."""
    return frozenset(rank for rank in _KINDS if fits(rank, top, strictly=strictly))


def burns(pile: Sequence[Card]) -> str:
    """Why the pile burns as it lies: "ten", "four", or "" when it does not."""
    if not pile or is_joker(pile[-1]):
        return ""
    if rank_of(pile[-1]) == TEN:
        return "ten"
    enough = len(pile) >= BURNING and len(top_cards(pile)) >= BURNING
    return "four" if enough else ""
