"""Shithead as one object (see `engine.family.Family` for what each method means).

A record's `deal` line may lay down `open` and `blind` cards by seat, the `stock` and the `pile`
(of both the last card lies on top, so it is drawn next or matched); what it leaves out is empty.
Hands may be short and, where there is no stock, empty. With a pile the round is under way:
nobody swaps, and whoever leads lays what he likes. Otherwise `lead` names who begins, and he has
to show the lowest rank only if it is in his hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.cards import RANKS, Card, Seat
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import (
    Family,
    FixedDeal,
    Refusal,
    RoundSetup,
    Zone,
)
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.plain_game import GameOfOffices, described, of_all, of_seats
from arschloch_gui.engine.shithead import flow, legal
from arschloch_gui.engine.shithead.actions import FORMS
from arschloch_gui.engine.shithead.pile import kind_of, top_cards
from arschloch_gui.engine.shithead.rules import PRESETS, SIZE, TABLE_SIZES, Rules, deck_of
from arschloch_gui.engine.shithead.state import GONE, RoundState
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.shithead.view_line import ShitheadLine

View: TypeAlias = SeatView


class ShitheadFamily(GameOfOffices):
    """Shithead."""

    key = "shithead"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = MappingProxyType({})
    deal_zones: Mapping[str, bool] = MappingProxyType(
        {"open": False, "blind": False, "stock": True, "pile": True}
    )
    expect_keys: tuple[str, ...] = ()
    action_forms: Mapping[str, Form] = FORMS

    line = ShitheadLine()

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return rules.problems()

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_of(rules)

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return RANKS

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        return len(set(map(kind_of, cards))) <= 1

    def deal_problem(self, rules: Rules, deal: FixedDeal) -> Refusal | None:
        if (problem := misfit(deal, rules.players, deck_of(rules))) is not None:
            return problem
        laid = [zone.piles for zone in deal.zones if not zone.shared]
        if any(len(pile) > SIZE for piles in laid for pile in piles):
            return Refusal.of("deal_table_too_full", most=SIZE)
        # While there is a stock nobody's hand is empty; without one there may be other cards.
        stock = deal.zone("stock")
        drawing = stock is not None and stock.piles[0]
        return empty_hand(deal.hands) if drawing else empty_hand(deal.hands, *laid)

    def start_round(
        self,
        rules: Rules,
        setup: RoundSetup,
        emit: Emit,
        begun: Callable[[RoundState], None] | None = None,
    ) -> RoundState:
        return flow.start_round(rules, setup, emit, begun)

    def legal(self, state: RoundState) -> tuple[Action, ...]:
        return legal.legal_actions(state)

    def refusal(self, state: RoundState, action: Action) -> Refusal | None:
        return legal.refusal(state, action)

    def advance(self, state: RoundState, action: Action, emit: Emit) -> None:
        flow.advance(state, action, emit)

    def same_action(self, state: RoundState, one: Action, other: Action) -> bool:
        return legal.same_action(one, other)

    def view(self, state: RoundState, seat: Seat | None) -> SeatView:
        return SeatView.of(state, seat)

    def describe(self, state: RoundState) -> dict[str, object]:
        return described(state, top_cards(state.pile), turned=state.direction < 0)

    def hands_left(self, state: RoundState) -> tuple[tuple[Card, ...], ...]:
        return tuple(
            (*hand, *table, *(card for card in blind if card != GONE))
            for hand, table, blind in zip(state.hands, state.open, state.blind, strict=True)
        )

    def holdings(self, state: RoundState) -> tuple[Zone, ...]:
        blind = [[card for card in cards if card != GONE] for cards in state.blind]
        laid = (of_seats("open", state.open), of_seats("blind", blind))
        return (*super().holdings(state), *laid, of_all("stock", state.stock))


SHITHEAD: Family[Rules, RoundState, SeatView] = ShitheadFamily()
