"""Search for a position on the table for a box that must not cover anything important."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name

STEP = 12.0
"""Distance between the positions that are tried, in logical pixels."""
EDGE, GAP = 10.0, 8.0
"""Free space at the edges of the table and around each item, in logical pixels."""
SHEETS = ("decisionPane", "exchangeTray", "giftSlot:", "wantedSlot:")
"""Prefixes of the names of sheets and slots, which must stay completely visible."""
BUBBLES = ("guideTip", "hintBubble")
"""Names of the boxes placed by this module, which do not count as obstacles."""


Span: TypeAlias = tuple[int, int]
"""A range of positions in a row or column, from the first to one past the last."""


def clear_spot(table: QQuickItem, near: QPointF, width: float, height: float) -> QPointF:
    """Return the top left corner of a free position for a box of this size, nearest to a point.

    If no position is free, return the one that covers least.
    """
    taken = [box.adjusted(-GAP, -GAP, GAP, GAP) for box in _needed(table)]
    return best_place(taken, table.size(), near, QSizeF(width, height))


def best_place(taken: Sequence[QRectF], table: QSizeF, near: QPointF, size: QSizeF) -> QPointF:
    """Return the best position for a box, given the areas that must not be covered."""
    width, height = size.width(), size.height()
    xs, ys = _steps(table.width() - width), _steps(table.height() - height)
    far_x = [max(x - near.x(), near.x() - x - width, 0.0) for x in xs]
    far_y = [max(y - near.y(), near.y() - y - height, 0.0) for y in ys]
    across = [_span(xs, width, box.left(), box.right()) for box in taken]
    down = [_span(ys, height, box.top(), box.bottom()) for box in taken]
    found = _nearest_free(list(zip(across, down, strict=True)), far_x, far_y)
    if found is None and xs and ys:
        wide = [_shared(xs, span, width, box.left(), box.right())
                for span, box in zip(across, taken, strict=True)]  # fmt: skip
        high = [_shared(ys, span, height, box.top(), box.bottom())
                for span, box in zip(down, taken, strict=True)]  # fmt: skip
        covered = _covered(list(zip(across, wide, down, high, strict=True)), len(xs), len(ys))
        found = _nearest_least(covered, far_x, far_y)
    return QPointF(xs[found[0]], ys[found[1]]) if found is not None else QPointF(EDGE, EDGE)


def _steps(most: float) -> list[float]:
    """Return the possible positions along one side, none if there is no room at all."""
    count = int((most - 2 * EDGE) // STEP) + 1 if most >= 2 * EDGE else 0
    return [EDGE + at * STEP for at in range(count)]


def _span(steps: list[float], length: float, begin: float, end: float) -> Span:
    """Return the range of positions at which a box of this length overlaps an interval."""
    first = bisect_right(steps, begin - length)
    return first, max(first, bisect_left(steps, end))


def _nearest_free(
    taken: list[tuple[Span, Span]], far_x: list[float], far_y: list[float]
) -> tuple[int, int] | None:
    """Return the nearest free position, or None if there is none.

    Each row is an integer with one bit per occupied position. A large screen has 50,000 positions,
    too many to test one by one while the window waits.
    """
    rows = [0] * len(far_y)
    for (left, right), (top, bottom) in taken:
        bits = (1 << right) - (1 << left)
        for row in range(top, bottom):
            rows[row] |= bits
    columns = sorted(range(len(far_x)), key=far_x.__getitem__)
    full = (1 << len(columns)) - 1
    best, least = None, math.inf
    for row in sorted(range(len(far_y)), key=far_y.__getitem__):
        if rows[row] == full:
            continue
        for column in columns:
            far = far_x[column] + far_y[row]
            if far > least:
                break
            if not rows[row] >> column & 1:
                if far < least or best is None or (column, row) < best:
                    best, least = (column, row), far
                break
    return best


def _shared(steps: list[float], span: Span, length: float, begin: float, end: float) -> list[float]:
    """Return how much of an interval the box covers at each position of a span."""
    return [min(end, at + length) - max(begin, at) for at in steps[slice(*span)]]


def _covered(
    taken: list[tuple[Span, list[float], Span, list[float]]], columns: int, rows: int
) -> list[list[float]]:
    """Return the total area covered at each position, by row and column."""
    covered = [[0.0] * columns for _ in range(rows)]
    for across, wide, (top, bottom), high in taken:
        part = slice(*across)
        for row, tall in zip(covered[top:bottom], high, strict=True):
            row[part] = [sum_ + tall * each for sum_, each in zip(row[part], wide, strict=True)]
    return covered


def _nearest_least(
    covered: list[list[float]], far_x: list[float], far_y: list[float]
) -> tuple[int, int]:
    """Return the nearest of the positions that cover least."""
    lows = list(map(min, covered))
    least = min(lows)
    places = (
        (far_x[column] + far_y[row], column, row)
        for row, low in enumerate(lows) if low == least
        for column, each in enumerate(covered[row]) if each == least
    )  # fmt: skip
    _, column, row = min(places)
    return column, row


def _needed(item: QQuickItem) -> Iterator[QRectF]:
    """Yield the visible cards, buttons, portraits and texts, in the item's own coordinates."""
    waiting = item.childItems()
    while waiting:
        each = waiting.pop()
        if not each.isVisible() or each.opacity() == 0 or each.objectName() in BUBBLES:
            continue
        if _counts(each):
            box = item.mapRectFromItem(each, QRectF(0, 0, each.width(), each.height()))
            if box.width() > 1 and box.height() > 1:
                yield box
        else:
            waiting += each.childItems()


def _counts(item: QQuickItem) -> bool:
    """Return whether the whole item has to stay visible."""
    if item.inherits("QQuickAbstractButton"):
        return True
    if item.objectName().startswith(SHEETS):
        return True
    if item.inherits("QQuickText"):
        return bool(item.property("text"))
    return class_name(item).startswith(
        ("CardSprite", "HandCard", "Drawn", "CardPicture", "Portrait")
    )
