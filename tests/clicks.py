"""Mouse and key input on any control of a window, and the list of its controls.

`controls` walks the item tree, so a new control is found without being listed anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from by_hand import LEFT, NO_KEYS, Hands
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from qml_controls import CONTROLS, short

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import items, wait_for

PRESSED = (
    "QQuickAbstractButton",
    "QQuickSpinBox",
    "QQuickTextInput",
    "QQuickSlider",
    "QQuickMouseArea",
)
"""Item classes that accept the mouse."""


class Clicks(Hands):
    """A simulated user who uses a window only by mouse and keys."""

    def __init__(self, game: Program, qtbot, build: Callable[[], Program]) -> None:
        super().__init__(game, qtbot)
        self._build = build
        self.used: set[str] = set()
        """The controls clicked on, by their `qml_controls` names."""

    def another_window(self) -> Clicks:
        """Return the same user at a second window of the program."""
        return Clicks(self._build(), self.qtbot, self._build)

    def press_on(self, item: QQuickItem, across: float = 0.5, down: float = 0.5) -> None:
        """Scroll to an item and click on it."""
        self.used |= names_in_qml(item)
        QTest.mouseClick(self.window, LEFT, NO_KEYS, self.reach(item, across, down))

    def reach(self, item: QQuickItem, across: float = 0.5, down: float = 0.5) -> QPoint:
        """Scroll until a spot of an item is visible, and return its place in the window."""
        self.window.grabWindow()  # triggers the layout of new items
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
        """Drag the scroll bar of a pane until the spot is in its middle, unless it is visible."""
        y = item.mapToItem(pane, spot).y()
        bars = [each for each in pane.childItems() if each.inherits("QQuickScrollBar")]
        margin = min(24.0, pane.height() / 4) if bars else 0
        if margin <= y <= pane.height() - margin:
            return
        (bar,) = (each for each in bars if each.property("orientation") == Qt.Orientation.Vertical)
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

    def use(self, name: str, across: float = 0.5, down: float = 0.5) -> None:
        """Scroll to the item of a name and click on it."""
        self.press_on(self.named(name), across, down)

    def use_chip(self, row: str, value: object) -> None:
        """Click on the chip of a value in a row of this name."""
        chips = inside(self.named(row), "ChoiceChip")
        self.press_on(next(c for c in chips if plain(c.property("modelData"))["value"] == value))

    def use_area(self, item: QQuickItem, file: str, across: float = 0.5, down: float = 0.5) -> None:
        """Click on the unnamed mouse area declared in a file."""
        self.used.add(f"{file}/MouseArea")
        self.click(self.reach(item, across, down))

    def roll(self, item: QQuickItem, file: str, notches: int = 1) -> None:
        """Turn the wheel over an item with a wheel handler declared in a file."""
        self.used.add(f"{file}/WheelHandler")
        QTest.wheelEvent(self.window, self.reach(item, 0.5, 0.9), QPoint(0, 120 * notches))

    def area_in(self, item: QQuickItem) -> QQuickItem:
        """Return the mouse area inside an item."""
        return next(each for each in items(item) if each.inherits("QQuickMouseArea"))

    def pick(self, *codes: str) -> None:
        """Click on cards of the hand."""
        for code in codes:
            self.used.add("HandCard/mouse")
            self.click(self.card(code))

    def controls(self) -> list[QQuickItem]:
        """Return everything in the window that accepts the mouse now."""
        return controls(self.window.contentItem())

    def is_in_sight(self, item: QQuickItem) -> bool:
        """Return whether the upper edge of an item is in the window and in its pane."""
        return all(
            0 <= item.mapToItem(above, QPointF(0, 0)).y() < above.height()
            for above in _ancestors(item)
            if above.clip() or above.parentItem() is None
        )

    def find_object(self, name: str) -> QObject | None:
        """Return the non-item object of a name, such as a menu."""
        return self.window.findChild(QObject, name)

    def is_called(self, item: QQuickItem, name: str) -> bool:
        """Return whether a control has this `qml_controls` name."""
        return name in names_in_qml(item)

    def named(self, name: str) -> QQuickItem:
        """The item of this name, which is there when everything that was opened is built."""
        wait_for(self.stands, "the screen")
        item = self.find(name)
        assert item is not None, name
        return item


def names_in_qml(item: QQuickItem) -> set[str]:
    """Return the possible `qml_controls` names of a control, by where it is used."""
    place = item
    while (found := _declared_at(place))[0].parent == CONTROLS:
        place = place.parentItem()
    file, qml_id = found
    kind = class_name(place).partition("_")[0].replace("QQuick", "")
    name = place.objectName()
    return {f"{file.stem}/{each}" for each in (name, short(name), qml_id, kind) if each}


def _declared_at(item: QQuickItem) -> tuple[Path, str]:
    """Return the file that declares an item, and its id there."""
    context = QQmlEngine.contextForObject(item)
    return Path(context.baseUrl().toLocalFile()), context.nameForObject(item)


def controls(root: QQuickItem) -> list[QQuickItem]:
    """Return the visible and enabled items under an item that accept the mouse."""
    return [item for item in items(root) if is_control(item) and item.isVisible()]


def is_control(item: QQuickItem) -> bool:
    """Return whether an item accepts the mouse."""
    return item.isEnabled() and any(map(item.inherits, PRESSED))


def is_a(item: QQuickItem, kind: str) -> bool:
    """Return whether an item is of a Qt class or of one of our own control types."""
    return item.inherits(kind) or class_name(item).startswith(f"{kind}_QML")


def inside(root: QQuickItem, base: str, **properties: Any) -> list[QQuickItem]:
    """Return the usable controls of a class or type under an item with these properties."""
    return [
        item
        for item in controls(root)
        if is_a(item, base)
        and all(plain(item.property(name)) == value for name, value in properties.items())
    ]


def plain(value: Any) -> Any:
    """Return a property of an item as a Python value."""
    return value.toVariant() if hasattr(value, "toVariant") else value


def called(item: QQuickItem) -> str:
    """Describe an item for a report: its class, name, text and parents."""
    words = item.property("text") or item.property("label") or ""
    names = [above.objectName() for above in _ancestors(item) if above.objectName()]
    return f"{class_name(item).split('_')[0]} {item.objectName()} “{words}” in {names[:3]}"


def the(root: QQuickItem, name: str) -> QQuickItem:
    """Return the first item of this name under an item."""
    return next(item for item in items(root) if item.objectName() == name)


def _ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    above = item.parentItem()
    while above is not None:
        yield above
        above = above.parentItem()
