"""Everything is distinguishable for everyone: words, focus, signs, suits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from by_hand import stands
from clicks import is_a
from PySide6.QtCore import QRect, QRectF, Qt, QUrl
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from sight import (
    BLINDNESS,
    clear_points,
    contrast,
    difference,
    difference_2000,
    over,
    seen_with,
)

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import items, wait_for
from arschloch_gui.art.palette import FOUR_COLOURS
from arschloch_gui.looks import CLOTHS
from geometry import is_control, is_shown
from long import long_param, times
from scenes import Scenes

pytestmark = pytest.mark.drawn

WORDS: dict[str, tuple[str, ...]] = {
    "text": ("panel", "panelSoft"),
    "textSoft": ("panel", "panelSoft"),
    "accent": ("panel", "panelSoft"),
    "warnText": ("panel", "panelSoft"),
    "clothText": ("cloth", "clothLight", "clothEdge", "rim"),
    "clothTextSoft": ("cloth", "clothLight", "clothEdge", "rim"),
    "turn": ("clothEdge", "cloth"),
    "ink": ("paper", "gold", "goldLight", "turn", "straw", "silver", "copper"),
    "red": ("paper",),
    "trump": ("paper",),
    "paper": ("ink",),
}
"""Text colours and their backgrounds."""
SIGNS: dict[str, tuple[str, ...]] = {
    "controlLine": ("panel", "panelSoft"),
    "textSoft": ("panel", "panelSoft"),
    "clothTextSoft": ("cloth", "clothLight", "clothEdge"),
    "turn": ("clothEdge", "cloth", "clothLight"),
    "gold": ("clothEdge", "cloth"),
}
"""The colours of signs, frames and edges, and their backgrounds."""


def themed(game: Program, *names: str) -> dict[str, QColor]:
    """Return colours of the current theme."""
    listed = ", ".join(f"Theme.{name}" for name in names)
    source = (
        f'import QtQuick\nimport "theme"\nQtObject {{ property list<color> found: [{listed}] }}'
    )
    component = QQmlComponent(game.engine)
    component.setData(source.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Colours.qml")))
    item = component.create()
    assert item is not None, component.errorString()
    found = dict(zip(names, item.property("found"), strict=True))
    item.deleteLater()
    return found


@pytest.fixture(params=["light", "dark"])
def lit(game: Program, request) -> Program:
    game.settings.change("theme", request.param)
    return game


def on_every_cloth(game: Program, *names: str) -> Iterator[tuple[str, dict[str, QColor]]]:
    """Yield every cloth, with colours of the theme while it is on the table."""
    for cloth in CLOTHS:
        game.settings.change("cloth", cloth)
        yield cloth, themed(game, *names)


def test_every_word_tells_from_its_ground(lit: Program):
    names = sorted({*WORDS, *(ground for grounds in WORDS.values() for ground in grounds)})
    weak = {
        (cloth, word, ground): round(contrast(colours[word], colours[ground]), 2)
        for cloth, colours in on_every_cloth(lit, *names)
        for word, grounds in WORDS.items()
        for ground in grounds
        if contrast(colours[word], colours[ground]) < 4.5
    }
    assert weak == {}


def test_every_sign_tells_from_its_ground(lit: Program):
    names = sorted({*SIGNS, *(ground for grounds in SIGNS.values() for ground in grounds)})
    names += [f"chartLines[{at}]" for at in range(9)]
    pairs = [(sign, ground) for sign, grounds in SIGNS.items() for ground in grounds]
    pairs += [(f"chartLines[{at}]", "panel") for at in range(9)]
    weak = {
        (cloth, *pair): round(contrast(colours[pair[0]], colours[pair[1]]), 2)
        for cloth, colours in on_every_cloth(lit, *names)
        for pair in pairs
        if contrast(colours[pair[0]], colours[pair[1]]) < 3
    }
    assert weak == {}


def test_a_cloth_is_drawn_in_the_colours_its_words_are_measured_against(game: Program):
    for cloth, colours in on_every_cloth(game, "cloth", "clothLight", "clothEdge"):
        drawn = CLOTHS[cloth]
        named = [colour.name().upper() for colour in colours.values()]
        assert named == [drawn.colour, drawn.light, drawn.edge], cloth


@pytest.mark.parametrize("lit", ["light", long_param("dark")], indirect=True)
def test_the_reason_of_a_rule_that_is_switched_off_can_be_read(lit: Program, tmp_path: Path):
    scenes = Scenes(lit, tmp_path, 4)
    scenes.show("newMatch")
    lit.setup.choose("arschloch")
    scenes.item("newMatchScreen").setProperty("rulesOpen", True)
    wait_for(lambda: stands(lit.window), "the house rules")
    lit.window.grabWindow()
    panel = themed(lit, "panel")["panel"]
    read = 0
    for rule in items(scenes.item("newMatchScreen")):
        if not rule.objectName().startswith("option:") or rule.property("active"):
            continue
        for text in items(rule):
            if not text.inherits("QQuickText") or not text.isVisible() or in_control(text):
                continue
            read += 1
            dimmed = over(text.property("color"), panel, opacity_of(text))
            assert contrast(dimmed, panel) >= 4.5, text.property("text")
    assert read > 10


def in_control(item: QQuickItem) -> bool:
    """Return whether this is the label of a disabled control (which WCAG exempts)."""
    above = item.parentItem()
    while above is not None:
        if is_control(above) and not is_a(above, "SwitchRow"):
            return True
        above = above.parentItem()
    return False


def opacity_of(item: QQuickItem | None) -> float:
    opacity = 1.0
    while item is not None:
        opacity *= item.opacity()
        item = item.parentItem()
    return opacity


def box_of(item: QQuickItem) -> QRect:
    """Return the place of an item in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toRect()


def kinds_of(root: QQuickItem) -> dict[str, QQuickItem]:
    """Return one visible control of each kind, by the name of its QML file and its state."""
    found: dict[str, QQuickItem] = {}
    frame = QRect(0, 0, 1280, 800)
    for item in items(root):
        if not (is_control(item) or item.objectName().startswith("hand:")):
            continue
        box = box_of(item)
        if not is_shown(item) or not item.isEnabled() or not frame.contains(box):
            continue
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        if item.activeFocusOnTab() and item.hasActiveFocus():
            kind = class_name(item).split("_QML")[0]
            state = item.property("checked"), item.property("overCloth")
            found.setdefault(f"{kind} {state}", item)
    return found


def focus_of(game: Program, item: QQuickItem) -> int:
    """Return how many pixels clearly show the focus."""
    window = game.window
    # A pane scrolls to the focused item, and stays there.
    item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    elsewhere = QQuickItem(window.contentItem())
    elsewhere.forceActiveFocus()
    assert not item.hasActiveFocus()
    window.grabWindow()
    around = box_of(item).adjusted(-12, -12, 12, 12)
    before = window.grabWindow().copy(around)
    item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    assert item.hasActiveFocus()
    after = window.grabWindow().copy(around)
    return clear_points(before, after, 3)


@pytest.mark.parametrize("lit", ["light", long_param("dark")], indirect=True)
def test_focus_is_clear_on_every_kind_of_control(lit: Program, tmp_path: Path):
    scenes = Scenes(lit, tmp_path, 4)
    seen: set[str] = set()
    for screen in times(
        ("start", "houseRules", "settings"),
        ("start", "newMatch", "houseRules", "settings", "rules"),
    ):
        if screen == "houseRules":
            scenes.show("newMatch")
            scenes.item("newMatchScreen").setProperty("rulesOpen", True)
            wait_for(lambda: stands(lit.window), "the house rules")
        else:
            scenes.show(screen)
        lit.window.grabWindow()
        controls = kinds_of(scenes.game.window.contentItem())
        assert len(controls) >= 2
        for kind in controls.keys() - seen:
            item = controls[kind]
            around = 2 * (min(item.width(), 60) + min(item.height(), 26))
            assert focus_of(lit, item) >= around, (screen, kind)
        seen |= controls.keys()


@pytest.mark.parametrize("lit", ["light", long_param("dark")], indirect=True)
def test_focus_is_clear_on_every_card_whatever_it_is(lit: Program, tmp_path: Path):
    scenes = Scenes(lit, tmp_path, 4)
    scenes.sit_down((0, 1, 2, 3), exchange="none", next_lead="highest_office")
    stage, fan = lit.session.stage, scenes.item("handFan")
    for marks in ((), ("selected",), ("received",), ("selected", "received")):
        key = stage.hand.rows[1].key
        for mark in ("selected", "received"):
            getattr(stage.holding, mark).clear()
            if mark in marks:
                getattr(stage.holding, mark).add(key)
        stage.refresh()
        fan.setProperty("keyboardUsed", False)
        fan.setProperty("current", 1)
        card = scenes.item(f"hand:{key}")
        lit.settings.change("speed", 0)
        wait_still(lit, card)
        around = box_of(card).adjusted(-12, -12, 12, 12)
        before = lit.window.grabWindow().copy(around)
        rest = card.y()
        fan.setProperty("keyboardUsed", True)
        wait_still(lit, card)
        moved = round(card.y() - rest)
        after = lit.window.grabWindow().copy(around.translated(0, moved))
        # The right neighbour and the window's edge leave more than half of the ring.
        assert clear_points(before, after, 3) >= card.width() + card.height(), marks


def wait_still(game: Program, card: QQuickItem) -> None:
    game.window.grabWindow()
    wait_for(lambda: card.y() == card.property("homeY"), "a card at rest")


@pytest.mark.parametrize("lit", ["light", long_param("dark")], indirect=True)
def test_rank_tiles_show_the_focus(lit: Program, tmp_path: Path):
    scenes = Scenes(lit, tmp_path, 4)
    scenes.sit_down((0, 1, 2, 3), exchange="ask")
    lit.window.grabWindow()
    tile = scenes.item("rank:K")
    assert focus_of(lit, tile) >= tile.width() + tile.height()


@pytest.mark.parametrize("blindness", ["deuteranopia", "protanopia"])
def test_red_green_blind_eyes_tell_all_four_suits_apart(blindness: str):
    colours = {suit: seen_with(blindness, QColor(code)) for suit, code in FOUR_COLOURS.items()}
    alike = {
        one + other: round(difference(colours[one], colours[other]), 1)
        for one, other in combinations(colours, 2)
        if difference(colours[one], colours[other]) < 31
    }
    assert alike == {}


@pytest.mark.parametrize("blindness", sorted(BLINDNESS))
def test_clubs_and_diamonds_are_apart_for_all_eyes(blindness: str):
    clubs, diamonds = (seen_with(blindness, QColor(FOUR_COLOURS[suit])) for suit in "CD")
    assert difference_2000(clubs, diamonds) >= 20


def test_the_lines_of_twelve_players_differ_without_any_colour(game: Program):
    source = """import QtQuick
import "theme"
import "controls"
QtObject {
    id: all
    property Component marks: ChartMarks { tone: "black"; width: 10; height: 10 }
    property list<string> found: {
        const told = []
        for (let seat = 0; seat < 12; ++seat) {
            const one = marks.createObject(null, { seat: seat })
            told.push(JSON.stringify([one.hollow, one.around(Qt.point(0, 0))]))
            one.destroy()
        }
        return told
    }
}"""
    component = QQmlComponent(game.engine)
    component.setData(source.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Marks.qml")))
    marks = component.create()
    assert marks is not None, component.errorString()
    assert len(set(marks.property("found"))) == 12
    marks.deleteLater()


def test_suits_in_words_and_on_cards_have_the_same_colours(game: Program):
    source = 'import QtQuick\nimport "table"\nSigns {}'
    component = QQmlComponent(game.engine)
    component.setData(source.encode(), QUrl.fromLocalFile(str(Path(QML).parent / "Suits.qml")))
    signs = component.create()
    assert signs is not None, component.errorString()
    assert signs.property("fourColours").toVariant() == FOUR_COLOURS
    assert all(contrast(QColor(code), QColor("#FBF7EC")) >= 4.5 for code in FOUR_COLOURS.values())
    signs.deleteLater()
