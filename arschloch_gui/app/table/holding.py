"""The cards the viewer holds, each with a key of its own, and what he has in mind with them.

Keys keep equal cards of several decks apart ("7D#0", "7D#1"). Selected cards, cards put into
the exchange's slots and cards just received are sets of keys; none of it is known to the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arschloch_gui.engine.cards import Card, format_card, rank_of


class Holding:
    """The viewer's hand with its selection, gift and received marks."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}
        """Key → card, in no particular order."""
        self.selected: set[str] = set()
        self.received: set[str] = set()
        self.gift: list[str | None] = []
        """The slots of a decision from the left; None is empty."""
        self.wanted: list[str] = []
        """Ranks wanted in return in a negotiation."""
        self.countering = False
        """Whether the viewer answers an offer with one of his own."""

    @property
    def as_it_is(self) -> tuple[object, ...]:
        """All that its rows are made of, as a value."""
        return (tuple(self.cards), tuple(self.gift), frozenset(self.selected),
                frozenset(self.received))  # fmt: skip

    # -- which cards --------------------------------------------------------------------

    def replace(self, cards: Iterable[Card]) -> None:
        """Hold exactly these cards; those that stay keep their keys and marks."""
        wanted = list(cards)
        for key, card in list(self.cards.items()):
            if card in wanted:
                wanted.remove(card)
            else:
                self._drop(key)
        self.add(wanted)

    def add(self, cards: Iterable[Card], *, received: bool = False) -> list[str]:
        """Take up cards; gives their keys."""
        keys = []
        for card in cards:
            key = self._new_key(card)
            self.cards[key] = card
            keys.append(key)
        if received:
            self.received.update(keys)
        return keys

    def keys_for(self, cards: Iterable[Card]) -> list[str]:
        """The keys of these cards, chosen ones first where a card is held twice."""
        found: list[str] = []
        for card in cards:
            keys = [key for key, held in self.cards.items() if held == card and key not in found]
            keys.sort(key=lambda key: key not in self.selected and key not in self.gift)
            found += keys[:1]
        return found

    def remove(self, keys: Iterable[str]) -> None:
        """Give up cards."""
        for key in keys:
            self._drop(key)

    def cards_of(self, keys: Iterable[str]) -> tuple[Card, ...]:
        """The cards behind keys, ascending; unknown keys are passed over."""
        return tuple(sorted(self.cards[key] for key in keys if key in self.cards))

    # -- selecting ----------------------------------------------------------------------

    def toggle(self, key: str) -> None:
        """Select or unselect one card."""
        if key in self.cards:
            self.selected ^= {key}

    def select_set(self, key: str, size: int | None, order: Sequence[str]) -> None:
        """Select the whole rank of a card; only `size` cards of it, this one among them, where the
        trick asks for so many. `order` lists the keys as they lie."""
        rank = rank_of(self.cards[key])
        same = [other for other in order if rank_of(self.cards[other]) == rank]
        if size is not None and size < len(same):
            rest = [other for other in same if other != key]
            # What is already chosen stays chosen before others join.
            rest.sort(key=lambda other: other not in self.selected)
            same = [key, *rest[: size - 1]]
        self.selected = set(same)

    def selection(self) -> tuple[Card, ...]:
        """The selected cards, ascending."""
        return self.cards_of(self.selected)

    # -- the exchange's slots -----------------------------------------------------------

    def open_slots(self, count: int) -> None:
        """Lay out empty slots; 0 takes them away. Cards in them go back to the fan."""
        self.gift = [None] * count
        self.wanted = []

    def put_in_slot(self, key: str) -> bool:
        """Play a card into the first empty slot; False when all are full."""
        if key not in self.cards or key in self.gift or None not in self.gift:
            return False
        self.gift[self.gift.index(None)] = key
        self.selected.discard(key)
        return True

    def put_in(self, key: str, slot: int) -> None:
        """Put a card into a slot. A card that lies there takes its place: in the slot it came from,
        else back in the fan."""
        if key not in self.cards or not 0 <= slot < len(self.gift):
            return
        self.gift = self.slots_with(key, slot)
        self.selected.discard(key)

    def slots_with(self, key: str, slot: int) -> list[str | None]:
        """The slots as they are once a card has been put into one of them."""
        gift = list(self.gift)
        if key in gift:
            gift[gift.index(key)] = gift[slot]
        gift[slot] = key
        return gift

    @property
    def next_slot(self) -> int:
        """The slot for a card that is put into none in particular: the first empty one, else the
        last."""
        return self.gift.index(None) if None in self.gift else len(self.gift) - 1

    def clear_slot(self, slot: int) -> None:
        """Take the card of a slot back."""
        if 0 <= slot < len(self.gift):
            self.gift[slot] = None

    def want(self, rank: str) -> None:
        """Want one more card of a rank; the last wish gives way when all are taken."""
        if self.gift:
            self.wanted = [*self.wanted[: len(self.gift) - 1], rank]

    def unwant(self, at: int) -> None:
        """Take a wish back."""
        if 0 <= at < len(self.wanted):
            del self.wanted[at]

    @property
    def gift_is_full(self) -> bool:
        """Whether every slot holds a card (and there are slots)."""
        return bool(self.gift) and None not in self.gift

    def gift_cards(self) -> tuple[Card, ...]:
        """The cards in the slots, ascending."""
        return self.cards_of(key for key in self.gift if key is not None)

    # -- inside -------------------------------------------------------------------------

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
