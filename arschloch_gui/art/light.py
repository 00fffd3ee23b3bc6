"""A warm spot of light in a darkened table, for ceremonies."""

from __future__ import annotations

from PIL import Image

from arschloch_gui.art.insignia import check_size

WARM, DARK = (255, 214, 130), (5, 14, 15)
DARKNESS = 150
"""The opacity of the dark outside the light, of 255.

The window darkens the rest of the table equally (`table/Ceremony.qml`).
"""
_LIGHT = 62
_INNER, _OUTER = 0.46, 0.98


def render_light(size: int) -> Image.Image:
    """Return a square of light, warm in the middle, that fades into the dark table at its edge."""
    check_size(size)
    # From 0 in the middle to 255 at the middle of each side.
    far = Image.radial_gradient("L").resize((size, size), Image.Resampling.BICUBIC)
    far = far.point([min(255, round(v * 1.414)) for v in range(256)])
    warmth = Image.composite(
        Image.new("RGB", (size, size), DARK), Image.new("RGB", (size, size), WARM),
        far.point([round(255 * _eased(v / 255, 0.3, 0.62)) for v in range(256)]),
    )  # fmt: skip
    alpha = far.point([_alpha(v / 255) for v in range(256)])
    warmth.putalpha(alpha)
    return warmth


def _alpha(far: float) -> int:
    dark = DARKNESS * _eased(far, _INNER, _OUTER)
    light = _LIGHT * (1 - _eased(far, 0.0, 0.55))
    return round(max(dark, light))


def _eased(value: float, begin: float, end: float) -> float:
    t = min(1.0, max(0.0, (value - begin) / (end - begin)))
    return t * t * (3 - 2 * t)
