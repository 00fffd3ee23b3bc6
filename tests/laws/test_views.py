"""General properties of views and of worlds sampled from them, for every game.

A world sampled from a view continues like the real round. The searching players, the coach and the
window's judge rely on that. Information in a field that is neither public nor derived by a world
would be lost in it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any

import pytest
from every_card import every_card
from hypothesis import given
from hypothesis import strategies as st
from law_kit import MOST_PLIES, Table, choose, same_cards, tables, told_by, viewers

from arschloch_gui.engine.games import GAMES
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.public import PLAY


def public_fields(state: Any) -> set[str]:
    """Return the fields of the class that declares what is public in a round of this game."""
    declared = next(kind for kind in type(state).__mro__ if kind.__name__ == "PublicRound")
    return {field.name for field in fields(declared)}


every_game = pytest.mark.parametrize("family", GAMES, ids=lambda family: family.key)


@every_game
@given(data=st.data())
def test_a_view_shows_the_own_hand_and_all_that_is_public(family: AnyGame, data: st.DataObject):
    table: Table = data.draw(tables(family))
    state = table.start()
    for ply in table.plies(state):
        if ply % 3:
            continue
        for seat in viewers(state):
            view = family.view(state, seat)
            assert view.hand == (tuple(state.hands[seat]) if seat is not None else ())
            assert view.counts == tuple(map(len, state.hands))
            # A seat that is asked in secret is in another phase than the others.
            secret = {"phase", "to_act"} if view.phase != state.phase else set()
            for name in public_fields(state) - secret:
                assert getattr(view, name) == getattr(state, name), name


@every_game
@given(data=st.data())
def test_a_world_sampled_from_a_view_has_that_view(family: AnyGame, data: st.DataObject):
    table: Table = data.draw(tables(family))
    state = table.start()
    for ply in table.plies(state):
        if ply % (4 + table.seed % 5):
            continue
        for seat in viewers(state):
            view = family.view(state, seat)
            world = view.world(Rng(table.seed, "world", ply))
            assert family.view(world, seat) == view
            cards = Counter(every_card(world))
            assert cards.total() == len(every_card(state))
            assert not cards - Counter(family.cards.deck(table.rules)), "cards beyond the deck"
            assert world.clone() == world, "it lacks nothing"
            if seat is not None and seat == state.to_act:
                assert family.legal(world) == family.legal(state)


@every_game
@given(data=st.data())
def test_an_action_tells_the_same_in_the_round_and_in_a_world_with_the_same_cards(
    family: AnyGame, data: st.DataObject
):
    table: Table = data.draw(tables(family))
    state, rng = table.start(), Rng(table.seed, "actions")
    for ply in table.plies(state):
        if state.to_act < 0 or (ply % 3 and state.phase == PLAY):
            continue
        view = family.view(state, state.to_act)
        world = same_cards(view, state, Rng(table.seed, "world", ply))
        for action in rng.shuffled(family.legal(state))[:4]:
            (after, told), (there, told_there) = (
                told_by(family, each, action) for each in (state, world)
            )
            assert told_there == told
            assert family.view(there, view.seat) == family.view(after, view.seat)


@every_game
@given(data=st.data(), at=st.integers(0, 40))
def test_a_world_with_the_same_cards_is_played_to_the_same_end(
    family: AnyGame, data: st.DataObject, at: int
):
    table: Table = data.draw(tables(family))
    state = table.start()
    for ply in table.plies(state):
        if ply == at or state.to_act < 0:
            break
    if state.to_act < 0:
        return
    world = same_cards(family.view(state, state.to_act), state, Rng(table.seed, "world"))
    rng = Rng(table.seed, "end")
    for _ in range(MOST_PLIES):
        if state.to_act < 0:
            break
        assert family.legal(world) == family.legal(state)
        action = choose(family, state, rng)
        (state, told), (world, told_there) = (
            told_by(family, each, action) for each in (state, world)
        )
        assert told_there == told
    assert world.finished == state.finished
