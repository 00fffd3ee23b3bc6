"""A match that plays itself leaves automatic actions to the table."""

from __future__ import annotations

import pytest
from by_hand import Hands
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.tour import demonstration
from arschloch_gui.app.tour.demonstration import Demonstration, Stuck, settle, wait_for
from long import long_param

HELPLESS = [["7D", "7C", "8D"], ["JD", "KD"], ["QD", "KC"], ["8C", "KH"]]
"""The person cannot beat Ben's lead."""


@pytest.mark.parametrize("speed", [0, long_param(3)])
def test_a_pass_that_comes_by_itself_is_no_decision(build_game, qtbot, tmp_path, speed):
    session = (game := build_game(autoPass=True, speed=speed)).session
    demo, hands, forced = Demonstration(game), Hands(game, qtbot), []
    session.stage.changed.connect(lambda: forced.append(session.turn.mustPass))
    hands.sit_down(tmp_path, deal=HELPLESS, lead=1)
    wait_for(lambda: demo.decides or demo.between_rounds, "a decision")
    while not demo.between_rounds:
        # No forced pass is about to happen by itself: there is still a decision to make.
        assert not session.turn.shrug._timer.isActive()
        hands.catch_up()
        assert len(session.snapshot.legal) > 1
        demo.act()
    assert any(forced)


SLIDES = """
import QtQuick
Rectangle {
    width: 9; height: 9
    NumberAnimation on x { to: 200; duration: 700 }
}
"""


def test_the_window_has_settled_when_nothing_slides_any_more(build_game):
    game = build_game()
    component = QQmlComponent(game.engine)
    component.setData(SLIDES.encode(), QUrl())
    item = component.create()
    assert isinstance(item, QQuickItem), component.errorString()
    item.setParentItem(game.window.contentItem())
    settle(game)
    assert item.x() == 200


def test_a_wait_without_end_names_the_picture(build_game, monkeypatch):
    game = build_game()
    monkeypatch.setattr(demonstration, "PATIENCE_MS", 0)
    wanted = "0x7/game/arschloch"
    item = QQuickItem(game.window.contentItem())
    for name, value in {"wanted": wanted, "waiting": True}.items():
        item.setProperty(name, value)
    with pytest.raises(Stuck, match=f"^the picture: .*{wanted}"):
        settle(game)
