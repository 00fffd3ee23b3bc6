"""`pass_left`: after the exchange, all players pass cards to the left (rules.md §1.6).

`simultaneous`: all cards at once. `one_by_one`: one card per lap. Players pick up the received card
before the next lap, so they can pass it on. Within a lap, they see it only after all players have
chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from arschloch_gui.engine.actions import Action, Shift
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.gifts import arrive, exchange_class, take_out
from arschloch_gui.engine.climbing.marks import CALLED_OFF
from arschloch_gui.engine.climbing.pending import Given, PendingDecision
from arschloch_gui.engine.climbing.rulebook import DecisionKind, RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import CardsPassedOn, Emit
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held

PASSING_LEFT = "pass_left"
SHIFT = "shift"
"""Name of the phase."""


class Passing(Struct, frozen=True):
    """The decision which `count` cards to pass in this `lap` of `laps`, counting from 1."""

    count: int
    lap: int = 1
    laps: int = 1


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the option is 0.

    No cards are passed in a first round or if the exchange was called off.
    """
    if not rules.pass_left:
        return None
    card_by_card = rules.pass_left_order == "one_by_one"
    first = Passing(1, 1, rules.pass_left) if card_by_card else Passing(rules.pass_left)

    def prelude(state: RoundState, emit: Emit) -> None:
        if state.offices and CALLED_OFF not in state.marks:
            _begin_lap(state, first)

    return Contribution(
        exchange=ExchangePart(prelude=prelude),
        decision_kinds=(DecisionKind(PASSING_LEFT, _legal, _refuse, _apply, about=Passing),),
    )


def _begin_lap(state: RoundState, passing: Passing) -> None:
    """Ask every seat that can pass cards to choose them, starting to the left of the dealer."""
    seat = state.successor[state.dealer]
    for _ in state.order:
        # Each player keeps at least one card, so that no player is out before play begins.
        if count := min(passing.count, len(state.hands[seat]) - 1):
            about = Passing(count, passing.lap, passing.laps)
            state.due.append(PendingDecision(seat, PASSING_LEFT, SHIFT, about))
        seat = state.successor[seat]


def _apply(state: RoundState, action: Action, emit: Emit) -> None:
    assert isinstance(action, Shift)
    passing = state.due.pop(0).about_as(Passing)
    seat = state.to_act
    given = Given(seat, state.successor[seat], tuple(sorted(action.cards)))
    take_out(state, given)
    state.transit.append(given)
    if emit:
        emit(CardsPassedOn(seat, given.taker, len(given.cards), given.cards))
    if state.due:
        return
    while state.transit:
        arrive(state, state.transit.pop(0), emit)
    if passing.lap < passing.laps:
        _begin_lap(state, Passing(1, passing.lap + 1, passing.laps))


def _legal(state: RoundState) -> Iterator[Action]:
    passing = state.due[0].about_as(Passing)
    seen: set[tuple[int, ...]] = set()
    for cards in combinations(state.hands[state.to_act], passing.count):
        key = exchange_class(state, cards)
        if key not in seen:
            seen.add(key)
            yield Shift(cards)


def _refuse(state: RoundState, action: Action) -> Refusal | None:
    if not isinstance(action, Shift):
        return Refusal.of("not_now", phase=SHIFT)
    count = state.due[0].about_as(Passing).count
    if len(action.cards) != count:
        return Refusal.of("wrong_count", count=count, given=len(action.cards))
    return not_held(state.hands[state.to_act], action.cards)
