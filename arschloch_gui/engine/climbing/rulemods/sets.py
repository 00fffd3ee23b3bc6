"""Sets: n cards of one rank, led in any number up to `max_set` (rules.md §1.3).

Where some cards help (wild ones, and those that may stand in for others) a set may be completed
with them. It shows at least one natural card, whose rank it has.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.choices import distinct_choices
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.suits import highest_suit, same_rank_choices


def contribute(rules: Rules) -> Contribution | None:
    """Sets exist in every climbing game; jokers and wild cards have files of their own."""
    return Contribution(trick=TrickPart(melds=_sets))


def _sets(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    natural = [card for card in hand if book.is_natural[card]]
    helpers = [card for card in hand if card in book.helpers] if book.helpers else []
    for rank, group in groupby(natural, rank_of):
        cards = tuple(group)
        for size in range(len(cards) if whole else 1, len(cards) + 1):
            for chosen in same_rank_choices(book, cards, size):
                suit = highest_suit(book, chosen)
                yield Meld(SET, size, rank, suit, chosen)
                for added in _additions(book, helpers, whole):
                    yield Meld(SET, size + len(added), rank, suit, (*chosen, *added))


def _additions(book: Rulebook, helpers: list[Card], whole: bool) -> Iterator[tuple[Card, ...]]:
    """The choices of one or more helpers, one for each the rules tell apart."""
    for size in range(len(helpers) if whole else 1, len(helpers) + 1):
        if size:
            yield from distinct_choices(helpers, size, int if book.suits_matter else rank_of)
