"""The Big A and the Little A as one object (see `engine.family.Family` for what each means).

A record's `deal` line may put an A card into a hand: then it has been taken already, and it is not
on the table. Its `lead` places the dealer at the leader's right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.big_a import flow, legal
from arschloch_gui.engine.big_a.deck import A_CARDS, DECK
from arschloch_gui.engine.big_a.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.big_a.scoring import points_for, shared_places
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.big_a.view import SeatView, determinize, view_of
from arschloch_gui.engine.big_a.view_json import holders_to_json, view_from_json, view_to_json
from arschloch_gui.engine.cards import NUMBER_NAMES, Card, Seat, format_cards
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, Family, FixedDeal, PlainGame, Refusal, RoundSetup
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.view_json import KeyReader


class BigAFamily(PlainGame):
    """The Big A and the Little A (*Das große und das kleine A*)."""

    key = "big_a"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    deal_zones: Mapping[str, bool] = MappingProxyType({})
    expect_keys: tuple[str, ...] = ("a_holders",)
    action_forms: Mapping[str, Form] = MappingProxyType({})

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return rules.problems()

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return DECK

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return NUMBER_NAMES

    def deal_problem(self, rules: Rules, deal: FixedDeal) -> Refusal | None:
        return misfit(deal, rules.players, DECK) or empty_hand(deal.hands)

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

    def step(self, state: RoundState, action: Action, emit: Emit) -> RoundState:
        after = state.clone()
        flow.advance(after, action, emit)
        return after

    def same_action(self, state: RoundState, one: Action, other: Action) -> bool:
        return legal.same_action(one, other)

    def view(self, state: RoundState, seat: Seat | None) -> SeatView:
        return view_of(state, seat)

    def determinize(self, view: SeatView, rng: Rng) -> RoundState:
        return determinize(view, rng)

    def view_to_json(self, view: SeatView) -> dict[str, object]:
        return view_to_json(view)

    def view_from_json(
        self, rules: Rules, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]
    ) -> SeatView:
        return view_from_json(rules, seat, keys)

    def describe(self, state: RoundState) -> dict[str, object]:
        return {
            "to_act": state.to_act if state.to_act >= 0 else None,
            "top": list(format_cards(state.top.cards)) if state.top else [],
            "hands": [len(hand) for hand in state.hands],
            "hand_of": {str(seat): list(format_cards(h)) for seat, h in enumerate(state.hands)},
            "finished": list(state.finished),
            "offices": list(state.offices),
            "reversed": False,
            "phase": state.phase,
            "a_holders": holders_to_json(tuple(map(state.holder_of, A_CARDS))),
        }

    def points(self, state: RoundState) -> tuple[int, ...]:
        return tuple(map(points_for, state.hands))

    def places(self, state: RoundState) -> tuple[float, ...]:
        return shared_places(self.points(state))

    def is_over(self, rules: Rules, rounds: int, scores: tuple[int, ...]) -> bool:
        if rounds >= rules.match_rounds:
            return True
        return rules.match_points != "none" and max(scores) >= int(rules.match_points)

    def standings(self, scores: tuple[int, ...], last: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(sorted(last, key=lambda seat: scores[seat]))

    def hands_left(self, state: RoundState) -> tuple[tuple[Card, ...], ...]:
        return tuple(map(tuple, state.hands))

    def carry(self, state: RoundState) -> Carry:
        return Carry(state.order, state.finished, ((flow.DEALER, state.dealer),))


BIG_A: Family[Rules, RoundState, SeatView] = BigAFamily()
