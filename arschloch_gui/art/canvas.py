"""Supersampled canvas with custom units: flat fills, inked lines, clipping."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise

from PIL import Image, ImageColor, ImageDraw

from arschloch_gui.art.palette import INK
from arschloch_gui.art.paths import Path, Point, oval

Size = tuple[int, int]
Matrix = tuple[float, float, float, float, float, float]

# Everything is drawn at least four times as large; small pictures more, for clean edges.
FACTOR = 4
SMALL = 500
# Joints that turn less than this need no disc to look closed.
STRAIGHT = math.cos(math.radians(1))


def factor_for(size: Size) -> int:
    """Return the supersampling factor for a picture of this size."""
    return max(FACTOR, min(16, math.ceil(SMALL / max(size))))


class Canvas:
    """A sheet `units` wide and high that is reduced to a picture of `size` pixels."""

    def __init__(self, size: Size, units: tuple[float, float], ground: str | None = None) -> None:
        self.size = size
        self.factor = factor_for(size)
        width, height = size[0] * self.factor, size[1] * self.factor
        fill = (*ImageColor.getrgb(ground)[:3], 255) if ground else (0, 0, 0, 0)
        self._image = Image.new("RGBA", (width, height), fill)
        self._draw = ImageDraw.Draw(self._image)
        # A common factor for all line widths, because small pictures need heavier lines.
        self.weight = 1.0
        self._matrix: Matrix = (width / units[0], 0.0, 0.0, height / units[1], 0.0, 0.0)

    def picture(self) -> Image.Image:
        """Return the drawing, reduced to its final size."""
        if self._image.getchannel("A").getextrema() == (255, 255):
            # Pillow spends most of the time on weighting by alpha, which is uniform here.
            return self._image.convert("RGB").reduce(self.factor).convert("RGBA")
        return self._image.reduce(self.factor)

    def sheet(self) -> Image.Image:
        """Return the drawing in its supersampled size, for composing before it is reduced."""
        return self._image

    def adopt(self, image: Image.Image) -> None:
        """Continue drawing on another image of the same size."""
        self._image = image
        self._draw = ImageDraw.Draw(image)

    def pixels(self, path: Path) -> list[Point]:
        """Return the path in pixels of the supersampled image."""
        a, b, c, d, e, f = self._matrix
        # Pillow truncates coordinates; adding half a pixel rounds them.
        return [(a * x + c * y + e + 0.5, b * x + d * y + f + 0.5) for x, y in path]

    @property
    def scale(self) -> float:
        """The supersampled pixels per unit."""
        a, b, c, d, _, _ = self._matrix
        return math.sqrt(abs(a * d - b * c))

    @contextmanager
    def at(
        self,
        x: float,
        y: float,
        scale: float = 1.0,
        angle: float = 0.0,
        mirror: bool = False,
        stretch: float = 1.0,
    ) -> Iterator[None]:
        """Draw with the origin moved, scaled, turned by degrees and mirrored left to right."""
        before = self._matrix
        a, b, c, d, e, f = before
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        sx = -scale if mirror else scale
        sy = scale * stretch
        m11, m12, m21, m22 = cos * sx, sin * sx, -sin * sy, cos * sy
        self._matrix = (
            a * m11 + c * m12,
            b * m11 + d * m12,
            a * m21 + c * m22,
            b * m21 + d * m22,
            a * x + c * y + e,
            b * x + d * y + f,
        )
        yield
        self._matrix = before

    @contextmanager
    def inside(self, path: Path) -> Iterator[None]:
        """Clip everything that is drawn within the context to the path."""
        points = self.pixels(path)
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        left, top = max(0, math.floor(min(xs))), max(0, math.floor(min(ys)))
        right = min(self._image.width, math.ceil(max(xs)) + 1)
        bottom = min(self._image.height, math.ceil(max(ys)) + 1)
        image, draw, before = self._image, self._draw, self._matrix
        if right <= left or bottom <= top:
            left, top, right, bottom = 0, 0, 1, 1
        layer = image.crop((left, top, right, bottom))
        self.adopt(layer)
        a, b, c, d, e, f = before
        self._matrix = (a, b, c, d, e - left, f - top)
        yield
        mask = Image.new("1", layer.size)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in points], fill=1)
        image.paste(self._image, (left, top), mask)
        self._image, self._draw, self._matrix = image, draw, before

    def fill(self, path: Path, colour: str) -> None:
        """Fill an area with a colour."""
        self._draw.polygon(self.pixels(path), fill=colour)

    def wash(self, path: Path, colour: str, strength: float) -> None:
        """Fill an area with a translucent colour; `strength` is its opacity."""
        points = self.pixels(path)
        left, top = (math.floor(min(p[i] for p in points)) for i in (0, 1))
        right, bottom = (math.ceil(max(p[i] for p in points)) + 1 for i in (0, 1))
        mask = Image.new("L", (right - left, bottom - top))
        shade = round(255 * strength)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in points], fill=shade)
        self._image.paste(ImageColor.getrgb(colour), (left, top, right, bottom), mask)

    def line(
        self,
        path: Path,
        width: float,
        colour: str = INK,
        *,
        loop: bool = False,
        blunt: bool = False,
    ) -> None:
        """Draw a line of one width, with round joints and (unless blunt) round ends."""
        points = self.pixels(path)
        if loop:
            points = [*points, points[0]]
        thick = width * self.weight * self.scale
        if thick < 2.5:
            self._draw.line(points, fill=colour, width=max(1, round(thick)))
            return
        # Pillow's own wide lines have nicks where a curve bends; blocks and discs do not. There
        # are very many of them, so they use Pillow's core with an ink that is looked up once.
        core, ink = self._draw.draw, _ink(colour)
        radius = thick / 2
        before: Point | None = None
        for i, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
            length = math.hypot(bx - ax, by - ay)
            along = None
            if length >= 1e-6:
                along = ux, uy = (bx - ax) / length, (by - ay) / length
                nx, ny = -uy * radius, ux * radius
                core.draw_polygon(
                    (ax + nx, ay + ny, bx + nx, by + ny, bx - nx, by - ny, ax - nx, ay - ny), ink, 1
                )
            if i == 0:
                joined = loop or not blunt
            else:
                joined = before is not None and along is not None and _turns(before, along)
            if joined:
                core.draw_ellipse(_round(ax, ay, radius), ink, 1)
            before = along
        if not loop and not blunt:
            core.draw_ellipse(_round(*points[-1], radius), ink, 1)

    def flick(self, path: Path, width: float, colour: str = INK, *, both: bool = False) -> None:
        """Draw a tapering cut: thick at the start (if `both`, in the middle), sharp at the end."""
        points = self.pixels(path)
        count = len(points) - 1
        left: list[Point] = []
        right: list[Point] = []
        half = width * self.weight * self.scale / 2
        for i, (x, y) in enumerate(points):
            x0, y0 = points[max(0, i - 1)]
            x1, y1 = points[min(count, i + 1)]
            length = math.hypot(x1 - x0, y1 - y0) or 1.0
            t = i / count
            reach = half * (math.sin(math.pi * t) if both else (1 - t) ** 0.7)
            nx, ny = -(y1 - y0) / length * reach, (x1 - x0) / length * reach
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        self._draw.polygon(left + right[::-1], fill=colour)
        if not both:
            self._dot(points[0], half, colour)

    def shape(self, path: Path, colour: str, width: float, ink: str = INK) -> None:
        """Fill an area and draw its outline."""
        self.fill(path, colour)
        self.line(path, width, ink, loop=True)

    def disc(
        self, x: float, y: float, radius: float, colour: str, width: float = 0.0, ink: str = INK
    ) -> None:
        """Draw a disc, with an outline if a width is given."""
        path = oval(x, y, radius, radius)
        if width:
            self.shape(path, colour, width, ink)
        else:
            self.fill(path, colour)

    def _dot(self, centre: Point, radius: float, colour: str) -> None:
        self._draw.ellipse(_round(*centre, radius), fill=colour)


@cache
def _ink(colour: str) -> int:
    """Return the number by which Pillow's core identifies a colour in an RGBA image."""
    core = ImageDraw.Draw(Image.new("RGBA", (1, 1))).draw
    ink: int = core.draw_ink(ImageColor.getcolor(colour, "RGBA"))
    return ink


def _round(x: float, y: float, radius: float) -> tuple[float, float, float, float]:
    """Return the bounding box of a disc."""
    x, y = x - 0.5, y - 0.5
    return x - radius, y - radius, x + radius, y + radius


def _turns(before: Point, after: Point) -> bool:
    """Return whether a line bends noticeably between two directions of length 1."""
    return before[0] * after[0] + before[1] * after[1] < STRAIGHT
