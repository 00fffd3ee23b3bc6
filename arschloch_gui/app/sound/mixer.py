"""Mixer of several sounds into one stream of samples."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from threading import Lock

from arschloch_gui.app.sound.background_voice import BackgroundVoice

VOICES = 40
"""Maximum number of sounds playing or waiting. Any further sounds are dropped."""
_ONE = 1 << 12
_MOST, _LEAST = 32767, -32768


@dataclass(slots=True)
class _Voice:
    samples: array[int]
    gain: int
    at: int
    """Index of the next sample. It is negative while the sound is waiting."""


class Mixer:
    """A mixer of sounds and a background. One thread adds sounds, and another reads the blocks."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._background = BackgroundVoice()
        self._lock = Lock()

    @property
    def silent(self) -> bool:
        """Whether no sound is playing or waiting, and no background is audible."""
        return not self._voices and self._background.silent

    def add(self, samples: array[int], gain: float, wait: int) -> None:
        """Play samples with a gain (1: unchanged) after a delay of `wait` samples."""
        with self._lock:
            if samples and len(self._voices) < VOICES:
                self._voices.append(_Voice(samples, round(gain * _ONE), -wait))

    def surround(self, loops: tuple[array[int], ...], gain: float) -> None:
        """Fade to a background at this gain, or to silence if there are no loops."""
        with self._lock:
            self._background.play(loops, gain)

    def hush(self) -> None:
        """Drop the sounds that have not started yet."""
        with self._lock:
            self._voices = [each for each in self._voices if each.at >= 0]

    def clear(self) -> None:
        """Drop all sounds, and let the background fade in again."""
        with self._lock:
            self._voices.clear()
            self._background.restart()

    def block(self, frames: int) -> array[int]:
        """Return the next samples of the mix."""
        total = [0] * frames
        with self._lock:
            self._background.put(total)
            for voice in self._voices:
                self._put(voice, total)
            self._voices = [each for each in self._voices if each.at < len(each.samples)]
        if max(total) > _MOST or min(total) < _LEAST:
            total = [max(_LEAST, min(_MOST, each)) for each in total]
        return array("h", total)

    @staticmethod
    def _put(voice: _Voice, total: list[int]) -> None:
        frames, gain = len(total), voice.gain
        first = max(0, -voice.at)
        if first < frames:
            at = max(0, voice.at)
            part = voice.samples[at : at + frames - first]
            mixed = [a + (b * gain >> 12) for a, b in zip(total[first:], part, strict=False)]
            total[first : first + len(mixed)] = mixed
        voice.at += frames
