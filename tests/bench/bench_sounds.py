"""Measures every sound and background: the tables of docs/measurements/sound.md.

    pip install -e '.[bench]'   # or only: pip install 'pyloudnorm>=0.2,<0.3'
    python tests/bench/bench_sounds.py [--out FOLDER] [--quick]

pyloudnorm measures loudness after ITU-R BS.1770, independently of `sound/loudness.py`. It is no
dependency of the game. Without it, only processor time is measured.

- `LUFS` of a sound is its momentary loudness: the loudest window of 400 ms without a gate, in steps
  of 10 ms, with silence before and after. A shorter sound is thus measured as a whole. A sound that
  is only heard in a quick row is measured in such a row. A background has integrated loudness, with
  both gates, over 24 s.
- `peak` is the highest sample and `true` the highest of four times as many samples, in dB relative
  to full scale.
- `centre` is the centroid of the power spectrum in hertz. `DC` is the mean in dB.
- `first` and `last` are the mean power of the first and last 2 ms in dB relative to the whole.

The figures are those of the loudest variant; `variants` is how much softer the softest is. `--out`
writes the clips as WAV files. With `--quick`, only one sound and the rain are used.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from arschloch_gui.app.sound import backgrounds
from arschloch_gui.app.sound.loudness import WINDOW_S
from arschloch_gui.app.sound.mixer import Mixer
from arschloch_gui.app.sound.recipes import RECIPES, Class, made
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.sound.synthesis import RATE, bent
from arschloch_gui.background import Ambience

EDGE = round(0.002 * RATE)
BLOCK = RATE // 40
WINDOW = round(WINDOW_S * RATE)
BACKGROUND_S = 24
COLUMNS = (
    "sound", "class", "ms", "LUFS", "target", "variants", "peak", "true", "centre", "DC", "first",
    "last",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, help="folder for WAV files")
    parser.add_argument("--quick", action="store_true", help="one sound and the rain")
    chosen = parser.parse_args()
    sounds = [Sound.TICK] if chosen.quick else list(Sound)
    places = [Ambience.RAIN] if chosen.quick else [Ambience.TAVERN, Ambience.RAIN]
    loops = {place: loops_of(place) for place in places}
    if chosen.out is not None:
        keep(chosen.out, sounds, loops)
    try:
        meter = Meter()
    except ImportError:
        print("pyloudnorm is not installed: no loudness", file=sys.stderr)
    else:
        print(table(COLUMNS))
        for sound in sounds:
            print(line(sound_cells(sound, meter)), flush=True)
        for place in places:
            print(line(background_cells(place, loops[place], meter)), flush=True)
    print("\n" + table(("what", "ms of processor time")))
    for what, seconds in times(sounds, loops):
        print(line([what, f"{1000 * seconds:.1f}"]), flush=True)


class Meter:
    """Measurements with pyloudnorm and numpy. Raises `ImportError` without them."""

    def __init__(self) -> None:
        self._np: Any = import_module("numpy")
        self._resample: Any = import_module("scipy.signal").resample_poly
        self._meter: Any = import_module("pyloudnorm").Meter(RATE, filter_class="DeMan")

    def samples(self, clip: array[int]) -> Any:
        return self._np.array(clip) / 32768

    def row_of(self, samples: Any, seconds: float) -> Any:
        """Return samples three windows long, repeated at this distance."""
        row = self._np.zeros(3 * WINDOW)
        for start in range(0, len(row) - len(samples), round(seconds * RATE)):
            row[start : start + len(samples)] += samples
        return row

    def endless(self, loops: backgrounds.Loops) -> Any:
        """Return the mix of loops for `BACKGROUND_S` seconds."""
        parts = [self._np.resize(self.samples(loop), BACKGROUND_S * RATE) for loop in loops]
        return sum(parts)

    def momentary(self, samples: Any) -> float:
        """Return the loudness of the loudest 400 ms. A single block always passes its own gate."""
        around = self._np.zeros(WINDOW - RATE // 100)
        whole = self._np.concatenate([around, samples, around])
        starts = range(0, len(whole) - WINDOW + 1, RATE // 100)
        return max(self.integrated(whole[start : start + WINDOW]) for start in starts)

    def integrated(self, samples: Any) -> float:
        with self._np.errstate(divide="ignore"):
            return float(self._meter.integrated_loudness(samples))

    def shape(self, samples: Any) -> list[str]:
        """Return the cells from `peak` on."""
        np, mean = self._np, (samples**2).mean()
        power = abs(np.fft.rfft(samples)) ** 2
        hertz = np.fft.rfftfreq(len(samples), 1 / RATE)
        return [
            f"{decibels(abs(samples).max() ** 2):.1f}",
            f"{decibels(abs(self._resample(samples, 4, 1)).max() ** 2):.1f}",
            f"{(hertz * power).sum() / power.sum():.0f}",
            f"{decibels(samples.mean() ** 2):.0f}",
            f"{decibels((samples[:EDGE] ** 2).mean() / mean):.0f}",
            f"{decibels((samples[-EDGE:] ** 2).mean() / mean):.0f}",
        ]


def sound_cells(sound: Sound, meter: Meter) -> list[str]:
    recipe = RECIPES[sound]
    in_row = recipe.row < WINDOW_S
    found = []
    for variant in range(recipe.variants):
        samples = meter.samples(made(sound, variant))
        heard = meter.row_of(samples, recipe.row) if in_row else samples
        found.append((meter.momentary(heard), variant, samples))
    loud, _, samples = max(found)
    name = f"{sound}, every {1000 * recipe.row:.0f} ms" if in_row else str(sound)
    spread = loud - min(found)[0]
    return [*_first_cells(name, recipe.of, len(samples), loud), f"{spread:.1f}",
            *meter.shape(samples)]  # fmt: skip


def background_cells(place: Ambience, loops: backgrounds.Loops, meter: Meter) -> list[str]:
    samples = meter.endless(loops)
    loud = meter.integrated(samples)
    length = max(map(len, loops))
    return [*_first_cells(place, Class.BACKGROUND, length, loud), "", *meter.shape(samples)]


def _first_cells(name: str, of: Class, length: int, loud: float) -> list[str]:
    return [name, of.name.lower(), f"{1000 * length / RATE:.0f}", f"{loud:.1f}", f"{of.value:.1f}"]


def times(
    sounds: list[Sound], loops: dict[Ambience, backgrounds.Loops]
) -> Iterator[tuple[str, float]]:
    """Yield processor time of synthesis, and of mixing for a second, in seconds."""
    clips = [(sound, at) for sound in sounds for at in range(RECIPES[sound].variants)]
    yield f"making {len(clips)} sounds", timed(lambda: [made(*each) for each in clips])
    clip = made(*clips[0])
    yield f"another pitch for {clips[0][0]}", timed(lambda: bent(clip, 1.01))
    for place, found in loops.items():
        yield f"making {place}", timed(lambda: loops_of(place))  # noqa: B023
        mixer = Mixer()
        mixer.surround(found, 0.25)
        blocks = 10 * RATE // BLOCK
        for _ in range(100):  # fade in
            mixer.block(BLOCK)
        seconds = timed(lambda: [mixer.block(BLOCK) for _ in range(blocks)])  # noqa: B023
        yield f"playing {place} for a second", seconds / 10


def timed(what: Callable[[], object]) -> float:
    start = time.process_time()
    what()
    return time.process_time() - start


def loops_of(place: Ambience) -> backgrounds.Loops:
    making = backgrounds.made(place)
    while True:
        try:
            next(making)
        except StopIteration as done:
            loops: backgrounds.Loops = done.value
            return loops


def keep(folder: Path, sounds: list[Sound], loops: dict[Ambience, backgrounds.Loops]) -> None:
    """Write every clip and every loop as a WAV file."""
    folder.mkdir(parents=True, exist_ok=True)
    clips = {
        f"{each}-{at}": made(each, at) for each in sounds for at in range(RECIPES[each].variants)
    }
    clips |= {
        f"{place}-{at}": loop for place, each in loops.items() for at, loop in enumerate(each)
    }
    for name, clip in clips.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, len(clip), "NONE", ""))
            file.writeframes(clip.tobytes())


def decibels(power: float) -> float:
    return 10 * math.log10(max(power, 1e-12))


def table(names: tuple[str, ...]) -> str:
    return line(names) + "\n" + line(["---"] * len(names))


def line(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
