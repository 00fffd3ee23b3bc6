"""Screens left while they load, and windows closed in motion, cause no Qt messages.

A Qt message fails the test (`qt_log_level_fail` in pyproject.toml, and conftest.py for messages on
closing). The real program is checked in `tests/app/test_says_nothing.py`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from event_loop import run_pending
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtQml import QQmlComponent
from window_states import STATES

from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML, open_shell
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from long import mostly_long

FILES = {path.name: path.read_text("utf-8") for path in QML.parent.rglob("*.qml")}
TIMERS = b"""
import QtQuick
Item {
    Timer { id: last; interval: 60000 }
    Timer { id: short; interval: 60000 }
    Timer { id: next; interval: 60000 }
    function begin() { last.start() }
    function stop() { last.stop() }
    function blink() { short.start(); short.stop() }
    function go() { next.start() }
}
"""


MOMENTS = b"""
import QtQuick
import "controls"
Loader {
    property int counted: 0
    id: loader
    sourceComponent: Item {
        SequentialAnimation {
            running: true
            PauseAnimation { duration: 1 }
            Cue { onGiven: loader.counted += 1 }
            PauseAnimation { duration: 1 }
            Cue { onGiven: loader.counted += 10 }
        }
    }
}
"""


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def test_what_was_asked_for_later_is_not_done_on_a_screen_that_has_gone(
    hands: Hands, tmp_path: Path
):
    STATES["guided"](hands, tmp_path)
    hands.window.setProperty("page", "settings")
    # The table is removed in the same turn in which the tip is cleared.
    hands.session.leave()
    wait_for(lambda: hands.find("guideTip") is None, "the table to be gone")


def test_only_signals_are_asked_for_later():
    """A function would be called even if its owner was unloaded in the meantime.

    The root itself (Root.qml) stays until the window goes.
    """
    asked = {
        (name, what)
        for name, text in FILES.items()
        for what in re.findall(r"Qt\.callLater\((?:\w+\.)*(\w+)\)", text)
        if name != "Root.qml"
    }
    signals = set(re.findall(r"\bsignal (\w+)\(", "".join(FILES.values())))
    assert len(asked) > 5
    assert {each for each in asked if each[1] not in signals} == set()


def test_lists_are_all_of_the_kind_that_may_go_while_it_loads():
    uses = {name for name, text in FILES.items() if re.search(r"\b(List|Grid|Table)View \{", text)}
    assert uses == {"RowList.qml"}


def test_what_has_the_keys_stays_where_tab_finds_it():
    """Qt warns if a focused item is removed from the tab order."""
    given = [
        (name, what)
        for name, text in FILES.items()
        for what in re.findall(r"activeFocusOnTab: (.+)", text)
    ]
    assert len(given) > 5
    assert [
        each for each in given if each[1] != "true" and not re.search(r"\bactiveFocus\b", each[1])
    ] == []


@pytest.mark.parametrize("page", mostly_long(["about", "matches"], normal=["about"]))
def test_a_list_is_left_while_its_rows_are_being_made(hands: Hands, page: str):
    Demonstration(hands.game).begin("arschloch", {"players": 3})
    for turns in range(6):
        hands.window.setProperty("page", page)
        for _ in range(turns):
            QCoreApplication.processEvents()
        hands.window.setProperty("page", "table")
    run_pending()


def test_a_timer_may_start_in_the_turn_in_which_the_last_one_stops(qapp, tmp_path: Path):
    front = open_shell(tmp_path, remember_geometry=False)
    component = QQmlComponent(front.engine)
    component.setData(TIMERS, QUrl())
    timers: Any = component.create()

    class Between(QObject):
        def event(self, _event: QEvent) -> bool:
            timers.go()
            return True

    between = Between()
    run_pending()
    timers.begin()
    run_pending()
    timers.stop()
    QCoreApplication.postEvent(between, QEvent(QEvent.Type.User))
    timers.blink()
    run_pending()
    timers.deleteLater()
    front.window.deleteLater()
    front.language.close()
    front.settings.close()


def test_an_animation_of_a_screen_that_has_gone_begins_nothing(game: Program):
    component = QQmlComponent(game.engine)
    component.setData(MOMENTS, QUrl.fromLocalFile(str(QML.parent / "moments.qml")))
    there, gone = component.create(), component.create()
    gone.setProperty("active", False)
    while there.property("counted") < 11:
        QCoreApplication.processEvents()  # does not delete what is unloaded, unlike `wait_for`
    assert gone.property("counted") == 0
    there.deleteLater()
    gone.deleteLater()


def test_every_moment_of_an_animation_is_of_the_kind_that_may_go():
    assert [name for name, text in FILES.items() if re.search(r"\bScriptAction \{", text)] == []


def test_large_letters_in_a_small_window_are_no_reason_to_speak_in_closing(game: Program):
    """The maximum letter size depends on the current screen, which ends when the window closes."""
    game.settings.change("textScale", 2.0)
    game.window.resize(960, 600)
    Demonstration(game).begin("arschloch", {"players": 3})
