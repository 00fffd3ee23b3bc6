"""Thirteen Cards as one object (see `engine.family.Family` for what each method means)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.cards import RANKS, Card, Seat
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import (
    Family,
    FixedDeal,
    Refusal,
    RoundSetup,
)
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.plain_game import GameOfPenalties, described
from arschloch_gui.engine.thirteen import flow, legal
from arschloch_gui.engine.thirteen.combos import combos_in
from arschloch_gui.engine.thirteen.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.thirteen.scoring import points_for
from arschloch_gui.engine.thirteen.state import RoundState
from arschloch_gui.engine.thirteen.view import SeatView
from arschloch_gui.engine.thirteen.view_line import ThirteenLine


class ThirteenFamily(GameOfPenalties):
    """Thirteen Cards (*Treize cartes*)."""

    key = "thirteen"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    deal_zones: Mapping[str, bool] = MappingProxyType({})
    expect_keys: tuple[str, ...] = ()
    action_forms: Mapping[str, Form] = MappingProxyType({})

    line = ThirteenLine()

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return rules.problems()

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return flow.DECK

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return (*RANKS[1:], RANKS[0])

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        return any(set(cards) <= set(combo.cards) for combo in combos_in(hand))

    def deal_problem(self, rules: Rules, deal: FixedDeal) -> Refusal | None:
        return misfit(deal, rules.players, flow.DECK) or empty_hand(deal.hands)

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
        return described(state, state.top.cards if state.top else ())

    def points(self, state: RoundState) -> tuple[int, ...]:
        return tuple(points_for(len(hand)) for hand in state.hands)

    def is_over(self, rules: Rules, rounds: int, scores: tuple[int, ...]) -> bool:
        return 0 < rules.rounds <= rounds or 0 < rules.match_points <= max(scores)


THIRTEEN: Family[Rules, RoundState, SeatView] = ThirteenFamily()
