"""General properties of rounds, for every game, any rules, any deal and any play."""

from __future__ import annotations

import pytest
from every_card import every_card
from hypothesis import given
from hypothesis import strategies as st
from law_kit import Table, choose, in_words, tables, told_by

from arschloch_gui.engine.actions import PASS, Action, Give, Play
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.games import GAMES
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame
from random_rules import differently_idle

every_game = pytest.mark.parametrize("family", GAMES, ids=lambda family: family.key)


@every_game
@given(data=st.data())
def test_cards_are_conserved_and_the_round_ends(family: AnyGame, data: st.DataObject):
    table: Table = data.draw(tables(family))
    state = table.start()
    cards = every_card(state)
    for _ in table.plies(state):
        assert every_card(state) == cards
        assert all(hand == sorted(hand) for hand in state.hands)
        if state.to_act >= 0:
            legal = family.legal(state)
            assert legal
            assert len(set(legal)) == len(legal)
    seats = sorted(state.order)
    assert (state.phase, sorted(state.finished)) == ("round_over", seats)
    assert len(state.points()) == len(seats)
    assert sum(state.places()) == len(seats) * (len(seats) + 1) / 2


@every_game
@given(data=st.data())
def test_legal_is_what_is_not_refused_and_asking_leaves_no_trace(
    family: AnyGame, data: st.DataObject
):
    table: Table = data.draw(tables(family))
    state, rng = table.start(), Rng(table.seed, "others")
    for ply in table.plies(state):
        if state.to_act < 0 or ply % 3:
            continue
        before, legal = in_words(state), family.legal(state)
        assert all(family.refusal(state, action) is None for action in legal[:40])
        for action in others(table, state, rng):
            if family.actor(state, action) != state.to_act:
                continue  # several seats choose at the same time; `legal` is for one of them
            if not any(family.same_action(state, action, one) for one in legal):
                strict = getattr(table.rules, "illegal_play_penalty", False)
                assert strict or family.refusal(state, action) is not None, action
        assert in_words(state) == before


def others(table: Table, state, rng: Rng) -> list[Action]:
    """Return actions that are not offered: cards of the hand and of the deck, played and given."""
    made: list[Action] = [Play(())]
    for pool in (state.hands[state.to_act], table.family.cards.deck(table.rules)):
        some = tuple(rng.shuffled(pool)[: 1 + rng.below(4)])
        made += [Play(some), Give(some, rng.below(len(state.order)))]
    return made


@every_game
@given(data=st.data())
def test_step_and_advance_agree_and_step_leaves_the_original_alone(
    family: AnyGame, data: st.DataObject
):
    table: Table = data.draw(tables(family))
    state, rng = table.start(), Rng(table.seed, "play")
    while state.to_act >= 0:
        action, before = choose(family, state, rng), in_words(state)
        after, told = told_by(family, state, action)
        assert in_words(state) == before
        silent, telling, again = state.clone(), state.clone(), list[Event]()
        family.advance(silent, action, None)
        family.advance(telling, action, again.append)
        assert after == silent == telling
        assert told == again
        state = after


@every_game
@given(data=st.data(), at=st.integers(0, 150))
def test_a_copy_is_independent(family: AnyGame, data: st.DataObject, at: int):
    table: Table = data.draw(tables(family))
    state = table.start()
    for ply in table.plies(state):
        if ply == at:
            break
    twin, before = state.clone(), in_words(state)
    assert twin == state
    for _ in table.plies(twin):
        pass
    assert in_words(state) == before


@every_game
@given(data=st.data())
def test_the_same_seed_and_actions_tell_the_same_events(family: AnyGame, data: st.DataObject):
    table: Table = data.draw(tables(family))
    told: tuple[list[Event], list[Event]] = ([], [])
    for events in told:
        for _ in table.plies(table.start(events.append), events.append):
            pass
    assert told[0] == told[1]


@every_game
@given(data=st.data())
def test_options_that_mean_nothing_change_nothing(family: AnyGame, data: st.DataObject):
    table: Table = data.draw(tables(family))
    other = data.draw(differently_idle(table.rules))
    told: tuple[list[Event], list[Event]] = ([], [])
    one, two = table.start(told[0].append), table.start(told[1].append, other)
    rng = Rng(table.seed, "play")
    while one.to_act >= 0:
        assert (one.to_act, one.phase) == (two.to_act, two.phase)
        assert family.legal(one) == family.legal(two)
        action = choose(family, one, rng)
        family.advance(one, action, told[0].append)
        family.advance(two, action, told[1].append)
    assert two.to_act < 0
    assert told[0] == told[1]


def test_passing_is_refused_where_it_is_not_offered():
    """Check the illegal action that people try most."""
    for family in GAMES:
        preset, rules = next(iter(family.presets.items()))
        state = Table(preset, rules, 1).start()
        if PASS not in family.legal(state):
            assert family.refusal(state, PASS) is not None, family.key
