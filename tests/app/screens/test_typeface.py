"""All texts are in the typeface that is shipped, and it has every character they use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app import typeface
from arschloch_gui.app.main import Program
from arschloch_gui.app.shell import QML
from arschloch_gui.app.tour.demonstration import items
from arschloch_gui.art.trumps import trump_mask

ROOT = Path(__file__).parents[3]
STYLED = re.compile(
    r"(?<![\w.])(?:Text|TextMetrics|FontMetrics|T\.(?:Button|CheckBox|TextField|MenuItem))\s*\{"
)
"""The types of Qt whose font is the system's unless they are given one."""
OWN_WORDS = re.compile(r'"(?:[^"\\\n]|\\.)*"')


def bodies(source: str) -> Iterator[str]:
    """Return the text of each object of a `STYLED` type, without the objects inside it."""
    for found in STYLED.finditer(source):
        depth, body = 1, ""
        for character in source[found.end() :]:
            depth += (character == "{") - (character == "}")
            if depth == 0:
                break
            body += character if depth == 1 or re.search(r"font\s*$|font\s*\{[^}]*$", body) else ""
        yield body


def is_named(body: str) -> bool:
    return bool(re.search(r"\bfont\s*:|\bfont\.family\s*:|\bfamily\s*:", body))


def characters() -> set[str]:
    """Return every character in a translated text or in a literal of QML."""
    texts = [
        element.text or ""
        for path in (ROOT / "i18n").glob("*.ts")
        for element in ElementTree.parse(path).iter()
        if element.tag in ("source", "translation", "numerusform")
    ]
    for path in QML.parent.rglob("*.qml"):
        texts += OWN_WORDS.findall(path.read_text(encoding="utf-8"))
    return {each for each in "".join(texts) if each.isprintable() or each.isspace()} - {"\n", "\t"}


@pytest.mark.parametrize("path", sorted(typeface.FOLDER.glob("*.ttf")), ids=lambda path: path.stem)
def test_the_typeface_has_every_character_of_the_texts(qapp, path: Path):
    font = QRawFont(str(path), 16)
    assert font.isValid()
    used = characters() | set("♠♣♥♦★✦✓✗‼♪⚙☰⇄⇅↶↷↺")
    assert sorted(each for each in used if not font.supportsCharacter(ord(each))) == []


def test_regular_and_bold_are_loaded_under_the_name_in_qml(game: Program):
    theme = (QML.parent / "theme" / "Theme.qml").read_text(encoding="utf-8")
    assert f'readonly property string family: "{typeface.FAMILY}"' in theme
    assert {"Regular", "Bold"} <= set(QFontDatabase.styles(typeface.FAMILY))


def test_every_text_and_template_names_the_typeface():
    unnamed = {
        path.name: [
            body.strip()[:60] for body in bodies(path.read_text("utf-8")) if not is_named(body)
        ]
        for path in sorted(QML.parent.rglob("*.qml"))
    }
    unnamed["Theme.qml"] = []  # the metrics there measure the system's font
    assert {name: found for name, found in unnamed.items() if found} == {}


def test_every_text_of_the_start_screen_is_drawn_in_it(game: Program):
    fonts = [each.property("font") for each in items(game.window.contentItem()) if has_text(each)]
    assert len(fonts) > 20
    assert {font.family() for font in fonts} == {typeface.FAMILY}


def has_text(item: QQuickItem) -> bool:
    return isinstance(item.property("font"), QFont) and bool(item.property("text"))


def test_figures_have_one_width(qapp):
    for path in typeface.FOLDER.glob("*.ttf"):
        font = QRawFont(str(path), 100)
        advances = font.advancesForGlyphIndexes(font.glyphIndexesForString("0123456789"))
        assert len({round(each.x(), 2) for each in advances}) == 1


def test_the_sign_of_trumps_on_the_cards_is_that_of_the_texts(qapp):
    """Compare the areas of the two stars, both brought to one size."""
    font = QRawFont(str(next(typeface.FOLDER.glob("*Regular.ttf"))), 100)
    path = font.pathForGlyph(font.glyphIndexesForString("✦")[0])
    box = path.boundingRect()
    size = 60
    mask = trump_mask(size)
    left, top, right, bottom = mask.getbbox()
    both = either = 0
    for x in range(size):
        for y in range(size):
            across, down = (x + 0.5) / size, (y + 0.5) / size
            text = path.contains(
                QPointF(box.x() + across * box.width(), box.y() + down * box.height())
            )
            at = (left + int(across * (right - left)), top + int(down * (bottom - top)))
            card = mask.tobytes()[at[1] * size + at[0]] > 127
            both += text and card
            either += text or card
    assert both / either > 0.75
