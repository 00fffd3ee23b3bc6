"""Reviews in the smallest window with the largest letters, and for a screen reader."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import accessible_tree
import pytest
from accessible_tree import Role
from by_hand import Hands
from event_loop import run_pending
from PySide6.QtGui import QAccessible
from window_states import STATES

import geometry
from arschloch_gui.app.main import Program
from long import mostly_long


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.mark.parametrize("name", mostly_long(["past", "costly", "luck"], normal=["past"]))
def test_everything_has_room_and_a_place_in_the_tree(hands: Hands, tmp_path: Path, name: str):
    STATES[name](hands, tmp_path)
    QAccessible.setActive(True)
    try:
        hands.catch_up()
        assert accessible_tree.faults(hands.window) == []
        retrospect: Any = hands.game.retrospect
        told = {
            "past": [row["told"] for row in retrospect.past.rows],
            "costly": [row["told"] for row in retrospect.costliest.rows],
            "luck": [row["told"] for row in retrospect.luck.rows],
        }[name]
        assert set(told) <= set(accessible_tree.tree(hands.window).names(Role.ListItem))
    finally:
        QAccessible.setActive(False)
    hands.window.resize(960, 600)
    hands.game.settings.change("textScale", 2.0)
    hands.game.settings.change("language", "de")
    run_pending()
    assert geometry.faults(hands.window) == []
