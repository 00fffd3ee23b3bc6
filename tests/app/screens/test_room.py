"""Nothing at the table covers readable items: portraits, plates, the prompt, labels."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from by_hand import Hands
from matches_on_disk import played, put
from PySide6.QtCore import QPoint, QRectF, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for
from arschloch_gui.languages import LANGUAGES
from long import long_param, mostly_long

pytestmark = pytest.mark.one_window(screen="table")

PLAYS = """
import QtQuick
import "table"
import "theme"
Item {
    readonly property Places places: Places { width: 1280; height: 800; players: 4 }
    readonly property real plateEnd: places.seatTop + places.medallion / 2 + places.plateRoom
    readonly property real promptBegin: places.barBottom - Theme.control
    readonly property real half: places.olderScale * places.trickHeight / 2
    readonly property real topHalf: places.trickHeight / 2
    readonly property var middles: [0, 1, 2, 3].map(slot => places.topCentre(slot))
    function centre(slot, covered) { return places.playCentre(slot, covered) }
    readonly property real leftPlateEnd: places.onRing(places.angleOf(1)).x + Theme.px(79)
    readonly property var beside: [...Array(12).keys()].map(covered => centre(1, covered))
    readonly property real halfWide: places.olderScale * places.trickWidth / 2
    readonly property var above: [0, 1, 2, 3].map(covered => centre(2, covered))
    readonly property var below: [0, 1, 2, 3].map(covered => centre(0, covered))
}
"""


def boxes(game: Program, begin: str) -> dict[str, QRectF]:
    """Return the places of the visible items whose names start like this."""
    return {
        item.objectName(): item.mapRectToScene(item.boundingRect())
        for item in items(game.window.contentItem())
        if item.objectName().startswith(begin) and item.isVisible()
    }


@pytest.mark.parametrize("players", [long_param(8), 11])
def test_face_up_cards_do_not_cover_portraits(game: Program, tmp_path: Path, players: int):
    # With the positions of a second round, the plates are at their highest.
    match = played("shithead", rounds=2, until=1, players=players)
    game.session.openRecord(str(put(tmp_path, "second-round", match)))
    wait_for(
        lambda: game.session.turn.waits and game.session.table.roundNo == 2, "the second round"
    )
    game.window.grabWindow()
    seats, columns = boxes(game, "seat:"), boxes(game, "seatColumn:")
    assert len(seats) == players
    assert len(columns) == 3 * (players - 1)
    for name, column in columns.items():
        owner = name.split(":")[1]
        others = [seat for seat in seats if seat != f"seat:{owner}" and seat != "seat:0"]
        assert not [seat for seat in others if seats[seat].intersects(column)], name


@pytest.mark.long
def test_players_of_the_largest_table_sit_apart(game: Program):
    demo = Demonstration(game)
    demo.begin("double-deck", {"players": 12, "rounds": 1})
    game.window.grabWindow()
    seats = [*boxes(game, "seat:").values()]
    assert len(seats) == 12
    assert not [1 for a in seats for b in seats if a is not b and a.intersects(b)]


def test_plays_keep_clear_of_the_plates_around_and_the_prompt_below(game: Program):
    component = QQmlComponent(game.engine)
    component.setData(PLAYS.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Plays.qml")))
    item = component.create()
    assert item is not None, component.errorString()
    half, above, below = (item.property(name) for name in ("half", "above", "below"))
    above, below = above.toVariant(), below.toVariant()
    assert all(point.y() - half >= item.property("plateEnd") - 1 for point in above)
    assert all(point.y() + half <= item.property("promptBegin") for point in below)
    for point in item.property("middles").toVariant():
        assert point.y() - item.property("topHalf") >= item.property("plateEnd") - 1
        assert point.y() + item.property("topHalf") <= item.property("promptBegin")
    beside = item.property("beside").toVariant()
    assert all(p.x() - item.property("halfWide") >= item.property("leftPlateEnd") for p in beside)
    assert all(a.x() - b.x() > 1 for a, b in pairwise(beside))
    for plays in (above, below):
        # Each of them is visible beside the next.
        assert all((a - b).manhattanLength() > 10 for a, b in pairwise(plays))
    item.deleteLater()


@pytest.mark.own_window
@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_the_prompt_keeps_clear_of_open_cards_while_swapping(build_game, qtbot, language: str):
    game = build_game(language=language)
    hands = Hands(game, qtbot)
    Demonstration(game).begin("shithead", {"players": 4, "rounds": 1})
    hands.qtbot.waitUntil(lambda: game.session.match.board.swapping)
    hands.click(hands.spot(f"hand:{game.session.stage.hand.rows[0].key}", 0.15, 0.25))
    hands.click(hands.spot("ownColumn:1"))
    assert hands.find("undoSwapButton").isVisible()
    game.window.grabWindow()
    [prompt] = boxes(game, "prompt").values()
    # Half of a column's number extends below its card.
    columns = [box.adjusted(0, 0, 0, 12) for box in boxes(game, "ownColumn").values()]
    assert not [column for column in columns if column.intersects(prompt)]


def label_shown(hands: Hands, button: str) -> QQuickItem:
    """Return the label of a button under the mouse."""
    Demonstration(hands.game).begin("arschloch", {"players": 4, "rounds": 1})
    at = hands.spot(button)
    QTest.mouseMove(hands.window, at - QPoint(200, 0))
    QTest.mouseMove(hands.window, at)
    children = hands.find(button).childItems()
    label = next(child for child in children if child.property("words") is not None)
    hands.qtbot.waitUntil(label.isVisible)
    return label


def test_the_label_of_a_button_at_the_edge_stays_in_the_window(game: Program, qtbot):
    label = label_shown(Hands(game, qtbot), "settingsButton")
    box = label.mapRectToScene(label.boundingRect())
    assert box.right() <= game.window.width()
    assert box.left() >= 0


def test_a_button_that_was_pressed_needs_no_label(game: Program, qtbot):
    hands = Hands(game, qtbot)
    label = label_shown(hands, "logButton")
    hands.click(hands.spot("logButton"))
    assert not label.isVisible()


@pytest.mark.long
def test_many_cards_do_not_hide_what_one_says_oneself(game: Program, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    ranks = [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    deal = [[f"{rank}{suit}" for rank in ranks] for suit in "CDHS"]
    hands.open(tmp_path, preset="arschloch-hausregeln", deal=deal, lead=3)
    own = next(seat for seat in items(game.window.contentItem()) if seat.objectName() == "seat:0")
    said = next(each for each in items(own) if each.objectName() == "bubble")
    said.setProperty("words", "Any queens?")
    said.setProperty("shown", True)
    qtbot.waitUntil(said.isVisible)
    box = said.mapRectToScene(said.boundingRect())
    game.window.grabWindow()
    assert not [name for name, card in boxes(game, "hand:").items() if card.intersects(box)]
