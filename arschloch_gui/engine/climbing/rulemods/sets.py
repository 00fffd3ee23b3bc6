"""Sets: any number of cards of one rank, led in sizes up to `max_set` (rules.md §1.3).

Helpers (wild cards and others that can stand for natural cards) can complete a set.
Every set contains at least one natural card, which determines its rank.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from arschloch_gui.engine.cards import Card, in_ranks, rank_of
from arschloch_gui.engine.choices import distinct_choices
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import GROUPS_AT_ONCE, SET, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.suits import highest_suit, same_rank_choices


def contribute(rules: Rules) -> Contribution | None:
    """Return the enumerator of sets. Other modules handle jokers played alone and wild cards."""
    return Contribution(trick=TrickPart(melds=_sets))


def _sets(book: Rulebook, hand: list[Card], whole: bool) -> list[Meld]:
    natural = [card for card in hand if book.is_natural[card]]
    helpers = tuple([card for card in hand if card in book.helpers]) if book.helpers else ()
    found: list[Meld] = []
    for cards in in_ranks(natural):
        found += _sets_of(book, cards, helpers, whole)
    return found


@lru_cache(maxsize=GROUPS_AT_ONCE)
def _sets_of(
    book: Rulebook, cards: tuple[Card, ...], helpers: tuple[Card, ...], whole: bool
) -> tuple[Meld, ...]:
    """Return the sets of cards of one rank, cached because many hands share a group of cards."""
    found: list[Meld] = []
    rank = rank_of(cards[0])
    for size in range(len(cards) if whole else 1, len(cards) + 1):
        for chosen in same_rank_choices(book, cards, size):
            suit = highest_suit(book, chosen)
            found.append(Meld(SET, size, rank, suit, chosen))
            found += [
                Meld(SET, size + len(added), rank, suit, (*chosen, *added))
                for added in _additions(book, helpers, whole)
            ]
    return tuple(found)


def _additions(
    book: Rulebook, helpers: tuple[Card, ...], whole: bool
) -> Iterator[tuple[Card, ...]]:
    """Yield the choices of one or more helpers, listing equivalent choices only once."""
    for size in range(len(helpers) if whole else 1, len(helpers) + 1):
        if size:
            yield from distinct_choices(helpers, size, int if book.suits_matter else rank_of)
