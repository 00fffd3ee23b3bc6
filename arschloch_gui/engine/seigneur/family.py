"""Grand Seigneur as one object (see `engine.family.Family` for what each method means)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.engine.actions import Action, Form, Give, Pass, Play
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
from arschloch_gui.engine.plain_game import GameOfOffices, described
from arschloch_gui.engine.seigneur import exchange, flow, legal
from arschloch_gui.engine.seigneur.actions import FORMS
from arschloch_gui.engine.seigneur.combos import readings
from arschloch_gui.engine.seigneur.deck import NO_HEIGHT, deck_for, height_of, name_of
from arschloch_gui.engine.seigneur.hand import plays_in
from arschloch_gui.engine.seigneur.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED, RoundState
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.seigneur.view_line import SeigneurLine
from arschloch_gui.engine.table.public import EXCHANGE
from arschloch_gui.engine.together import can_be_joined


class SeigneurFamily(GameOfOffices):
    """Grand Seigneur."""

    key = "seigneur"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    deal_zones: Mapping[str, bool] = MappingProxyType({})
    expect_keys: tuple[str, ...] = ("wish",)
    action_forms: Mapping[str, Form] = FORMS

    line = SeigneurLine()

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return rules.problems()

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_for(rules.players)

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return ("MJ", *RANKS, "DR")

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        melds = (combo.cards for combo in plays_in(hand))
        return can_be_joined(cards, hand, melds, height_of, lambda some: bool(readings(some)))

    def deal_problem(self, rules: Rules, deal: FixedDeal) -> Refusal | None:
        return misfit(deal, rules.players, deck_for(rules.players)) or empty_hand(deal.hands)

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

    def actor(self, state: RoundState, action: Action) -> Seat:
        if state.phase == EXCHANGE and isinstance(action, Give):
            owed = exchange.owed_to(state, action.to)
            return owed.giver if owed is not None else state.to_act
        return state.to_act

    def is_secret(self, phase: str, action: Action) -> bool:
        return phase == BOMB_ASKED and isinstance(action, Pass)

    def entry(self, action: Action) -> Action:
        play = legal.play_of(action)
        return Play(play.cards) if play is not None else action

    def advance(self, state: RoundState, action: Action, emit: Emit) -> None:
        flow.advance(state, action, emit)

    def same_action(self, state: RoundState, one: Action, other: Action) -> bool:
        return legal.same_action(state, one, other)

    def view(self, state: RoundState, seat: Seat | None) -> SeatView:
        return SeatView.of(state, seat)

    def describe(self, state: RoundState) -> dict[str, object]:
        wish = name_of(state.wish) if state.wish != NO_HEIGHT else None
        return {**described(state, state.top.cards if state.top else ()), "wish": wish}


SEIGNEUR: Family[Rules, RoundState, SeatView] = SeigneurFamily()
