"""The layout of a hand as one int, which consists of the number of cards in every slot.

A slot is the smallest unit that the rules distinguish: a rank, or a card if suits matter. Slots are
in the order of the cards, and the slots of a rank are adjacent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.rulebook import Rulebook


class Layout:
    """The slots of one rulebook's deck."""

    def __init__(self, book: Rulebook) -> None:
        suited = book.suits_matter
        first: dict[int, Card] = {}
        for card in sorted(book.deck):
            first.setdefault(card if suited else rank_of(card), card)
        self.cards: list[list[Card]] = []
        """Cards of the deck in each slot, in ascending order."""
        self.ranks: list[Rank] = []
        """Rank of each slot."""
        self.shift: list[int] = []
        """Position of the lowest bit of each slot."""
        self.field: list[int] = []
        """Bit mask of each slot."""
        self.slot_of: dict[Card, int] = {}
        self.groups = list(dict.fromkeys(map(rank_of, sorted(book.deck))))
        """Ranks in the order of the cards."""
        at = 0
        # In number decks, the order of the ranks is not that of the cards, so collect each rank's
        # cards first.
        for key in first:
            own = [card for card in sorted(book.deck) if (card if suited else rank_of(card)) == key]
            width = len(own).bit_length()
            for card in own:
                self.slot_of[card] = len(self.cards)
            self.cards.append(own)
            self.ranks.append(rank_of(own[0]))
            self.shift.append(at)
            self.field.append(((1 << width) - 1) << at)
            at += width

    def pack(self, cards: Iterable[Card]) -> int:
        """Return the cards as one int.

        All must be cards of the deck (otherwise KeyError), with at most as many in a slot.
        """
        return sum(1 << self.shift[self.slot_of[card]] for card in cards)

    def unpack(self, packed: int) -> list[Card]:
        """Return sorted cards with this packed value, taking the first cards of each slot."""
        found: list[Card] = []
        for slot, cards in enumerate(self.cards):
            if number := (packed & self.field[slot]) >> self.shift[slot]:
                found += cards[:number]
        return sorted(found)

    def field_of(self, ranks: Iterable[Rank]) -> int:
        """Return the bit mask of these ranks."""
        wanted = set(ranks)
        return sum(
            field for rank, field in zip(self.ranks, self.field, strict=True) if rank in wanted
        )

    def counts_of(self, rank: Rank) -> list[int]:
        """Return the number of cards for each value of a rank's bits (shifted to bit 0)."""
        counts = [0]
        for cards in (own for at, own in enumerate(self.cards) if self.ranks[at] == rank):
            counts = [n + held for n in range(1 << len(cards).bit_length()) for held in counts]
        return counts

    def by_rank(self, cards: Iterable[Card]) -> dict[int, int]:
        """Return the number of cards of each rank, by the rank's index in `groups`."""
        counts = Counter(map(rank_of, cards))
        return {self.groups.index(rank): count for rank, count in sorted(counts.items())}
