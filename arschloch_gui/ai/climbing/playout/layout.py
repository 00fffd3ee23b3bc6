"""How a hand becomes one int: for every slot the number of its cards, side by side.

A slot is what the rules tell apart: a rank, or a card where suits count. The slots stand in the
order of the cards, those of a rank beside each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arschloch_gui.engine.cards import CARD_COUNT, Card, Rank, rank_of
from arschloch_gui.engine.climbing.rulebook import Rulebook


class Layout:
    """The slots of one rulebook's deck."""

    def __init__(self, book: Rulebook) -> None:
        suited = book.suits_matter
        first: dict[int, Card] = {}
        for card in sorted(book.deck):
            first.setdefault(card if suited else rank_of(card), card)
        self.cards: list[list[Card]] = []
        """By slot: its cards in the deck, ascending."""
        self.ranks: list[Rank] = []
        """By slot: the rank of its cards."""
        self.shift: list[int] = []
        """By slot: how far its number stands from the right."""
        self.field: list[int] = []
        """By slot: the bits its number may have."""
        self.slot_of = [-1] * CARD_COUNT
        self.groups = list(dict.fromkeys(map(rank_of, sorted(book.deck))))
        """The ranks in the order of the cards."""
        at = 0
        # Ranks of number decks do not ascend with their cards, so a rank's cards are found first.
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
        """The cards as one int; they may add up to no more than the deck has."""
        return sum(1 << self.shift[self.slot_of[card]] for card in cards)

    def unpack(self, packed: int) -> list[Card]:
        """Cards that are packed like this, ascending: of a slot always the first ones."""
        found: list[Card] = []
        for slot, cards in enumerate(self.cards):
            if number := (packed & self.field[slot]) >> self.shift[slot]:
                found += cards[:number]
        return sorted(found)

    def field_of(self, ranks: Iterable[Rank]) -> int:
        """The bits of these ranks."""
        wanted = set(ranks)
        return sum(
            field for rank, field in zip(self.ranks, self.field, strict=True) if rank in wanted
        )

    def counts_of(self, rank: Rank) -> list[int]:
        """By the bits of a rank, shifted down: how many of its cards they stand for."""
        counts = [0]
        for cards in (own for at, own in enumerate(self.cards) if self.ranks[at] == rank):
            counts = [n + held for n in range(1 << len(cards).bit_length()) for held in counts]
        return counts

    def by_rank(self, cards: Iterable[Card]) -> dict[int, int]:
        """How many of the cards each rank has, by the number of the rank in `groups`."""
        counts = Counter(map(rank_of, cards))
        return {self.groups.index(rank): count for rank, count in sorted(counts.items())}
