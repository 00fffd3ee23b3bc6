"""In every state of the window, keys have one meaning, reach everything, and show the focus."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtQuick import QQuickItem
from window_states import LATER, STATES, in_sight, objects, on_top

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items, wait_for
from long import mostly_long

SCROLLED = ("QQuickFlickable", "QQuickTextInput", "QQuickSlider")
MOST_STOPS = 400


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    game.settings.change("autoPass", False)
    return Hands(game, qtbot)


@pytest.mark.parametrize("name", mostly_long(STATES, normal=STATES.keys() - LATER))
def test_keys_mean_one_thing_reach_everything_and_show_where_they_are(
    hands: Hands, tmp_path: Path, name: str
):
    STATES[name](hands, tmp_path)
    QCoreApplication.processEvents()  # items that take the focus on appearing have it now
    no_two_shortcuts_share_a_sequence(hands)
    whatever_can_be_pressed_says_since_when_it_is_in_sight(hands)
    tab_reaches_everything_and_shows_it(hands)


def no_two_shortcuts_share_a_sequence(hands: Hands) -> None:
    found: Counter[str] = Counter()
    for each in objects(hands.window):
        if not each.inherits("QQuickShortcut") or not each.property("enabled"):
            continue
        assert not each.property("autoRepeat")
        sequences = [each.property("sequence"), *(each.property("sequences") or ())]
        for sequence in filter(None, sequences):
            # A standard key means several sequences, which differ between desktops.
            assert isinstance(sequence, str), sequence
            found[QKeySequence(sequence).toString()] += 1
    assert found["F1"] == 1
    assert {key: count for key, count in found.items() if count > 1} == {}


def whatever_can_be_pressed_says_since_when_it_is_in_sight(hands: Hands) -> None:
    for item in in_sight(hands.window.contentItem()):
        plain = not item.isFocusScope() and not any(map(item.inherits, SCROLLED))
        if item.inherits("QQuickAbstractButton") or (item.activeFocusOnTab() and plain):
            assert item.property("sight") is not None, said(item)


def tab_reaches_everything_and_shows_it(hands: Hands) -> None:
    top = on_top(hands)
    first = hands.window.activeFocusItem()
    assert is_inside(first, top), said(first)
    reached = [first]
    for _ in range(MOST_STOPS):
        hands.strike("Tab")
        here = hands.window.activeFocusItem()
        if here == reached[0]:
            break
        assert is_inside(here, top), said(here)  # no item behind it
        assert shows_focus(here), said(here)
        reached.append(here)
    else:
        raise AssertionError("Tab does not come round")
    hands.strike("Shift+Tab")
    assert hands.window.activeFocusItem() == reached[-1]
    for item in in_sight(top):
        if item.inherits("QQuickAbstractButton") and item not in reached:
            # One of a row of choices, which the arrows reach, or a mouse's way to do what the
            # number between − and + does with arrows.
            rows = {other.parentItem() for other in reached}
            assert item.parentItem() in rows, said(item)


def is_inside(item: QQuickItem | None, outer: QQuickItem) -> bool:
    while item is not None and item != outer:
        item = item.parentItem()
    return item is not None


def shows_focus(item: QQuickItem) -> bool:
    """Return whether the focused item, or a card of the hand, has a focus frame."""
    if item.objectName() == "handFan":
        return item.property("current") >= 0 and item.property("keyboardUsed")
    # A visible item with a tone is a FocusRing.
    return any(each.property("shown") and each.property("tone") for each in items(item))


def said(item: QQuickItem | None) -> str:
    """Return enough about an item to find it."""
    if item is None:
        return "nothing"
    text = item.property("text") or item.property("label") or ""
    return f"{class_name(item)} {item.objectName()} {text}"


def test_every_state_is_a_different_one(hands: Hands, tmp_path: Path):
    """The listed states are really reached: the log is open, the question asked …"""
    STATES["log"](hands, tmp_path)
    assert hands.find("logLines").isVisible()
    wait_for(lambda: hands.window.property("page") == "table", "the table")
