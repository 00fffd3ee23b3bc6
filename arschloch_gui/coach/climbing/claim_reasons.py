"""Reasons to make a declaration before the exchange (putsch, revolution), or not to.

A declaration cancels the exchange: lower positions keep their best cards, and higher ones do not
get them. Apart from that, the strength of the hand matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from arschloch_gui.coach.climbing.hand import WINS, Hand
from arschloch_gui.coach.climbing.special import BOMB, REVOLUTION, Special
from arschloch_gui.coach.climbing.weighed import WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.tribute import usual_pairs
from arschloch_gui.engine.climbing.view import SeatView

ALWAYS, WINNING, STRONG, PLAYS = 0.39, 1.84, 1.61, -0.95
"""Weights of a declaration: in any case, and per card of the hand, for cards that win tricks, for
strength and for plays.

They were fitted to half of the judged declarations and confirmed with the other half
(`docs/measurements/judging-exchanges.md`).
"""
PAID, GOT, HELD, SPECIAL, SHARE, LONE = 0.2, 0.2, 0.15, 0.25, 0.3, 0.02
"""Weights, set by hand.

They are for a strong card that would be paid, for a card that would be received, for a card that
wins tricks, for a revolution or bomb in the hand, for the share of turns that win a trick, and for
a single low card.
"""
GOOD = 0.25
"""Minimum strength of a card that counts as a loss if it must be given away."""
MANY = 0.25
"""Minimum share of turns that win a trick for a hand to count as strong.

Judged putsches with a larger share were right more often than not.
"""
SINGLES = 3
"""Minimum number of single low cards that counts as many."""


def claim_value(view: SeatView) -> float:
    """Return the estimated gain of a declaration in expected position; negative if it loses.

    A seat that would receive cards loses by calling the exchange off.
    """
    if count := _to_get(view):
        return -GOT * count
    hand = Hand(view)
    strength = sum(hand.single(rank_of(card)).strength for card in hand.cards)
    tops, plays = len(_tops(view, hand)), len(hand.melds)
    return ALWAYS + (WINNING * tops + STRONG * strength + PLAYS * plays) / len(hand.cards)


def _tops(view: SeatView, hand: Hand) -> list[Card]:
    """Return the cards that win tricks or complete sets."""
    helpers = view.book.helpers
    return [c for c in hand.cards if c in helpers or hand.single(rank_of(c)).control >= WINS]


def _to_get(view: SeatView) -> int:
    """Return the number of cards that the seat would receive in the exchange."""
    pairs = usual_pairs(view.book.exchange.counts, view.offices)
    return next((pair.count for pair in pairs if pair.upper == view.seat), 0)


def declaring(view: SeatView) -> Iterator[WeighedReason]:
    """Yield the reasons for a declaration, unordered."""
    hand = Hand(view)
    strong = [card for card in _to_pay(view) if hand.single(rank_of(card)).strength >= GOOD]
    if strong:
        reason = Reason("would_pay", tuple(sorted(strong)), count=hand.held_of(strong))
        yield WeighedReason(PAID * len(strong), reason)
    special = Special(view)
    for does in (REVOLUTION, BOMB):
        for meld in hand.melds:
            if meld.kind == SET and special.of(meld.rank, meld.size) == does:
                cards = tuple(card for card in hand.cards if rank_of(card) == meld.rank)
                yield WeighedReason(SPECIAL, Reason(f"{does}_held", cards[: meld.size]))
    helpers = tuple(card for card in hand.cards if card in view.book.helpers)
    if helpers:
        yield WeighedReason(HELD * len(helpers), Reason("wild_held", helpers))
    tops = [card for card in _tops(view, hand) if card not in view.book.helpers]
    # Not if all of them would be paid: that names the same cards and is the better reason.
    if len(tops) > 1 and Counter(tops) - Counter(strong):
        yield WeighedReason(HELD * len(tops), Reason("tops_held", tuple(tops)))
    wins, turns = len(hand.wins()), len(hand.melds)
    if len(tops) < 2 and wins > 1 and wins >= MANY * turns:
        yield WeighedReason(
            SHARE * wins / turns, Reason("strong_hand", count=wins, other_count=turns)
        )


def keeping_still(view: SeatView) -> Iterator[WeighedReason]:
    """Yield the reasons against a declaration, unordered."""
    hand = Hand(view)
    if count := _to_get(view):
        yield WeighedReason(GOT * count, Reason("would_get", count=count))
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
    """Return the cards the seat would probably have to give in the exchange: its best ones."""
    own = [card for card in view.hand if card not in view.book.exchange.kept_back]
    for pair in usual_pairs(view.book.exchange.counts, view.offices):
        if pair.lower == view.seat:
            ranked = sorted(own, key=view.book.gift_key)
            return tuple(ranked[-pair.count :])
    return ()
