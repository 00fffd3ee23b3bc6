"""Melds: cards played together, with the values that the rules compare.

All melds come from the enumerators of the rulebook. A selection of cards is interpreted in the same
way: the enumerators list its melds, and those that use all of the cards are kept. Legal plays and
interpreted plays therefore always agree.
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

    `rank` decides which meld is higher. For a run, it is the highest rank in normal order. `suit`
    is the strength of the highest suit if suits matter, otherwise 0. `as_rank` is the rank of a
    wild card if the cards alone do not determine it. `standing` is the card that a substituting
    joker replaces, if the rules can identify it.

    >>> from arschloch_gui.engine.cards import parse_cards
    >>> from arschloch_gui.engine.climbing.compile import compile_rules
    >>> from arschloch_gui.engine.climbing.presets import PRESETS
    >>> book = compile_rules(PRESETS["arschloch"])
    >>> [(meld.kind, meld.size) for meld in book.melds(parse_cards(["7D", "7S", "8C"]))]
    [('set', 1), ('set', 2), ('set', 1)]
    """

    kind: str
    size: int
    rank: Rank
    suit: int
    cards: tuple[Card, ...]
    as_rank: str | None = None
    standing: Card = NO_STANDING


HANDS_AT_ONCE = 128
"""Number of hands whose melds are cached.

The rules and the computer players request the melds of a hand again and again while others play.
"""
GROUPS_AT_ONCE = 2048
"""Number of cached groups of cards (of one rank or suit), which many hands have in common."""
SELECTIONS_AT_ONCE = 2048
"""Number of selections of cards whose interpretations are cached."""

RUN_TIMES = {RUN: 1, PAIR_RUN: 2, TRIPLE_RUN: 3}
"""Number of cards of each rank in a run."""
SHORTEST_RUN = 3
"""Minimum number of ranks in a run."""
