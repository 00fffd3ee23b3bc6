"""Grand Seigneur as one object (see `engine.family.Family` for what each method means)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from arschloch_gui.engine.actions import Action, Form, Give, Pass, Play
from arschloch_gui.engine.cards import RANKS, Card, Seat, format_cards
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import (
    Carry,
    Family,
    FixedDeal,
    PlainGame,
    Refusal,
    RoundSetup,
)
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur import exchange, flow, legal
from arschloch_gui.engine.seigneur.actions import FORMS
from arschloch_gui.engine.seigneur.deck import NO_HEIGHT, deck_for, name_of
from arschloch_gui.engine.seigneur.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED, EXCHANGE, RoundState
from arschloch_gui.engine.seigneur.view import SeatView, determinize, view_of
from arschloch_gui.engine.seigneur.view_json import view_from_json, view_to_json
from arschloch_gui.engine.view_json import KeyReader


class SeigneurFamily(PlainGame):
    """Grand Seigneur."""

    key = "seigneur"
    presets: Mapping[str, Rules] = PRESETS
    table_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    firm_sizes: Mapping[str, tuple[int, int]] = TABLE_SIZES
    deal_zones: Mapping[str, bool] = MappingProxyType({})
    expect_keys: tuple[str, ...] = ("wish",)
    action_forms: Mapping[str, Form] = FORMS

    def problems(self, rules: Rules) -> tuple[Problem, ...]:
        return rules.problems()

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_for(rules.players)

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return ("MJ", *RANKS, "DR")

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
            "reversed": False,
            "phase": state.phase,
            "wish": name_of(state.wish) if state.wish != NO_HEIGHT else None,
        }

    def points(self, state: RoundState) -> tuple[int, ...]:
        place = {seat: place for place, seat in enumerate(state.finished)}
        return tuple(len(place) - 1 - place[seat] for seat in range(len(place)))

    def places(self, state: RoundState) -> tuple[float, ...]:
        return tuple(float(state.finished.index(seat) + 1) for seat in range(len(state.order)))

    def is_over(self, rules: Rules, rounds: int, scores: tuple[int, ...]) -> bool:
        return 0 < rules.rounds <= rounds

    def standings(self, scores: tuple[int, ...], last: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(sorted(last, key=lambda seat: -scores[seat]))

    def hands_left(self, state: RoundState) -> tuple[tuple[Card, ...], ...]:
        return tuple(map(tuple, state.hands))

    def carry(self, state: RoundState) -> Carry:
        return Carry(order=state.order, offices=tuple(state.finished))


SEIGNEUR: Family[Rules, RoundState, SeatView] = SeigneurFamily()
