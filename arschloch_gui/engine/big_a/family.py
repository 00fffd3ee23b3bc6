"""The Big A and the Little A as one object (see `engine.family.Family` for what each means).

A record's `deal` line may put an A card into a hand: then it has been taken already, and it is not
on the table. Its `lead` places the dealer at the leader's right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.big_a import flow, legal
from arschloch_gui.engine.big_a.deck import A_CARDS, DEALT, DECK, JOKER
from arschloch_gui.engine.big_a.melds import meld_of
from arschloch_gui.engine.big_a.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.big_a.scoring import points_for
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.big_a.view_line import BigALine, holders_to_json
from arschloch_gui.engine.cards import NUMBER_NAMES, Card, Seat
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, Family, FixedDeal, Refusal, RoundSetup, Zone
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.plain_game import GameOfPenalties, described, of_all


class BigAFamily(GameOfPenalties):
    """The Big A and the Little A (*Das große und das kleine A*)."""

    key = "big_a"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    deal_zones: Mapping[str, bool] = MappingProxyType({})
    expect_keys: tuple[str, ...] = ("a_holders",)
    action_forms: Mapping[str, Form] = MappingProxyType({})

    line = BigALine()

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return rules.problems()

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return DECK

    def pack(self, rules: Rules) -> tuple[Card, ...]:
        return DEALT

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return NUMBER_NAMES

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        return meld_of(cards) is not None or set(cards) == {JOKER}

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

    def same_action(self, state: RoundState, one: Action, other: Action) -> bool:
        return legal.same_action(one, other)

    def view(self, state: RoundState, seat: Seat | None) -> SeatView:
        return SeatView.of(state, seat)

    def describe(self, state: RoundState) -> dict[str, object]:
        holders = holders_to_json(tuple(map(state.holder_of, A_CARDS)))
        return {**described(state, state.top.cards if state.top else ()), "a_holders": holders}

    def points(self, state: RoundState) -> tuple[int, ...]:
        return tuple(map(points_for, state.hands))

    def is_over(self, rules: Rules, rounds: int, scores: tuple[int, ...]) -> bool:
        if rounds >= rules.match_rounds:
            return True
        return rules.match_points != "none" and max(scores) >= int(rules.match_points)

    def holdings(self, state: RoundState) -> tuple[Zone, ...]:
        return (*super().holdings(state), of_all("aside", state.aside))

    def carry(self, state: RoundState) -> Carry:
        return replace(super().carry(state), marks=((flow.DEALER, state.dealer),))


BIG_A: Family[Rules, RoundState, SeatView] = BigAFamily()
