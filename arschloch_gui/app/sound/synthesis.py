"""What sounds are made of: noise, struck wood, horns, filters and curves, in plain arithmetic."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeAlias

RATE = 24_000
"""Samples a second: half of what devices usually have, and more than dry wood needs."""
WINDOW = 0.04
"""Seconds over which loudness is measured: about as long as an ear adds up a short sound."""
_DEAF = 1 - math.exp(-2 * math.pi * 250 / RATE)
"""How fast what is taken for inaudible follows the samples: below 250 Hz it is most of them."""

Samples: TypeAlias = list[float]
Curve: TypeAlias = Callable[[float], float]
"""A value over time in seconds."""


def hiss(chance: Random, seconds: float) -> Samples:
    """White noise."""
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def struck(seconds: float, partials: Iterable[tuple[float, float, float]]) -> Samples:
    """Something that is hit and rings: partials as (hertz, loudness, seconds to die away by e)."""
    total = [0.0] * round(seconds * RATE)
    for hertz, loud, decay in partials:
        turn, fall = 2 * math.pi * hertz / RATE, math.exp(-1 / (decay * RATE))
        for at in range(len(total)):
            total[at] += loud * math.sin(turn * at)
            loud *= fall
    return total


def shaped(samples: Samples, curve: Curve) -> Samples:
    """The samples as loud as the curve says."""
    return [each * curve(at / RATE) for at, each in enumerate(samples)]


def blow(attack: float, decay: float) -> Curve:
    """Loudness that rises in a straight line and dies away."""
    return lambda t: t / attack if t < attack else math.exp((attack - t) / decay)


def swell(seconds: float) -> Curve:
    """Loudness that comes and goes."""
    return lambda t: math.sin(math.pi * min(1.0, t / seconds)) ** 2


def held(seconds: float, attack: float, release: float) -> Curve:
    """Loudness that stays for as long as a note does."""
    return lambda t: max(0.0, min(1.0, t / attack, (seconds - t) / release))


def band(samples: Samples, hertz: Curve | float, q: float) -> Samples:
    """What of it lies about a pitch, which may move: a band-pass of second order."""
    x1 = x2 = y1 = y2 = 0.0
    passed = []
    for at, x in enumerate(samples):
        if at % 32 == 0:  # quick enough for any movement that is heard as one
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
    """A pitch that moves evenly from one to the other."""
    return lambda t: start * (end / start) ** min(1.0, t / seconds)


def brass(seconds: float, hertz: Curve, bright: Curve, loud: Curve) -> Samples:
    """A horn: a sine bent by another of its own pitch, the more the brighter."""
    phase, made = 0.0, []
    for at in range(round(seconds * RATE)):
        t = at / RATE
        phase += 2 * math.pi * hertz(t) / RATE
        made.append(loud(t) * math.sin(phase + bright(t) * math.sin(phase)))
    return made


def together(*layers: tuple[float, float, Samples]) -> Samples:
    """Layers as (begins after so many seconds, loudness, samples) in one."""
    ends = [round(after * RATE) + len(samples) for after, _, samples in layers]
    total = [0.0] * max(ends)
    for after, loud, samples in layers:
        for at, each in enumerate(samples, round(after * RATE)):
            total[at] += loud * each
    return total


def loudness(samples: Sequence[float]) -> float:
    """The root mean square of the loudest `WINDOW`, of what ears and small speakers have of it."""
    span = min(len(samples), round(WINDOW * RATE))
    power, low = [0.0], 0.0
    for each in samples:
        low += _DEAF * (each - low)
        power.append(power[-1] + (each - low) ** 2)
    most = max(power[at + span] - power[at] for at in range(len(samples) - span + 1))
    return math.sqrt(most / round(WINDOW * RATE))
