"""Endless loops that fade in and out."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from operator import add

from arschloch_gui.app.sound.synthesis import RATE

FADE_S = 0.6
"""Seconds from silence to full scale. All changes of volume happen at this rate."""
_ONE = 1 << 14


class BackgroundVoice:
    """The background sound in a mix. Not thread-safe."""

    def __init__(self) -> None:
        self._loops: tuple[array[int], ...] = ()
        self._wanted: tuple[array[int], ...] = ()
        self._gain, self._aim = 0.0, 0.0
        self._at = 0

    @property
    def silent(self) -> bool:
        """Whether nothing is audible or about to fade in."""
        return not self._gain and not (self._aim and self._wanted)

    def play(self, loops: tuple[array[int], ...], gain: float) -> None:
        """Fade to these loops at this gain, or to silence if there are none or the gain is 0."""
        self._wanted, self._aim = loops, gain if loops else 0.0

    def restart(self) -> None:
        """Fade in on a device that has just been reopened."""
        self._gain = 0.0

    def put(self, total: list[int]) -> None:
        """Add the next samples to a mix."""
        if self._wanted is not self._loops and not self._gain:
            self._loops = self._wanted
        if self.silent:
            return
        frames, before = len(total), self._gain
        aim = self._aim if self._wanted is self._loops else 0.0
        most = frames / (FADE_S * RATE)
        self._gain = min(max(aim, before - most), before + most)
        mixed: Sequence[int] = _part(self._loops[0], self._at, frames)
        for loop in self._loops[1:]:
            mixed = list(map(add, mixed, _part(loop, self._at, frames)))
        self._at += frames
        if self._gain == before:
            gain = round(_ONE * before)
            total[:] = [a + (b * gain >> 14) for a, b in zip(total, mixed, strict=True)]
        else:
            step = (self._gain - before) / frames
            faded = [round(b * (before + step * at)) for at, b in enumerate(mixed)]
            total[:] = map(add, total, faded)


def _part(loop: array[int], at: int, frames: int) -> array[int]:
    """Return `frames` samples of a loop from position `at` on. A loop is longer than a block."""
    first = at % len(loop)
    part = loop[first : first + frames]
    return part + loop[: frames - len(part)]
