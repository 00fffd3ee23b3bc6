"""Statistics, replay and log fit any window, and are complete in the accessibility tree."""

from __future__ import annotations

from pathlib import Path

import accessible_tree
import pytest
from by_hand import Hands
from event_loop import run_pending
from PySide6.QtGui import QAccessible
from window_states import (
    STATES,
    day_over,
    log,
    playback,
    setup,
    start,
    statistics,
    statistics_question,
    trophies,
)

import geometry
from arschloch_gui.app.main import Program

SEEN = (statistics, statistics_question, playback, setup, start, trophies, day_over)


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.mark.long
@pytest.mark.parametrize("reach", [STATES["no_statistics"], *SEEN], ids=lambda each: each.__name__)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_everything_has_room_in_the_smallest_window_with_the_largest_letters(
    hands: Hands, tmp_path: Path, reach, language: str
):
    reach(hands, tmp_path)
    hands.window.resize(960, 600)
    hands.game.settings.change("textScale", 2.0)
    hands.game.settings.change("language", language)
    run_pending()
    assert geometry.faults(hands.window) == []


@pytest.mark.long
@pytest.mark.parametrize(
    "reach", [*SEEN[:3], log, trophies, day_over], ids=lambda each: each.__name__
)
def test_everything_is_whole_in_the_tree(hands: Hands, tmp_path: Path, reach):
    QAccessible.setActive(True)
    try:
        reach(hands, tmp_path)
        hands.catch_up()
        assert accessible_tree.faults(hands.window) == []
    finally:
        QAccessible.setActive(False)
