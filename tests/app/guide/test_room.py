"""The placement of the guide's tips: the nearest free place, found without needless work."""

from __future__ import annotations

import random
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from work import lines_run

from arschloch_gui.app.guide.room import EDGE, STEP, best_place
from long import times

LARGEST = QSizeF(3840, 2160)
TIP = QSizeF(900, 450)


def plain_place(taken: list[QRectF], table: QSizeF, near: QPointF, size: QSizeF) -> QPointF:
    """Return the same by trying every place: the least covered, of these the nearest."""

    def steps(most: float) -> list[float]:
        found: list[float] = []
        while EDGE + len(found) * STEP <= most - EDGE:
            found.append(EDGE + len(found) * STEP)
        return found

    def badness(box: QRectF) -> tuple[float, float]:
        overlaps = (box & each for each in taken if box.intersects(each))
        covered = sum(each.width() * each.height() for each in overlaps)
        inside = QPointF(min(max(near.x(), box.left()), box.right()),
                         min(max(near.y(), box.top()), box.bottom()))  # fmt: skip
        return covered, (near - inside).manhattanLength()

    corners = product(steps(table.width() - size.width()), steps(table.height() - size.height()))
    boxes = [QRectF(QPointF(*corner), size) for corner in corners]
    return min(boxes, key=badness).topLeft() if boxes else QPointF(EDGE, EDGE)


def boxes(rng: random.Random, table: QSizeF, count: int, most: float) -> list[QRectF]:
    """Return items on a table, some of which extend beyond its edge."""
    return [
        QRectF(
            rng.uniform(-50, table.width()), rng.uniform(-50, table.height()),
            rng.uniform(1, most * table.width()), rng.uniform(1, most * table.height()),
        )
        for _ in range(count)
    ]  # fmt: skip


def test_it_is_the_place_that_looking_at_all_of_them_finds():
    for seed in range(times(15, 400)):
        rng = random.Random(seed)
        table = QSizeF(rng.uniform(150, 500), rng.uniform(100, 300))
        taken = boxes(rng, table, rng.choice((0, 1, 5, 20)), rng.choice((0.1, 0.4)))
        size = QSizeF(rng.uniform(30, 300), rng.uniform(20, 150))
        near = QPointF(rng.uniform(0, table.width()), rng.uniform(0, table.height()))
        expected = plain_place(taken, table, near, size)
        assert best_place(taken, table, near, size) == expected, f"seed {seed}"


@pytest.mark.parametrize(("free", "most"), [(True, 20_000), (False, 200_000)])
def test_on_the_largest_screen_it_is_found_with_little_work(free: bool, most: int):
    """Trying each of the 35,000 places used to take 2,000,000 lines."""
    there_is_room = boxes(random.Random(1), LARGEST, 60, 0.05)
    no_room = [QRectF(x, y, 30, 30) for x, y in product(range(0, 3840, 600), range(0, 2160, 400))]
    taken = there_is_room if free else no_room
    middle = QPointF(LARGEST.width() / 2, LARGEST.height() / 2)
    lines = lines_run(lambda: best_place(taken, LARGEST, middle, TIP))
    assert lines < most
