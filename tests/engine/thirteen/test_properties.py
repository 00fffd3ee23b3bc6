"""What holds for any options, any deal and any play of Thirteen Cards."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, note
from hypothesis import strategies as st
from msgspec import structs

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.events import CardsDealt, Event
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import read, replay, verify, write
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.family import THIRTEEN
from arschloch_gui.engine.thirteen.flow import DECK
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import RoundState
from random_rules import options_of
from thirteen_rounds import choose, dealt

RULES = options_of(Rules()).map(lambda values: replace(Rules(), **values))
SEEDS = st.integers(0, 2**32)
MOST_PLIES = 52 * 4
"""Every play can be answered by a pass of each of the others."""


def all_cards(state: RoundState) -> list[int]:
    """The cards in the hands and laid."""
    laid = [card for _, combo in state.history if combo for card in combo.cards]
    return sorted([*laid, *(card for hand in state.hands for card in hand)])


@given(rules=RULES, seed=SEEDS)
def test_cards_are_conserved_and_turns_belong_to_who_can_act(rules: Rules, seed: int):
    state = dealt(seed, rules)
    for _ in range(MOST_PLIES):
        assert all_cards(state) == list(DECK)
        assert all(hand == sorted(hand) for hand in state.hands)
        if state.to_act < 0:
            break
        assert all(state.hands)
        assert not state.passed >> state.to_act & 1
        assert state.owner != state.to_act
        assert (state.top is None) == (state.owner == -1)
        legal = THIRTEEN.legal(state)
        assert legal
        assert len(set(legal)) == len(legal)
        assert (PASS in legal) == (state.top is not None)
        assert all(THIRTEEN.refusal(state, action) is None for action in legal)
        THIRTEEN.advance(state, choose(state, seed), None)
    assert state.phase == "round_over"
    points, places = THIRTEEN.points(state), THIRTEEN.places(state)
    winner = state.finished[0]
    assert [len(hand) for hand in state.hands].count(0) == 1
    assert (points[winner], places[winner], sum(places)) == (0, 1, 10)
    assert sorted(state.finished) == [0, 1, 2, 3]
    assert list(state.finished) == sorted(state.finished, key=lambda seat: points[seat])


@given(rules=RULES, seed=SEEDS)
def test_step_and_advance_agree_and_step_leaves_the_original_alone(rules: Rules, seed: int):
    state = dealt(seed, rules)
    while state.to_act >= 0:
        action, before, told, silent = choose(state, seed), state.clone(), [], state.clone()
        after = THIRTEEN.step(state, action, told.append)
        assert state == before
        THIRTEEN.advance(silent, action, None)
        THIRTEEN.advance(before, action, (again := []).append)
        assert after == silent == before
        assert told == again
        state = after


@given(seed=SEEDS, at=st.integers(0, 100))
def test_a_clone_lives_its_own_life(seed: int, at: int):
    state = dealt(seed)
    for _ in range(at):
        if state.to_act >= 0:
            THIRTEEN.advance(state, choose(state, seed), None)
    twin, frozen = state.clone(), repr_of(state)
    while twin.to_act >= 0:
        THIRTEEN.advance(twin, choose(twin, seed + 1), None)
    assert repr_of(state) == frozen


def repr_of(state: RoundState) -> str:
    """Everything a state holds, in words."""
    return repr([getattr(state, name) for name in state.__slots__])


@given(rules=RULES, seed=SEEDS)
def test_a_view_cannot_tell_reshuffled_hidden_cards_from_the_real_ones(rules: Rules, seed: int):
    state = dealt(seed, rules)
    while True:
        for seat in (*state.order, None):
            view = THIRTEEN.view(state, seat)
            assert view.hand == (tuple(state.hands[seat]) if seat is not None else ())
            assert view.counts == tuple(map(len, state.hands))
            world = THIRTEEN.determinize(view, Rng(seed, "world", len(state.history)))
            assert THIRTEEN.view(world, seat) == view
            assert all_cards(world) == all_cards(state)
            if seat is not None and seat == state.to_act:
                assert THIRTEEN.legal(world) == THIRTEEN.legal(state)
        if state.to_act < 0:
            return
        for _ in range(3):
            if state.to_act >= 0:
                THIRTEEN.advance(state, choose(state, seed), None)


@given(seed=SEEDS)
def test_only_the_holder_sees_his_cards_dealt(seed: int):
    events: list[Event] = []
    state = dealt(seed, emit=events.append)
    while state.to_act >= 0:
        THIRTEEN.advance(state, choose(state, seed), events.append)
    for event in events:
        for viewer in (*state.order, None):
            seen = event.seen_by(viewer)
            hidden = isinstance(event, CardsDealt) and viewer != event.seat
            assert seen == (structs.replace(event, cards=()) if hidden else event)


@given(rules=RULES, seed=SEEDS, plies=st.integers(0, 250))
def test_replay_of_the_written_record_gives_the_identical_match(
    rules: Rules, seed: int, plies: int
):
    match = Match(MatchSpec("thirteen", rules, ("Anna", "Ben", "Cleo", "Dora"), seed))
    for _ in range(plies):
        if match.is_over:
            break
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, choose(match.state, seed))
    text = write(match)
    note(text)
    again = replay(read(text.encode()))
    assert write(again) == text
    if match.state is None or again.to_act is not None:
        assert again.state == match.state
    assert (again.scores, again.rounds, again.carry) == (match.scores, match.rounds, match.carry)
    assert verify(read(text.encode())).ok


@given(rules=RULES, seed=SEEDS, plies=st.integers(1, 60), seat=st.integers(0, 3))
def test_undo_and_redo_lead_back_to_the_same_point(rules: Rules, seed: int, plies: int, seat: int):
    match = Match(MatchSpec("thirteen", rules, ("Anna", "Ben", "Cleo", "Dora"), seed))
    for _ in range(plies):
        if match.is_over:
            break
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, choose(match.state, seed))
    before = write(match)
    if not match.undo(seat):
        return
    assert match.to_act == seat
    while match.redo(seat):
        pass
    assert write(match) == before


@given(seed=SEEDS, plies=st.integers(0, 30))
def test_a_snapshot_holds_nothing_its_viewer_may_not_know(seed: int, plies: int):
    match = Match(MatchSpec("thirteen", Rules(), ("Anna", "Ben", "Cleo", "Dora"), seed))
    match.start_round()
    for _ in range(plies):
        if match.to_act is not None:
            match.submit(match.to_act, choose(match.state, seed))
    for viewer in (0, 1, 2, 3, None):
        snapshot = match.snapshot(viewer)
        real, match.state = match.state, THIRTEEN.determinize(snapshot.view, Rng(seed, "world"))
        assert match.snapshot(viewer) == snapshot, "it would look the same in another world"
        match.state = real
