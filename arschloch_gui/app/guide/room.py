"""Finds room on the table for something that must cover nothing one needs to see or press."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name

STEP = 12.0
"""How far apart the places are that are tried, in logical pixels."""
EDGE, GAP = 10.0, 8.0
"""What stays free at the edges, and round everything else."""


Span: TypeAlias = tuple[int, int]
"""Some of the places in a row or column: from one to before another."""


def clear_spot(table: QQuickItem, near: QPointF, width: float, height: float) -> QPointF:
    """The upper left corner of a free place of that size, as near to a point as there is one.

    Where nothing is free, it is the place that covers least.
    """
    taken = [box.adjusted(-GAP, -GAP, GAP, GAP) for box in _needed(table)]
    return best_place(taken, table.size(), near, QSizeF(width, height))


def best_place(taken: Sequence[QRectF], table: QSizeF, near: QPointF, size: QSizeF) -> QPointF:
    """The same where it is known already what must not be covered."""
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
    """Where along one side of the table a place may begin; none where there is no room at all."""
    count = int((most - 2 * EDGE) // STEP) + 1 if most >= 2 * EDGE else 0
    return [EDGE + at * STEP for at in range(count)]


def _span(steps: list[float], length: float, begin: float, end: float) -> Span:
    """Which of the places, each so long, reach into a stretch: from one to before another."""
    first = bisect_right(steps, begin - length)
    return first, max(first, bisect_left(steps, end))


def _nearest_free(
    taken: list[tuple[Span, Span]], far_x: list[float], far_y: list[float]
) -> tuple[int, int] | None:
    """The nearest place that nothing reaches into; None where there is none.

    A row of places is a number with a bit for each that is not free: there are 50,000 places on a
    large screen, which nobody can look at one by one while the window waits.
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
    """How much of a stretch each of the places in a span covers."""
    return [min(end, at + length) - max(begin, at) for at in steps[slice(*span)]]


def _covered(
    taken: list[tuple[Span, list[float], Span, list[float]]], columns: int, rows: int
) -> list[list[float]]:
    """How much of everything each place covers, by row and column."""
    covered = [[0.0] * columns for _ in range(rows)]
    for across, wide, (top, bottom), high in taken:
        part = slice(*across)
        for row, tall in zip(covered[top:bottom], high, strict=True):
            row[part] = [sum_ + tall * each for sum_, each in zip(row[part], wide, strict=True)]
    return covered


def _nearest_least(
    covered: list[list[float]], far_x: list[float], far_y: list[float]
) -> tuple[int, int]:
    """The nearest of the places that cover least."""
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
