"""What a person finds in a window: one line for each visible item with words, picture or name.

    SettingsScreen languageRow RadioButton "Deutsch" checked @61,22

A line has the QML file that uses the item, its object name, its role and name for screen readers,
what it shows, its state, and the place of its centre in percent of the window.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.shell import QML

SHOWN = ("text", "person", "subject", "code", "codes", "sign", "value", "current", "pips")
"""Properties whose values can be seen."""
ROUNDING = 2
"""Percent by which places may differ: Qt's versions lay out texts differently."""
FAINT = 0.05
"""Opacity from which an item can be seen."""
PASSING = {"TrophyNotice"}
"""QML files that show something only for a while."""
_CHANGING = re.compile(
    r"\S*/tmp/[^”]*|\b(?:\w+day,? )?\d{1,2} \w+ 20\d\d(?:, \d+:\d\d(?::\d\d)?)?"
    r"|\b(?:\w+day, )?[A-Z]\w+ \d{1,2}, 20\d\d(?:, \d+:\d\d\s[AP]M)?|\b\d+/\d+/\d\d\b"
    r"|\b\d+(?:\.\d+)+\b"
)
"""Dates as in Britain and in the US, folders and versions, which differ in each run."""
_PLACE = re.compile(r" @(-?\d+),(-?\d+)$")
_TYPE = re.compile(r"^(\w+?)_QML(?:TYPE)?_\d+")


class Contents(Struct):
    """The contents of a window."""

    files: set[str]
    """The QML files of everything visible, without their suffix."""
    lines: list[str]


def contents(window: QQuickWindow) -> Contents:
    """Return what is visible in a window."""
    QAccessible.setActive(True)
    window.grabWindow()  # triggers the layout
    found = Contents(set(), [])
    for item in _visible(window.contentItem(), 1.0):
        file = _file_of(item)
        found.files |= {file, *_TYPE.findall(class_name(item))} & _files()
        if file not in PASSING and (line := _line(item, window)):
            found.lines.append(f"{file} {line}")
    return found


@cache
def _files() -> set[str]:
    return {path.stem for path in QML.parent.rglob("*.qml")}


def differences(before: list[str], now: list[str]) -> list[str]:
    """Return the lines that are missing or new, in the form of a diff.

    >>> differences(["A text @10,10", "B @5,5"], ["A text @11,9", "C @5,5"])
    ['- B @5,5', '+ C @5,5']
    """
    rest = list(now)
    found = []
    for line in before:
        same = next((each for each in rest if _is_same(line, each)), None)
        if same is None:
            found.append(f"- {line}")
        else:
            rest.remove(same)
    return found + [f"+ {line}" for line in rest]


def _is_same(one: str, other: str) -> bool:
    if _PLACE.sub("", one) != _PLACE.sub("", other):
        return False
    places = [_PLACE.search(one), _PLACE.search(other)]
    (x, y), (u, v) = ((int(at[1]), int(at[2])) if at else (0, 0) for at in places)
    return max(abs(x - u), abs(y - v)) <= ROUNDING


def _visible(item: QQuickItem, opacity: float) -> Iterator[QQuickItem]:
    opacity *= item.opacity()
    if item.isVisible() and opacity > FAINT:
        yield item
        for child in sorted(item.childItems(), key=lambda each: each.z()):
            yield from _visible(child, opacity)


def _file_of(item: QQuickItem) -> str:
    context = QQmlEngine.contextForObject(item)
    path = Path(context.baseUrl().toLocalFile()) if context is not None else Path()
    return path.stem if QML.parent in path.parents else ""


def _line(item: QQuickItem, window: QQuickWindow) -> str:
    spoken = QAccessible.queryAccessibleInterface(item)
    name = _plain(spoken.text(QAccessible.Text.Name)) if spoken is not None else ""
    shown = {key: text for key in SHOWN if (text := _plain(item.property(key)))}
    if name and shown.get("text") == name:
        del shown["text"]
    # Newer versions of Qt name some items themselves, with a capital.
    own = "" if item.objectName()[:1].isupper() else item.objectName()
    if not (name or shown or own):
        return ""
    words = [own]
    if spoken is not None and name:
        words += [spoken.role().name, f"“{name}”"]
    words += [f"{key}={text}" for key, text in shown.items()]
    words += _state(item, spoken)
    centre = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
    across, down = centre.x() / window.width(), centre.y() / window.height()
    return " ".join(filter(None, words)) + f" @{round(100 * across)},{round(100 * down)}"


def _state(item: QQuickItem, spoken: Any) -> Iterator[str]:
    if not item.isEnabled():
        yield "disabled"
    if item.isEnabled() and item.activeFocusOnTab():
        yield "tab"
    if item.hasActiveFocus():
        yield "focused"
    if spoken is not None and spoken.state().checked:
        yield "checked"
    if spoken is not None and spoken.state().selected:
        yield "selected"


def _plain(value: Any) -> str:
    """Return a value as text; "" if it shows nothing or is an object."""
    value = value.toVariant() if hasattr(value, "toVariant") else value
    if isinstance(value, QColor):
        return ""
    if isinstance(value, list):
        return ",".join(filter(None, map(_plain, value)))
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, str | int) and not isinstance(value, bool):
        return _CHANGING.sub("…", " ".join(str(value).split()))
    return ""
