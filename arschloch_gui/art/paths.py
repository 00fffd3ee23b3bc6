"""Outlines as text: points that a smooth curve runs through, with `!` marking a sharp corner.

The points are on the curve, which is easier to write by hand than Bézier handles; the handles are
computed here. All paths are flattened to polygons, which Pillow can draw.
"""

from __future__ import annotations

import math
from functools import lru_cache

Point = tuple[float, float]
Path = tuple[Point, ...]

# Enough for a smooth arc at four times the size of the largest card.
STEPS = 10
# Handle length as a part of the chord: between a dense curve (1/3) and a quarter circle (0.39).
PULL = 0.37


def _parse(text: str) -> list[tuple[float, float, bool]]:
    points = []
    for token in text.split():
        x, y = token.rstrip("!").split(",")
        points.append((float(x), float(y), token.endswith("!")))
    return points


def _direction(a: Point, b: Point) -> tuple[float, float, float]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1e-9
    return dx / length, dy / length, length


def _tangent(before: Point, here: Point, after: Point) -> Point:
    """Return the direction of the curve at a smooth point; the nearer neighbour counts for more."""
    ux, uy, du = _direction(before, here)
    vx, vy, dv = _direction(here, after)
    tx, ty = ux * dv + vx * du, uy * dv + vy * du
    length = math.hypot(tx, ty) or 1e-9
    return tx / length, ty / length


def _cubic(a: Point, b: Point, c: Point, d: Point, steps: int = STEPS) -> list[Point]:
    """Return the points of one Bézier arc, without its first."""
    points = []
    for i in range(1, steps + 1):
        t = i / steps
        s = 1 - t
        k0, k1, k2, k3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append(
            (
                k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
                k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
            )
        )
    return points


def _smooth(points: list[tuple[float, float, bool]], closed: bool) -> Path:
    count = len(points)
    xy: list[Point] = [(p[0], p[1]) for p in points]
    sharp = [p[2] for p in points]
    if not closed:
        sharp[0] = sharp[-1] = True
    out: list[Point] = [xy[0]]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, d = xy[i], xy[j]
        if sharp[i] and sharp[j]:
            out.append(d)
            continue
        reach = math.dist(a, d) * PULL
        b = c = None
        if not sharp[i]:
            tx, ty = _tangent(xy[i - 1], a, d)
            b = (a[0] + tx * reach, a[1] + ty * reach)
        if not sharp[j]:
            tx, ty = _tangent(a, d, xy[(j + 1) % count])
            c = (d[0] - tx * reach, d[1] - ty * reach)
        # A sharp end points straight towards the other end's handle.
        first = b or _lean(a, c or d)
        second = c or _lean(d, b or a)
        out.extend(_cubic(a, first, second, d))
    return tuple(out)


def _lean(start: Point, towards: Point) -> Point:
    return (start[0] * 0.6 + towards[0] * 0.4, start[1] * 0.6 + towards[1] * 0.4)


@lru_cache(maxsize=4096)
def closed(text: str) -> Path:
    """Return a closed outline through the points."""
    return _smooth(_parse(text), True)


@lru_cache(maxsize=4096)
def stroke(text: str) -> Path:
    """Return an open line through the points."""
    return _smooth(_parse(text), False)


@lru_cache(maxsize=4096)
def twin(text: str) -> Path:
    """Return a closed, left-right symmetric outline from its right half, top to bottom."""
    half = _parse(text)
    back = [(-x, y, corner) for x, y, corner in reversed(half) if abs(x) > 1e-6]
    return _smooth(half + back, True)


@lru_cache(maxsize=256)
def bezier(text: str) -> Path:
    """Return a chain of cubic arcs: a start point, then three points for every arc."""
    points: list[Point] = [(p[0], p[1]) for p in _parse(text)]
    out = [points[0]]
    for i in range(1, len(points) - 2, 3):
        out.extend(_cubic(out[-1], points[i], points[i + 1], points[i + 2], 20))
    return tuple(out)


@lru_cache(maxsize=1024)
def oval(x: float, y: float, rx: float, ry: float, lean: float = 0.0) -> Path:
    """Return an ellipse, turned by `lean` degrees."""
    cos, sin = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    out = []
    for i in range(60):
        angle = math.tau * i / 60
        px, py = rx * math.cos(angle), ry * math.sin(angle)
        out.append((x + px * cos - py * sin, y + px * sin + py * cos))
    return tuple(out)


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Path:
    """Return a rectangle, with rounded corners if `radius` is positive."""
    if radius <= 0:
        return ((left, top), (right, top), (right, bottom), (left, bottom))
    out = []
    corners = (
        (right - radius, top + radius, -90),
        (right - radius, bottom - radius, 0),
        (left + radius, bottom - radius, 90),
        (left + radius, top + radius, 180),
    )
    for x, y, start in corners:
        for i in range(13):
            angle = math.radians(start + 90 * i / 12)
            out.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return tuple(out)


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> Path:
    """Return a star with one point at the top."""
    out = []
    for i in range(points * 2):
        reach = inner if i % 2 else outer
        angle = math.pi * i / points - math.pi / 2
        out.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return tuple(out)


def mirrored(path: Path) -> Path:
    """Return the path mirrored at x = 0."""
    return tuple((-x, y) for x, y in path)


def moved(path: Path, x: float, y: float, scale: float = 1.0) -> Path:
    """Return the path scaled about the origin, then moved."""
    return tuple((px * scale + x, py * scale + y) for px, py in path)


@lru_cache(maxsize=256)
def cloud(x: float, y: float, rx: float, ry: float, bumps: int, depth: float = 0.12) -> Path:
    """Return an ellipse with round bumps, for curls, wool and foam."""
    out = []
    steps = bumps * 10
    for i in range(steps):
        angle = math.tau * i / steps
        swell = 1 - depth + depth * abs(math.sin(angle * bumps / 2))
        out.append((x + rx * swell * math.cos(angle), y + ry * swell * math.sin(angle)))
    return tuple(out)
