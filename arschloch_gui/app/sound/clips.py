"""The samples of the sounds, generated on first use or in advance."""

from __future__ import annotations

from array import array
from random import Random

from arschloch_gui.app.sound.recipes import RECIPES, made
from arschloch_gui.app.sound.sounds import Sound


class Clips:
    """The variants of every sound. Not thread-safe."""

    def __init__(self) -> None:
        self._made: dict[tuple[Sound, int], array[int]] = {}
        self._missing = [(s, at) for s in reversed(Sound) for at in range(RECIPES[s].variants)]
        self._last: dict[Sound, int] = {}
        self._chance = Random(1)

    def next(self, sound: Sound) -> array[int]:
        """Return a variant of a sound, never the same twice in a row if there are several."""
        variants = range(RECIPES[sound].variants)
        others = [at for at in variants if at != self._last.get(sound)] or [0]
        self._last[sound] = at = self._chance.choice(others)
        return self._of((sound, at))

    def prepare(self) -> bool:
        """Generate one missing variant. Return False when none is left."""
        if self._missing:
            self._of(self._missing.pop())
        return bool(self._missing)

    def _of(self, variant: tuple[Sound, int]) -> array[int]:
        if variant not in self._made:
            self._made[variant] = made(*variant)
        return self._made[variant]
