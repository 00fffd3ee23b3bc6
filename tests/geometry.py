"""Checks the layout of everything in a window and reports faults.

`faults` walks the item tree. It reports texts that are cut off or leave their button, card or
window, and texts, buttons, faces and cards that overlap although they are unrelated. It knows no
screen by name; related items are recognised by the tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.class_names import class_name

SLACK = 1.5
"""Logical pixels of invisible rounding."""
LEAST = 32
"""The minimum width and height of everything that can be pressed, in logical pixels."""
SHEETS = (
    "roundSummary", "matchSummary", "judgedPane", "sessionEndPane", "pairPane", "replayPane",
    "nextGamePane", "pastPane",
)  # fmt: skip
MOMENT = "trophyNotice"
DEEP = 2.5
"""How far two items may overlap: rounded corners, an outline."""


@dataclass(slots=True)
class Thing:
    """An item that must be visible or touchable."""

    kind: str
    item: QQuickItem
    name: str
    box: QRectF
    """Its visible rectangle in the window."""
    ancestors: list[QQuickItem] = field(default_factory=list)

    def holds(self, other: Thing) -> bool:
        """Return whether the other item is a part of this one."""
        return self.item in other.ancestors


def faults(window: QQuickWindow) -> list[str]:
    """Return everything wrong in the window as it is now, one line each."""
    window.grabWindow()  # triggers the layout
    things = list(_things(window.contentItem()))
    frame = QRectF(0, 0, window.width(), window.height())
    found = [fault for thing in things for fault in _alone(thing, frame)]
    found += [
        f"{a.kind} {a.name} lies on {b.kind} {b.name}"
        for a, b in combinations(things, 2)
        if _collide(a, b)
    ]
    return found


# -- items ----------------------------------------------------------------------------------


def _things(root: QQuickItem) -> Iterator[Thing]:
    seen = visible(root)
    top = next((item for item in seen if _is_sheet(item)), None)
    for item in seen if top is None else visible(top):
        if not (kind := kind_of(item)) or not is_shown(item):
            continue
        ancestors = list(_ancestors(item))
        if any(class_name(above).startswith("CardSprite") for above in ancestors):
            continue  # print on a card, which other cards may cover
        box = _painted(item) if kind == "text" else item.mapRectToScene(_bounds(item))
        box = _clipped(box, ancestors)
        if box.width() > SLACK and box.height() > SLACK:
            yield Thing(kind, item, name_of(item), box, ancestors)


def visible(root: QQuickItem) -> list[QQuickItem]:
    """The item and everything in it that is visible; in what is hidden, nothing is."""
    found, waiting = [], [root]
    while waiting:
        if (item := waiting.pop()).isVisible():
            found.append(item)
            waiting += reversed(item.childItems())
    return found


def _is_sheet(item: QQuickItem) -> bool:
    """Return whether this covers everything below it, as a round summary does."""
    return item.objectName() in SHEETS and is_shown(item)


def kind_of(item: QQuickItem) -> str:
    """Return "text", "control", "face", "card", "sheet", "tray" or "plate"; empty for others."""
    name = item.objectName()
    if name == "exchangeTray":
        return "tray"
    if name.startswith("plate:"):
        return "plate"
    if name.startswith("hand:"):
        return "card"
    if name == "decisionPane":
        return "sheet"
    if item.inherits("QQuickText") and item.property("text"):
        return "text"
    if is_control(item):
        return "control"
    subject = item.property("subject")
    return "face" if isinstance(subject, str) and subject.startswith("portrait/") else ""


def is_control(item: QQuickItem) -> bool:
    """Return whether this can be pressed or typed into."""
    if item.inherits("QQuickAbstractButton") or item.inherits("QQuickTextInput"):
        return True
    return item.inherits("QQuickSlider") or (item.inherits("QQuickSpinBox") and item.width() > 0)


def is_tip(item: QQuickItem) -> bool:
    """Return whether this is a tooltip for the item under the pointer."""
    return class_name(item).startswith("Tip_")


def is_shown(item: QQuickItem) -> bool:
    """Return whether any part of it is visible."""
    if not item.isVisible():
        return False
    seen = item.opacity()
    for above in _ancestors(item):
        seen *= above.opacity()
    return seen > 0.05


def name_of(item: QQuickItem) -> str:
    """Return its name in a report: its text, its name, or that of its parent."""
    words = item.property("text")
    if isinstance(words, str) and words:
        return f"“{words}”" + _whose(item)
    return (item.objectName() or class_name(item).split("_")[0]) + _whose(item)


def _whose(item: QQuickItem) -> str:
    named = [above.objectName() for above in _ancestors(item) if above.objectName()]
    return f" ({named[0]})" if named else ""


def _ancestors(item: QQuickItem) -> Iterator[QQuickItem]:
    above = item.parentItem()
    while above is not None:
        yield above
        above = above.parentItem()


def _bounds(item: QQuickItem) -> QRectF:
    return QRectF(0, 0, item.width(), item.height())


def _painted(text: QQuickItem) -> QRectF:
    """Return the place of the letters in the window."""
    return text.mapRectToScene(text.boundingRect())


def _clipped(box: QRectF, ancestors: list[QQuickItem]) -> QRectF:
    for above in ancestors:
        if above.clip():
            box = box.intersected(above.mapRectToScene(_bounds(above)))
    return box


# -- faults ---------------------------------------------------------------------------------


def _alone(thing: Thing, frame: QRectF) -> Iterator[str]:
    item = thing.item
    if thing.kind == "text":
        yield from _cut(thing)
    typed = item.inherits("QQuickTextInput") and not item.inherits("QQuickTextField")
    if thing.kind == "control" and not typed and min(item.width(), item.height()) < LEAST - 0.1:
        yield f"control {thing.name} is too small: {item.width():.0f}×{item.height():.0f}"
    box = _painted(item) if thing.kind == "text" else item.mapRectToScene(_bounds(item))
    if _scrolls(thing):
        box = QRectF(box.x(), frame.y(), box.width(), 1)
    if not frame.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(box):
        yield f"{thing.kind} {thing.name} leaves the window: {_told(box)}"


def _cut(thing: Thing) -> Iterator[str]:
    text = thing.item
    if text.property("truncated"):
        yield f"text {thing.name} is cut off with dots"
    painted = _painted(text)
    sideways = _clipped_sideways(painted, thing.ancestors)
    if sideways > SLACK:
        yield f"text {thing.name} is cut at the side by {sideways:.0f} px"
    for above in thing.ancestors:
        if is_tip(above):
            break  # its background is beside its text
        # A button, or an item with a background, must contain its text.
        if not (is_control(above) or above.inherits("QQuickRectangle")) or above.width() <= 0:
            continue
        ground = above.mapRectToScene(_bounds(above)).adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not ground.contains(painted):
            yield f"text {thing.name} ({_told(painted)}) leaves its ground ({_told(ground)})"
        break
    if not _scrolls(thing):
        for above in thing.ancestors:
            if above.clip() and not _bounds(above).isEmpty():
                ground = above.mapRectToScene(_bounds(above))
                if painted.bottom() > ground.bottom() + SLACK:
                    yield f"text {thing.name} is cut below"


def _clipped_sideways(box: QRectF, ancestors: list[QQuickItem]) -> float:
    lost = 0.0
    for above in ancestors:
        if above.clip():
            ground = above.mapRectToScene(_bounds(above))
            lost = max(lost, ground.left() - box.left(), box.right() - ground.right())
    return lost


def _scrolls(thing: Thing) -> bool:
    return any(above.inherits("QQuickFlickable") for above in thing.ancestors)


def _collide(a: Thing, b: Thing) -> bool:
    if not a.box.intersects(b.box):
        return False
    shared = a.box.intersected(b.box)
    if shared.width() <= DEEP or shared.height() <= DEEP:
        return False
    if not outline(a.item).intersects(outline(b.item)):
        return False  # only the boxes around a tilted card and another item
    if any(above.objectName() == MOMENT for thing in (a, b) for above in thing.ancestors):
        # It is gone after two seconds, and lets presses through to the top bar.
        return {"face", "card"} & {a.kind, b.kind} != set()
    if any(is_tip(above) for thing in (a, b) for above in thing.ancestors):
        return True  # not even the item it explains
    return not (a.holds(b) or b.holds(a) or _belong_together(a, b))


def outline(item: QQuickItem) -> QPolygonF:
    """Return the corners of an item in the window, also of a tilted one."""
    box = _bounds(item)
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    return QPolygonF([item.mapToScene(corner) for corner in corners])


def _belong_together(a: Thing, b: Thing) -> bool:
    kinds = {a.kind, b.kind}
    if "tray" in kinds:  # its content is a sibling in the tree
        return not any(_sits(thing) for thing in (a, b))
    if "plate" in kinds:
        return "sheet" not in kinds
    if kinds == {"card"}:
        return True  # a fan
    if "card" in kinds:
        card = a if a.kind == "card" else b
        other = b if card is a else a
        return any(above.objectName().startswith("hand:") for above in other.ancestors) or (
            card.box.top() > other.box.top() and other.kind == "face"
        )
    if "sheet" in kinds:
        return False
    # A face and its plate, a card and its number: parts of one seat.
    return _owner(a) is not None and _owner(a) is _owner(b)


def _sits(thing: Thing) -> bool:
    """Return whether it is part of a player's seat."""
    return any(above.objectName().startswith("seat:") for above in thing.ancestors)


def _owner(thing: Thing) -> QQuickItem | None:
    for above in thing.ancestors:
        if above.objectName().startswith(
            ("seat:", "replaySeat:", "ownColumn:", "burned", "stock", "pile")
        ):
            return above
        if is_control(above):
            return above
    return None


def _told(box: QRectF) -> str:
    return f"{box.x():.0f},{box.y():.0f} {box.width():.0f}×{box.height():.0f}"


def middle(item: QQuickItem) -> QPointF:
    """Return the middle of an item in the window."""
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
