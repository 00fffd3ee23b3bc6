"""A meld: cards played together, with what the rules compare.

There is one source of melds, the enumerators of the rulebook: what a selection of cards is,
is found by enumerating the melds of just those cards and keeping the ones that use them all.
So what may be played and how a play is understood cannot drift apart.
"""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.engine.cards import Card, Rank

SET = "set"
RUN = "run"
PAIR_RUN = "run2"
TRIPLE_RUN = "run3"
JOKER = "joker"
NO_STANDING: Card = -1


class Meld(NamedTuple):
    """Cards played together.

    `rank` decides the comparison; for a run it is the highest rank in normal order. `suit` is the
    strength of the highest suit if suits count, otherwise 0. `as_rank` is the rank of a wild card
    if the cards alone do not determine it. `standing` is the card a substituting joker replaces,
    if the rules can tell.
    """

    kind: str
    size: int
    rank: Rank
    suit: int
    cards: tuple[Card, ...]
    as_rank: str | None = None
    standing: Card = NO_STANDING


HANDS_AT_ONCE = 128
"""Of so many hands the melds are remembered: a hand is asked about again and again while others
play, by the rules and by the players."""
GROUPS_AT_ONCE = 2048
"""Of so many groups of a hand (cards of one rank, of one suit) the same; hands share them."""
SELECTIONS_AT_ONCE = 2048
"""Of so many selections it is remembered what they are."""

RUN_TIMES = {RUN: 1, PAIR_RUN: 2, TRIPLE_RUN: 3}
"""How often each rank of a run occurs in it."""
SHORTEST_RUN = 3
"""So many ranks at least are a run."""
