"""Practice in the smallest window with the largest letters, and for a screen reader."""

from __future__ import annotations

from pathlib import Path

import accessible_tree
import pytest
from accessible_tree import Role
from by_hand import Hands
from event_loop import run_pending
from PySide6.QtGui import QAccessible
from window_states import STATES, show

import geometry
from arschloch_gui.app.main import Program


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def test_everything_has_room_in_the_smallest_window_with_the_largest_letters(
    hands: Hands, tmp_path: Path
):
    found = {}
    for name in ("practice", "exercise_of_two", "replayed"):
        STATES[name](hands, tmp_path)
        stages = ("judged", name) if name == "replayed" else (name,)
        for stage in stages:
            if stage == "judged":
                hands.game.trainer.exercise.endShow()
            elif name == "replayed":
                hands.game.trainer.exercise.showRounds()
                hands.qtbot.waitUntil(lambda: hands.find("replayForward") is not None)
            hands.window.resize(960, 600)
            hands.game.settings.change("textScale", 2.0)
            hands.game.settings.change("language", "de")
            run_pending()
            if wrong := geometry.faults(hands.window):
                found[stage] = wrong
        hands.game.trainer.stop()
    assert found == {}


def test_verdict_options_and_both_tables_are_whole_in_the_tree(hands: Hands, tmp_path: Path):
    QAccessible.setActive(True)
    try:
        show(hands, "practice")
        hands.catch_up()
        assert accessible_tree.faults(hands.window) == []
        STATES["judged"](hands, tmp_path)
        hands.catch_up()
        assert accessible_tree.faults(hands.window) == []
        listed = accessible_tree.tree(hands.window).find(Role.List, "The best options")
        told = [option["told"] for option in hands.game.trainer.examined.options]
        assert listed.names(Role.ListItem) == told
        hands.game.trainer.exercise.showRounds()
        hands.qtbot.waitUntil(lambda: hands.find("replayForward") is not None)
        hands.catch_up()
        assert accessible_tree.faults(hands.window) == []
    finally:
        QAccessible.setActive(False)


def test_the_rounds_shown_follow_the_language(hands: Hands, tmp_path: Path):
    STATES["judged"](hands, tmp_path)
    exercise = hands.game.trainer.exercise
    exercise.showRounds()
    hands.qtbot.waitUntil(lambda: hands.find("replayForward") is not None)
    assert exercise.replay.deals[0] == "Deal 1"
    hands.game.settings.change("language", "de")
    assert exercise.replay.deals[0] == "Durchgang 1"
