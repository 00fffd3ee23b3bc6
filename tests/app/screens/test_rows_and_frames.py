"""Labels are in one line, pictures inside their frames, and titles say where one is."""

from __future__ import annotations

import pytest
from app.screens.test_window import find, items, show
from by_hand import Hands
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.languages import LANGUAGES
from long import mostly_long


@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_labels_of_the_settings_are_in_one_line(game: Program, language: str):
    """“Zeit zum Dazwischengehen” was broken beside its slider."""
    game.settings.change("language", language)
    settings = show(game, "settings")
    game.window.grabWindow()
    rows = [item for item in items(settings) if class_name(item).startswith("SliderRow")]
    assert len(rows) >= 3
    for row in rows:
        row.setProperty("label", "A label that is far too long to be beside a slider")
    game.window.grabWindow()
    for row in rows:
        [label] = [i for i in items(row) if i.property("text") == row.property("label")]
        assert label.property("lineCount") == 1, row.objectName()


def test_twelve_titles_stay_inside_their_rows_in_large_letters(game: Program):
    game.setup.choose("double-deck")
    game.setup.change({"players": 12})
    game.settings.change("textScale", 2.0)
    settings = show(game, "settings")
    game.window.grabWindow()
    ladder = next(i for i in items(settings) if class_name(i).startswith("OfficeLadder"))
    titles = [item for item in items(ladder) if class_name(item).startswith("Words")]
    assert len(titles) == 12
    assert [i.property("text") for i in titles if i.property("contentHeight") > i.height()] == []


def test_the_cards_of_the_preview_stay_inside_their_frame(game: Program):
    settings = show(game, "settings")
    game.window.grabWindow()
    cards = [item for item in items(settings) if class_name(item).startswith("CardPicture")]
    assert len(cards) == 4
    frame = panel_of(cards[0])
    inner = frame.mapRectToScene(frame.boundingRect().adjusted(10, 10, -10, -10))
    for card in cards:
        box = card.mapRectToScene(card.boundingRect())
        assert inner.contains(box), card.property("code")


def panel_of(item: QQuickItem) -> QQuickItem:
    """The panel that an item is on."""
    above = item.parentItem()
    while not class_name(above).startswith("Panel"):
        above = above.parentItem()
    return above


def test_the_house_rules_and_sharing_have_titles_of_their_own(game: Program, qtbot):
    hands = Hands(game, qtbot)
    screen = show(game, "newMatch")
    titles = [screen.property("title")]
    for name in ("moreOptionsButton", "shareButton"):
        hands.click(hands.spot(name))
        wait_for(hands.stands, "the part")
        titles.append(screen.property("title"))
    assert titles == ["New match", "House rules", "Save and share"]


def test_a_button_that_does_nothing_yet_keeps_the_place_of_the_other(game: Program, qtbot):
    hands = Hands(game, qtbot)
    show(game, "newMatch")
    for name in ("moreOptionsButton", "shareButton"):
        hands.click(hands.spot(name))
    before = hands.spot("saveOwnGame")
    assert not find(game, "deleteOwnGame").isEnabled()
    game.setup.saveAs("Sunday")
    assert hands.spot("saveOwnGame") == before
    assert find(game, "deleteOwnGame").isEnabled()
