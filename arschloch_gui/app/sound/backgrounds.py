"""Synthesis of the background sounds as seamless loops.

A background consists of one or more loops of different lengths, so that the combination seldom
repeats. All loops are circular: filters start in the state in which they end, and sounds that
continue past the end are added to the start.

The voices of the tavern are generated four times as high and as short, and then stretched. This
takes a quarter of the time and leaves out high tones, as in a crowded room.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Generator, Iterator
from random import Random
from typing import TypeAlias

from arschloch_gui.app.sound.synthesis import (
    RATE,
    Samples,
    band,
    blow,
    brass,
    glide,
    hiss,
    shaped,
    struck,
    swell,
    together,
)
from arschloch_gui.background import Ambience

Loops: TypeAlias = "tuple[array[int], ...]"
Making: TypeAlias = "Generator[None, None, Loops]"
"""Synthesis in steps of a few milliseconds. The generator returns the loops."""

STRETCH = 4
PIECE = 4_000
"""Number of samples processed in one step."""
WARM_UP = 2_400
"""Number of samples after which a filter no longer depends on its initial state."""
_RAIN_S = 8.3
_TAVERN_S = (6.1, 8.3)
_RAIN_GAIN, _TAVERN_GAIN = 1_528.0, 1_190.0
"""Gains from samples to full scale, chosen so that the loudness is that of `Class.BACKGROUND`."""
_ECHOES = ((0.023, 0.5), (0.041, 0.4), (0.067, 0.3))
"""Delay in seconds and gain of the reflections from the walls."""


def made(background: Ambience) -> Making:
    """Synthesise a background. `OFF` has no loops."""
    if background == Ambience.RAIN:
        return (yield from _rain())
    if background == Ambience.TAVERN:
        return (yield from _tavern())
    return ()


def _rain() -> Making:
    """Synthesise rain on a roof: noise of varying loudness, and single drops."""
    chance = Random("rain")
    loop = [0.0] * round(_RAIN_S * RATE)
    noise: Samples = []
    for _ in _pieces(len(loop)):
        noise += hiss(chance, PIECE / RATE)
        yield
    noise = noise[: len(loop)]
    near = far = deep = 0.0
    turn = 2 * math.pi / len(loop)
    for first in _pieces(len(loop), -WARM_UP):
        for at in range(first, min(first + PIECE, len(loop))):
            x = noise[at]
            near += 0.62 * (x - near)
            far += 0.3 * (near - far)
            deep += 0.045 * (far - deep)
            gust = 0.8 + 0.14 * math.sin(2 * turn * at) + 0.06 * math.sin(5 * turn * at + 1)
            if at >= 0:
                loop[at] = gust * (0.25 * near + far - 0.85 * deep)
        yield
    for number in range(260):
        hertz = 600 * 6 ** chance.random()
        decay = chance.uniform(0.002, 0.006)
        drop = struck(8 * decay, [(hertz, 1, decay), (1.8 * hertz, 0.4, decay / 2)])
        _put(loop, drop, chance.randrange(len(loop)), 0.5 * chance.random() ** 3)
        if number % 8 == 0:
            yield
    return ((yield from _rounded(loop, _RAIN_GAIN)),)


def _tavern() -> Making:
    """Synthesise the murmur of several people, with the occasional clink of a glass or mug."""
    loops = []
    for number, lasts in enumerate(_TAVERN_S):
        chance = Random(f"tavern-{number}")
        slow = [0.0] * round(lasts * RATE / STRETCH)
        for _ in range(3):
            yield from _voice(chance, slow)
        yield from _crowd(chance, slow)
        yield from _reflected(slow)
        loop = yield from _stretched(slow)
        for _ in range(3):
            _put(loop, _glass(chance), chance.randrange(len(loop)), chance.uniform(0.02, 0.06))
            yield
        _put(loop, _mug(), chance.randrange(len(loop)), 0.2)
        loops.append((yield from _rounded(loop, _TAVERN_GAIN)))
    return tuple(loops)


def _voice(chance: Random, loop: Samples) -> Iterator[None]:
    """Add a person who talks in phrases of several syllables, with pauses in between."""
    lasts = len(loop) / RATE
    pitch = STRETCH * 85 * 2.4 ** chance.random()
    loud = chance.uniform(0.5, 0.8)
    start, now = chance.randrange(len(loop)), 0.0
    while now < lasts:
        fall = chance.uniform(0.9, 1.15)
        for _ in range(chance.randint(3, 9)):
            syllable = chance.uniform(0.11, 0.26) / STRETCH
            _put(loop, _syllable(chance, syllable, pitch * fall), start + round(now * RATE), loud)
            now += syllable * chance.uniform(0.8, 1.05)
            fall *= chance.uniform(0.93, 1.04)
            yield
        now += chance.uniform(0.2, 0.9) / STRETCH


def _crowd(chance: Random, loop: Samples) -> Iterator[None]:
    """Add people farther away, whose individual voices cannot be distinguished."""
    for start in range(0, len(loop), round(0.12 * RATE / STRETCH)):
        lasts = chance.uniform(0.25, 0.5) / STRETCH
        vowel = band(hiss(chance, lasts), STRETCH * 320 * 2.5 ** chance.random(), 1.2)
        _put(loop, shaped(vowel, swell(lasts)), start, 0.35)
        yield


def _syllable(chance: Random, lasts: float, hertz: float) -> Samples:
    """Return a syllable: a gliding vowel, sometimes with a consonant before it."""
    first, fall = hertz * chance.uniform(0.96, 1.08), hertz * chance.uniform(-0.1, 0.05) / lasts
    tone = brass(lasts, lambda t: first + fall * t, lambda t: 4.5, swell(lasts))
    low = STRETCH * chance.uniform(300, 700)
    high = STRETCH * chance.uniform(850, 1900)
    mouth = together(
        (0, 1, band(tone, low, 3.5)), (0, 2.2, band(tone, glide(high, 0.9 * high, lasts), 5))
    )
    if chance.random() < 0.5:
        return mouth
    hush = shaped(band(hiss(chance, 0.02), STRETCH * 2200, 1), swell(0.02))
    return together((0, 0.12, hush), (0.01, chance.uniform(0.5, 1), mouth))


def _glass(chance: Random) -> Samples:
    hertz = chance.uniform(2300, 3300)
    return shaped(
        struck(0.3, [(hertz, 1, 0.05), (1.47 * hertz, 0.5, 0.035), (2.31 * hertz, 0.2, 0.02)]),
        blow(0.002, 1.0),
    )


def _mug() -> Samples:
    return shaped(struck(0.25, [(118, 1, 0.04), (276, 0.5, 0.02)]), blow(0.004, 1.0))


def _reflected(loop: Samples) -> Iterator[None]:
    """Add echoes to a loop that has not been stretched yet."""
    for seconds, loud in _ECHOES:
        late = round(seconds * RATE / STRETCH)
        before = loop[-late:] + loop[:-late]
        for first in _pieces(len(loop)):
            part = slice(first, first + PIECE)
            loop[part] = [a + loud * b for a, b in zip(loop[part], before[part], strict=True)]
            yield


def _stretched(loop: Samples) -> Generator[None, None, Samples]:
    """Return a loop `STRETCH` times as long and as low, using cubic interpolation."""
    taps = [_cubic(at / STRETCH) for at in range(STRETCH)]
    padded = [loop[-1], *loop, *loop[:2]]
    made: Samples = []
    for first in _pieces(len(loop)):
        for at in range(first, min(first + PIECE, len(loop))):
            a, b, c, d = padded[at : at + 4]
            made += [w * a + x * b + y * c + z * d for w, x, y, z in taps]
        yield
    return made


def _cubic(t: float) -> tuple[float, float, float, float]:
    """Return the weights of four samples at time `t` after the second (Catmull–Rom)."""
    return (
        (-(t**3) + 2 * t**2 - t) / 2, (3 * t**3 - 5 * t**2 + 2) / 2,
        (-3 * t**3 + 4 * t**2 + t) / 2, (t**3 - t**2) / 2,
    )  # fmt: skip


def _put(loop: Samples, samples: Samples, start: int, loud: float) -> None:
    """Add samples to a loop. Samples past its end are added to its start."""
    start %= len(loop)
    for first in range(-start, len(samples), len(loop)):
        part = samples[max(0, first) : first + len(loop)]
        at = max(0, -first)
        mixed = [a + loud * b for a, b in zip(loop[at:], part, strict=False)]
        loop[at : at + len(mixed)] = mixed


def _rounded(loop: Samples, gain: float) -> Generator[None, None, array[int]]:
    made = array("h")
    for first in _pieces(len(loop)):
        made.extend(round(gain * each) for each in loop[first : first + PIECE])
        yield
    return made


def _pieces(length: int, first: int = 0) -> range:
    return range(first, length, PIECE)
