"""What holds for any rules of Shithead, any deal and any play."""

from __future__ import annotations

from itertools import chain

from hypothesis import given, note
from hypothesis import strategies as st

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.events import CardsDealt, Event, Played
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import read, replay, verify, write
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import Swap, Take
from arschloch_gui.engine.shithead.events import Drawn, PileBurned, PileTaken, Swapped
from arschloch_gui.engine.shithead.family import SHITHEAD
from arschloch_gui.engine.shithead.flow import most_actions
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from arschloch_gui.engine.shithead.state import RoundState
from arschloch_gui.engine.shithead.view import determinize, view_of
from deals import NAMES
from shithead_rounds import any_rules, choose, dealt

SEEDS = st.integers(0, 2**32)
RULES = any_rules()


def repr_of(state: RoundState) -> str:
    """Everything a state holds, in words."""
    return repr([getattr(state, name) for name in state.__slots__])


@given(rules=RULES, seed=SEEDS)
def test_cards_are_conserved_and_a_round_ends_below_its_bound(rules: Rules, seed: int):
    state, rng, actions = dealt(seed, rules), Rng(seed, "play"), 0
    while state.to_act >= 0:
        assert tuple(state.every_card()) == deck_of(rules)
        assert all(hand == sorted(hand) for hand in (*state.hands, *state.open))
        assert not state.is_out(state.to_act)
        assert state.takes <= rules.burn_after_takes
        if state.stock:
            assert all(len(hand) >= 3 for hand in state.hands)
        legal = SHITHEAD.legal(state)
        assert legal
        assert len(set(legal)) == len(legal)
        SHITHEAD.advance(state, choose(state, rng), None)
        actions += 1
    assert actions < most_actions(rules)
    assert sorted(state.finished) == list(range(rules.players))
    left = SHITHEAD.hands_left(state)
    assert [seat for seat in state.order if left[seat]] == state.finished[-1:]
    assert sorted(SHITHEAD.points(state)) == list(range(rules.players))


@given(rules=RULES, seed=SEEDS)
def test_even_who_always_takes_comes_to_an_end(rules: Rules, seed: int):
    # The worst players there can be: nobody ever lays more than one card, all take if they may.
    state, rng = dealt(seed, rules), Rng(seed, "play")
    for _ in range(most_actions(rules)):
        if state.to_act < 0:
            return
        legal = SHITHEAD.legal(state)
        takes = [each for each in legal if isinstance(each, Take)]
        single = [each for each in legal if isinstance(each, Play) and len(each.cards) == 1]
        SHITHEAD.advance(state, rng.choice(takes or single or legal), None)
    raise AssertionError("the round does not end")


@given(rules=RULES, seed=SEEDS)
def test_cards_in_the_game_never_grow_and_burns_are_never_empty(rules: Rules, seed: int):
    events: list[Event] = []
    state, rng = dealt(seed, rules, events.append), Rng(seed, "play")
    while state.to_act >= 0:
        SHITHEAD.advance(state, choose(state, rng), events.append)
    takes = 0
    for event in events:
        if isinstance(event, PileBurned):
            assert event.cards
            takes = 0
        elif isinstance(event, PileTaken):
            assert event.cards
            takes += 1
            assert takes <= rules.burn_after_takes


@given(rules=RULES, seed=SEEDS)
def test_legal_actions_pass_and_others_are_refused_without_a_trace(rules: Rules, seed: int):
    state, rng = dealt(seed, rules), Rng(seed, "play")
    while state.to_act >= 0:
        before = state.clone()
        legal = SHITHEAD.legal(state)
        assert all(SHITHEAD.refusal(state, action) is None for action in legal)
        cards = rng.shuffled(deck_of(rules))[:3]
        hand, table = state.hands[state.to_act], state.open[state.to_act]
        for action in (
            Play(tuple(cards[: 1 + rng.below(3)])),
            Play(tuple(rng.shuffled(hand)[: 1 + rng.below(3)])),
            Play(tuple(rng.shuffled(table)[:1])),
            Swap(tuple(rng.shuffled(hand)[:2]), tuple(rng.shuffled(table)[:2])),
            Take(),
        ):
            found = [one for one in legal if SHITHEAD.same_action(state, action, one)]
            if SHITHEAD.refusal(state, action) is None:
                assert len(found) == 1, action
            elif found:
                # Cards alike, but not the own ones.
                assert isinstance(action, Play | Swap)
        assert state == before
        SHITHEAD.advance(state, choose(state, rng), None)


@given(rules=RULES, seed=SEEDS)
def test_step_and_advance_agree_and_step_leaves_the_original_alone(rules: Rules, seed: int):
    state, rng = dealt(seed, rules), Rng(seed, "play")
    while state.to_act >= 0:
        action, before, told, silent = choose(state, rng), state.clone(), [], state.clone()
        after = SHITHEAD.step(state, action, told.append)
        assert state == before
        SHITHEAD.advance(silent, action, None)
        SHITHEAD.advance(before, action, (again := []).append)
        assert after == silent == before
        assert told == again
        state = after


@given(rules=RULES, seed=SEEDS, at=st.integers(0, 200))
def test_a_clone_lives_its_own_life(rules: Rules, seed: int, at: int):
    state, rng = dealt(seed, rules), Rng(seed, "play")
    for _ in range(at):
        if state.to_act >= 0:
            SHITHEAD.advance(state, choose(state, rng), None)
    twin, frozen = state.clone(), repr_of(state)
    while twin.to_act >= 0:
        SHITHEAD.advance(twin, choose(twin, rng), None)
    assert repr_of(state) == frozen


@given(rules=RULES, seed=SEEDS)
def test_a_view_cannot_tell_reshuffled_hidden_cards_from_the_real_ones(rules: Rules, seed: int):
    state, rng = dealt(seed, rules), Rng(seed, "play")
    while True:
        for seat in (*state.order, None):
            view = view_of(state, seat)
            world = determinize(view, Rng(seed, "world", len(state.burned)))
            assert view_of(world, seat) == view
            assert world.every_card() == state.every_card()
            if seat is not None and seat == state.to_act:
                assert SHITHEAD.legal(world) == SHITHEAD.legal(state)
        if state.to_act < 0:
            return
        for _ in range(7):
            if state.to_act >= 0:
                SHITHEAD.advance(state, choose(state, rng), None)


def test_not_even_the_owner_knows_his_blind_cards():
    worlds = set()
    view = view_of(dealt(5), 0)
    for n in range(30):
        worlds.add(tuple(determinize(view, Rng(n)).blind[0]))
    assert len(worlds) > 20
    assert view.blind == ((True, True, True),) * 4


@given(rules=RULES, seed=SEEDS)
def test_redacted_events_hold_no_hidden_card(rules: Rules, seed: int):
    events: list[Event] = []
    state, rng = dealt(seed, rules, events.append), Rng(seed, "play")
    while state.to_act >= 0:
        SHITHEAD.advance(state, choose(state, rng), events.append)
    for event in events:
        for viewer in (*state.order, None):
            seen = event.seen_by(viewer)
            assert type(seen) is type(event)
            if isinstance(event, CardsDealt | Drawn):
                assert len(event.cards) == event.count
                assert seen.cards == (event.cards if viewer == event.seat else ())
            else:
                assert seen == event


@given(rules=RULES, seed=SEEDS)
def test_what_everybody_saw_is_known(rules: Rules, seed: int):
    events: list[Event] = []
    state, rng = dealt(seed, rules, events.append), Rng(seed, "play")
    while state.to_act >= 0:
        for seat in state.order:
            for card in state.known[seat]:
                assert state.known[seat].count(card) <= state.hands[seat].count(card)
        SHITHEAD.advance(state, choose(state, rng), events.append)
    # What left a hand as known cards came there openly.
    seen = [e.taken if isinstance(e, Swapped) else e.cards for e in events
            if isinstance(e, Swapped | PileTaken)]  # fmt: skip
    assert all(card in deck_of(rules) for card in chain.from_iterable(seen))
    assert all(event.cards for event in events if isinstance(event, Played))


@given(rules=RULES, seed=SEEDS, plies=st.integers(0, 400))
def test_replay_of_the_written_record_gives_the_identical_match(
    rules: Rules, seed: int, plies: int
):
    match = Match(MatchSpec("shithead", rules, NAMES[: rules.players], seed))
    rng = Rng(seed, "play")
    for _ in range(plies):
        if match.is_over:
            break
        if match.to_act is None:
            match.start_round()
        assert match.to_act is not None
        assert not isinstance(match.submit(match.to_act, choose(match.state, rng)), Refusal)
    text = write(match)
    note(text)
    again = replay(read(text.encode()))
    assert write(again) == text
    if match.ply and match.to_act is not None and again.to_act is not None:
        assert again.state == match.state
    assert (again.scores, again.rounds, again.carry) == (match.scores, match.rounds, match.carry)
    assert verify(read(text.encode())).ok


@given(rules=RULES, seed=SEEDS)
def test_undo_and_redo_lead_back_and_forth(rules: Rules, seed: int):
    match = Match(MatchSpec("shithead", rules, NAMES[: rules.players], seed))
    match.start_round()
    rng = Rng(seed, "play")
    for _ in range(40):
        if match.to_act is not None:
            match.submit(match.to_act, choose(match.state, rng))
    text, after = write(match), match.state.clone()
    undone = 0
    while match.undo(0):
        undone += 1
        assert match.to_act == 0
    for _ in range(undone):
        assert match.redo(0)
    assert write(match) == text
    assert match.state == after
