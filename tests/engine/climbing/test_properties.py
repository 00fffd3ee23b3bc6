"""Properties of any round of the climbing game, beside those of every game (`tests/laws`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.actions import PASS, Action, Answer, Give, Play
from arschloch_gui.engine.cards import CARD_COUNT
from arschloch_gui.engine.climbing.events import Proposed
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    CardsPassedOn,
    CardsSetAside,
    Event,
)
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng
from deals import text_of
from random_rules import presets_and_rules

CHOSEN = presets_and_rules(CLIMBING)
SEEDS = st.integers(0, 2**32)
Chosen = tuple[str, Any]


def start(rules: Any, seed: int, events: list[Event] | None = None) -> RoundState:
    """Return a round dealt from a seed: a first one, or (three times in four) a later one."""
    rng = Rng(seed, "start")
    order = tuple(rng.shuffled(range(rules.players)))
    offices = tuple(rng.shuffled(order)) if rng.below(4) else ()
    emit = events.append if events is not None else None
    return CLIMBING.start_round(rules, RoundSetup(seed, 2, Carry(order, offices)), emit)


def choose(state: RoundState, seed: int) -> Action:
    """Return a random legal action, more plays than passes, so that rounds make progress."""
    told = len(state.history), len(state.given), len(state.discarded), repr(state.due[:1])
    rng = Rng(seed, "choose", *told)
    legal = CLIMBING.legal(state)
    answers = [action for action in legal if isinstance(action, Answer)]
    if answers and rng.below(2):
        return rng.choice(answers)  # random proposals would never end
    return rng.choice(
        legal[:-1] if legal[-1] == PASS and len(legal) > 1 and rng.below(2) else legal
    )


def bound(state: RoundState) -> int:
    """Return a bound on the decisions of a round: every seat can answer each card played."""
    # The other decisions: questions and proposals, cards passed on, bonuses, a putsch.
    others = 40 * len(state.order) + 3 * len(state.book.deck)
    passes = max(len(state.order), state.book.rules.pass_lot)
    return (len(state.book.deck) + 1) * (passes + 1) + others


@given(chosen=CHOSEN, seed=SEEDS)
def test_turns_belong_to_who_can_act_and_the_round_ends_below_its_bound(chosen: Chosen, seed: int):
    state = start(chosen[1], seed)
    for _ in range(bound(state)):
        if state.to_act < 0:
            break
        assert state.hands[state.to_act]
        if state.phase == "play":
            assert not state.passed >> state.to_act & 1
            assert state.owner != state.to_act or state.book.trick.owner_answers
        CLIMBING.advance(state, choose(state, seed), None)
    assert state.phase == "round_over", "the round does not end"
    if not stopped_early(state):
        assert sum(map(bool, state.hands)) <= 1
    least = chosen[1].points == "by_place_from_one"
    assert sorted(state.points()) == list(range(least, chosen[1].players + least))


def stopped_early(state: RoundState) -> bool:
    """Return whether a putsch failed, or no player had a legal lead left."""
    stuck = state.history[-1][1] is None
    return stuck or "putsch_failed" in state.marks


@pytest.mark.long
@given(chosen=CHOSEN, seed=SEEDS)
def test_legal_actions_pass_and_others_are_refused_without_a_trace(chosen: Chosen, seed: int):
    state = start(chosen[1], seed)
    rng = Rng(seed, "others")
    while state.to_act >= 0:
        before = state.clone()
        legal = CLIMBING.legal(state)
        for action in legal:
            assert CLIMBING.refusal(state, action) is None
        for action in (*other_actions(state, rng), *legal[:1]):
            missing = Counter(getattr(action, "cards", ())) - Counter(state.hands[state.to_act])
            fits = not missing and any(CLIMBING.same_action(state, action, one) for one in legal)
            if state.book.trick.punishes and state.phase == "play" and isinstance(action, Play):
                fits = bool(action.cards) and not missing  # possible, but penalised
            assert (CLIMBING.refusal(state, action) is None) == fits, text_of(action)
        assert state == before
        CLIMBING.advance(state, choose(state, seed), None)


def other_actions(state: RoundState, rng: Rng) -> list[Action]:
    """Return actions that are not offered: random cards, played and given."""
    hand = state.hands[state.to_act]
    made: list[Action] = [PASS, Play(())]
    for pool in (hand, range(CARD_COUNT), state.book.deck):
        some = tuple(rng.shuffled(pool)[: 1 + rng.below(4)])
        made += [Play(some), Give(some, rng.below(len(state.order)))]
    return made


@given(chosen=CHOSEN, seed=SEEDS)
def test_cards_a_seat_knows_in_other_hands_are_there_in_round_and_world(chosen: Chosen, seed: int):
    state = start(chosen[1], seed)
    while True:
        for seat in (*state.order, None):
            view = SeatView.of(state, seat)
            world = view.world(Rng(seed, "world", len(state.history)))
            for each in (state, world):
                assert_knows_what_is_there(each, view)
        if state.to_act < 0:
            return
        for _ in range(3):
            if state.to_act >= 0:
                CLIMBING.advance(state, choose(state, seed), None)


def assert_knows_what_is_there(state: RoundState, view: SeatView) -> None:
    assert set(view.known_holdings()) <= set(state.order) - {view.seat}
    if state.book.rules.pass_left:
        return  # a gift may have been passed on face down
    for holder, cards in view.known_holdings().items():
        assert not Counter(cards) - Counter(state.hands[holder])


@given(chosen=CHOSEN, seed=SEEDS)
def test_redacted_events_hold_no_hidden_card(chosen: Chosen, seed: int):
    events: list[Event] = []
    state = start(chosen[1], seed, events)
    while state.to_act >= 0:
        CLIMBING.advance(state, choose(state, seed), events.append)
    for event in events:
        for viewer in (*state.order, None):
            redacted = event.seen_by(viewer)
            assert type(redacted) is type(event)
            seen: Any = redacted
            match event:
                case CardsDealt(seat, count, held):
                    entitled = viewer == seat
                case CardsGiven(giver, taker, count, held):
                    entitled = viewer in (giver, taker)
                case CardsPassedOn(giver, taker, count, held):
                    entitled = viewer == giver
                case Proposed(proposer, target, count, held):
                    entitled = viewer in (proposer, target)
                    assert seen.give == (held if entitled else ())
                    assert bool(seen.want) == entitled
                    continue
                case CardsSetAside(count, held):
                    assert seen.cards == (state.aside if state.aside_open else ())
                    continue
                case _:
                    assert seen == event
                    continue
            assert len(held) == count
            assert seen.cards == (held if entitled else ())
            assert seen.count == count
