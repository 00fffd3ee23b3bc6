"""General properties of matches and records, for every game, any rules and any play."""

from __future__ import annotations

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from law_kit import Table, tables
from msgspec import structs

from arschloch_gui.engine.games import GAMES
from arschloch_gui.engine.match import MATCH_OVER
from arschloch_gui.engine.record import read, replay, verify, write
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame

every_game = pytest.mark.parametrize("family", GAMES, ids=lambda family: family.key)


@every_game
@given(data=st.data(), plies=st.integers(0, 250))
def test_replay_of_the_written_record_gives_the_identical_match(
    family: AnyGame, data: st.DataObject, plies: int
):
    table: Table = data.draw(tables(family))
    match = table.match(plies)
    text = write(match)
    note(text)
    again = replay(read(text.encode()))
    assert write(again) == text
    assert again.journal == match.journal
    assert again.state == match.state
    assert (again.scores, again.rounds, again.carry) == (match.scores, match.rounds, match.carry)
    assert verify(read(text.encode())).ok


@every_game
@given(data=st.data(), plies=st.integers(1, 80), seat=st.integers(0, 1))
def test_undo_and_redo_lead_back_to_the_same_point(
    family: AnyGame, data: st.DataObject, plies: int, seat: int
):
    table: Table = data.draw(tables(family))
    match = table.match(plies)
    before, state = write(match), match.state
    undone = 0
    while undone < 3 and match.undo(seat):
        assert match.to_act == seat
        undone += 1
    while match.redo(seat):
        pass
    assert write(match) == before
    assert not undone or match.state == state


@every_game
@given(data=st.data(), plies=st.integers(0, 60))
def test_a_snapshot_holds_nothing_its_viewer_may_not_know(
    family: AnyGame, data: st.DataObject, plies: int
):
    table: Table = data.draw(tables(family))
    match = table.match(plies)
    if match.state is None or match.phase == MATCH_OVER:
        return
    for viewer in (*range(table.rules.players), None):
        snapshot = match.snapshot(viewer)
        assert bool(snapshot.legal) == (viewer is not None and viewer == match.to_act)
        real, match.state = match.state, snapshot.view.world(Rng(table.seed, "world"))
        # A secret question to another seat is hidden, so the world does not know it.
        shown = structs.replace(match.snapshot(viewer), legal=snapshot.legal)
        assert shown == snapshot, "it would look the same in another world"
        match.state = real
