"""Synthesis of all sounds of the table, without recordings.

A recipe has a few layers. Struck wood consists of a few partials that decay quickly, paper is
filtered noise, and a horn is a sine modulated by another one. The random generator is seeded with
the name, so a variant always has exactly the same samples.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from enum import Enum
from random import Random

from msgspec import Struct

from arschloch_gui.app.sound.loudness import WINDOW_S, momentary
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
    shaped,
    struck,
    swell,
    together,
)

LOUDEST = 0.7
"""Peak level relative to full scale, low enough that two sounds at once rarely clip."""
RISE_S, FADE_S = 0.001, 0.006
"""Length in seconds of the fades at the start and the end, which prevent clicks."""


class Class(Enum):
    """A class of sounds, with its target loudness in LUFS.

    The loudness of a sound differs from that of its class by at most 2 LU. For short sounds, the
    loudest 400 ms are measured (`loudness.momentary`), and for the endless background all of it.
    """

    CARDS = -28.5
    """Moving cards, and hands on the table."""
    SIGNALS = -29.5
    """Responses to the user, and sounds of counting or switching."""
    CELEBRATIONS = -23.5
    """Events that happen once or twice in a round."""
    BACKGROUND = -38.0
    """Background sounds (see `backgrounds.py`)."""


class Recipe(Struct, frozen=True):
    """The recipe for a sound.

    `make` receives the random generator. `variants` is the number of variants, and `level` is the
    loudness in LUFS. `bend` is the maximum deviation of the pitch in cents (hundredths of a
    semitone), up or down. If a sound is only played in quick succession, its loudness refers to
    such a sequence, with `row` seconds from one start to the next.
    """

    make: Callable[[Random], Samples]
    variants: int
    of: Class
    level: float
    bend: float
    row: float = WINDOW_S

    @property
    def alone(self) -> float:
        """The loudness in LUFS of the sound if it is played once."""
        return self.level - 10 * math.log10(WINDOW_S / self.row)


def made(sound: Sound, variant: int) -> array[int]:
    """Return a variant of a sound as 16-bit mono samples at `RATE`."""
    recipe = RECIPES[sound]
    samples = recipe.make(Random(f"{sound}-{variant}"))
    for at in range(rise := round(RISE_S * RATE)):
        samples[at] *= (at / rise) ** 2
    for at in range(fade := round(FADE_S * RATE)):
        samples[-1 - at] *= at / fade
    factor = min(10 ** ((recipe.alone - momentary(samples)) / 20), LOUDEST / max(map(abs, samples)))
    return array("h", (round(32767 * factor * each) for each in samples))


def _card(chance: Random) -> Samples:
    """Return the sound of a card played on wood: a slap of paper, and the board below."""
    slap = shaped(band(hiss(chance, 0.05), 2300, 0.9), blow(0.002, 0.008))
    brush = shaped(band(hiss(chance, 0.03), 5200, 0.8), swell(0.03))
    board = struck(0.1, [(225, 1, 0.016), (540, 0.5, 0.009), (980, 0.25, 0.005)])
    return together((0, 0.4, brush), (0.018, 3, slap), (0.018, 0.5, board))


def _heavy_card(chance: Random) -> Samples:
    """Return the sound of a card played with some force."""
    slap = shaped(band(hiss(chance, 0.06), 1500, 0.8), blow(0.002, 0.012))
    board = struck(0.15, [(146, 0.7, 0.034), (263, 1, 0.022), (610, 0.5, 0.01)])
    return together((0, 3.6, slap), (0, 0.7, board))


def _tick(chance: Random) -> Samples:
    """Return the sound of one card being dealt."""
    flick = shaped(band(hiss(chance, 0.03), 3700, 1.1), blow(0.001, 0.005))
    return together((0, 1.5, flick), (0.001, 0.25, struck(0.04, [(450, 1, 0.006)])))


def _slide(chance: Random) -> Samples:
    """Return the sound of cards swept together over cloth."""
    lasts = 0.26
    cloth = band(hiss(chance, lasts), glide(2100, 800, lasts), 0.9)
    flutter = chance.uniform(21, 26)
    swept = shaped(
        cloth, lambda t: swell(lasts)(t) * (0.7 + 0.3 * math.sin(2 * math.pi * flutter * t))
    )
    return together((0, 1, swept), (lasts - 0.06, 0.22, struck(0.06, [(240, 1, 0.012)])))


def _whoosh(chance: Random) -> Samples:
    """Return the sound of cards thrown across the table."""
    lasts = 0.34
    air = hiss(chance, lasts)
    rising = band(air, lambda t: 500 + 1500 * swell(lasts)(t), 1.2)
    return shaped(rising, swell(lasts))


def _knock(chance: Random) -> Samples:
    """Return a knock on the table, which is the sound of a pass."""
    wood = struck(0.15, [(193, 1, 0.026), (443, 0.6, 0.015), (928, 0.25, 0.007)])
    skin = shaped(band(hiss(chance, 0.02), 1100, 0.7), blow(0.001, 0.003))
    return together((0, 1, wood), (0, 0.7, skin))


def _tock(chance: Random) -> Samples:
    """Return the sound of a dull block of wood, which is played for a refused action."""
    wood = struck(0.13, [(262, 1, 0.024), (357, 0.6, 0.018), (655, 0.2, 0.008)])
    return together(
        (0, 1, wood), (0, 0.4, shaped(band(hiss(chance, 0.02), 700, 0.7), blow(0.001, 0.004)))
    )


def _click(chance: Random) -> Samples:
    """Return the sound of a latch: two small pieces of wood hitting each other."""
    first = struck(0.05, [(1480, 1, 0.006), (2350, 0.7, 0.004), (430, 0.6, 0.01)])
    second = struck(0.06, [(1120, 1, 0.008), (1890, 0.7, 0.005), (330, 0.8, 0.014)])
    return together((0, 0.6, first), (0.045, 1, second))


def _thud(chance: Random) -> Samples:
    """Return the sound of a fist on the table, with rattling glasses."""
    low = brass(0.4, glide(150, 52, 0.12), lambda t: 0.4, blow(0.003, 0.085))
    board = struck(0.3, [(176, 1, 0.05), (318, 0.7, 0.03), (520, 0.4, 0.02)])
    burst = shaped(band(hiss(chance, 0.12), 420, 0.6), blow(0.002, 0.03))
    glass = struck(0.2, [(2630, 1, 0.03), (3410, 0.7, 0.022)])
    return together((0, 0.7, low), (0, 0.9, board), (0, 5, burst), (0.05, 0.07, glass))


def _drum(chance: Random) -> Samples:
    """Return two drum beats, which are played for a putsch."""

    def beat() -> Samples:
        skin = brass(0.25, glide(262, 158, 0.07), lambda t: 0.5, blow(0.002, 0.06))
        stick = shaped(band(hiss(chance, 0.05), 900, 0.7), blow(0.001, 0.012))
        return together((0, 0.8, skin), (0, 3, stick))

    return together((0, 0.75, beat()), (0.15, 1, beat()))


def _roll(chance: Random) -> Samples:
    """Return a rising drum roll and something large turning over, for a revolution."""
    strokes: list[tuple[float, float, Samples]] = []
    for number in range(8):
        stick = shaped(band(hiss(chance, 0.05), 1300 + 60 * number, 0.8), blow(0.001, 0.011))
        strokes.append((0.034 * number, 1.4 + 0.33 * number, stick))
    turn = shaped(band(hiss(chance, 0.14), glide(600, 1700, 0.14), 1.4), swell(0.14))
    end = struck(0.13, [(148, 0.6, 0.04), (265, 1, 0.028), (610, 0.5, 0.012)])
    return together(*strokes, (0.18, 1.2, turn), (0.3, 0.6, end))


def _fanfare(chance: Random) -> Samples:
    """Return three short notes and a long one, which are played for a new king."""
    notes = [(0.0, 392.0, 0.13), (0.15, 523.25, 0.13), (0.3, 659.25, 0.13), (0.46, 783.99, 0.6)]
    return together(*((after, 0.8, _note(hertz, lasts)) for after, hertz, lasts in notes),
                    (0.46, 0.4, _note(523.25, 0.6)))  # fmt: skip


def _flourish(chance: Random) -> Samples:
    """Return two small trumpets, shorter and softer than the fanfare, for taking seats."""
    notes = [(0.0, 392.0, 0.09), (0.1, 392.0, 0.09), (0.2, 523.25, 0.12), (0.34, 587.33, 0.3)]
    high = ((after, 0.8, _note(hertz, lasts)) for after, hertz, lasts in notes)
    low = ((after, 0.35, _note(0.75 * hertz, lasts)) for after, hertz, lasts in notes[2:])
    return together(*high, *low)


def _wah(chance: Random) -> Samples:
    """Return a donkey's bell and a muted, mournful horn."""
    bell = struck(0.25, [(587, 1, 0.05), (845, 0.8, 0.04), (1410, 0.3, 0.02)])

    def sorry(start: float, end: float, lasts: float) -> Samples:
        tone = brass(lasts, glide(start, end, lasts), lambda t: 2.2, held(lasts, 0.03, 0.12))
        # The sound of a hand in front of the horn that is taken away and put back.
        return band(tone, lambda t: 380 + 750 * swell(lasts)(t), 1.3)

    return together(
        (0, 0.3, bell), (0.16, 0.9, sorry(233, 228, 0.24)), (0.42, 1, sorry(208, 172, 0.48))
    )


def _bead(chance: Random) -> Samples:
    """Return the sound of one abacus bead hitting the next, for counting points."""
    wood = struck(0.045, [(1310, 1, 0.005), (2080, 0.4, 0.003), (520, 0.3, 0.006)])
    return together((0, 1, wood), (0, 0.3, shaped(hiss(chance, 0.01), blow(0.0005, 0.001))))


def _hum(chance: Random) -> Samples:
    """Return a rising hum with a closed mouth, which expresses doubt."""
    lasts = 0.34
    voice = brass(lasts, glide(164, 233, lasts), lambda t: 1.6, held(lasts, 0.05, 0.16))
    return band(voice, glide(360, 620, lasts), 0.9)


def _ping(chance: Random) -> Samples:
    """Return the sound of a soft wooden bar, for the start of the user's turn."""
    return shaped(struck(0.3, _bar(987.8, 0.07)), blow(0.004, 1.0))


def _good(chance: Random) -> Samples:
    """Return two rising notes played on wooden bars."""
    return together(
        (0, 0.8, struck(0.2, _bar(659.25, 0.05))), (0.11, 1, struck(0.26, _bar(880, 0.07)))
    )


def _bad(chance: Random) -> Samples:
    """Return two falling notes played on wooden bars."""
    return together(
        (0, 0.8, struck(0.2, _bar(392, 0.05))), (0.13, 1, struck(0.27, _bar(311.1, 0.07)))
    )


def _note(hertz: float, lasts: float) -> Samples:
    """Return a note of a small trumpet."""
    loud = held(lasts, 0.012, 0.05)
    return brass(lasts, lambda t: hertz, lambda t: 0.5 + 2 * loud(t) * math.exp(-1.5 * t), loud)


def _bar(hertz: float, decay: float) -> list[tuple[float, float, float]]:
    """Return the partials of a tuned wooden bar, like those of a marimba."""
    return [(hertz, 1, decay), (3.93 * hertz, 0.25, decay / 3), (9.2 * hertz, 0.06, decay / 8)]


_C, _S, _B = Class.CARDS, Class.SIGNALS, Class.CELEBRATIONS
RECIPES: dict[Sound, Recipe] = {
    Sound.CARD: Recipe(_card, 5, _C, -28.5, 180),
    Sound.HEAVY_CARD: Recipe(_heavy_card, 3, _C, -27, 120),
    Sound.TICK: Recipe(_tick, 4, _C, -27, 240, row=0.06),
    Sound.SLIDE: Recipe(_slide, 2, _C, -30, 120),
    Sound.WHOOSH: Recipe(_whoosh, 2, _C, -30, 120),
    Sound.KNOCK: Recipe(_knock, 2, _C, -29.5, 60),
    Sound.TOCK: Recipe(_tock, 1, _S, -29.5, 40),
    Sound.CLICK: Recipe(_click, 1, _S, -30, 40),
    Sound.BEAD: Recipe(_bead, 3, _S, -31, 80, row=0.09),
    Sound.HUM: Recipe(_hum, 1, _S, -28, 40),
    Sound.PING: Recipe(_ping, 1, _S, -31, 15),
    Sound.GOOD: Recipe(_good, 1, _S, -29.5, 15),
    Sound.BAD: Recipe(_bad, 1, _S, -28.5, 15),
    Sound.THUD: Recipe(_thud, 1, _B, -25.3, 60),
    Sound.DRUM: Recipe(_drum, 1, _B, -23.5, 60),
    Sound.ROLL: Recipe(_roll, 1, _B, -23.5, 60),
    Sound.FANFARE: Recipe(_fanfare, 1, _B, -22, 15),
    Sound.FLOURISH: Recipe(_flourish, 1, _B, -24.5, 15),
    Sound.WAH: Recipe(_wah, 1, _B, -24, 30),
}
