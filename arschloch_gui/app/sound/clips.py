"""Samples of the sounds, generated on first use or in advance."""

from __future__ import annotations

from array import array
from random import Random

from arschloch_gui.app.sound.recipes import RECIPES, made
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.sound.synthesis import bent


class Clips:
    """The variants of every sound, played at varying pitch. Not thread-safe."""

    def __init__(self) -> None:
        self._made: dict[tuple[Sound, int], array[int]] = {}
        self._missing = [(s, at) for s in reversed(Sound) for at in range(RECIPES[s].variants)]
        self._last: dict[Sound, int] = {}
        self._cents: dict[Sound, float] = {}
        self._chance = Random(1)

    def next(self, sound: Sound) -> array[int]:
        """Return a sound.

        Successive calls differ in pitch and, if there are several, in variant.
        """
        variants = range(RECIPES[sound].variants)
        others = [at for at in variants if at != self._last.get(sound)] or [0]
        self._last[sound] = at = self._chance.choice(others)
        return bent(self._of((sound, at)), 2 ** (self._next_cents(sound) / 1200))

    def prepare(self) -> bool:
        """Generate one missing variant; return False if none is missing any more."""
        if self._missing:
            self._of(self._missing.pop())
        return bool(self._missing)

    def _next_cents(self, sound: Sound) -> float:
        """Return a deviation in cents that differs from the last one by at least half a `bend`."""
        bend = RECIPES[sound].bend
        away = self._cents.get(sound, 0.0) + self._chance.uniform(bend / 2, 3 * bend / 2)
        self._cents[sound] = cents = away if away <= bend else away - 2 * bend
        return cents

    def _of(self, variant: tuple[Sound, int]) -> array[int]:
        if variant not in self._made:
            self._made[variant] = made(*variant)
        return self._made[variant]
