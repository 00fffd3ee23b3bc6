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


def test_the_heading_is_hidden_where_the_players_leave_no_room(
    game: Program, qtbot, tmp_path: Path
):
    hands = Hands(game, qtbot)
    window_states.bargaining(hands, tmp_path)
    hands.window.resize(960, 600)
    game.settings.change("textScale", 2.0)
    heading = hands.find("exchangeHeading")
    qtbot.waitUntil(lambda: hands.window.contentItem().width() == 960)
    qtbot.waitUntil(heading.isVisible)
    hands.strike("L")
    qtbot.waitUntil(lambda: hands.find("logLines").isEnabled())
    hands.catch_up()  # the drawer is open, and everything else has moved
    assert not heading.isVisible() or hands.find("takerPortrait").width() > 0
