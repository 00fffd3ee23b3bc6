"""Evaluation of the gifts of Grand Seigneur by rollouts with `regular` in all seats."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from arschloch_gui.ai.player import any_player
from arschloch_gui.ai.search.trials import RegularTrials
from arschloch_gui.ai.seigneur.lowest import LowestPlayer
from arschloch_gui.ai.seigneur.plan import Planner
from arschloch_gui.ai.seigneur.regular import USUAL, RegularPlayer
from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.deck import best
from arschloch_gui.engine.seigneur.exchange import rank_worth
from arschloch_gui.engine.seigneur.flow import advance
from arschloch_gui.engine.seigneur.legal import legal_actions
from arschloch_gui.engine.seigneur.rules import exchange_counts
from arschloch_gui.engine.seigneur.state import Owed, RoundState
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE
from arschloch_gui.engine.table.round import AnyRound, AnyView

MOST_OPTIONS = 10
"""Maximum number of gifts to try, because there can be hundreds and rollouts are slow."""
MARK = "regular-1"
"""Mark of the rollouts. It must change if hands are drawn differently; `regular` never changes."""


def trials(view: SeatView, legal: tuple[Action, ...]) -> RegularTrials | None:
    """Return the trials for a gift of the exchange, or None for other decisions."""
    if view.phase != EXCHANGE or not isinstance(legal[0], Give):
        return None
    regular = any_player(RegularPlayer(known={}))

    def place_of(state: AnyRound, seat: Seat, rng: Rng) -> int:
        assert isinstance(state, RoundState)
        while seat not in state.finished:
            options = legal_actions(state)
            seen = SeatView.of(state, state.to_act)
            advance(state, options[regular.choose(seen, options, rng)], None)
        return state.finished.index(seat)

    return RegularTrials(view, legal, regular, place_of, gift_kind, promising(view, legal), redealt)


def gift_kind(action: Action) -> Hashable:
    """Return the ranks of a gift, because the suits seldom matter."""
    assert isinstance(action, Give)
    return tuple(sorted(map(rank_worth, action.cards)))


def promising(view: SeatView, legal: tuple[Action, ...]) -> list[int]:
    """Return the gifts worth trying: those that leave the best hands, and the lowest cards.

    All are returned if there are few.
    """
    if len(legal) <= MOST_OPTIONS:
        return list(range(len(legal)))
    planner = Planner(USUAL.burdens)

    def left(index: int) -> float:
        hand = list(view.hand)
        for card in cast("Give", legal[index]).cards:
            hand.remove(card)
        return planner.cost(hand)

    lowest = LowestPlayer().choose(view, legal, Rng(0))
    others = sorted(range(len(legal)), key=lambda index: (left(index), index))
    return list(dict.fromkeys([lowest, *others]))[:MOST_OPTIONS]


def redealt(view: AnyView, rng: Rng) -> RoundState:
    """Return a round that fits a view and in which the other pairs' exchanges are plausible.

    A hand drawn at random ignores that its holder paid or received the best cards. The cards of
    each other pair are therefore dealt again as before the tribute, which is then paid. If the
    upper player has already returned cards, this choice is also repeated.
    """
    state = view.world(rng)
    assert isinstance(state, RoundState)
    owed = {each.giver: each for each in state.owed}
    for at, _ in enumerate(exchange_counts(state.rules.players)):
        upper, lower = state.offices[at], state.offices[-1 - at]
        if view.own_seat in (upper, lower):
            continue
        for gift in [each for each in state.transit if each.giver == upper]:
            state.transit.remove(gift)
            state.hands[upper] = [*state.hands[upper], *gift.cards]
            owed[upper] = Owed(upper, lower, len(gift.cards))
        if upper in owed:
            _pay_again(state, owed[upper], rng)
    state.owed = tuple(sorted(owed.values(), key=lambda each: state.offices.index(each.giver)))
    state.turn = state.to_act = state.owed[0].giver
    return state


def _pay_again(state: RoundState, owed: Owed, rng: Rng) -> None:
    """Return cards drawn at random to the lower seat of a pair, which then pays its best."""
    mixed = rng.shuffled(state.hands[owed.giver])
    before = [*state.hands[owed.taker], *mixed[: owed.count]]
    paid = best(before, owed.count)
    for card in paid:
        before.remove(card)
    state.hands[owed.taker] = sorted(before)
    state.hands[owed.giver] = sorted([*mixed[owed.count :], *paid])
