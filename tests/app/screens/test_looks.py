"""The look of things at the table: distinct cards, stamps, the winner, moving cards."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from by_hand import Hands
from PySide6.QtCore import QRect, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import NAMELESS, own_name
from arschloch_gui.app.tour.demonstration import items, settle
from arschloch_gui.art.woodtype import glyphs
from arschloch_gui.languages import LANGUAGES
from long import mostly_long

pytestmark = pytest.mark.drawn

LOOKS = {"plain": (), "selected": ("selected",), "received": ("received",),
         "both": ("selected", "received")}  # fmt: skip


def frame_of(game: Program, item: QQuickItem) -> QImage:
    """Return a picture of an item as it is in the window, without colours."""
    box = item.mapRectToScene(item.boundingRect()).toRect()
    picture = game.window.grabWindow().copy(QRect(box.topLeft(), box.size()))
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


def difference(a: QImage, b: QImage) -> int:
    """Return how many pixels of two pictures visibly differ in brightness."""
    size = a.size().boundedTo(b.size())
    return sum(
        abs(QColor(a.pixel(x, y)).red() - QColor(b.pixel(x, y)).red()) > 60
        for x in range(0, size.width(), 2)
        for y in range(0, size.height(), 2)
    )


def test_selected_and_received_cards_are_told_apart_without_colour(
    game: Program, qtbot, tmp_path: Path
):
    hands = Hands(game, qtbot)
    hands.open(tmp_path, lead=0)
    stage: TableState = game.session.stage
    card = hands.find("hand:KS#0")
    pictures: dict[str, QImage] = {}
    signs: dict[str, set[str]] = {}
    for look, marks in LOOKS.items():
        for mark in ("selected", "received"):
            getattr(stage.holding, mark).clear()
            if mark in marks:
                getattr(stage.holding, mark).add("KS#0")
        stage.refresh()
        qtbot.waitUntil(lambda: card.y() == card.property("homeY"))
        settle(game)
        pictures[look] = frame_of(game, card)
        signs[look] = {
            str(i.property("text"))
            for i in items(card)
            if i.inherits("QQuickText") and i.isVisible()
        }
    assert signs == {"plain": set(), "selected": {"✓"}, "received": {"+"}, "both": {"✓", "+"}}
    for one, other in combinations(LOOKS, 2):
        assert difference(pictures[one], pictures[other]) > 40, (one, other)


def test_a_stamp_keeps_its_colour_while_it_fades(game: Program, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    hands.open(tmp_path, lead=0)
    stamp = next(
        item
        for item in items(game.window.contentItem())
        if class_name(item).startswith("MomentStamp")
    )
    stage: TableState = game.session.stage
    stage.moment = Moment("bomb", 0, grave=True)
    stage.refresh()
    red = stamp.property("tone")
    stage.moment = Moment("spade3", 0)
    stage.refresh()
    assert stamp.property("tone") != red
    stage.moment = Moment("bomb", 0, grave=True)
    stage.refresh()
    stage.moment = None
    stage.refresh()
    assert stamp.property("tone") == red


def stamped(game: Program, word: str) -> QQuickItem:
    """Return a word in our letters, in an item of its own."""
    component = QQmlComponent(game.engine)
    source = f'import QtQuick\nimport "controls"\nLettering {{ text: "{word}"; most: 200 }}'
    component.setData(source.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Word.qml")))
    item = component.create()
    assert isinstance(item, QQuickItem), component.errorString()
    item.setParent(game.window)
    item.setParentItem(game.window.contentItem())
    return item


def test_what_is_stamped_is_set_in_our_letters_and_never_wider_than_there_is_room(
    game: Program, qtbot
):
    word = stamped(game, "Ça ira, König!")
    qtbot.waitUntil(lambda: word.property("ready"))
    drawn = [str(each.property("subject")) for each in items(word) if each.property("subject")]
    assert drawn == ["letters/c7-41-20-49-52-41-2c-20-4b-d6-4e-49-47-21?ink=1b1b1f"]
    assert 0 < word.width() <= 200
    word.deleteLater()


def test_a_word_we_have_no_letters_for_is_set_in_the_systems_type(game: Program):
    word = stamped(game, "Дурак!")
    assert word.property("ready")
    texts = [each.property("text") for each in items(word) if each.inherits("QQuickText")]
    shown = [each for each in items(word) if each.inherits("QQuickText") and each.isVisible()]
    assert texts == ["Дурак!"]
    assert len(shown) == 1
    word.deleteLater()


def test_the_window_knows_which_letters_there_are(game: Program):
    component = QQmlComponent(game.engine)
    source = 'import QtQuick\nimport "theme"\nQtObject { property string found: Art.alphabet }'
    component.setData(source.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Letters.qml")))
    item = component.create()
    assert set(item.property("found")) == set(glyphs())
    item.deleteLater()


def test_the_winner_is_seen_as_clearly_as_anybody(game: Program, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    hands.open(tmp_path, lead=0)
    stage: TableState = game.session.stage
    stage.places, stage.passed = {2: 1}, {1}
    stage.refresh()
    game.window.grabWindow()
    opacities = {
        seat: face.opacity()
        for seat in (1, 2, 3)
        for face in items(hands.find(f"seat:{seat}"))
        if str(face.property("subject")).startswith("portrait/")
    }
    assert opacities[2] == opacities[3] == 1
    assert opacities[1] < 1


@pytest.mark.parametrize("code", mostly_long(["", "QH", "*", "T21"], normal=["", "QH"]))
def test_a_card_that_is_not_drawn_yet_is_not_blank(game: Program, monkeypatch, code: str):
    monkeypatch.setattr(type(game.painter), "ready", lambda *_: False)
    component = QQmlComponent(game.engine)
    source = f'import QtQuick\nimport "table"\nCardSprite {{ height: 162; code: "{code}" }}'
    component.setData(source.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Card.qml")))
    card = component.create()
    assert isinstance(card, QQuickItem), component.errorString()
    card.setParentItem(game.window.contentItem())
    card.setX(300)
    card.setY(300)
    card.setZ(100)
    box = card.mapRectToScene(card.boundingRect()).toRect().adjusted(4, 4, -4, -4)
    picture = game.window.grabWindow().copy(box)
    dark = sum(
        QColor(picture.pixel(x, y)).lightness() < 150
        for x in range(picture.width())
        for y in range(picture.height())
    )
    assert dark > 60
    card.deleteLater()


def test_you_are_called_so_in_the_language_of_now(game: Program, qtbot, tmp_path: Path):
    hands = Hands(game, qtbot)
    hands.open(tmp_path, lead=0)
    said = {}
    for language in LANGUAGES:
        game.settings.change("language", language)
        said[language] = hands.find("seat:0").property("name")
        assert game.session.stage.sitters.names[0] == own_name(game.settings.now)
        assert game.session.stage.standings.rows
    assert said == {"de": "Du", "fr": "Toi", "en": "You"}
    # Records must also accept the words of a new language.
    assert set(said.values()) == NAMELESS
    game.settings.change("playerName", "Greta")
    assert hands.find("seat:0").property("name") == "Greta"
