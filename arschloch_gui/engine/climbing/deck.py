"""The cards of a match, and the order of their ranks (rules.md §1.1)."""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.engine.cards import CARD_OF, DECK_RANKS, RANK_OF_NAME, Card, Rank, build_deck
from arschloch_gui.engine.climbing.rules import RANK_ORDERS, Rules

DECKS_AT_ONCE = 64
"""Number of cached decks. Every check of rules builds its deck."""


def deck_of(rules: Rules) -> tuple[Card, ...]:
    """Return all cards of a match under these rules in ascending order."""
    return _deck(rules.deck, rules.decks, joker_count(rules), rules.missing, rules.players)


@lru_cache(maxsize=DECKS_AT_ONCE)
def _deck(
    name: str, decks: int, jokers: int, missing: tuple[str, ...], sets: int
) -> tuple[Card, ...]:
    gone = [CARD_OF[card] for card in missing]
    return build_deck(name, decks=decks, jokers=jokers, missing=gone, sets=sets)


def joker_count(rules: Rules) -> int:
    """Return the number of jokers per deck: the option's value, or one for every two players."""
    return rules.players // 2 if rules.jokers == "by_players" else int(rules.jokers)


def rank_names(rules: Rules) -> tuple[str, ...]:
    """Return the names in the rank order, weakest first. Named orders are spelled out."""
    if isinstance(rules.rank_order, str):
        return RANK_ORDERS[rules.rank_order]
    return rules.rank_order


def ordered_ranks(rules: Rules) -> list[Rank]:
    """Return the rank order without the ranks that this deck does not have."""
    return [RANK_OF_NAME[name] for name in rank_names(rules) if name in DECK_RANKS[rules.deck]]
