"""The face of each player at the table: thinking, sweating, or what they felt last."""

from __future__ import annotations

import pytest

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.show.shown_table import FEW
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import Seating

NAMES = ("You", "Ben", "Cleo", "Anna")


@pytest.fixture
def stage(qapp) -> TableState:
    """Return a table in the middle of a round, at which all have many cards."""
    stage = TableState(Seating(NAMES, (0, 1, 2, 3), 0, ""), table_of)
    stage.phase, stage.counts, stage.turn = "play", [9, 9, 9, 9], 1
    return stage


def faces(stage: TableState) -> list[str]:
    return [stage.mood_of(seat) for seat in range(4)]


def test_the_player_to_act_thinks_and_the_others_rest(stage: TableState):
    assert faces(stage) == ["rest", "think", "rest", "rest"]


def test_the_viewer_is_not_shown_thinking(stage: TableState):
    stage.turn = 0
    assert faces(stage) == ["rest"] * 4


@pytest.mark.parametrize(
    ("count", "mood"), [(FEW + 1, "rest"), (FEW, "sweat"), (1, "sweat"), (0, "rest")]
)
def test_a_player_sweats_with_few_cards_left_but_not_once_out(stage: TableState, count, mood):
    stage.counts[2] = count
    assert faces(stage) == ["rest", "think", mood, "rest"]


def test_nobody_sweats_while_no_cards_are_played(stage: TableState):
    stage.phase, stage.counts = "exchange", [1, 1, 1, 1]
    assert faces(stage) == ["rest", "think", "rest", "rest"]


def test_what_a_player_felt_last_stays_until_it_is_their_turn(stage: TableState):
    stage.moods, stage.counts = {1: "angry", 2: "happy"}, [9, 1, 1, 1]
    assert faces(stage) == ["rest", "think", "happy", "sweat"]
