"""Mouse and keys on any control of a window, and the controls there are.

`controls` walks the item tree, so a new control is found without being listed anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from by_hand import LEFT, NO_KEYS, Hands
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.tour.demonstration import items

PRESSED = (
    "QQuickAbstractButton",
    "QQuickTextInput",
    "QQuickSlider",
    "QQuickMouseArea",
)
"""Classes of items that take the mouse."""
HANDLERS = ("QQuickTapHandler", "QQuickPointHandler", "QQuickDragHandler")
"""Classes of objects that take it for the item they belong to."""


class Clicks(Hands):
    """Somebody who uses a window by mouse and keys alone."""

    def press_on(self, item: QQuickItem, across: float = 0.5, down: float = 0.5) -> None:
        """Scroll to an item and click on it."""
        QTest.mouseClick(self.window, LEFT, NO_KEYS, self.reach(item, across, down))

    def reach(self, item: QQuickItem, across: float = 0.5, down: float = 0.5) -> QPoint:
        """Scroll until a spot of an item can be seen, and return where it is in the window."""
        self.window.grabWindow()  # lays everything out that has just appeared
        spot = QPointF(item.width() * across, item.height() * down)
        for above in _ancestors(item):
            if above.inherits("QQuickFlickable"):
                self._scroll(above, item, spot)
        assert item.isVisible(), called(item)
        at = item.mapToScene(spot).toPoint()
        size = self.window.size()
        assert 0 <= at.x() < size.width(), called(item)
        assert 0 <= at.y() < size.height(), called(item)
        return at

    def _scroll(self, pane: QQuickItem, item: QQuickItem, spot: QPointF) -> None:
        """Drag its scroll bar until a pane has the spot in its middle, if it is not in sight."""
        y = item.mapToItem(pane, spot).y()
        margin = min(24.0, pane.height() / 4)
        if margin <= y <= pane.height() - margin:
            return
        bar = next(each for each in pane.childItems() if each.inherits("QQuickScrollBar"))
        beyond = float(pane.property("contentHeight")) - pane.height()
        wanted = min(max(pane.property("contentY") + y - pane.height() / 2, 0), beyond)
        size, at = float(bar.property("visualSize")), float(bar.property("visualPosition"))
        self.drag(
            *(
                bar.mapToScene(QPointF(bar.width() / 2, bar.height() * middle)).toPoint()
                for middle in (at + size / 2, wanted / beyond * (1 - size) + size / 2)
            )
        )
        assert 0 <= item.mapToItem(pane, spot).y() <= pane.height(), called(item)

    def named(self, name: str) -> QQuickItem:
        """The item of this name, which is there."""
        item = self.find(name)
        assert item is not None, name
        return item

    def write(self, text: str) -> None:
        """Type a text where the keys are."""
        for letter in text:
            QTest.keyClick(self.window, letter)


def controls(root: QQuickItem) -> list[QQuickItem]:
    """Everything in an item that the mouse can use now: it can be seen and is enabled."""
    return [item for item in items(root) if is_control(item) and item.isVisible()]


def is_control(item: QQuickItem) -> bool:
    """Whether an item is one that the mouse can use."""
    return item.isEnabled() and any(map(item.inherits, PRESSED))


def inside(root: QQuickItem, base: str, **properties: object) -> list[QQuickItem]:
    """The controls of a class in an item that can be used now, with these properties."""
    return [
        item
        for item in controls(root)
        if item.inherits(base)
        and all(plain(item.property(name)) == value for name, value in properties.items())
    ]


def plain(value: Any) -> Any:
    """A property of an item as a Python value."""
    return value.toVariant() if hasattr(value, "toVariant") else value


def called(item: QQuickItem) -> str:
    """What a report calls an item: its class, its name, its words and what it is in."""
    words = item.property("text") or item.property("label") or ""
    names = [above.objectName() for above in _ancestors(item) if above.objectName()]
    return f"{class_name(item).split('_')[0]} {item.objectName()} “{words}” in {names[:3]}"


def the(root: QQuickItem, name: str) -> QQuickItem:
    """The first item of this name in an item."""
    return next(item for item in items(root) if item.objectName() == name)


def _ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    above = item.parentItem()
    while above is not None:
        yield above
        above = above.parentItem()
