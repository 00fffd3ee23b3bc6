"""Parts of a hand in which the enumerators of the rulebook find their melds.

For example, the sets of one rank do not depend on the other cards in the hand. A hand is therefore
searched rank by rank (or suit by suit, and so on), and the results for each part are cached. The
parts are in the order in which the engine lists melds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from msgspec import Struct

from arschloch_gui.ai.climbing.playout.core.situations import Part
from arschloch_gui.ai.climbing.playout.hook_probe import rule_of
from arschloch_gui.ai.climbing.playout.layout import Layout
from arschloch_gui.engine.cards import (
    EXCUSE,
    SUITS,
    Card,
    Rank,
    is_joker,
    is_trump,
    rank_of,
    suit_of,
)
from arschloch_gui.engine.climbing.melds import JOKER, RUN_TIMES, SET, Meld
from arschloch_gui.engine.climbing.rulebook import Enumerator, Rulebook
from arschloch_gui.engine.climbing.rulemods.trumps import MOST, STAND_INS

MOST_LOOKED_THROUGH = 6
"""Maximum number of cards in a part for which all possible melds are enumerated together."""


class Source(Struct, frozen=True):
    """A part, and how to find the melds in it."""

    part: Part
    enumerator: Enumerator
    wanted: Callable[[Meld], bool]
    """(meld) → whether it belongs to this part. Other melds are found by other parts."""
    cards: Callable[[int], list[Card]]
    """(bits of the part) → the cards that they represent."""
    every: int | None
    """The bits of all its cards, or None if there are too many to enumerate."""
    reach: int = 0
    """For runs in one suit: the largest distance between ranks of the same run."""


class Parts:
    """The parts of one rulebook."""

    def __init__(self, book: Rulebook, layout: Layout) -> None:
        self._book, self._layout = book, layout
        self._all = layout.pack(book.deck)
        self._natural = sorted(card for card in book.deck if book.is_natural[card])
        self.sources: list[Source] = []
        for enumerator in book.trick.enumerators:
            _WAYS[rule_of(enumerator)](self, enumerator)

    def _add(
        self, enumerator: Enumerator, span: int, need: int, partner: int = 0,
        kinds: Iterable[str] = (SET, JOKER), *, times: int = 0, reach: int = 0,
        wanted: Callable[[Meld], bool] | None = None,
    ) -> None:  # fmt: skip
        if not need:
            return
        layout = self._layout
        part = Part(len(self.sources), need, partner or need, span)
        part.shift, part.times = (span & -span).bit_length() - 1, times

        def held(bits: int) -> list[Card]:
            return layout.unpack(bits << part.shift)

        def ranks(bits: int) -> list[Card]:
            found = [r for at, r in enumerate(self._book.naturals) if bits >> at & 1]
            return sorted(card for rank in found for card in self._of(rank)[:times])

        every: int | None = (self._all & span) >> part.shift
        if times:
            every = sum(1 << at for at, rank in enumerate(self._book.naturals)
                        if len(self._of(rank)) >= times)  # fmt: skip
        elif SET in kinds and len(layout.unpack(self._all & span)) > MOST_LOOKED_THROUGH:
            every = None
        cards, some = ranks if times else held, frozenset(kinds)
        wanted = wanted or (lambda meld: meld.kind in some)
        self.sources.append(Source(part, enumerator, wanted, cards, every, reach))

    def _of(self, rank: Rank) -> list[Card]:
        return [card for card in self._natural if rank_of(card) == rank]

    def _natural_fields(self) -> Iterator[int]:
        """Yield the bits of each rank that forms sets, in the order of the cards."""
        for rank in dict.fromkeys(map(rank_of, self._natural)):
            yield self._layout.field_of([rank])

    def _field(self, cards: Iterable[Card]) -> int:
        slots = {self._layout.slot_of[card] for card in cards}
        return sum(self._layout.field[slot] for slot in slots)

    def sets(self, enumerator: Enumerator) -> None:
        """Add a part for each rank, including all cards that can complete its sets."""
        helpers = self._field(card for card in self._book.deck if card in self._book.helpers)
        for field in self._natural_fields():
            self._add(enumerator, field | helpers, field)

    def jokers(self, enumerator: Enumerator) -> None:
        """Add one part that contains all jokers."""
        field = self._field(filter(is_joker, self._book.deck))
        self._add(enumerator, field, field)

    def excuse(self, enumerator: Enumerator) -> None:
        """Add a part for the Excuse, which is played alone."""
        field = self._field(card for card in self._book.deck if card == EXCUSE)
        self._add(enumerator, field, field)

    def trumps(self, enumerator: Enumerator) -> None:
        """Add parts for rows of trumps, for each choice of helpers (trumps that stand for others).

        Each choice has one part for rows of helpers alone, and one for each trump that can be the
        lowest of the other trumps in a row.
        """
        trumps = sorted(filter(is_trump, self._book.deck))
        helpers = [card for card in trumps if card in STAND_INS]
        others = sorted(set(trumps) - STAND_INS)
        for helping in sorted({c for n in range(MOST + 1) for c in combinations(helpers, n)}):
            own = self._field(helping)
            self._add(enumerator, own, own, wanted=_row_of(helping, None))
            for first in others:
                near = [card for card in others if first <= card < first + MOST]
                need, span = self._field([first]), self._field([*near, *helping])
                self._add(enumerator, span, need, own, wanted=_row_of(helping, first))

    def runs(self, enumerator: Enumerator) -> None:
        """Add a part for each suit or, without suits, for runs of singles, of pairs and of triples.

        `supported_rules` excludes rules under which suits matter but runs can mix them.
        """
        if are_suited(self._book, enumerator):
            for suit in range(len(SUITS)):
                field = self._suit(suit)
                self._add(enumerator, field, field, kinds=RUN_TIMES, reach=1)
        else:
            field = sum(self._natural_fields())
            for kind, times in RUN_TIMES.items():
                self._add(enumerator, field, field, kinds=[kind], times=times)

    def substitutes(self, enumerator: Enumerator) -> None:
        """Add parts for a lone joker, and for each joker with each rank or (for runs) each suit."""
        jokers = sorted(card for card in set(self._book.deck) if is_joker(card))
        alone = self._field(jokers)
        self._add(enumerator, alone, alone, kinds=[JOKER])
        for joker in jokers:
            own = self._field([joker])
            for field in self._natural_fields():
                self._add(enumerator, field | own, own, field, kinds=[SET])
            for suit in range(len(SUITS) if self._book.has_runs else 0):
                if field := self._suit(suit):
                    self._add(enumerator, field | own, own, field, kinds=RUN_TIMES, reach=2)

    def _suit(self, suit: int) -> int:
        return self._field(card for card in self._natural if suit_of(card) == suit)


def are_suited(book: Rulebook, runs: Enumerator) -> bool:
    """Return whether runs exist only within one suit."""
    if not book.suits_matter:
        return False
    natural = [card for card in book.deck if book.is_natural[card]]
    line = [[card for card in natural if rank_of(card) == rank] for rank in book.naturals]
    for first, second, third in zip(line, line[1:], line[2:], strict=False):
        for card in second:
            if suit_of(card) != suit_of(first[0]):
                return not any(runs(book, sorted((first[0], card, third[0])), False))
    return True


_WAYS: dict[str, Callable[[Parts, Enumerator], None]] = {
    "sets": Parts.sets,
    "jokers": Parts.jokers,
    "trumps": Parts.trumps,
    "runs": Parts.runs,
    "excuse": Parts.excuse,
    "joker_substitute": Parts.substitutes,
}


def without_loners(source: Source, book: Rulebook, layout: Layout, bits: int) -> int:
    """Return the bits without cards that are too far from all others to be part of a run."""
    if not source.reach:
        return bits
    cards, order = source.cards(bits), book.order[0]
    places = {order[rank_of(card)] for card in cards if book.is_natural[card]}
    steps = [step for step in range(-source.reach, source.reach + 1) if step]

    def has_company(card: Card) -> bool:
        place = order[rank_of(card)]
        return not book.is_natural[card] or any(place + step in places for step in steps)

    return layout.pack(filter(has_company, cards)) >> source.part.shift


def _row_of(helping: tuple[Card, ...], first: Card | None) -> Callable[[Meld], bool]:
    """Return a test for rows with exactly these helpers and `first` as the lowest other trump."""

    def is_it(meld: Meld) -> bool:
        helpers = tuple(card for card in meld.cards if card in STAND_INS)
        others = (card for card in meld.cards if card not in STAND_INS)
        return helpers == helping and min(others, default=None) == first

    return is_it


def melds_of(source: Source, book: Rulebook, bits: int) -> list[Meld]:
    """Return the melds that these bits of a part contain."""
    found = source.enumerator(book, source.cards(bits), False)
    return [meld for meld in found if source.wanted(meld)]
