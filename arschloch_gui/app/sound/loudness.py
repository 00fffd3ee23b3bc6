"""Loudness according to ITU-R BS.1770-5, for mono samples at `RATE`."""

from __future__ import annotations

import math
from collections.abc import Sequence

from arschloch_gui.app.sound.synthesis import RATE, Samples

WINDOW_S = 0.4
"""Length in seconds of the window of momentary loudness (EBU Tech 3341)."""
_SHELF = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
"""Centre in hertz, gain in decibels and quality of the first filter, which models the head."""
_HIGH_PASS = (38.13547087602444, 0.5003270373238773)
"""Corner in hertz and quality of the second filter."""


def momentary(samples: Sequence[float]) -> float:
    """Return the loudness in LUFS of the loudest 400 ms, without a gate.

    Samples are relative to full scale. Silence is assumed before and after them, so a sound of less
    than 400 ms is measured as a whole.
    """
    span, power = round(WINDOW_S * RATE), [0.0]
    for each in _weighted(samples):
        power.append(power[-1] + each * each)
    ends = range(min(span, len(samples)), len(samples) + 1)
    most = max(power[at] - power[max(0, at - span)] for at in ends)
    return -0.691 + 10 * math.log10(most / span) if most else -math.inf


def _weighted(samples: Sequence[float]) -> Samples:
    """Return the samples after the two filters of K-weighting."""
    b0, b1, b2, a1, a2 = _shelf()
    c1, c2 = _high_pass()
    x1 = x2 = y1 = y2 = z1 = z2 = 0.0
    passed = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        z = y - 2 * y1 + y2 - c1 * z1 - c2 * z2
        x2, x1, y2, y1, z2, z1 = x1, x, y1, y, z1, z
        passed.append(z)
    return passed


def _shelf() -> tuple[float, float, float, float, float]:
    hertz, gain, q = _SHELF
    k, high = math.tan(math.pi * hertz / RATE), 10 ** (gain / 20)
    mid = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    return (
        (high + mid * k / q + k * k) / a0, 2 * (k * k - high) / a0,
        (high - mid * k / q + k * k) / a0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0,
    )  # fmt: skip


def _high_pass() -> tuple[float, float]:
    hertz, q = _HIGH_PASS
    k = math.tan(math.pi * hertz / RATE)
    a0 = 1 + k / q + k * k
    return 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0
