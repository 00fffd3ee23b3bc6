"""The climbing family as one object (see `engine.family.Family` for what each method means)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec.structs import replace

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.climbing import flow, legal
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.conflicts import problems
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.past import REMEMBERED, PastRound
from arschloch_gui.engine.climbing.presets import FIRM_SIZES, PRESETS, TABLE_SIZES
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.climbing.view_line import ClimbingLine
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import (
    Carry,
    Family,
    FixedDeal,
    Refusal,
    RoundSetup,
    Zone,
)
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.plain_game import GameOfOffices, described, of_all
from arschloch_gui.engine.together import can_be_joined

View: TypeAlias = SeatView


class ClimbingFamily(GameOfOffices):
    """Arschloch, Trou du cul, President."""

    key = "climbing"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = FIRM_SIZES
    deal_zones: Mapping[str, bool] = MappingProxyType({})
    expect_keys: tuple[str, ...] = ()
    action_forms: Mapping[str, Form] = MappingProxyType({})

    line = ClimbingLine()

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return problems(rules)

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_of(rules)

    def suits_count(self, rules: Rules) -> bool:
        book = compile_rules(rules)
        return book.suits_matter or book.suits_bind or book.lead.card_decides

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        book = compile_rules(rules)
        melds = (meld.cards for meld in book.melds(sorted(hand)))
        return can_be_joined(cards, hand, melds, rank_of, lambda some: bool(book.readings(some)))

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return rank_names(rules)

    def deal_problem(self, rules: Rules, deal: FixedDeal) -> Refusal | None:
        return misfit(deal, rules.players, deck_of(rules)) or empty_hand(deal.hands)

    def start_round(
        self,
        rules: Rules,
        setup: RoundSetup,
        emit: Emit,
        begun: Callable[[RoundState], None] | None = None,
    ) -> RoundState:
        return flow.start_round(compile_rules(rules), setup, emit, begun)

    def legal(self, state: RoundState) -> tuple[Action, ...]:
        return legal.legal_actions(state)

    def refusal(self, state: RoundState, action: Action) -> Refusal | None:
        return legal.refusal(state, action)

    def advance(self, state: RoundState, action: Action, emit: Emit) -> None:
        flow.advance(state, action, emit)

    def same_action(self, state: RoundState, one: Action, other: Action) -> bool:
        return legal.same_action(state, one, other)

    def view(self, state: RoundState, seat: Seat | None) -> SeatView:
        return SeatView.of(state, seat)

    def describe(self, state: RoundState) -> dict[str, object]:
        top = state.top.cards if state.top else ()
        return described(state, top, turned=state.reversed)

    def points(self, state: RoundState) -> tuple[int, ...]:
        last = state.book.out.last_place_scores
        return tuple(points + last for points in super().points(state))

    def holdings(self, state: RoundState) -> tuple[Zone, ...]:
        return (*super().holdings(state), of_all("aside", state.aside))

    def carry(self, state: RoundState) -> Carry:
        marks = tuple(mark for carried in state.book.out.carried for mark in carried(state))
        past = PastRound(state.order, state.offices, state.history, self.hands_left(state))
        before = (*state.before, past)[-REMEMBERED:]
        return replace(super().carry(state), marks=marks, before=before)


CLIMBING: Family[Rules, RoundState, SeatView] = ClimbingFamily()
