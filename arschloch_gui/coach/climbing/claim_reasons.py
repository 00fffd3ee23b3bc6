"""Why to declare something before the exchange (a putsch, a revolution), or why to let it be.

Whoever declares it calls the exchange off: those below keep their best cards by it, those above go
without them. The rest is how strong the hand is as it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.coach.climbing.hand import Hand
from arschloch_gui.coach.climbing.special import BOMB, REVOLUTION, Special
from arschloch_gui.coach.climbing.weighed import WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.tribute import usual_pairs
from arschloch_gui.engine.climbing.view import SeatView

PAID, GOT, SPECIAL, SHARE, LONE = 0.2, 0.2, 0.25, 0.3, 0.02
"""Of a strong card that would be paid or got, of a revolution or bomb held, of the share of turns
that take a trick, of a lone low card. Set by hand."""
GOOD = 0.25
"""A card of such a strength is missed when it has to be paid."""
MANY = 0.25
"""The share of turns that take a trick in a hand that may come out first; judged putsches with a
larger one were right more often than not."""
SINGLES = 3
"""So many lone low cards are many."""


def declaring(view: SeatView) -> Iterator[WeighedReason]:
    """What speaks for it, in no order."""
    hand = Hand(view)
    strong = [card for card in _to_pay(view) if hand.single(rank_of(card)).strength >= GOOD]
    if strong:
        yield WeighedReason(PAID * len(strong), Reason("would_pay", tuple(sorted(strong))))
    special = Special(view)
    for does in (REVOLUTION, BOMB):
        for meld in hand.melds:
            if meld.kind == SET and special.of(meld.rank, meld.size) == does:
                cards = tuple(card for card in hand.cards if rank_of(card) == meld.rank)
                yield WeighedReason(SPECIAL, Reason(f"{does}_held", cards[: meld.size]))
    wins, turns = len(hand.wins()), len(hand.melds)
    if wins > 1 and wins >= MANY * turns:
        yield WeighedReason(
            SHARE * wins / turns, Reason("strong_hand", count=wins, other_count=turns)
        )


def keeping_still(view: SeatView) -> Iterator[WeighedReason]:
    """What speaks against it, in no order."""
    hand = Hand(view)
    for pair in usual_pairs(view.book.exchange.counts, view.offices):
        if pair.upper == view.seat:
            yield WeighedReason(GOT * pair.count, Reason("would_get", count=pair.count))
            return
    wins, turns = len(hand.wins()), len(hand.melds)
    if wins < MANY * turns:
        reason = Reason("weak_hand", count=wins, other_count=turns)
        yield WeighedReason(SHARE * (1 - wins / turns), reason)
    lone = hand.lone_low()
    if len(lone) >= SINGLES:
        cards = tuple(card for card in hand.cards if rank_of(card) in lone)
        yield WeighedReason(LONE * len(lone), Reason("many_singles", cards, count=len(lone)))


def _to_pay(view: SeatView) -> tuple[Card, ...]:
    """The cards the seat would have to give in the exchange, as a rule its best."""
    own = [card for card in view.hand if card not in view.book.exchange.kept_back]
    for pair in usual_pairs(view.book.exchange.counts, view.offices):
        if pair.lower == view.seat:
            ranked = sorted(own, key=view.book.gift_key)
            return tuple(ranked[-pair.count :])
    return ()
