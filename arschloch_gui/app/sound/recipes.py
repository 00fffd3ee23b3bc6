"""How each sound of the table is made, from nothing: no recording, no sample of anybody's.

A recipe is a few layers: struck wood is a handful of partials that die away quickly, paper is
filtered noise, a horn is one sine that bends another. What chance there is in it is seeded by the
name, so a variant is always the same, to the bit.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from random import Random

from msgspec import Struct

from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.sound.synthesis import (
    RATE,
    Samples,
    band,
    blow,
    brass,
    glide,
    held,
    hiss,
    loudness,
    shaped,
    struck,
    swell,
    together,
)

LOUDEST = 0.7
"""No sample is louder, full scale being 1: two sounds at once rarely have to be cut off."""
FADE_S = 0.006
"""So long a sound takes to end: nothing stops with a jump."""


class Recipe(Struct, frozen=True):
    """How a sound is made by chance and the number of the variant, how many variants there are, and
    how loud their loudest moment is, in decibels below full scale."""

    make: Callable[[Random, int], Samples]
    variants: int
    level: float


def made(sound: Sound, variant: int) -> array[int]:
    """A variant of a sound: 16 bit, mono, `RATE`."""
    recipe = RECIPES[sound]
    samples = recipe.make(Random(f"{sound}-{variant}"), variant)
    soft = round(FADE_S * RATE)
    for at in range(soft):
        samples[-1 - at] *= at / soft
    factor = min(10 ** (recipe.level / 20) / loudness(samples), LOUDEST / max(map(abs, samples)))
    return array("h", (round(32767 * factor * each) for each in samples))


def _card(chance: Random, at: int) -> Samples:
    """A card played on wood: a slap of paper, and the board under it."""
    pitch = 1 + 0.07 * (at - 2) + chance.uniform(-0.02, 0.02)
    slap = shaped(band(hiss(chance, 0.05), 2300 * pitch, 0.9), blow(0.002, 0.008))
    brush = shaped(band(hiss(chance, 0.03), 5200, 0.8), swell(0.03))
    board = struck(0.1, [(225 * pitch, 1, 0.016), (540 * pitch, 0.5, 0.009), (980, 0.25, 0.005)])
    return together((0, 0.4, brush), (0.018, 3, slap), (0.018, 0.5, board))


def _heavy_card(chance: Random, at: int) -> Samples:
    """A card that is put down with some weight."""
    pitch = 1 + 0.06 * (at - 1) + chance.uniform(-0.02, 0.02)
    slap = shaped(band(hiss(chance, 0.06), 1500 * pitch, 0.8), blow(0.002, 0.012))
    board = struck(
        0.15, [(146 * pitch, 0.7, 0.034), (263 * pitch, 1, 0.022), (610 * pitch, 0.5, 0.01)]
    )
    return together((0, 3.6, slap), (0, 0.7, board))


def _tick(chance: Random, at: int) -> Samples:
    """One card of a deal."""
    flick = shaped(band(hiss(chance, 0.03), 3100 + 420 * at, 1.1), blow(0.001, 0.005))
    return together((0, 1.5, flick), (0.001, 0.25, struck(0.04, [(410 + 25 * at, 1, 0.006)])))


def _slide(chance: Random, at: int) -> Samples:
    """Cards swept together over cloth."""
    lasts = 0.25 + 0.03 * at
    cloth = band(hiss(chance, lasts), glide(2100, 800, lasts), 0.9)
    flutter = chance.uniform(21, 26)
    swept = shaped(
        cloth, lambda t: swell(lasts)(t) * (0.7 + 0.3 * math.sin(2 * math.pi * flutter * t))
    )
    return together((0, 1, swept), (lasts - 0.06, 0.22, struck(0.06, [(240, 1, 0.012)])))


def _whoosh(chance: Random, at: int) -> Samples:
    """Cards thrown across the table."""
    lasts = 0.32 + 0.04 * at
    air = hiss(chance, lasts)
    rising = band(air, lambda t: 500 + 1500 * swell(lasts)(t), 1.2)
    return shaped(rising, swell(lasts))


def _knock(chance: Random, at: int) -> Samples:
    """A knuckle on the table: passing."""
    pitch = 1 + 0.05 * at + chance.uniform(-0.01, 0.01)
    wood = struck(
        0.15, [(188 * pitch, 1, 0.026), (432 * pitch, 0.6, 0.015), (905 * pitch, 0.25, 0.007)]
    )
    skin = shaped(band(hiss(chance, 0.02), 1100, 0.7), blow(0.001, 0.003))
    return together((0, 1, wood), (0, 0.7, skin))


def _tock(chance: Random, at: int) -> Samples:
    """A dull block of wood: this will not do."""
    wood = struck(0.13, [(262, 1, 0.024), (357, 0.6, 0.018), (655, 0.2, 0.008)])
    return together(
        (0, 1, wood), (0, 0.4, shaped(band(hiss(chance, 0.02), 700, 0.7), blow(0.001, 0.004)))
    )


def _click(chance: Random, at: int) -> Samples:
    """A latch: two small pieces of wood that meet."""
    first = struck(0.05, [(1480, 1, 0.006), (2350, 0.7, 0.004), (430, 0.6, 0.01)])
    second = struck(0.06, [(1120, 1, 0.008), (1890, 0.7, 0.005), (330, 0.8, 0.014)])
    return together((0, 0.6, first), (0.045, 1, second))


def _thud(chance: Random, at: int) -> Samples:
    """A fist on the table that makes the glasses jump."""
    low = brass(0.4, glide(150, 52, 0.12), lambda t: 0.4, blow(0.003, 0.085))
    board = struck(0.3, [(176, 1, 0.05), (318, 0.7, 0.03), (520, 0.4, 0.02)])
    burst = shaped(band(hiss(chance, 0.12), 420, 0.6), blow(0.002, 0.03))
    glass = struck(0.2, [(2630, 1, 0.03), (3410, 0.7, 0.022)])
    return together((0, 0.7, low), (0, 0.9, board), (0, 5, burst), (0.05, 0.07, glass))


def _drum(chance: Random, at: int) -> Samples:
    """Two beats of a drum: somebody wants the crown."""

    def beat() -> Samples:
        skin = brass(0.25, glide(262, 158, 0.07), lambda t: 0.5, blow(0.002, 0.06))
        stick = shaped(band(hiss(chance, 0.05), 900, 0.7), blow(0.001, 0.012))
        return together((0, 0.8, skin), (0, 3, stick))

    return together((0, 0.75, beat()), (0.15, 1, beat()))


def _roll(chance: Random, at: int) -> Samples:
    """A roll of sticks that rises, and something large that turns over: revolution."""
    strokes: list[tuple[float, float, Samples]] = []
    for number in range(8):
        stick = shaped(band(hiss(chance, 0.05), 1300 + 60 * number, 0.8), blow(0.001, 0.011))
        strokes.append((0.034 * number, 1.4 + 0.33 * number, stick))
    turn = shaped(band(hiss(chance, 0.14), glide(600, 1700, 0.14), 1.4), swell(0.14))
    end = struck(0.13, [(148, 0.6, 0.04), (265, 1, 0.028), (610, 0.5, 0.012)])
    return together(*strokes, (0.18, 1.2, turn), (0.3, 0.6, end))


def _fanfare(chance: Random, at: int) -> Samples:
    """Three short notes and a long one: somebody is king."""
    notes = [(0.0, 392.0, 0.13), (0.15, 523.25, 0.13), (0.3, 659.25, 0.13), (0.46, 783.99, 0.6)]
    return together(*((after, 0.8, _note(hertz, lasts)) for after, hertz, lasts in notes),
                    (0.46, 0.4, _note(523.25, 0.6)))  # fmt: skip


def _flourish(chance: Random, at: int) -> Samples:
    """Two small trumpets, short and from further off than the one for a king: take your seats."""
    notes = [(0.0, 392.0, 0.09), (0.1, 392.0, 0.09), (0.2, 523.25, 0.12), (0.34, 587.33, 0.3)]
    high = ((after, 0.8, _note(hertz, lasts)) for after, hertz, lasts in notes)
    low = ((after, 0.35, _note(0.75 * hertz, lasts)) for after, hertz, lasts in notes[2:])
    return together(*high, *low)


def _wah(chance: Random, at: int) -> Samples:
    """The bell of a donkey, and a muted horn that is sorry for it."""
    bell = struck(0.25, [(587, 1, 0.05), (845, 0.8, 0.04), (1410, 0.3, 0.02)])

    def sorry(start: float, end: float, lasts: float) -> Samples:
        tone = brass(lasts, glide(start, end, lasts), lambda t: 2.2, held(lasts, 0.03, 0.12))
        # A hand before the horn, taken away and put back.
        return band(tone, lambda t: 380 + 750 * swell(lasts)(t), 1.3)

    return together(
        (0, 0.3, bell), (0.16, 0.9, sorry(233, 228, 0.24)), (0.42, 1, sorry(208, 172, 0.48))
    )


def _bead(chance: Random, at: int) -> Samples:
    """A bead of an abacus that meets the next: points are counted."""
    pitch = 1 + 0.05 * (at - 1) + chance.uniform(-0.01, 0.01)
    wood = struck(0.045, [(1310 * pitch, 1, 0.005), (2080 * pitch, 0.4, 0.003), (520, 0.3, 0.006)])
    return together((0, 1, wood), (0, 0.3, shaped(hiss(chance, 0.01), blow(0.0005, 0.001))))


def _hum(chance: Random, at: int) -> Samples:
    """A closed mouth and a rising tone: hm?"""
    lasts = 0.34
    voice = brass(lasts, glide(164, 233, lasts), lambda t: 1.6, held(lasts, 0.05, 0.16))
    return band(voice, glide(360, 620, lasts), 0.9)


def _ping(chance: Random, at: int) -> Samples:
    """A bar of soft wood: it is your turn."""
    return shaped(struck(0.3, _bar(987.8, 0.07)), blow(0.004, 1.0))


def _good(chance: Random, at: int) -> Samples:
    """Two bars, upwards."""
    return together(
        (0, 0.8, struck(0.2, _bar(659.25, 0.05))), (0.11, 1, struck(0.26, _bar(880, 0.07)))
    )


def _bad(chance: Random, at: int) -> Samples:
    """Two bars, downwards."""
    return together(
        (0, 0.8, struck(0.2, _bar(392, 0.05))), (0.13, 1, struck(0.27, _bar(311.1, 0.07)))
    )


def _note(hertz: float, lasts: float) -> Samples:
    """A note of a small trumpet."""
    loud = held(lasts, 0.012, 0.05)
    return brass(lasts, lambda t: hertz, lambda t: 0.5 + 2 * loud(t) * math.exp(-1.5 * t), loud)


def _bar(hertz: float, decay: float) -> list[tuple[float, float, float]]:
    """The partials of a tuned bar of wood, as a marimba has them."""
    return [(hertz, 1, decay), (3.93 * hertz, 0.25, decay / 3), (9.2 * hertz, 0.06, decay / 8)]


RECIPES: dict[Sound, Recipe] = {
    Sound.CARD: Recipe(_card, 5, -22),
    Sound.HEAVY_CARD: Recipe(_heavy_card, 3, -20.5),
    Sound.TICK: Recipe(_tick, 4, -27),
    Sound.SLIDE: Recipe(_slide, 2, -27),
    Sound.WHOOSH: Recipe(_whoosh, 2, -28),
    Sound.KNOCK: Recipe(_knock, 2, -24),
    Sound.TOCK: Recipe(_tock, 1, -22),
    Sound.CLICK: Recipe(_click, 1, -23),
    Sound.THUD: Recipe(_thud, 1, -19),
    Sound.DRUM: Recipe(_drum, 1, -18),
    Sound.ROLL: Recipe(_roll, 1, -20),
    Sound.FANFARE: Recipe(_fanfare, 1, -20),
    Sound.FLOURISH: Recipe(_flourish, 1, -23),
    Sound.WAH: Recipe(_wah, 1, -21),
    Sound.BEAD: Recipe(_bead, 3, -33),
    Sound.HUM: Recipe(_hum, 1, -25),
    Sound.PING: Recipe(_ping, 1, -26),
    Sound.GOOD: Recipe(_good, 1, -23),
    Sound.BAD: Recipe(_bad, 1, -22),
}
