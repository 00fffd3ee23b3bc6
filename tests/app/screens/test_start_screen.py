"""The start screen: its buttons are in complete, centred lines, whatever game they name."""

from __future__ import annotations

from itertools import groupby

import pytest
from app.screens.test_window import items, press, show
from by_hand import Hands
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.languages import LANGUAGES


def test_the_buttons_of_the_start_stand_in_centred_lines(game: Program):
    """“Trou du cul mit Tarotkarten spielen” used to push “Einstellungen” alone to the next line."""
    game.settings.change("language", "de")
    game.setup.choose("tarot")
    start = show(game, "start")
    game.window.grabWindow()
    beside = ("dealOfTheDay", "matches", "statistics", "trophies", "rules", "settings")
    names = ("guided", "again", "newMatch", *beside)
    buttons = [item for item in items(start) if item.objectName() in {f"{n}Button" for n in names}]
    boxes = [item.mapRectToScene(item.boundingRect()) for item in buttons if item.isVisible()]
    assert len(boxes) == len(names)
    for _, line in groupby(boxes, key=lambda box: box.y()):
        row = list(line)
        assert len(row) > 2
        assert abs(row[0].left() + row[-1].right() - game.window.width()) <= 2


def test_arrows_lead_from_every_button_of_the_start_to_every_other(game: Program):
    """No arrow key used to leave the bottom row, or to reach “About”."""
    start = show(game, "start")
    game.window.grabWindow()
    buttons = {i for i in items(start) if i.isVisible() and i.inherits("QQuickAbstractButton")}
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    onward: dict[QQuickItem, set[QQuickItem]] = {}
    for button in buttons:
        onward[button] = set()
        for arrow in arrows:
            button.forceActiveFocus()
            press(game, arrow)
            onward[button].add(game.window.activeFocusItem())
    for button in buttons:
        reached, fresh = {button}, {button}
        while fresh:
            fresh = set().union(*(onward[each] for each in fresh)) - reached
            reached |= fresh
        assert reached == buttons, button.objectName()


def test_the_ring_goes_round_the_edge_of_what_has_the_keys(game: Program):
    """On a game's card it used to be inside, half of it under the picture."""
    start = show(game, "start")
    game.window.grabWindow()
    buttons = [i for i in items(start) if i.isVisible() and i.inherits("QQuickAbstractButton")]
    for button in buttons:
        button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        rings = [i for i in items(button) if "FocusRing" in class_name(i)]
        edges = [ring.mapRectToScene(ring.boundingRect()) for ring in rings if ring.isVisible()]
        box = button.mapRectToScene(button.boundingRect())
        assert len(edges) == 1
        assert edges[0].contains(box), button.objectName()


def test_the_match_to_continue_and_the_career_are_named(game: Program, qtbot):
    """Both lines were hidden for good where the start screen opened before they were known."""
    start = show(game, "start")
    line = next(item for item in items(start) if item.objectName() == "resumeLine")
    assert not line.isVisible()
    with qtbot.waitSignal(game.session.matchStarted):
        game.setup.start()
    start = show(game, "start")
    line = next(item for item in items(start) if item.objectName() == "resumeLine")
    wait_for(line.isVisible, "the line")
    assert str(line.property("text")).startswith("Arschloch, round 1, with ")


def test_practising_and_first_steps_are_not_among_the_games(game: Program):
    start = show(game, "start")
    game.settings.change("guided", True)
    names = {item.objectName() for item in items(start)}
    games = {name for name in names if name.startswith("game:")}
    assert games == {f"game:{tile['value']}" for tile in game.setup.tiles}
    row = next(item for item in items(start) if item.objectName() == "entryRow")
    assert {item.objectName() for item in items(row)} >= {"practiceButton", "guidedAgainButton"}


def test_games_that_all_fit_have_no_scroll_bar(game: Program):
    """At 1920×1080 a rounding error showed one, over the frame of the table."""
    start = show(game, "start")
    shelf = next(item for item in items(start) if item.objectName() == "gameShelf")
    shown = {}
    for size in ((1920, 1080), (1600, 900), (1280, 800)):
        game.window.resize(*size)
        wait_for(lambda: game.window.contentItem().width() == size[0], "the size")  # noqa: B023
        game.window.grabWindow()
        bars = [each for each in shelf.childItems() if each.inherits("QQuickScrollBar")]
        assert not shelf.clip()
        shown[size] = [bar for bar in bars if bar.isVisible()]
    assert not any(shown.values()), shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_played_last_leads_to_its_rules_if_they_contradict(
    game: Program, qtbot, language: str
):
    """The button used to do nothing, without a word."""
    game.settings.change("language", language)
    game.setup.read_line("Sunday = arschloch: rank_order=1-13")
    assert game.setup.problems
    show(game, "start")
    hands = Hands(game, qtbot)
    hands.click(hands.spot("againButton"))
    wait_for(lambda: hands.find("newMatchScreen") is not None, "the rules")
    assert hands.find("fixButton").isVisible()
    hands.click(hands.spot("fixButton"))
    assert not game.setup.problems
    show(game, "start")
    with qtbot.waitSignal(game.session.matchStarted):
        hands.click(hands.spot("againButton"))
