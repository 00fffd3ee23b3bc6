"""The controls the random user sees: the one at a point, and those of a label.

A label stays the same from run to run: the object name, or the class and its text, and the parent.
Python creates an object for every item that is inspected, which is expensive, so the user looks at
some points, not at everything.
"""

from __future__ import annotations

from collections.abc import Iterator

import shiboken6
from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.class_names import class_name

TEXT = ("QQuickTextInput", "QQuickTextEdit")
PRESSED = ("QQuickAbstractButton", *TEXT, "QQuickSlider", "QQuickSpinBox")
AREA = "QQuickMouseArea"
CARD = "hand:"
NEVER = ("QQuickText", "QQuickRectangle", "QQuickImage")
"""Items without any function whose children have none either."""


class Control(Struct, frozen=True):
    """A visible control. `kind` is "press", "card", "type", "slide" or "area"."""

    label: str
    kind: str
    item: QQuickItem

    @property
    def alive(self) -> bool:
        """Whether it still exists and can be used."""
        return shiboken6.isValid(self.item) and self.item.isVisible() and self.item.isEnabled()


def control_at(window: QQuickWindow, point: QPointF) -> Control | None:
    """Return the topmost control at a point; an area only if nothing else is there."""
    areas: list[QQuickItem] = []
    for item in _at(window.contentItem(), point):
        kind = _kind(item)
        if kind == "area":
            areas.append(item)
        elif kind:
            return Control(label_of(item), kind, item)
    return Control(label_of(areas[0]), "area", areas[0]) if areas else None


def find(window: QQuickWindow, label: str) -> QQuickItem | None:
    """Find the item of a label, or of a name alone, by searching everything; None for none."""
    outer, _, name = label.rpartition(">")
    for item in _shown(window.contentItem()):
        if _own_name(item, name) == name and (not outer or label_of(item) == label):
            return item
    return None


def named(window: QQuickWindow, name: str) -> QQuickItem | None:
    """Find an item by its object name, quickly; None for items created by a list or a row."""
    item = window.findChild(QQuickItem, name)
    if item is None or not (item.isVisible() and item.isEnabled()):
        return None
    return item


def within(item: QQuickItem) -> list[Control]:
    """Return the controls in a part of the window."""
    shown = ((each, _kind(each)) for each in _shown(item))
    return [Control(label_of(each), kind, each) for each, kind in shown if kind]


def label_of(item: QQuickItem) -> str:
    """Return a label by which an item can be found again."""
    outer = item.parentItem()
    while outer is not None and not outer.objectName():
        outer = outer.parentItem()
    own = _own_name(item)
    return f"{outer.objectName()}>{own}" if outer is not None else own


def _own_name(item: QQuickItem, wanted: str = "") -> str:
    """Return the object name, else the class with its text, or with its number without text.

    If only one name is `wanted`, other classes are not examined further.
    """
    if name := item.objectName():
        return name
    # Qt numbers QML classes in the order of their first use.
    kind = class_name(item).split("_QML")[0]
    if wanted and not wanted.startswith(kind):
        return ""
    if words := item.property("text") or item.property("label"):
        return f"{kind} {words}"
    outer = item.parentItem()
    return f"{kind}#{outer.childItems().index(item)}" if outer is not None else kind


def _at(item: QQuickItem, point: QPointF) -> Iterator[QQuickItem]:
    """Yield the items at a point (in the item's own coordinates), the topmost first."""
    children = item.childItems()
    if len(children) > 1:
        children.sort(key=QQuickItem.z)
    for child in reversed(children):
        if not (child.isVisible() and child.isEnabled()):
            continue
        there = child.mapFromItem(item, point)
        inside = child.contains(there)
        # A container can be smaller than its content, unless it clips.
        if inside or (child.width() < 1 or child.height() < 1):
            yield from _at(child, there)
            if inside:
                yield child


def _shown(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and all its visible and enabled descendants."""
    waiting = [item]
    while waiting:
        each = waiting.pop()
        if each.isVisible() and each.isEnabled():
            yield each
            waiting += each.childItems()


def _kind(item: QQuickItem) -> str:
    if item.objectName().startswith(CARD):
        return "card"
    if item.inherits("QQuickAbstractButton") or item.inherits("QQuickSpinBox"):
        return "press"
    if any(map(item.inherits, NEVER)):
        return ""
    if any(map(item.inherits, TEXT)):
        return "type"
    if item.inherits("QQuickSlider"):
        return "slide"
    if item.inherits(AREA):
        return "area"
    return "press" if item.activeFocusOnTab() and item.property("sight") is not None else ""
