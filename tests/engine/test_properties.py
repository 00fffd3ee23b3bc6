"""What holds for any rules, any deal and any play."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, note
from hypothesis import strategies as st

from arschloch_gui.engine.actions import PASS, Action, Answer, Give, Play
from arschloch_gui.engine.cards import CARD_COUNT
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.events import Proposed
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView, determinize, view_of
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    CardsPassedOn,
    CardsSetAside,
    Event,
    RoundEnded,
)
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import read, replay, verify, write
from arschloch_gui.engine.rng import Rng
from deals import NAMES, text_of
from random_rules import differently_idle, presets_and_rules

CHOSEN = presets_and_rules(CLIMBING)
SEEDS = st.integers(0, 2**32)
Chosen = tuple[str, Any]


def start(rules: Any, seed: int, events: list[Event] | None = None) -> RoundState:
    """A round dealt from a seed: a first one, or (three times of four) a later one."""
    rng = Rng(seed, "start")
    order = tuple(rng.shuffled(range(rules.players)))
    offices = tuple(rng.shuffled(order)) if rng.below(4) else ()
    emit = events.append if events is not None else None
    return CLIMBING.start_round(rules, RoundSetup(seed, 2, Carry(order, offices)), emit)


def choose(state: RoundState, seed: int) -> Action:
    """A random legal action; more plays than passes, so that rounds get somewhere."""
    told = len(state.history), len(state.given), len(state.discarded), repr(state.due[:1])
    rng = Rng(seed, "choose", *told)
    legal = CLIMBING.legal(state)
    answers = [action for action in legal if isinstance(action, Answer)]
    if answers and rng.below(2):
        return rng.choice(answers)  # or random proposals would go on and on
    return rng.choice(
        legal[:-1] if legal[-1] == PASS and len(legal) > 1 and rng.below(2) else legal
    )


def bound(state: RoundState) -> int:
    """More decisions than a round can have: each card laid can be answered by every seat."""
    # The other decisions: questions and proposals, cards passed on, bonuses, a putsch.
    others = 40 * len(state.order) + 3 * len(state.book.deck)
    passes = max(len(state.order), state.book.rules.pass_lot)
    return (len(state.book.deck) + 1) * (passes + 1) + others


def all_cards(state: RoundState) -> list[int]:
    """The cards in the hands, on their way, laid, thrown away and aside."""
    held = [card for hand in state.hands for card in hand]
    on_the_way = [card for given in state.transit for card in given.cards]
    laid = [card for _, meld in state.history if meld for card in meld.cards]
    return sorted([*held, *on_the_way, *laid, *state.discarded, *state.aside])


@given(chosen=CHOSEN, seed=SEEDS)
def test_cards_are_conserved_and_turns_belong_to_who_can_act(chosen: Chosen, seed: int):
    state = start(chosen[1], seed)
    for _ in range(bound(state)):
        assert all_cards(state) == list(deck_of(chosen[1]))
        assert all(hand == sorted(hand) for hand in state.hands)
        if state.to_act < 0:
            break
        assert state.hands[state.to_act]
        if state.phase == "play":
            assert not state.passed >> state.to_act & 1
            assert state.owner != state.to_act or state.book.trick.owner_answers
        legal = CLIMBING.legal(state)
        assert legal
        assert len(set(legal)) == len(legal)
        CLIMBING.advance(state, choose(state, seed), None)
    assert state.phase == "round_over", "the round does not end"
    assert sorted(state.finished) == list(range(chosen[1].players))
    if not stopped_early(state):
        assert sum(map(bool, state.hands)) <= 1
    least = chosen[1].points == "by_place_from_one"
    assert sorted(CLIMBING.points(state)) == list(range(least, chosen[1].players + least))


def stopped_early(state: RoundState) -> bool:
    """By a failed putsch, or because nobody had anything left that may be led."""
    stuck = state.history[-1][1] is None
    return stuck or "putsch_failed" in state.marks


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
                fits = bool(action.cards) and not missing  # possible, and punished
            assert (CLIMBING.refusal(state, action) is None) == fits, text_of(action)
        assert state == before
        CLIMBING.advance(state, choose(state, seed), None)


def other_actions(state: RoundState, rng: Rng) -> list[Action]:
    """Actions nobody offered: random cards of the hand and of the deck, played and given."""
    hand = state.hands[state.to_act]
    made: list[Action] = [PASS, Play(())]
    for pool in (hand, range(CARD_COUNT), state.book.deck):
        some = tuple(rng.shuffled(pool)[: 1 + rng.below(4)])
        made += [Play(some), Give(some, rng.below(len(state.order)))]
    return made


@given(chosen=CHOSEN, seed=SEEDS)
def test_step_and_advance_agree_and_step_leaves_the_original_alone(chosen: Chosen, seed: int):
    state = start(chosen[1], seed)
    while state.to_act >= 0:
        action, before, told, silent = choose(state, seed), state.clone(), [], state.clone()
        after = CLIMBING.step(state, action, told.append)
        assert state == before
        CLIMBING.advance(silent, action, None)
        CLIMBING.advance(before, action, (again := []).append)
        assert after == silent == before
        assert told == again
        state = after


@given(chosen=CHOSEN, seed=SEEDS, at=st.integers(0, 200))
def test_a_clone_lives_its_own_life(chosen: Chosen, seed: int, at: int):
    state = start(chosen[1], seed)
    for _ in range(at):
        if state.to_act >= 0:
            CLIMBING.advance(state, choose(state, seed), None)
    twin, frozen = state.clone(), repr_of(state)
    while twin.to_act >= 0:
        CLIMBING.advance(twin, choose(twin, seed + 1), None)
    assert repr_of(state) == frozen


def repr_of(state: RoundState) -> str:
    """Everything a state holds, in words."""
    return repr([getattr(state, name) for name in state.__slots__ if name != "book"])


@given(chosen=CHOSEN, seed=SEEDS)
def test_a_view_cannot_tell_reshuffled_hidden_cards_from_the_real_ones(chosen: Chosen, seed: int):
    state = start(chosen[1], seed)
    while True:
        for seat in (*state.order, None):
            view = view_of(state, seat)
            assert_fits_the_seat(state, view)
            world = determinize(view, Rng(seed, "world", len(state.history)))
            assert view_of(world, seat) == view
            assert all_cards(world) == all_cards(state)
            assert_fits_the_seat(world, view)
            if seat is not None and seat == state.to_act:
                assert CLIMBING.legal(world) == CLIMBING.legal(state)
        if state.to_act < 0:
            return
        for _ in range(3):
            if state.to_act >= 0:
                CLIMBING.advance(state, choose(state, seed), None)


def assert_fits_the_seat(state: RoundState, view: SeatView) -> None:
    """The view shows the own hand and right counts."""
    seat = view.seat
    assert view.hand == (tuple(state.hands[seat]) if seat is not None else ())
    assert view.counts == tuple(map(len, state.hands))
    assert set(view.known_holdings()) <= set(state.order) - {seat}
    if state.book.rules.pass_left:
        return  # a gift may have been passed on unseen
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
            seen = event.seen_by(viewer)
            assert type(seen) is type(event)
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


@given(chosen=CHOSEN, seed=SEEDS, plies=st.integers(0, 250))
def test_replay_of_the_written_record_gives_the_identical_match(
    chosen: Chosen, seed: int, plies: int
):
    preset, rules = chosen
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], seed))
    for _ in range(plies):
        if match.is_over:
            break
        if match.to_act is None:
            match.start_round()
        assert match.to_act is not None
        match.submit(match.to_act, choose(match.state, seed))
    text = write(match)
    note(text)
    again = replay(read(text.encode()))
    assert write(again) == text
    if (match.journal and match.to_act is None) or match.state is None or again.to_act is not None:
        assert again.state == match.state
    assert (again.scores, again.rounds, again.carry) == (match.scores, match.rounds, match.carry)
    assert verify(read(text.encode())).ok


@given(chosen=CHOSEN, seed=SEEDS)
def test_the_same_seed_and_actions_tell_the_same_story(chosen: Chosen, seed: int):
    stories = []
    for _ in range(2):
        events: list[Event] = []
        state = start(chosen[1], seed, events)
        while state.to_act >= 0:
            CLIMBING.advance(state, choose(state, seed), events.append)
        stories.append(events)
    assert stories[0] == stories[1]


@given(chosen=CHOSEN, seed=SEEDS, data=st.data())
def test_options_that_mean_nothing_change_nothing_in_the_game(
    chosen: Chosen, seed: int, data: st.DataObject
):
    told: list[list[Event]] = [[], []]
    other = data.draw(differently_idle(chosen[1]))
    one, two = start(chosen[1], seed, told[0]), start(other, seed, told[1])
    while one.to_act >= 0:
        assert (one.to_act, one.phase) == (two.to_act, two.phase)
        assert CLIMBING.legal(one) == CLIMBING.legal(two)
        action = choose(one, seed)
        CLIMBING.advance(one, action, told[0].append)
        CLIMBING.advance(two, action, told[1].append)
    assert two.to_act < 0
    assert told[0] == told[1]


@given(chosen=CHOSEN, seed=SEEDS)
def test_a_snapshot_holds_nothing_its_viewer_may_not_know(chosen: Chosen, seed: int):
    preset, rules = chosen
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], seed))
    match.start_round()
    for _ in range(12):
        if match.to_act is None:
            break
        for viewer in (*range(rules.players), None):
            snapshot = match.snapshot(viewer)
            assert bool(snapshot.legal) == (viewer == match.to_act)
            real, match.state = match.state, determinize(snapshot.view, Rng(seed, "world"))
            assert match.snapshot(viewer) == snapshot, "it would look the same in another world"
            match.state = real
        events = match.submit(match.to_act, choose(match.state, seed))
        if any(isinstance(event, RoundEnded) for event in events):
            break
