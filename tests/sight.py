"""Perception of colours: contrast (WCAG 2.2), differences (CIE76, CIEDE2000), blindness.

The model of colour blindness is Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency" (2009), at full severity, applied to linear RGB.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

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
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: QColor) -> Light:
    """Return the linear light of a colour, 0 to 1."""

    def light(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return light(colour.redF()), light(colour.greenF()), light(colour.blueF())


def luminance(colour: QColor) -> float:
    """Return the relative luminance as WCAG defines it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def over(colour: QColor, ground: QColor, opacity: float) -> QColor:
    """Return a colour blended over a background."""
    return QColor.fromRgbF(
        *(
            opacity * getattr(colour, part)() + (1 - opacity) * getattr(ground, part)()
            for part in ("redF", "greenF", "blueF")
        )
    )


def seen_with(blindness: str, colour: QColor) -> Light:
    """Return a colour as perceived with a colour vision deficiency."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * of for part, of in zip(light, row, strict=True))))
        for row in BLINDNESS[blindness]
    )
    return red, green, blue


def lab(light: Light) -> Light:
    """Return CIELAB with the white point of sRGB."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def difference(one: Light, other: Light) -> float:
    """Return ΔE by CIE76."""
    pairs = zip(lab(one), lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def difference_2000(one: Light, other: Light) -> float:
    """Return ΔE by CIEDE2000, which weighs dark and strong colours perceptually."""
    (light1, a1, b1), (light2, a2, b2) = lab(one), lab(other)
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    chroma1, chroma2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    hue1 = degrees(atan2(b1, a1 * stretch)) % 360
    hue2 = degrees(atan2(b2, a2 * stretch)) % 360
    turn = (hue2 - hue1 + 180) % 360 - 180
    hue = (hue1 + turn / 2) % 360
    light, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    weight = (
        1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    )  # fmt: skip
    by_light = (light2 - light1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    blue = 60 * exp(-(((hue - 275) / 25) ** 2))
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(blue))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def clear_points(before: QImage, after: QImage, least: float) -> int:
    """Return how many pixels of two pictures differ by at least this contrast."""
    count = 0
    for y in range(before.height()):
        for x in range(before.width()):
            old, new = before.pixelColor(x, y), after.pixelColor(x, y)
            if old != new and contrast(old, new) >= least:
                count += 1
    return count
