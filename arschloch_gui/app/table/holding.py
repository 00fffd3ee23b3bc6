"""The viewer's cards, each with a unique key, and what the viewer plans to do with them.

Keys distinguish identical cards from several decks ("7D#0", "7D#1"). Selected cards, cards in the
exchange slots and cards just received are stored by key. The engine knows nothing of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arschloch_gui.engine.cards import Card, format_card, rank_of


class Holding:
    """The viewer's hand, with the selection, the exchange slots and the received cards."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}
        """Cards by key, in no particular order."""
        self.selected: set[str] = set()
        self.received: set[str] = set()
        self.gift: list[str | None] = []
        """Keys of the cards in the slots of a decision, from the left. None is an empty slot."""
        self.wanted: list[str] = []
        """Ranks wanted in return in a negotiation."""
        self.countering = False
        """Whether the viewer is answering an offer with a counter-offer."""

    @property
    def as_it_is(self) -> tuple[object, ...]:
        """Everything on which the displayed rows depend, as one comparable value."""
        return (tuple(self.cards), tuple(self.gift), frozenset(self.selected),
                frozenset(self.received))  # fmt: skip

    # -- cards --------------------------------------------------------------------------

    def replace(self, cards: Iterable[Card]) -> None:
        """Replace the hand. Cards that are still in it keep their keys and marks."""
        wanted = list(cards)
        for key, card in list(self.cards.items()):
            if card in wanted:
                wanted.remove(card)
            else:
                self._drop(key)
        self.add(wanted)

    def add(self, cards: Iterable[Card], *, received: bool = False) -> list[str]:
        """Add cards to the hand and return their keys."""
        keys = []
        for card in cards:
            key = self._new_key(card)
            self.cards[key] = card
            keys.append(key)
        if received:
            self.received.update(keys)
        return keys

    def keys_for(self, cards: Iterable[Card]) -> list[str]:
        """Return the keys of these cards. Of equal cards, chosen ones are preferred."""
        found: list[str] = []
        for card in cards:
            keys = [key for key, held in self.cards.items() if held == card and key not in found]
            keys.sort(key=lambda key: key not in self.selected and key not in self.gift)
            found += keys[:1]
        return found

    def remove(self, keys: Iterable[str]) -> None:
        """Remove cards from the hand."""
        for key in keys:
            self._drop(key)

    def cards_of(self, keys: Iterable[str]) -> tuple[Card, ...]:
        """Return the cards for these keys in ascending order, ignoring unknown keys."""
        return tuple(sorted(self.cards[key] for key in keys if key in self.cards))

    # -- selection ----------------------------------------------------------------------

    def toggle(self, key: str) -> None:
        """Select or deselect one card."""
        if key in self.cards:
            self.selected ^= {key}

    def select_set(self, key: str, size: int | None, order: Sequence[str]) -> None:
        """Select all cards of a card's rank, or `size` of them including that card.

        `size` is the number of cards that the trick requires, or None for any number. `order` lists
        the keys from left to right.
        """
        rank = rank_of(self.cards[key])
        same = [other for other in order if rank_of(self.cards[other]) == rank]
        if size is not None and size < len(same):
            rest = [other for other in same if other != key]
            # Already selected cards come first.
            rest.sort(key=lambda other: other not in self.selected)
            same = [key, *rest[: size - 1]]
        self.selected = set(same)

    def selection(self) -> tuple[Card, ...]:
        """Return the selected cards in ascending order."""
        return self.cards_of(self.selected)

    # -- exchange slots -----------------------------------------------------------------

    def open_slots(self, count: int) -> None:
        """Replace the slots with `count` empty ones. Cards in the old slots return to the hand."""
        self.gift = [None] * count
        self.wanted = []

    def put_in_slot(self, key: str) -> None:
        """Put a card into the first empty slot, if there is one."""
        if key in self.cards and key not in self.gift and None in self.gift:
            self.gift[self.gift.index(None)] = key
            self.selected.discard(key)

    def put_in(self, key: str, slot: int) -> None:
        """Put a card into a slot.

        A card already in that slot moves to the slot that the new card came from, or back into the
        hand.
        """
        if key not in self.cards or not 0 <= slot < len(self.gift):
            return
        self.gift = self.slots_with(key, slot)
        self.selected.discard(key)

    def slots_with(self, key: str, slot: int) -> list[str | None]:
        """Return the slots as they would be with a card put into one of them."""
        gift = list(self.gift)
        if key in gift:
            gift[gift.index(key)] = gift[slot]
        gift[slot] = key
        return gift

    @property
    def next_slot(self) -> int:
        """The default slot for a card: the first empty one or, if there is none, the last."""
        return self.gift.index(None) if None in self.gift else len(self.gift) - 1

    def clear_slot(self, slot: int) -> None:
        """Return the card in a slot to the hand."""
        if 0 <= slot < len(self.gift):
            self.gift[slot] = None

    def want(self, rank: str) -> None:
        """Request one more card of a rank, replacing the last request if there are too many."""
        if self.gift:
            self.wanted = [*self.wanted[: len(self.gift) - 1], rank]

    def unwant(self, at: int) -> None:
        """Withdraw a request."""
        if 0 <= at < len(self.wanted):
            del self.wanted[at]

    @property
    def gift_is_full(self) -> bool:
        """Whether there are slots and all of them are filled."""
        return bool(self.gift) and None not in self.gift

    def gift_cards(self) -> tuple[Card, ...]:
        """Return the cards in the slots in ascending order."""
        return self.cards_of(key for key in self.gift if key is not None)

    # -- internals ----------------------------------------------------------------------

    def _new_key(self, card: Card) -> str:
        copy = 0
        while (key := f"{format_card(card)}#{copy}") in self.cards:
            copy += 1
        return key

    def _drop(self, key: str) -> None:
        self.cards.pop(key, None)
        self.selected.discard(key)
        self.received.discard(key)
        self.gift = [None if held == key else held for held in self.gift]
