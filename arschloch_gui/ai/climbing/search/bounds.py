"""Bounds on hidden cards from exchanges in which the lower player gave their best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.ai.climbing.search.proposals import HABIT_OF
from arschloch_gui.ai.climbing.search.public_claims import denied
from arschloch_gui.ai.climbing.search.received import is_forced, unsure_gift
from arschloch_gui.engine.cards import Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.claims import CLAIMING
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.pending import Pair
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from arschloch_gui.engine.climbing.view import SeatView

Held: TypeAlias = Callable[[Card], bool]
"""(card) → whether a seat can hold this card, which the viewer has not seen there."""


class Paid(Struct, frozen=True):
    """A pair whose lower player has given the best cards.

    `returned` is True if the upper player has returned cards.
    """

    pair: Pair
    returned: bool


def paid(view: SeatView, state: RoundState) -> Iterator[Paid]:
    """Yield the pairs that have made a forced exchange in this round.

    `state` must be consistent with the view.
    """
    if not view.playing and view.due[0].phase == CLAIMING:
        return
    waiting = {due.seat for due in view.due if due.kind == GIFT}
    for pair in exchange_pairs(state):
        if pair.how:
            yield Paid(pair, pair.upper not in waiting)


def bounds(view: SeatView, state: RoundState) -> dict[Seat, Held]:
    """Return tests for the cards that seats can still hold, given what they gave or denied.

    `state` must be consistent with the view. Denied ranks count while the asking is in progress and
    during the tricks. If cards were also passed on, only the asking in progress counts.
    """
    found = {seat: _without(view, ranks) for seat, ranks in _denied_now(view)}
    if went_on(view, state):
        return found
    if view.playing:
        found = {seat: _without(view, ranks) for seat, ranks in denied(view).items()}
    for each in paid(view, state):
        upper, lower = each.pair.upper, each.pair.lower
        if not is_forced(view, each.pair):
            continue
        if view.seat == upper and (cards := _received(view, each.pair, lower)):
            found[lower] = _no_better(view, cards)
        elif view.seat == lower and (cards := _received(view, each.pair, upper)):
            found[upper] = _no_worse(view, cards)
    return found


def went_on(view: SeatView, state: RoundState) -> bool:
    """Return whether cards were passed between seats that are not exchange partners.

    The viewer sees only their own gifts, but under such rules all seats pass cards on.
    """
    couples = [{pair.upper, pair.lower} for pair in exchange_pairs(state)]
    moves = [{gift.giver, gift.taker} for gift in view.given]
    moves += [{gift.giver, view.own_seat} for gift in view.received]
    return any(move not in couples for move in moves)


def _denied_now(view: SeatView) -> Iterator[tuple[Seat, frozenset[Rank]]]:
    """Yield the seats that have denied ranks in the decision in progress, with these ranks."""
    for due in view.due:
        habit = HABIT_OF.get(due.kind)
        if habit is not None and habit.denied is not None:
            yield habit.denied(due)


def given_by(view: SeatView, giver: Seat) -> tuple[Card, ...]:
    """Return the cards of a seat's first gift to the viewer, or an empty tuple."""
    return next((each.cards for each in view.given if each.giver == giver), ())


def _received(view: SeatView, pair: Pair, giver: Seat) -> tuple[Card, ...]:
    """Return the cards of a forced gift, or if they are unsure, those that say least."""
    gift = unsure_gift(view, pair)
    return gift.least_telling() if gift else given_by(view, giver)


def _no_better(view: SeatView, given: tuple[Card, ...]) -> Held:
    kept_back, key = view.book.exchange.kept_back, view.book.gift_key
    most = min(map(key, given))
    return lambda card: key(card) <= most or card in kept_back


def _no_worse(view: SeatView, given: tuple[Card, ...]) -> Held:
    kept_back, key = view.book.exchange.kept_back, view.book.gift_key
    least = max(map(key, given))
    return lambda card: key(card) >= least or card in kept_back


def _without(view: SeatView, ranks: frozenset[Rank]) -> Held:
    kept_back = view.book.exchange.kept_back
    return lambda card: rank_of(card) not in ranks or card in kept_back
