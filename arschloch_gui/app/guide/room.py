"""Finds room on the table for something that must cover nothing one needs to see or press."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name

STEP = 12.0
"""How far apart the places are that are tried, in logical pixels."""
EDGE, GAP = 10.0, 8.0
"""What stays free at the edges, and round everything else."""


def clear_spot(table: QQuickItem, near: QPointF, width: float, height: float) -> QPointF:
    """The upper left corner of a free place of that size, as near to a point as there is one.

    Where nothing is free, it is the place that covers least.
    """
    taken = [box.adjusted(-GAP, -GAP, GAP, GAP) for box in _needed(table)]
    places = [
        QRectF(x, y, width, height)
        for x, y in product(_steps(table.width() - width), _steps(table.height() - height))
    ]
    places.sort(key=lambda box: _away(near, box))
    best, least = QPointF(EDGE, EDGE), float("inf")
    for box in places:
        covered = sum(_shared(box, each) for each in taken)
        if covered < least:
            best, least = box.topLeft(), covered
        if not covered:
            break
    return best


def _away(point: QPointF, box: QRectF) -> float:
    """How far a point lies from a box; inside it, nothing."""
    x = min(max(point.x(), box.left()), box.right())
    y = min(max(point.y(), box.top()), box.bottom())
    return (point - QPointF(x, y)).manhattanLength()


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if one.intersects(other) else 0.0


def _steps(most: float) -> Iterator[float]:
    at = EDGE
    while at <= most - EDGE:
        yield at
        at += STEP


def _needed(item: QQuickItem) -> Iterator[QRectF]:
    """Cards, buttons, faces and words that can be seen, in the item's own coordinates."""
    waiting = item.childItems()
    while waiting:
        each = waiting.pop()
        if not each.isVisible() or each.opacity() == 0 or each.objectName() == "guideTip":
            continue
        if _counts(each):
            box = item.mapRectFromItem(each, QRectF(0, 0, each.width(), each.height()))
            if box.width() > 1 and box.height() > 1:
                yield box
        else:
            waiting += each.childItems()


def _counts(item: QQuickItem) -> bool:
    """Whether this has to stay in sight as a whole."""
    if item.inherits("QQuickAbstractButton"):
        return True
    if item.objectName().startswith(("giftSlot:", "wantedSlot:")):
        return True
    if item.inherits("QQuickText"):
        return bool(item.property("text"))
    return class_name(item).startswith(
        ("CardSprite", "HandCard", "Drawn", "CardPicture", "Portrait")
    )
