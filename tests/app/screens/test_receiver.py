"""While cards are chosen, the tray shows who receives them: face, title and insignia."""

from __future__ import annotations

from pathlib import Path

import pytest
import window_states
from by_hand import Hands

from arschloch_gui.app.main import Program


@pytest.mark.parametrize("state", ["giving", "bargaining"])
def test_the_tray_shows_the_receiver(game: Program, qtbot, tmp_path: Path, state: str):
    hands = Hands(game, qtbot)
    window_states.STATES[state](hands, tmp_path)
    hands.window.grabWindow()
    portrait = hands.find("takerPortrait")
    assert portrait.isVisible()
    seat = game.session.choice.giftTaker
    (row,) = [row for row in game.session.stage.seats.rows if row.seat == seat]
    assert portrait.property("person") == row.person
