"""`pass_left`: after the exchange everybody passes cards to the left neighbour (rules.md §1.6).

`simultaneous`: nobody sees what comes before all have chosen. `one_by_one`: each passes on
at once, beginning left of the dealer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from arschloch_gui.engine.actions import Action, Shift
from arschloch_gui.engine.climbing.gifts import arrive, exchange_class, take_out
from arschloch_gui.engine.climbing.holding import not_held
from arschloch_gui.engine.climbing.rulebook import Contribution, Interlude
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import SHIFT, Due, Given, RoundState
from arschloch_gui.engine.climbing.tribute import CALLED_OFF
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Refusal

PASSING_LEFT = "pass_left"


def contribute(rules: Rules) -> Contribution | None:
    """Only when cards are passed; never in a first round nor in one without any exchange."""
    if not rules.pass_left:
        return None
    at_once = rules.pass_left_order == "one_by_one"

    def stage(state: RoundState, emit: Emit) -> None:
        if not state.offices or CALLED_OFF in state.marks:
            return
        seat = state.successor[state.dealer]
        for _ in state.order:
            # Nobody is left without cards: the round has not begun.
            if count := min(rules.pass_left, len(state.hands[seat]) - 1):
                state.due.append(Due(seat, PASSING_LEFT, SHIFT, count))
            seat = state.successor[seat]

    def apply(state: RoundState, action: Action, emit: Emit) -> None:
        assert isinstance(action, Shift)
        state.due.pop(0)
        seat = state.to_act
        given = Given(seat, state.successor[seat], tuple(sorted(action.cards)))
        take_out(state, given)
        state.transit.append(given)
        if at_once or not state.due:
            for each in state.transit:
                arrive(state, each, emit)
            state.transit = []

    return Contribution(stage=stage, interludes=(Interlude(PASSING_LEFT, _legal, _refuse, apply),))


def _legal(state: RoundState) -> Iterator[Action]:
    seen: set[tuple[int, ...]] = set()
    for cards in combinations(state.hands[state.to_act], state.due[0].about):
        key = exchange_class(state, cards)
        if key not in seen:
            seen.add(key)
            yield Shift(cards)


def _refuse(state: RoundState, action: Action) -> Refusal | None:
    if not isinstance(action, Shift):
        return Refusal.of("not_now", phase=SHIFT)
    count = state.due[0].about
    if len(action.cards) != count:
        return Refusal.of("wrong_count", count=count, given=len(action.cards))
    return not_held(state, action.cards)
