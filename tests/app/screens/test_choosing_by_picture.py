"""Looks are chosen by pictures, with the mouse and by keys, and apply immediately."""

from __future__ import annotations

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from window_states import show

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items, wait_for

CHOICES = {
    "cloth:night": ("cloth", "cloth/night"),
    "back:bells": ("back", "back/bells"),
}


def subjects(root: QQuickItem) -> list[str]:
    """Return the names of all drawings in an item."""
    return [subject for each in items(root) if (subject := each.property("subject"))]


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    hands = Hands(game, qtbot)
    show(hands, "settings")
    return hands


def focus_on(hands: Hands, name: str) -> None:
    """Give a tile the focus, which scrolls the pane to it."""
    hands.window.grabWindow()
    tile = hands.find(name)
    tile.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    wait_for(tile.hasActiveFocus, name)


@pytest.mark.parametrize("tile", CHOICES)
def test_a_picture_that_is_clicked_is_on_the_table(hands: Hands, tile: str):
    setting, subject = CHOICES[tile]
    row = tile.split(":")[0]
    focus_on(hands, f"{row}:{hands.game.settings.property(row)}")
    hands.click(hands.spot(tile))
    assert hands.game.settings.property(setting) == tile.split(":")[1]
    drawn = subjects(hands.window.contentItem())
    # It appears in its tile, and where it is used.
    assert drawn.count(subject) == 2
    assert hands.find(tile).property("checked")


def test_the_arrows_choose_the_next_picture(hands: Hands):
    focus_on(hands, "faces:plain")
    seen = []
    for _ in range(4):
        hands.strike("Right")
        now = hands.game.settings.now
        seen.append((now.fourColours, now.largeIndex))
    assert seen == [(False, True), (True, False), (True, True), (False, False)]
    hands.strike("Left")
    assert hands.find("faces:both").hasActiveFocus()
