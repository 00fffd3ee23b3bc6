"""The top of the pile, and what can be played on it.

Ranks run from the two to the ace, so the two is the lowest and any card can follow it. A joker is
transparent: the card below it decides what can be played and counts towards four of a kind. Jokers
alone have no rank and never burn the pile. Jokers of both colours are equivalent. A ten burns the
pile, so it never stays there.
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
"""Rank of every joker, whether red or black."""
NO_RANK: Rank = -1
BURNING = 4
"""Number of consecutive cards of one rank on top that burn the pile."""
_KINDS = tuple(rank_of(card) if card < FIRST_JOKER else JOKER for card in range(CARD_COUNT))
kind_of: Callable[[Card], Rank] = _KINDS.__getitem__
"""(card) → its rank in this game, in which all jokers have the same rank."""
ALWAYS = frozenset({TWO, TEN, JOKER})
"""Ranks that can be played on any card."""


def top_rank(pile: Sequence[Card]) -> Rank:
    """Return the rank to match, or `NO_RANK` if any card can be played."""
    for card in reversed(pile):
        if not is_joker(card):
            return rank_of(card)
    return NO_RANK


def top_cards(pile: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of the same rank on top of the pile, skipping jokers."""
    rank, found = top_rank(pile), []
    for card in reversed(pile):
        if not is_joker(card):
            if rank_of(card) != rank:
                break
            found.append(card)
    return tuple(found[::-1])


def fits(rank: Rank, top: Rank, *, strictly: bool = False) -> bool:
    """Return whether cards of a rank can be played on rank `top`.

    >>> fits(RANK_OF_NAME["9"], RANK_OF_NAME["J"]), fits(TEN, RANK_OF_NAME["J"])
    (False, True)
    """
    if rank in ALWAYS or top == NO_RANK:
        return True
    return rank > top if strictly else rank >= top


@cache
def ranks_on(top: Rank, *, strictly: bool = False) -> frozenset[Rank]:
    """Return all ranks that can be played on rank `top`."""
    return frozenset(rank for rank in _KINDS if fits(rank, top, strictly=strictly))


def burns(pile: Sequence[Card]) -> str:
    """Return why the pile burns now: "ten", "four", or "" if it does not burn.

    >>> from arschloch_gui.engine.cards import parse_cards
    >>> burns(parse_cards(["9H", "10S"]))
    'ten'
    """
    if not pile or is_joker(pile[-1]):
        return ""
    if rank_of(pile[-1]) == TEN:
        return "ten"
    enough = len(pile) >= BURNING and len(top_cards(pile)) >= BURNING
    return "four" if enough else ""
