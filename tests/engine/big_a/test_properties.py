"""What holds for any options, any deal and any play of the Big A."""

from __future__ import annotations

from dataclasses import replace

from big_a_rounds import choose, dealt
from hypothesis import given, note
from hypothesis import strategies as st
from msgspec import structs

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.big_a.deck import A_CARDS, DECK
from arschloch_gui.engine.big_a.family import BIG_A
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import NOBODY, RoundState
from arschloch_gui.engine.events import CardsDealt, Event
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import read, replay, verify, write
from arschloch_gui.engine.rng import Rng
from deals import NAMES
from random_rules import options_of

RULES = options_of(Rules()).map(lambda values: replace(Rules(), **values))
SEEDS = st.integers(0, 2**32)


@given(rules=RULES, seed=SEEDS)
def test_cards_are_conserved_and_turns_belong_to_who_can_act(rules: Rules, seed: int):
    state = dealt(seed, rules)
    # Every play takes a card out of the game (an A card comes back, but brings others with it)
    # and is followed by a pass of each of the others at most.
    for _ in range(2 * len(DECK) * rules.players):
        assert state.every_card() == sorted(DECK)
        assert all(hand == sorted(hand) for hand in state.hands)
        if state.to_act < 0:
            break
        assert state.is_a_trick or all(state.hands)
        assert (state.top is None) == (state.owner == NOBODY) == (not state.trick)
        legal = BIG_A.legal(state)
        assert legal
        assert len(set(legal)) == len(legal)
        assert (PASS in legal) == (state.top is not None and not state.is_a_trick)
        assert all(BIG_A.refusal(state, action) is None for action in legal)
        BIG_A.advance(state, choose(state, seed), None)
    assert state.phase == "round_over"
    points, places = BIG_A.points(state), BIG_A.places(state)
    winner, count = state.finished[0], rules.players
    assert not state.hands[winner]
    assert (points[winner], sum(places)) == (0, count * (count + 1) / 2)
    assert sorted(state.finished) == list(range(count))
    assert list(state.finished) == sorted(state.finished, key=lambda seat: points[seat])


@given(rules=RULES, seed=SEEDS)
def test_a_cards_come_from_the_table_in_order_and_never_go_out_of_the_game(rules: Rules, seed: int):
    state = dealt(seed, rules)
    while state.to_act >= 0:
        assert len(state.on_table) == max(0, len(A_CARDS) - state.tricks)
        led = len(state.trick[0][1].cards) if state.is_a_trick else 0
        held = sum(state.holder_of(card) != NOBODY for card in A_CARDS)
        assert held + led + len(state.on_table) == len(A_CARDS)
        BIG_A.advance(state, choose(state, seed), None)


@given(rules=RULES, seed=SEEDS)
def test_step_and_advance_agree_and_step_leaves_the_original_alone(rules: Rules, seed: int):
    state = dealt(seed, rules, each=6)
    while state.to_act >= 0:
        action, before, told, silent = choose(state, seed), state.clone(), [], state.clone()
        after = BIG_A.step(state, action, told.append)
        assert state == before
        BIG_A.advance(silent, action, None)
        BIG_A.advance(before, action, (again := []).append)
        assert after == silent == before
        assert told == again
        state = after


@given(seed=SEEDS, at=st.integers(0, 100))
def test_a_clone_lives_its_own_life(seed: int, at: int):
    state = dealt(seed)
    for _ in range(at):
        if state.to_act >= 0:
            BIG_A.advance(state, choose(state, seed), None)
    twin, frozen = state.clone(), repr_of(state)
    while twin.to_act >= 0:
        BIG_A.advance(twin, choose(twin, seed + 1), None)
    assert repr_of(state) == frozen


def repr_of(state: RoundState) -> str:
    """Everything a state holds, in words."""
    return repr([getattr(state, name) for name in state.__slots__])


@given(rules=RULES, seed=SEEDS)
def test_a_view_cannot_tell_reshuffled_hidden_cards_from_the_real_ones(rules: Rules, seed: int):
    state = dealt(seed, rules)
    while True:
        for seat in (*state.order, None):
            view = BIG_A.view(state, seat)
            assert view.hand == (tuple(state.hands[seat]) if seat is not None else ())
            assert view.counts == tuple(map(len, state.hands))
            assert view.on_table == tuple(state.on_table)
            assert (view.top, view.is_a_trick) == (state.top, state.is_a_trick)
            world = BIG_A.determinize(view, Rng(seed, "world", len(state.history)))
            assert BIG_A.view(world, seat) == view
            assert world.every_card() == state.every_card()
            if seat is not None and seat == state.to_act:
                assert BIG_A.legal(world) == BIG_A.legal(state)
        if state.to_act < 0:
            return
        for _ in range(7):
            if state.to_act >= 0:
                BIG_A.advance(state, choose(state, seed), None)


@given(seed=SEEDS)
def test_only_the_holder_sees_his_cards_dealt_and_nobody_what_is_laid_aside(seed: int):
    events: list[Event] = []
    state = dealt(seed, emit=events.append)
    while state.to_act >= 0:
        BIG_A.advance(state, choose(state, seed), events.append)
    for event in events:
        for viewer in (*state.order, None):
            seen = event.seen_by(viewer)
            hidden = isinstance(event, CardsDealt) and viewer != event.seat
            assert seen == (structs.replace(event, cards=()) if hidden else event)
        if type(event).__name__ == "CardsSetAside":
            assert event.cards == ()


def played(rules: Rules, seed: int, plies: int) -> Match:
    """A match after so many actions, or at its end."""
    match = Match(MatchSpec("grossundklein", rules, NAMES[: rules.players], seed))
    for _ in range(plies):
        if match.is_over:
            break
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, choose(match.state, seed))
    return match


@given(rules=RULES, seed=SEEDS, plies=st.integers(0, 400))
def test_replay_of_the_written_record_gives_the_identical_match(
    rules: Rules, seed: int, plies: int
):
    match = played(rules, seed, plies)
    text = write(match)
    note(text)
    again = replay(read(text.encode()))
    assert write(again) == text
    if match.state is None or again.to_act is not None:
        assert again.state == match.state
    assert (again.scores, again.rounds, again.carry) == (match.scores, match.rounds, match.carry)
    assert verify(read(text.encode())).ok


@given(rules=RULES, seed=SEEDS, plies=st.integers(1, 120), seat=st.integers(0, 2))
def test_undo_and_redo_lead_back_to_the_same_point(rules: Rules, seed: int, plies: int, seat: int):
    match = played(rules, seed, plies)
    before = write(match)
    if not match.undo(seat):
        return
    assert match.to_act == seat
    while match.redo(seat):
        pass
    assert write(match) == before


@given(rules=RULES, seed=SEEDS)
def test_a_match_ends_when_its_rounds_or_its_points_are_reached(rules: Rules, seed: int):
    match = played(rules, seed, 100_000)
    assert match.is_over
    reached = rules.match_points != "none" and max(match.scores) >= rules.match_points
    assert reached or len(match.rounds) == rules.match_rounds
    before = [
        score - last for score, last in zip(match.scores, match.rounds[-1].points, strict=True)
    ]
    assert rules.match_points == "none" or max(before) < rules.match_points
    best = match.standings()[0]
    assert match.scores[best] == min(match.scores)


@given(seed=SEEDS, plies=st.integers(0, 60))
def test_a_snapshot_holds_nothing_its_viewer_may_not_know(seed: int, plies: int):
    match = played(Rules(players=4), seed, plies)
    if match.state is None:
        return
    for viewer in (0, 1, 2, 3, None):
        snapshot = match.snapshot(viewer)
        real, match.state = match.state, BIG_A.determinize(snapshot.view, Rng(seed, "world"))
        assert match.snapshot(viewer) == snapshot, "it would look the same in another world"
        match.state = real
