"""The log at the usual speed: it takes the focus as it opens, and keeps its scroll position."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Program

USUAL = 3


@pytest.fixture
def hands(game: Program, qtbot, tmp_path: Path) -> Hands:
    """Return a user late in a round, so that the log is longer than its drawer."""
    hands = Hands(game, qtbot)
    game.settings.change("textScale", 2.0)
    game.settings.change("autoPass", False)
    with qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("trouduc", {"players": 8}, "lowest")
    while len(hands.session.stage.log.rows) < 50:
        hands.settle()
        hands.session.turn.passTurn() if hands.session.turn.canPass else hands.strike("Return")
    hands.settle()
    game.settings.change("speed", USUAL)
    return hands


@pytest.mark.long
def test_the_log_has_the_keys_as_soon_as_it_opens(hands):
    lines = hands.find("logLines")
    hands.strike("L")
    assert lines.hasActiveFocus()
    row = lines.property("currentIndex")
    hands.strike("Up")
    assert lines.property("currentIndex") == row - 1
    hands.strike("Esc")
    assert hands.find("handFan").hasActiveFocus()


def test_the_wheel_scrolls_the_log_and_it_stays_there(hands):
    hands.strike("L")
    lines = hands.find("logLines")
    hands.qtbot.waitUntil(lambda: lines.property("atYEnd") and not lines.property("atYBeginning"))
    hands.qtbot.waitUntil(lambda: hands.spot("logLines").x() < hands.window.width())
    before = lines.property("contentY")
    QTest.wheelEvent(hands.window, hands.spot("logLines"), QPoint(0, 240))
    hands.qtbot.waitUntil(lambda: lines.property("contentY") < before - 20)
    hands.qtbot.waitUntil(lambda: not lines.property("moving"))
    assert not lines.property("atNewest")
    scrolled = lines.property("contentY")
    hands.window.grabWindow()  # lays out lines that become visible
    assert lines.property("contentY") == pytest.approx(scrolled)


def test_the_ring_around_a_line_of_the_log_covers_none_of_its_letters(hands):
    hands.strike("L")
    lines = hands.find("logLines")
    hands.qtbot.waitUntil(lambda: lines.hasActiveFocus() and lines.property("atYEnd"))
    line = lines.property("currentItem")
    (words,) = [each for each in line.childItems() if each.property("soft") is not None]
    (ring,) = [each for each in line.childItems() if each.objectName() == "logLineRing"]
    inside = max(piece.y() for piece in ring.childItems()) + ring.property("hair")
    assert ring.isVisible()
    assert ring.y() + inside <= words.y() + 0.5
    assert ring.y() + ring.height() - inside >= words.y() + words.height() - 0.5


def test_the_log_keeps_its_heading_after_an_undo_in_shithead(game: Program, qtbot):
    hands = Hands(game, qtbot)
    with qtbot.waitSignal(hands.session.matchStarted):
        hands.session.newMatch("shithead", {}, "lowest")
    hands.settle()
    hands.click(hands.spot("swapButton"))
    hands.settle()
    with qtbot.waitSignal(hands.session.undone):
        hands.strike("Ctrl+Z")
    assert [row.text for row in hands.session.stage.log.rows][:1] == ["Round 1"]
