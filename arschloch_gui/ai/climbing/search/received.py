"""Gifts to the viewer who knows a set of cards among which the gift is, but not which cards it was.

All deals are equally likely. The likelihood of a hand of the giver is therefore proportional to the
number of gifts from this set that the rules demand from a giver who keeps this hand. In a forced
gift, everything kept is at most as good as the gift (or at most as bad). Only the *limit* matters,
which is the card of the gift that comes nearest to the cards kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.receipt import Receipt
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.pending import Pair
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

Key: TypeAlias = Callable[[Card], tuple[int, int]]
"""Sort key for cards: those with the highest key are given first."""
_FINE = 1 << 32
"""Resolution of random decisions."""


class UnsureGift(Struct, frozen=True):
    """`count` cards from `giver`: all of `sure`, and the rest from `others`.

    In a forced gift, `key` is the order in which the giver gives cards.
    """

    giver: Seat
    count: int
    sure: tuple[Card, ...]
    others: tuple[Card, ...]
    key: Key

    @property
    def more(self) -> int:
        """The number of cards from `others`."""
        return self.count - len(self.sure)

    def ranked(self) -> list[Card]:
        """Return `others`, highest key first."""
        return sorted(self.others, key=self.key, reverse=True)

    def least_telling(self) -> tuple[Card, ...]:
        """Return the gift that says least about the cards that the giver kept."""
        return (*self.sure, *self.ranked()[: self.more])


def unsure_gift(view: SeatView, pair: Pair) -> UnsureGift | None:
    """Return what the viewer knows of a gift from the other seat of a pair.

    Returns None if there is nothing unsure, or if the cards contradict the rules.
    """
    upper = view.seat == pair.upper
    giver = pair.lower if upper else pair.upper
    found = next((each for each in view.received if each.giver == giver), None)
    if found is None or any(gift.giver == giver for gift in view.given):
        return None
    gift_key, kept_back = view.book.gift_key, view.book.exchange.kept_back
    key = gift_key if upper else _reversed(gift_key)
    forced = not upper or pair.how == "worst"
    own = [key(card) for card in given_to(view, giver) if card not in kept_back] if forced else []
    sure, others = list[Card](), list[Card]()
    for card in found.cards:
        if card not in kept_back:
            # If the viewer had held this card, it would have been part of the viewer's own gift.
            (sure if own and key(card) < max(own) else others).append(card)
    if not len(sure) <= found.count <= len(sure) + len(others):
        return None
    return UnsureGift(giver, found.count, tuple(sure), tuple(others), key)


def is_forced(view: SeatView, pair: Pair) -> bool:
    """Return whether the viewer received cards in this pair that the giver could not choose."""
    return view.seat == pair.upper or (view.seat == pair.lower and pair.how == "worst")


def limits(view: SeatView, gift: UnsureGift) -> list[tuple[Card, int]]:
    """Return the possible limits of a forced gift, each with the number of gifts that have it.

    The list is empty if every gift contradicts the cards that the giver has played since.
    """
    if gift.sure:
        found = [(min(gift.sure, key=gift.key), comb(len(gift.others), gift.more))]
    else:
        found = [(card, comb(at, gift.count - 1)) for at, card in enumerate(gift.ranked())]
    played = Counter(
        card for seat, meld in view.history if meld and seat == gift.giver for card in meld.cards
    )
    kept = played - Counter(given_to(view, gift.giver))
    return [
        (limit, n)
        for limit, n in found
        if n and all(_fits(view, gift, limit, card) for card in kept)
    ]


def drawn(view: SeatView, gift: UnsureGift, rng: Rng) -> tuple[Card, ...] | None:
    """Return a random forced gift, each as likely as deals lead to it, or None if no deal does."""
    pool, known = _pool(view), view.known_holdings().get(gift.giver, ())
    hidden = max(0, view.counts[gift.giver] - len(known))
    ways = [
        (limit, n * comb(sum(_fits(view, gift, limit, card) for card in pool), hidden))
        for limit, n in limits(view, gift)
    ]
    total = sum(n for _, n in ways)
    if not total:
        return None
    if gift.sure:
        return (*gift.sure, *rng.shuffled(gift.others)[: gift.more])
    limit = _chosen(ways, rng.below(_FINE) * total // _FINE)
    ranked = gift.ranked()
    return (limit, *rng.shuffled(ranked[: ranked.index(limit)])[: gift.count - 1])


def _chosen(ways: list[tuple[Card, int]], at: int) -> Card:
    """Return the card to which number `at` belongs if each card has as many numbers as ways."""
    for card, n in ways:
        at -= n
        if at < 0:
            return card
    raise AssertionError("beyond the last number")


def receipt(known: Catalogue, view: SeatView, state: RoundState, gift: UnsureGift) -> Receipt:
    """Return a forced gift as evidence about the giver's hand. `state` must fit the view."""
    layout, kept_back = known.layout, view.book.exchange.kept_back
    own = Counter(given_to(view, gift.giver)) & Counter(view.known_holdings().get(gift.giver, ()))
    returned = layout.pack((own & Counter(state.hands[gift.giver])).elements())
    slots = [slot for slot, cards in enumerate(layout.cards) if not kept_back.issuperset(cards)]
    slots.sort(key=lambda slot: gift.key(layout.cards[slot][0]), reverse=True)
    found = Receipt(known.tables, gift.giver, returned, slots)
    pool, possible = _pool(view), limits(view, gift)
    for slot in slots:
        hidden = [card for card in pool if layout.slot_of[card] == slot]
        counts = range(len(layout.cards[slot]) + 1)
        found.weights.append([_share(view, gift, possible, hidden, count) for count in counts])
    return found


def given_to(view: SeatView, taker: Seat) -> tuple[Card, ...]:
    """Return the cards of the viewer's first gift to a seat, or an empty tuple."""
    gifts = (gift.cards for gift in view.given if (gift.giver, gift.taker) == (view.seat, taker))
    return next(gifts, ())


def _share(
    view: SeatView, gift: UnsureGift, possible: list[tuple[Card, int]], hidden: list[Card],
    count: int,
) -> float:  # fmt: skip
    """Return the probability that a giver of this gift can have kept `count` of these cards.

    Which of them were kept, and which gift of the possible ones was made, is random.
    """
    every = comb(len(hidden), count) * sum(n for _, n in possible)
    fitting = [(sum(_fits(view, gift, limit, card) for card in hidden), n) for limit, n in possible]
    return sum(comb(cards, count) * n for cards, n in fitting) / every if every else 0.0


def _fits(view: SeatView, gift: UnsureGift, limit: Card, card: Card) -> bool:
    """Return whether a giver of a gift with this limit can have kept a card."""
    return card in view.book.exchange.kept_back or gift.key(card) <= gift.key(limit)


def _pool(view: SeatView) -> list[Card]:
    """Return the cards of which the viewer does not know where they are."""
    known = Counter(card for cards in view.known_holdings().values() for card in cards)
    return sorted((Counter(view.unseen()) - known).elements())


def _reversed(key: Key) -> Key:
    def opposite(card: Card) -> tuple[int, int]:
        rank, suit = key(card)
        return -rank, -suit

    return opposite
