"""The climbing family as one object (see `engine.family.Family` for what each method means)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.cards import Card, Seat, format_cards
from arschloch_gui.engine.climbing import flow, legal
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.conflicts import problems
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.presets import FIRM_SIZES, PRESETS, TABLE_SIZES
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView, determinize, view_of
from arschloch_gui.engine.climbing.view_json import view_from_json, view_to_json
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, Family, FixedDeal, Refusal, RoundSetup
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.view_json import KeyReader

View: TypeAlias = SeatView


class ClimbingFamily:
    """Arschloch, Trou du cul, President."""

    key = "climbing"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = FIRM_SIZES
    deal_zones: Mapping[str, bool] = MappingProxyType({})
    expect_keys: tuple[str, ...] = ()
    action_forms: Mapping[str, Form] = MappingProxyType({})

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return problems(rules)

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_of(rules)

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

    def step(self, state: RoundState, action: Action, emit: Emit) -> RoundState:
        after = state.clone()
        flow.advance(after, action, emit)
        return after

    def same_action(self, state: RoundState, one: Action, other: Action) -> bool:
        return legal.same_action(state, one, other)

    def view(self, state: RoundState, seat: Seat | None) -> SeatView:
        return view_of(state, seat)

    def determinize(self, view: SeatView, rng: Rng) -> RoundState:
        return determinize(view, rng)

    def view_to_json(self, view: SeatView) -> dict[str, object]:
        return view_to_json(view)

    def view_from_json(
        self, rules: Rules, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]
    ) -> SeatView:
        return view_from_json(rules, seat, keys, legal)

    def describe(self, state: RoundState) -> dict[str, object]:
        return {
            "to_act": state.to_act if state.to_act >= 0 else None,
            "top": list(format_cards(state.top.cards)) if state.top else [],
            "hands": [len(hand) for hand in state.hands],
            "hand_of": {str(seat): list(format_cards(h)) for seat, h in enumerate(state.hands)},
            "finished": list(state.finished),
            "offices": list(state.offices),
            "reversed": state.reversed,
            "phase": state.phase,
        }

    def points(self, state: RoundState) -> tuple[int, ...]:
        place = {seat: place for place, seat in enumerate(state.finished)}
        last = state.book.out.last_place_scores
        return tuple(len(place) - 1 - place[seat] + last for seat in range(len(place)))

    def places(self, state: RoundState) -> tuple[float, ...]:
        return tuple(float(state.finished.index(seat) + 1) for seat in range(len(state.order)))

    def is_over(self, rules: Rules, rounds: int, scores: tuple[int, ...]) -> bool:
        return 0 < rules.rounds <= rounds

    def standings(self, scores: tuple[int, ...], last: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(sorted(last, key=lambda seat: -scores[seat]))

    def hands_left(self, state: RoundState) -> tuple[tuple[Card, ...], ...]:
        return tuple(map(tuple, state.hands))

    def carry(self, state: RoundState) -> Carry:
        marks = tuple(mark for carried in state.book.out.carried for mark in carried(state))
        return Carry(order=state.order, offices=tuple(state.finished), marks=marks)


CLIMBING: Family[Rules, RoundState, SeatView] = ClimbingFamily()
