"""Building blocks of sounds in plain Python: noise, struck wood, horns, filters and curves."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable
from random import Random
from typing import TypeAlias

RATE = 24_000
"""Samples per second: half the usual rate of devices, but more than enough for dry wood."""

Samples: TypeAlias = list[float]
Curve: TypeAlias = Callable[[float], float]
"""A function of time in seconds."""


def hiss(chance: Random, seconds: float) -> Samples:
    """Return white noise of this duration."""
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def struck(seconds: float, partials: Iterable[tuple[float, float, float]]) -> Samples:
    """Return the sound of a ringing object after a blow.

    Partials are given as (hertz, loudness, seconds to decay by a factor of e).
    """
    total = [0.0] * round(seconds * RATE)
    for hertz, loud, decay in partials:
        turn, fall = 2 * math.pi * hertz / RATE, math.exp(-1 / (decay * RATE))
        for at in range(len(total)):
            total[at] += loud * math.sin(turn * at)
            loud *= fall
    return total


def shaped(samples: Samples, curve: Curve) -> Samples:
    """Return the samples multiplied by a loudness curve."""
    return [each * curve(at / RATE) for at, each in enumerate(samples)]


def blow(attack: float, decay: float) -> Curve:
    """Return a loudness curve with a linear attack and an exponential decay, in seconds."""
    return lambda t: t / attack if t < attack else math.exp((attack - t) / decay)


def swell(seconds: float) -> Curve:
    """Return a loudness curve that rises and falls smoothly."""
    return lambda t: math.sin(math.pi * min(1.0, t / seconds)) ** 2


def held(seconds: float, attack: float, release: float) -> Curve:
    """Return a loudness curve for a sustained note with linear attack and release, in seconds."""
    return lambda t: max(0.0, min(1.0, t / attack, (seconds - t) / release))


def band(samples: Samples, hertz: Curve | float, q: float) -> Samples:
    """Return the samples after a second-order band-pass with a constant or changing centre."""
    x1 = x2 = y1 = y2 = 0.0
    passed = []
    for at, x in enumerate(samples):
        if at % 32 == 0:  # often enough that changes sound continuous
            centre = hertz(at / RATE) if callable(hertz) else hertz
            turn = 2 * math.pi * centre / RATE
            alpha = math.sin(turn) / (2 * q)
            a1, a2, b = (
                2 * math.cos(turn) / (1 + alpha),
                (1 - alpha) / (1 + alpha),
                alpha / (1 + alpha),
            )
        y = b * (x - x2) + a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        passed.append(y)
    return passed


def glide(start: float, end: float, seconds: float) -> Curve:
    """Return a pitch curve that moves evenly on a logarithmic scale from `start` to `end`."""
    return lambda t: start * (end / start) ** min(1.0, t / seconds)


def brass(seconds: float, hertz: Curve, bright: Curve, loud: Curve) -> Samples:
    """Return the sound of a horn: a sine, phase-modulated by another sine of the same pitch.

    `bright` is the depth of the modulation over time.
    """
    phase, made = 0.0, []
    for at in range(round(seconds * RATE)):
        t = at / RATE
        phase += 2 * math.pi * hertz(t) / RATE
        made.append(loud(t) * math.sin(phase + bright(t) * math.sin(phase)))
    return made


def together(*layers: tuple[float, float, Samples]) -> Samples:
    """Return the mix of layers, each given as (start in seconds, gain, samples)."""
    ends = [round(after * RATE) + len(samples) for after, _, samples in layers]
    total = [0.0] * max(ends)
    for after, loud, samples in layers:
        for at, each in enumerate(samples, round(after * RATE)):
            total[at] += loud * each
    return total


def bent(samples: array[int], ratio: float) -> array[int]:
    """Return the samples at another pitch, `ratio` times as high and as short.

    Values between samples are interpolated with cubic curves (Catmull–Rom).
    """
    padded = [0, *samples, 0, 0]
    made = array("h")
    for at in range(int((len(samples) - 1) / ratio) + 1):
        place = at * ratio
        first = int(place)
        t = place - first
        a, b, c, d = padded[first : first + 4]
        made.append(
            round(b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))))
        )
    return made
