"""What the exchange says about the cards that were kept: the lower office had to give its best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from arschloch_gui.engine.cards import RANK_OF_NAME, Card, Seat, rank_of
from arschloch_gui.engine.climbing.dues import Pair
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rulemods.exchange_ask import ASKING
from arschloch_gui.engine.climbing.rulemods.pass_left import PASSING_LEFT
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from arschloch_gui.engine.climbing.view import SeatView

FORCED = {"best_for_worst": "worst", "best_for_any": "choice"}
"""How the upper office returns, in the exchanges that begin with a forced gift of the lower."""

Held: TypeAlias = Callable[[Card], bool]
"""Whether a seat can hold a card nobody showed the viewer there."""


@dataclass(frozen=True, slots=True)
class Paid:
    """A pair whose lower office gave its best cards; `how` the upper returns as many."""

    pair: Pair
    how: str
    returned: bool


def paid(view: SeatView, state: RoundState) -> Iterator[Paid]:
    """The pairs that have exchanged by force in this round; `state` fits the view."""
    if not (view.playing or view.due[0].kind in (GIFT, PASSING_LEFT, ASKING)):
        return
    usual = FORCED.get(view.book.rules.exchange, "")
    waiting = {due.seat for due in view.due if due.kind == GIFT}
    for pair in exchange_pairs(state):
        if how := pair.how or usual:
            yield Paid(pair, how, pair.upper not in waiting)


def bounds(view: SeatView, state: RoundState) -> dict[Seat, Held]:
    """What seats can hold after what they gave the viewer or denied him; `state` fits the view.

    Cards that came to them since are known to the viewer, or else there is no bound.
    """
    found = {
        due.about.target: _not_denied(view, due.about.denied)
        for due in view.due
        if due.kind == ASKING and due.about.denied
    }
    passed_on = view.playing or view.due[0].kind == PASSING_LEFT
    if view.book.rules.pass_left and passed_on:
        return {}
    for each in paid(view, state):
        pair = each.pair
        if view.seat == pair.upper and (cards := _given(view, pair.lower)):
            found[pair.lower] = _no_better(view, cards)
        elif (
            view.seat == pair.lower and each.how == "worst" and (cards := _given(view, pair.upper))
        ):
            found[pair.upper] = _no_worse(view, cards)
    return found


def _given(view: SeatView, giver: Seat) -> tuple[Card, ...]:
    """The first gift of a seat to the viewer."""
    return next((each.cards for each in view.given if each.giver == giver), ())


def _no_better(view: SeatView, given: tuple[Card, ...]) -> Held:
    kept_back, key = view.book.exchange.kept_back, view.book.gift_key
    most = min(map(key, given))
    return lambda card: key(card) <= most or card in kept_back


def _no_worse(view: SeatView, given: tuple[Card, ...]) -> Held:
    kept_back, key = view.book.exchange.kept_back, view.book.gift_key
    least = max(map(key, given))
    return lambda card: key(card) >= least or card in kept_back


def _not_denied(view: SeatView, names: tuple[str, ...]) -> Held:
    kept_back, denied = view.book.exchange.kept_back, {RANK_OF_NAME[name] for name in names}
    return lambda card: rank_of(card) not in denied or card in kept_back
