"""The table: woven cloth lit from the middle, framed in walnut.

Every gradient gets a little noise before it is reduced to eight bits, so that no bands show.
"""

from __future__ import annotations

import random
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from arschloch_gui.art.cloths import USUAL, weave
from arschloch_gui.art.embroidery import embroidered
from arschloch_gui.art.palette import RIM, RIM_LIGHT, mixed
from arschloch_gui.looks import CLOTHS, Cloth

Size = tuple[int, int]
TILE = 256


@lru_cache(maxsize=4)
def _noise(seed: int, reach: int) -> Image.Image:
    """Return a tile of uniform noise from 0 to `reach`; it is the same in every run."""
    source = random.Random(seed)
    table = [value * reach // 255 for value in range(256)]
    return Image.frombytes("L", (TILE, TILE), source.randbytes(TILE * TILE)).point(table)


def _tiled(tile: Image.Image, size: Size) -> Image.Image:
    out = Image.new(tile.mode, size)
    out.paste(tile, (0, 0))
    # Double the tiled part with each step, first across and then down.
    wide, high = tile.size
    while wide < size[0]:
        out.paste(out.crop((0, 0, wide, high)), (wide, 0))
        wide *= 2
    while high < size[1]:
        out.paste(out.crop((0, 0, size[0], high)), (0, high))
        high *= 2
    return out


def _eased(part: float) -> int:
    """Return 0 to 255, easing in and out, so that the light has no sharp tip."""
    t = min(1.0, max(0.0, part))
    return round(255 * t * t * (3 - 2 * t))


def _glow(size: Size) -> Image.Image:
    """Return the amount of light by position: 255 in the middle, 0 in the corners."""
    return ImageChops.invert(Image.radial_gradient("L")).resize(size, Image.Resampling.BICUBIC)


def _dithered(mask: Image.Image, seed: int, reach: int) -> Image.Image:
    """Return the mask with noise added; its average brightness stays the same."""
    noise = _tiled(_noise(seed, reach), mask.size)
    return ImageChops.add(mask, noise, 1.0, -reach // 2)


def _cloth(size: Size, cloth: Cloth) -> Image.Image:
    glow = _glow(size)
    # From the edge colour to the cloth, then from the cloth to the lit middle.
    outer = _dithered(glow.point([_eased(v / 200) for v in range(256)]), 1, 16)
    inner = _dithered(glow.point([_eased((v - 60) / 195) for v in range(256)]), 2, 16)
    picture = Image.composite(
        Image.new("RGB", size, cloth.colour), Image.new("RGB", size, cloth.edge), outer
    )
    picture = Image.composite(Image.new("RGB", size, cloth.light), picture, inner)
    threads = _tiled(_tiled(weave(cloth.weave), (TILE, TILE)), size)
    grain = ImageChops.add(threads, _tiled(_noise(3, 5), size), 1.0, -2)
    return ImageChops.add(picture, Image.merge("RGB", (grain, grain, grain)), 1.0, -8)


def _wood(size: Size, seed: int) -> Image.Image:
    """Return walnut with its grain along the longer side."""
    source = random.Random(seed)
    long, short = max(size), max(2, min(size))
    streaks = Image.frombytes(
        "L", (max(4, long // 90), short), source.randbytes(max(4, long // 90) * short)
    )
    streaks = streaks.resize((long, short), Image.Resampling.BICUBIC).filter(
        ImageFilter.GaussianBlur(0.6)
    )
    if size[0] < size[1]:
        streaks = streaks.transpose(Image.Transpose.ROTATE_90)
    streaks = _dithered(streaks.point([round(v * 0.62) for v in range(256)]), seed, 10)
    return Image.composite(Image.new("RGB", size, RIM_LIGHT), Image.new("RGB", size, RIM), streaks)


def rim_width(size: Size) -> int:
    """Return the width of the walnut rim in pixels."""
    return max(3, round(min(size) * 0.026))


def _mitred(size: Size, rim: int) -> Image.Image:
    """Return a frame of four boards with mitred corners."""
    wide, high = size
    frame = Image.new("RGB", size)
    level, upright = _wood((wide, rim), 11), _wood((rim, high), 12)
    frame.paste(level, (0, 0))
    frame.paste(level.transpose(Image.Transpose.ROTATE_180), (0, high - rim))
    for left, board in ((0, upright), (wide - rim, upright.transpose(Image.Transpose.ROTATE_180))):
        mask = Image.new("L", (rim, high), 0)
        inner, outer = (rim, 0) if left == 0 else (0, rim)
        ImageDraw.Draw(mask).polygon(
            ((outer, 0), (inner, rim), (inner, high - rim), (outer, high)), fill=255
        )
        frame.paste(board, (left, 0), mask)
    return frame


def render_cloth(size: Size, key: str = USUAL) -> Image.Image:
    """Return the opaque table top, covered with one of `looks.CLOTHS`."""
    if key not in CLOTHS:
        raise ValueError(f"There is no cloth called {key!r}.")
    wide, high = size
    if not (32 <= wide <= 8192 and 32 <= high <= 8192):
        raise ValueError(f"A table is 32 to 8192 pixels wide and high, not {wide} by {high}.")
    rim = rim_width(size)
    # The boards are wider than the visible rim, because the cloth has round corners.
    picture = _mitred(size, rim * 2)
    inner = (rim, rim, wide - rim, high - rim)
    mask = Image.new("L", (wide * 2, high * 2))
    box = tuple(2 * v for v in inner)
    ImageDraw.Draw(mask).rounded_rectangle(
        (box[0], box[1], box[2] - 1, box[3] - 1), rim * 2, fill=255
    )
    mask = mask.reduce(2)
    # The rim casts a shadow on the cloth and has a worn, lighter edge.
    cloth = embroidered(_cloth(size, CLOTHS[key]))
    shade = ImageChops.invert(mask.filter(ImageFilter.GaussianBlur(rim * 0.7))).point(
        [round(v * 0.75) for v in range(256)]
    )
    cloth.paste(mixed(CLOTHS[key].edge, "#000000", 0.6), (0, 0), _dithered(shade, 4, 6))
    picture.paste(cloth, (0, 0), mask)
    edge = ImageChops.subtract(mask.filter(ImageFilter.MaxFilter(3)), mask)
    picture.paste((160, 106, 62), (0, 0), edge.point([round(v * 0.8) for v in range(256)]))
    return picture
