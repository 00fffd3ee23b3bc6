"""Screens and panes are built in slices, hidden until complete, and lose no key meanwhile."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from by_hand import Hands
from driven_scripts import PAGES
from event_loop import run_once, run_pending
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtTest import QTest
from window_states import STATES, show

from arschloch_gui.app import incubator
from arschloch_gui.app.keys.input_guard import GLOBAL, HELD
from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import items, wait_for
from long import mostly_long

LOADER = """
import QtQuick
import "controls"
SlicedLoader { source: "controls/Words.qml" }
"""


@pytest.fixture
def hands(game: Program, qtbot, monkeypatch: pytest.MonkeyPatch) -> Hands:
    # A fast machine would have built a screen before the test can press anything.
    monkeypatch.setattr(incubator, "SLICE_MS", 0)
    return Hands(game, qtbot)


def count_items(hands: Hands) -> int:
    """Return the number of items in the window, visible or not."""
    return len(items(hands.window.contentItem()))


def press(hands: Hands, *keys: Qt.Key) -> None:
    """Press keys without waiting for what is being built."""
    for key in keys:
        QTest.keyClick(hands.window, key)


def focused(hands: Hands) -> str:
    item: Any = hands.window.activeFocusItem()
    return item.objectName() or item.property("text")


def test_opening_a_screen_builds_nothing_in_that_turn(hands: Hands):
    for page in (*PAGES[1:], PAGES[0]):
        if page == "playback":
            continue  # it is small and built at once
        before = count_items(hands)
        hands.window.setProperty("page", page)
        assert count_items(hands) == before, page
        assert not hands.stands(), page
        wait_for(hands.stands, page)
        assert hands.find(page + "Screen").isVisible()


def test_opening_a_pane_builds_nothing_in_that_turn(hands: Hands, tmp_path: Path):
    STATES["round_summary"](hands, tmp_path)
    button = hands.find("allHandsButton")
    before = count_items(hands)
    button.clicked.emit()
    assert count_items(hands) == before
    pane = hands.find("allHandsPane")
    assert pane.isVisible()
    before = count_items(hands)
    hands.session.allHands.look("decided")
    assert count_items(hands) == before
    assert pane.property("standing") == "dealt", "the previous page stays until then"
    wait_for(lambda: pane.property("standing") == "decided", "the decisions")
    assert hands.find("decisionList").isVisible()


def test_the_result_of_the_round_stays_until_the_podium_is_complete(hands: Hands, tmp_path: Path):
    STATES["last_result"](hands, tmp_path)
    hands.game.settings.change("speed", 1)
    hands.find("podiumButton").clicked.emit()

    def steps() -> list[float]:
        """Return how far each person on the podium has risen."""
        everything = items(hands.window.contentItem())
        rising = [each for each in everything if each.property("fallen") is not None]
        return [told for each in rising if (told := each.property("told")) is not None]

    seen = []
    while not hands.stands():
        names = {
            each.objectName() for each in items(hands.window.contentItem()) if each.isVisible()
        }
        seen.append(names & {"roundSummary", "matchSummary"})
        assert set(steps()) <= {1}, "it rises before it can be seen"
        run_once()
    assert seen
    assert all(seen), "the bare table was visible"
    assert min(steps()) < 1
    assert hands.find("matchSummary").isVisible()
    wait_for(lambda: hands.find("roundSummary") is None, "the result to be gone")
    assert focused(hands) == "againButton"


def test_a_pane_left_while_it_is_being_built_is_neither_read_out_nor_focused(
    hands: Hands, tmp_path: Path
):
    STATES["round_summary"](hands, tmp_path)
    said: list[str] = []
    hands.game.speaker.said.connect(lambda words, urgent: said.append(words))
    hands.find("allHandsButton").clicked.emit()
    hands.window.setProperty("page", "settings")
    wait_for(hands.stands, "the settings")
    hands.catch_up()
    assert not any("All hands" in words for words in said)
    assert focused(hands) == "nameRow:field"


@pytest.mark.parametrize("again", [False, True], ids=["left", "wanted_again"])
def test_what_is_no_longer_needed_goes_once_it_is_built(hands: Hands, again: bool):
    component = QQmlComponent(hands.game.engine)
    component.setData(LOADER.encode(), QUrl.fromLocalFile(str(QML)))
    loader = component.create()
    assert loader is not None, component.errorString()
    loader.setProperty("needed", True)
    wait_for(lambda: loader.property("building"), "the beginning")
    loader.setProperty("needed", False)
    assert loader.property("active") is True
    loader.setProperty("needed", again)
    wait_for(lambda: not loader.property("building"), "the end")
    run_pending()
    assert loader.property("active") is again
    loader.deleteLater()


@pytest.mark.long
def test_every_screen_may_be_left_while_it_is_being_built(hands: Hands):
    for at, page in enumerate(PAGES):
        hands.window.setProperty("page", page)
        for _ in range(at % 4):
            QCoreApplication.processEvents()
    wait_for(hands.stands, PAGES[-1])
    screens = {f"{page}Screen" for page in PAGES}

    def there() -> set[str]:
        return {each.objectName() for each in items(hands.window.contentItem())} & screens

    wait_for(lambda: there() == {f"{PAGES[-1]}Screen"}, "the others to be gone")
    assert hands.find(f"{PAGES[-1]}Screen").isVisible()


@pytest.mark.parametrize("page", mostly_long(["settings", "newMatch"], normal=["settings"]))
def test_keys_pressed_while_a_screen_is_built_move_the_focus_there(hands: Hands, page: str):
    show(hands, page)
    first = focused(hands)
    press(hands, Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    third = focused(hands)
    assert first != third
    show(hands, "start")
    hands.window.setProperty("page", page)
    before = focused(hands)
    press(hands, Qt.Key.Key_Tab)
    QCoreApplication.processEvents()
    press(hands, Qt.Key.Key_Tab)
    assert focused(hands) == before, "the screen that is left takes no keys"
    wait_for(hands.stands, page)
    wait_for(lambda: focused(hands) == third, "the focus to be moved twice")


def test_keys_that_wait_when_the_window_closes_are_forgotten(hands: Hands):
    hands.window.setProperty("page", "settings")
    press(hands, Qt.Key.Key_Tab)
    gate = hands.game.input_guard
    assert len(gate._held) == 2
    gate.leave()
    assert not gate._held
    gate.watch(hands.window)
    wait_for(hands.stands, "the settings")


@pytest.mark.parametrize("after", ["arschloch", "thirteen"])
def test_another_game_may_start_while_the_table_of_the_last_one_is_built(hands: Hands, after: str):
    """Qt says "Object or context destroyed during incubation" if a part goes while it is built."""

    def building() -> bool:
        parts = [each for each in items(hands.window.contentItem()) if each.property("part")]
        return any(
            part.property("item") is None and not part.property("source").isEmpty()
            for part in parts
        )

    session = hands.session
    session.newMatch("shithead", {}, "lowest")
    while not building():
        QCoreApplication.processEvents()
    session.newMatch(after, {}, "lowest")
    wait_for(lambda: hands.stands() and not session._engine.begins, "the table")
    wait_for(lambda: not hands.game.incubator.is_busy, "the table to be complete")
    wanted = dict(session.match.parts)
    for part in items(hands.window.contentItem()):
        if name := part.property("part"):
            source = part.property("source").toString()
            assert source.endswith(wanted.get(name, "")), (name, source)
            assert bool(source) == (name in wanted), (name, source)


def test_the_language_changes_when_nothing_is_half_built(hands: Hands):
    """Qt loses count of what is being built, and complains when the window closes."""
    game, counts = hands.game, []
    hands.session.newMatch("arschloch", {}, "lowest")
    wait_for(lambda: game.incubator.incubatingObjectCount() > 0, "the table", step=0)
    game.language.switched.connect(lambda _: counts.append(game.incubator.incubatingObjectCount()))
    game.settings.change("language", "de")
    assert counts == [0]
    wait_for(hands.stands, "the table")


def test_a_held_key_leaves_room_for_others_while_a_screen_is_built(hands: Hands):
    show(hands, "settings")
    press(hands, Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    third = focused(hands)
    show(hands, "start")
    hands.window.setProperty("page", "settings")
    press(hands, Qt.Key.Key_Tab)
    hands.hold("Tab", 2 * HELD)
    press(hands, Qt.Key.Key_Tab)
    wait_for(hands.stands, "the settings")
    wait_for(lambda: not hands.game.input_guard._held, "the keys")
    assert focused(hands) == third


def test_letters_pressed_while_the_table_is_built_act_there(hands: Hands):
    hands.game.guide.skip()
    hands.session.newMatch("arschloch", {}, "lowest")
    wait_for(lambda: hands.window.property("page") == "table", "the match", step=0)
    assert not hands.stands()
    press(hands, Qt.Key.Key_L)
    assert len(hands.game.input_guard._held) == 2
    wait_for(hands.stands, "the table")
    drawer = hands.find("logLines").parentItem()
    while drawer.property("open") is None:
        drawer = drawer.parentItem()
    wait_for(lambda: not hands.game.input_guard._held, "the key")
    assert drawer.property("open")
    press(hands, Qt.Key.Key_L)
    assert not drawer.property("open")


def test_a_shortcut_of_the_table_waits_for_it(hands: Hands):
    hands.window.setProperty("page", "table")
    hands.strike_at_once("M")
    assert not hands.game.settings.now.muted
    wait_for(hands.stands, "the table")
    wait_for(lambda: hands.game.settings.now.muted, "the key")


def test_a_shortcut_does_not_act_on_a_table_that_is_left(hands: Hands):
    hands.game.guide.skip()
    hands.session.newMatch("arschloch", {}, "club")
    hands.settle()
    plays = hands.find("plays:1")
    hands.strike("I")
    wait_for(plays.isVisible, "the plays of a seat")
    hands.strike("I")
    wait_for(lambda: not plays.isVisible(), "its end")
    hands.window.setProperty("page", "about")
    hands.strike_at_once("I")
    show(hands, "table")
    assert not plays.isVisible()


@pytest.mark.parametrize("building", [False, True])
def test_enter_with_ctrl_never_presses_the_focused_control(hands: Hands, building: bool):
    show(hands, "settings")
    hands.window.setProperty("page", "start")
    if not building:
        show(hands, "start")
    assert hands.stands() != building
    hands.strike_at_once("Ctrl+Return")
    wait_for(lambda: hands.stands() and not hands.game.input_guard._held, "the key")
    assert focused(hands) == "guidedButton"
    hands.catch_up()
    assert hands.window.property("page") == "start"


def test_a_shortcut_of_a_screen_waits_for_it_and_acts_once(hands: Hands):
    hands.game.guide.skip()
    begun: list[None] = []
    hands.session.matchStarted.connect(lambda: begun.append(None))
    hands.strike_at_once("Ctrl+N")
    assert not hands.stands()
    hands.strike_at_once("Ctrl+Return")
    wait_for(lambda: hands.window.property("page") == "table", "the match", step=0)
    assert not hands.stands()
    hands.strike_at_once("Ctrl+Return")
    wait_for(lambda: hands.window.property("page") == "table", "the match")
    wait_for(lambda: hands.stands() and not hands.game.input_guard._held, "the table")
    wait_for(lambda: not hands.session._engine.begins, "the end of all starts")
    assert len(begun) == 1


def test_shortcuts_of_every_screen_never_wait(hands: Hands):
    root = QML.with_name("Root.qml").read_text("utf-8")
    shortcuts = set(re.findall(r'Shortcut \{\s*sequence: "([^"]+)"', root))
    assert shortcuts - {"M"} == GLOBAL
    for keys, page in (("Ctrl+N", "newMatch"), ("Ctrl+,", "settings"), ("F1", "rules")):
        hands.strike_at_once(keys)
        assert hands.window.property("page") == page
        assert not hands.stands()
    for page in ("settings", "newMatch", "start"):
        hands.strike_at_once("Esc")
        assert hands.window.property("page") == page
    wait_for(hands.stands, "the start")


def test_a_click_while_a_screen_is_built_acts_on_neither(hands: Hands):
    spot = hands.spot("settingsButton")
    hands.window.setProperty("page", "newMatch")
    QTest.mouseClick(hands.window, Qt.MouseButton.LeftButton, pos=spot)
    assert hands.window.property("page") == "newMatch"
    wait_for(hands.stands, "the new match")
    run_pending()
    assert hands.window.property("page") == "newMatch"


def test_a_pane_wanted_again_while_it_is_built_has_the_focus(hands: Hands, tmp_path: Path):
    STATES["past"](hands, tmp_path)
    past = hands.game.retrospect.past
    past.close()
    wait_for(lambda: hands.find("pastPane") is None, "the list to be gone")
    panes = [each for each in items(hands.window.contentItem()) if each.property("needed") is False]
    (pane,) = [each for each in panes if "PastPane" in each.property("source").toString()]
    loaded = []

    def open_again() -> None:
        loaded.append(pane.property("needed"))
        past.openTable()

    cast("Any", pane).loaded.connect(open_again)
    past.openTable()
    past.close()
    wait_for(lambda: bool(loaded), "the list")
    wait_for(lambda: hands.stands() and hands.find("past:0") is not None, "the list again")
    assert loaded == [False]
    run_pending()
    assert hands.find("pastPane").property("activeFocus")
