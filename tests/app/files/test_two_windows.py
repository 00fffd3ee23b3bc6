"""Two real windows in one process on one match: the question, looking on, and playing here."""

from __future__ import annotations

import pytest
from by_hand import Hands
from PySide6.QtCore import QPointF, Qt

from arschloch_gui.app.main import Game
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from long import mostly_long

BUTTONS = ("lookOnButton", "takeOverButton", "leaveItButton")


def asked(build_game, **settings: object) -> tuple[Game, Game]:
    """A window that plays a match, and a second one that has asked to continue it."""
    first = build_game(autoPass=False, **settings)
    Demonstration(first, "lowest").begin("arschloch", {"rounds": 0}, "lowest")
    second = build_game(autoPass=False, **settings)
    wait_for(lambda: second.session.files.canResume, "the match of the first window")
    second.session.resume()
    wait_for(lambda: second.session.otherWindow.asks, "the question")
    return first, second


def there(hands: Hands, name: str) -> bool:
    item = hands.find(name)
    return item is not None and item.isVisible()


def press(hands: Hands, key: Qt.Key) -> None:
    hands.key(key)


def focused(game: Game) -> str:
    return game.window.activeFocusItem().objectName()


@pytest.mark.parametrize("language", mostly_long(["de", "fr", "en"], normal=["de"]))
def test_the_question_and_the_bar_fit_in_every_language(build_game, qtbot, language):
    _, second = asked(build_game, language=language, textScale=2.0)
    second.window.resize(960, 600)
    hands = Hands(second, qtbot)
    wait_for(lambda: there(hands, "otherWindowPane"), "the question")
    second.window.grabWindow()
    pane = hands.find("otherWindowPane")
    for name in BUTTONS:
        item = hands.find(name)
        left = item.mapToItem(pane, 0, 0)
        assert left.x() >= 0
        assert left.x() + item.width() <= pane.width()
        assert left.y() + item.height() <= pane.height()
    second.session.otherWindow.lookOn()
    wait_for(lambda: there(hands, "lookingOnBar"), "the bar")
    second.window.grabWindow()
    bar = hands.find("lookingOnBar")
    assert bar.mapToScene(QPointF(0, 0)).x() >= 0
    assert bar.mapToScene(QPointF(bar.width(), 0)).x() <= second.window.width()


def test_by_keys_the_second_window_looks_on_and_then_plays_here(build_game, qtbot):
    first, second = asked(build_game)
    hands = Hands(second, qtbot)
    wait_for(lambda: focused(second) == "lookOnButton", "the first button")
    press(hands, Qt.Key.Key_Return)
    wait_for(lambda: second.session.match.active, "the match")
    session = second.session
    assert session.otherWindow.lookingOn
    assert not session.otherWindow.asks
    assert second.window.property("page") == "table"
    assert session.snapshot.view == first.session.snapshot.view
    assert not session.turn.mine
    assert not session.match.canUndo
    wait_for(lambda: there(hands, "playHereButton"), "the bar")

    before = session.snapshot.ply
    Demonstration(first, "lowest").act()
    wait_for(lambda: session.snapshot.ply == first.session.snapshot.ply > before, "what is played")

    hands.click(hands.spot("playHereButton"))
    wait_for(lambda: not first.session.match.active, "the first window to let go")
    wait_for(lambda: not session.otherWindow.lookingOn, "the match")
    assert first.window.property("page") == "start"
    assert "another window" in first.session.files.message
    wait_for(lambda: session.turn.waits, "the own turn")
    before = session.snapshot.ply
    Demonstration(second, "lowest").act()
    assert session.snapshot.ply > before


def test_the_first_window_gets_its_match_back_in_the_same_way(build_game, qtbot):
    first, second = asked(build_game)
    hands = Hands(second, qtbot)
    press(hands, Qt.Key.Key_Right)
    assert focused(second) == "takeOverButton"
    press(hands, Qt.Key.Key_Return)
    wait_for(lambda: second.session.match.active, "the match")
    assert not second.session.otherWindow.lookingOn
    wait_for(lambda: first.session.files.canResume, "the way back")
    first.session.resume()
    wait_for(lambda: first.session.otherWindow.asks, "the question")
    first.session.otherWindow.takeOver()
    wait_for(lambda: first.session.match.active, "the match")
    wait_for(lambda: not second.session.match.active, "the second window to let go")


def test_escape_leaves_the_match_to_the_other_window(build_game, qtbot):
    first, second = asked(build_game)
    hands = Hands(second, qtbot)
    ply = first.session.snapshot.ply
    press(hands, Qt.Key.Key_Escape)
    assert not second.session.otherWindow.asks
    assert second.window.property("page") == "start"
    assert focused(second) == "continueButton"
    assert first.session.snapshot.ply == ply
    Demonstration(first, "lowest").act()


def test_what_lies_behind_the_question_is_out_of_reach(build_game, qtbot):
    _, second = asked(build_game)
    hands = Hands(second, qtbot)
    hands.click(hands.spot("settingsButton"))
    assert second.window.property("page") == "start"
    for _ in range(8):
        press(hands, Qt.Key.Key_Tab)
        assert focused(second) in BUTTONS
