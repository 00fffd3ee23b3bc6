"""Touch instead of a mouse: a finger held on a button shows its label, and nothing remains."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from clicks import called, is_a, is_control
from event_loop import run_pending
from fingers import Fingers
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from window_states import STATES

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items, wait_for
from long import mostly_long

LONG_LISTS = (
    "about", "all_hands", "decisions", "judged", "log", "playback", "rules", "settings", "setup",
    "setup_rules", "statistics",
)  # fmt: skip
"""States of the window with content that needs scrolling."""


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.fixture
def fingers(game: Program) -> Fingers:
    return Fingers(game.window)


def hovered(hands: Hands) -> list[str]:
    """Return the items drawn as if the pointer were over them."""
    return [
        called(each)
        for each in items(hands.window.contentItem())
        if each.isVisible() and (each.property("hovered") or each.property("containsMouse"))
    ]


def labels(item: QQuickItem) -> list[str]:
    """Return the visible labels under a control."""
    tips = [each for each in item.childItems() if is_a(each, "Tip") and each.isVisible()]
    return [str(each.property("words")) for each in tips]


def presses(item: Any) -> list[str]:
    """Return a list that grows with every click of a control."""
    clicks: list[str] = []
    item.clicked.connect(lambda: clicks.append(item.objectName()))
    return clicks


@contextmanager
def each_press_long() -> Iterator[None]:
    """Make Qt take every press for a long one at once."""
    hints = QGuiApplication.styleHints()
    before = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(0)
    yield
    hints.setMousePressAndHoldInterval(before)


def test_a_finger_that_stays_on_a_round_button_names_it_and_presses_nothing(
    hands: Hands, fingers: Fingers, tmp_path
):
    hands.open(tmp_path, lead=0)
    button, at = hands.find("menuButton"), hands.spot("menuButton")
    clicks = presses(button)
    fingers.press(at)
    tip = next(each for each in button.childItems() if is_a(each, "Tip"))
    wait_for(lambda: tip.property("held"), "the long press")
    fingers.release()
    run_pending()
    assert clicks == []
    assert labels(button) == [button.property("text")], "it can still be read"
    fingers.tap(at)
    assert clicks == ["menuButton"]
    assert labels(button) == []
    hands.strike("Esc")
    hands.catch_up()
    clicks, at = presses(hands.find("logButton")), hands.spot("logButton")
    with each_press_long():
        hands.press(at)
        run_pending()
    hands.release(at)
    assert clicks == ["logButton"], "a mouse may take its time"


def test_a_finger_that_stays_on_a_text_shows_its_label(
    hands: Hands, fingers: Fingers, tmp_path: Path
):
    """Only a mouse could show the whole fingerprint."""
    hands.game.settings.change("showFingerprint", True)
    hands.open(tmp_path, lead=0)
    at = hands.spot("matchProgress")
    bar = hands.find("matchProgress").parentItem()
    assert labels(bar) == []
    fingers.press(at)
    wait_for(lambda: labels(bar) != [], "the long press")
    fingers.release()
    hands.catch_up()
    assert hands.session.allHands.wholeFingerprint in labels(bar)[0], "it can still be read"


def test_nothing_stays_hovered_after_a_touch(hands: Hands, fingers: Fingers, tmp_path):
    """An item used to stay raised, with its label, if the finger was lifted elsewhere."""
    hands.catch_up()
    fingers.press(hands.spot("game:arschloch"))
    fingers.move(hands.spot("game:trouduc"))
    run_pending()
    fingers.release()
    hands.catch_up()
    assert hovered(hands) == []
    hands.open(tmp_path, lead=0)
    for at in (hands.card("9D"), hands.spot("menuButton"), hands.spot("seat:1")):
        fingers.tap(at)
        hands.catch_up()
        assert hovered(hands) == []
        hands.strike("Esc")


def selected(hands: Hands) -> list[str]:
    return [row.card for row in hands.session.stage.hand.rows if row.selected]


def test_of_two_overlapping_taps_both_cards_are_selected_or_the_second(
    hands: Hands, fingers: Fingers, tmp_path
):
    """A second finger that came down before the first was up used to be ignored."""
    hands.open(tmp_path, lead=0)
    for lift_first in (0, 1):
        fingers.press(hands.card("9D"), 0)
        fingers.press(hands.card("9C"), 1)
        fingers.release(lift_first)
        fingers.release(1 - lift_first)
        assert selected(hands) == ["9D", "9C"], "they fit"
        hands.session.choice.clearSelection()
        fingers.press(hands.card("9D"), 0)
        fingers.press(hands.card("KS"), 1)
        fingers.release(lift_first)
        fingers.release(1 - lift_first)
        assert selected(hands) == ["KS"], "they do not"
        hands.session.choice.clearSelection()
    assert hands.session.gesture.phase == "at rest"
    assert hovered(hands) == []


@pytest.mark.long
def test_a_second_finger_does_not_disturb_a_drag(hands: Hands, fingers: Fingers, tmp_path):
    hands.open(tmp_path, lead=0)
    fingers.press(hands.card("9D"), 0)
    fingers.move(hands.spot("tableDropZone"), 0)
    wait_for(lambda: hands.session.gesture.phase == "carrying", "the drag")
    fingers.press(hands.card("KS"), 1)
    fingers.release(1)
    hands.catch_up()
    assert hands.session.gesture.phase == "carrying"
    with hands.qtbot.waitSignal(hands.session.stage.leaving):
        fingers.release(0)
    assert selected(hands) == []


@pytest.mark.long
def test_a_finger_taps_twice_to_play_and_drags_to_move(hands: Hands, fingers: Fingers, tmp_path):
    hands.open(tmp_path, lead=0)
    start, end = hands.card("8D"), hands.card("QH")
    fingers.swipe(start, end)
    assert hands.session.stage.hand.rows[0].card != "8D", "it was moved"
    with hands.qtbot.waitSignal(hands.session.stage.leaving) as left:
        fingers.tap(hands.card("9D"))
        fingers.tap(hands.card("9D"))
    assert sorted(left.args[1]) == ["9C#0", "9D#0"]


def test_a_sweep_over_the_tiles_presses_none_and_scrolls_them(hands: Hands, fingers: Fingers):
    hands.catch_up()
    shelf = hands.find("gameShelf")
    at = hands.spot("game:thirteen", down=0.8)
    up = QPoint(0, -60)
    fingers.swipe(at, at + up)
    hands.catch_up()
    assert hands.window.property("page") == "start", "nothing was pressed"
    assert shelf.property("contentY") == 0, "they all fit"
    hands.window.resize(960, 600)
    hands.window.setProperty("taken", 275)  # messages that leave little room
    wait_for(lambda: shelf.property("contentHeight") > shelf.height() + 5, "too many")
    wait_for(lambda: shelf.property("interactive") and shelf.height() < 100, "the new size")
    hands.window.grabWindow()
    at = hands.spot("gameShelf", 0.3, 0.9)
    fingers.swipe(at, at + up)
    wait_for(lambda: shelf.property("contentY") > 0, "it scrolls")
    assert hands.window.property("page") == "start"
    wait_for(lambda: not shelf.property("moving"), "rest")
    hands.find("game:seigneur").forceActiveFocus()  # scrolls to the lowest line
    fingers.tap(hands.spot("game:seigneur"))
    wait_for(lambda: hands.window.property("page") == "newMatch", "a tap still presses")


def starts(pane: QQuickItem) -> Iterator[QPoint]:
    """Yield a spot on one control of each kind in a pane, and one beside them all."""
    kinds = set()
    for each in items(pane):
        kind = class_name(each).partition("_QML")[0]
        middle = each.mapToItem(pane, QPointF(each.width() / 2, each.height() / 2))
        inside = 70 < middle.y() < pane.height() - 10 and 0 < middle.x() < pane.width()
        if inside and is_control(each) and each.isVisible() and kind not in kinds:
            kinds.add(kind)
            yield pane.mapToScene(middle).toPoint()
    yield pane.mapToScene(QPointF(3, pane.height() - 20)).toPoint()


@pytest.mark.parametrize("name", mostly_long(LONG_LISTS, normal=[]))
def test_a_finger_scrolls_what_goes_on_wherever_it_begins(
    hands: Hands, fingers: Fingers, tmp_path, name: str
):
    hands.window.resize(960, 600)
    STATES[name](hands, tmp_path)
    hands.catch_up()
    everything = items(hands.window.contentItem())
    for pane in everything:
        if not (pane.inherits("QQuickFlickable") and pane.isVisible() and pane.height() > 90):
            continue
        top = pane.property("originY") or 0
        if pane.property("contentHeight") < pane.height() + 40:
            continue
        pane.setProperty("contentY", top)
        before = hands.game.settings.now, hands.game.setup.chosen, hands.window.property("page")
        for at in list(starts(pane)):
            pane.setProperty("contentY", top)
            fingers.swipe(at, at - QPoint(0, 60))
            assert pane.property("contentY") > top, at
            wait_for(lambda: not pane.property("moving"), "rest")  # noqa: B023
        after = hands.game.settings.now, hands.game.setup.chosen, hands.window.property("page")
        assert before == after, "nothing was pressed"


def test_a_pointer_that_rests_points_at_nothing_on_the_next_screen(hands: Hands):
    """The button of the regulars is where the button was that led back from the trophies."""
    hands.click(hands.spot("trophiesButton"))
    wait_for(lambda: hands.find("trophiesScreen") is not None, "the trophies")
    at = hands.spot("backButton")
    QTest.mouseMove(hands.window, at)
    hands.click(at)
    wait_for(lambda: hands.find("startScreen") is not None, "the start screen")
    hands.catch_up()  # only a new frame looks for what is under the pointer
    assert hovered(hands) == []
    QTest.mouseMove(hands.window, at + QPoint(2, 2))
    assert any("regularsPageButton" in each for each in hovered(hands))
