"""Exchange pairs, their numbers of cards, and automatic gifts (rules.md §1.6)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.gifts import GIFT, giveable, hand_over
from arschloch_gui.engine.climbing.marks import CALLED_OFF
from arschloch_gui.engine.climbing.pending import Given, Pair, PendingDecision, Transfer
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.table.public import EXCHANGE


def usual_pairs(counts: Iterable[int], offices: tuple[Seat, ...]) -> tuple[Pair, ...]:
    """Return the exchange pairs of a round before amendments, or () if there are no positions."""
    if not offices:
        return ()
    return tuple(
        Pair(offices[at], offices[-1 - at], count) for at, count in enumerate(counts) if count
    )


def exchange_pairs(state: RoundState) -> tuple[Pair, ...]:
    """Return the exchange pairs of this round after all amendments.

    There are none in a first round or if the exchange was called off.
    """
    if CALLED_OFF in state.marks:
        return ()
    pairs = usual_pairs(state.book.exchange.counts, state.offices)
    for amend in state.book.exchange.amendments:
        pairs = amend(state, pairs)
    return pairs


def pay_tribute(state: RoundState, pairs: Iterable[Pair], how: str, emit: Emit) -> None:
    """Give the best cards of the lower positions, and return cards as `how` specifies.

    `how` is "worst" (automatic) or "choice". Both players of a pair give the same number of cards.
    They give fewer than planned if a hand is too short or has cards that cannot be exchanged, so
    that every player has cards when play begins.
    """
    pairs = [replace(pair, how=pair.how or how) for pair in pairs]
    # Automatic gifts are simultaneous: all are chosen before any card arrives.
    counts = [_count(state, pair) for pair in pairs]
    tribute = [Transfer(p.lower, p.upper, n, "best") for p, n in zip(pairs, counts, strict=True)]
    returns = [Transfer(p.upper, p.lower, n, p.how) for p, n in zip(pairs, counts, strict=True)]
    forced = [
        Given(t.giver, t.taker, _extreme(state, t))
        for t in (*tribute, *returns)
        if t.how != "choice" and t.count
    ]
    for given in forced:
        hand_over(state, given, emit)
    for t in returns:
        if t.how == "choice" and t.count:
            state.due.append(PendingDecision(t.giver, GIFT, EXCHANGE, t))


def _count(state: RoundState, pair: Pair) -> int:
    """Return the number of cards to exchange in each direction.

    An upper position that chooses can also return cards that it has just received.
    """
    automatic = [pair.lower] if pair.how == "choice" else [pair.lower, pair.upper]
    return min(pair.count, *(len(giveable(state, seat)) for seat in automatic))


def _extreme(state: RoundState, transfer: Transfer) -> tuple[Card, ...]:
    ranked = sorted(giveable(state, transfer.giver), key=state.book.gift_key)
    best = ranked[len(ranked) - transfer.count :]
    return tuple(sorted(best if transfer.how == "best" else ranked[: transfer.count]))
