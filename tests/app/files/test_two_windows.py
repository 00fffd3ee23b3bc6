"""Two real windows in one process on one match: the question, and a copy to continue."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.app.files.paths import matches_folder
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.languages import LANGUAGES
from long import mostly_long

BUTTONS = ("openCopyButton", "leaveItButton")


def asked(build_game, **settings: Any) -> tuple[Program, Program]:
    """Return a window that plays a match, and a second one that has asked to continue it."""
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
    wait_for(hands.stands, "what the key is for")
    hands.key(key)


def focused(game: Program) -> str:
    return game.window.activeFocusItem().objectName()


@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_the_question_fits_in_every_language(build_game, qtbot, language):
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


def play_on(game: Program) -> None:
    session = game.session
    wait_for(lambda: session.turn.waits, "the own turn")
    before = session.snapshot.ply
    Demonstration(game, "lowest").act()
    wait_for(lambda: session.snapshot.ply > before, "what is played")


def test_by_keys_the_second_window_plays_on_in_a_copy(build_game, qtbot):
    first, second = asked(build_game)
    hands, session = Hands(second, qtbot), second.session
    wait_for(lambda: focused(second) == "openCopyButton", "the first button")
    press(hands, Qt.Key.Key_Return)
    wait_for(lambda: session.match.active, "the copy")
    assert not session.otherWindow.asks
    assert second.window.property("page") == "table"
    assert session.snapshot.view == first.session.snapshot.view
    for game in (first, second):
        play_on(game)
    assert len(list(matches_folder().glob("*.arl"))) == 2


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
