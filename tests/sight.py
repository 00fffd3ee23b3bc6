"""How colours look to eyes: contrast (WCAG 2.2), differences (CIE76), and red-green blindness.

The blindness is that of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency" (2009), at full severity, applied to linear RGB.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage

Light = tuple[float, float, float]

BLINDNESS: dict[str, tuple[Light, Light, Light]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def linear(colour: QColor) -> Light:
    """The light of a colour, 0 to 1."""

    def light(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return light(colour.redF()), light(colour.greenF()), light(colour.blueF())


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG defines it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def over(colour: QColor, ground: QColor, opacity: float) -> QColor:
    """A colour laid on a ground."""
    return QColor.fromRgbF(
        *(
            opacity * getattr(colour, part)() + (1 - opacity) * getattr(ground, part)()
            for part in ("redF", "greenF", "blueF")
        )
    )


def seen_with(blindness: str, colour: QColor) -> Light:
    """The light that is left of a colour for such eyes."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * of for part, of in zip(light, row, strict=True))))
        for row in BLINDNESS[blindness]
    )
    return red, green, blue


def lab(light: Light) -> Light:
    """CIELAB, white as sRGB has it."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def difference(one: Light, other: Light) -> float:
    """ΔE by CIE76."""
    pairs = zip(lab(one), lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def clear_points(before: QImage, after: QImage, least: float) -> int:
    """How many points of two pictures differ by a contrast of at least so much."""
    count = 0
    for y in range(before.height()):
        for x in range(before.width()):
            old, new = before.pixelColor(x, y), after.pixelColor(x, y)
            if old != new and contrast(old, new) >= least:
                count += 1
    return count
