"""Where sounds go: the seam between what is to be heard and what plays it."""

from __future__ import annotations

from typing import Protocol

from arschloch_gui.app.sound.sounds import Sound


class Output(Protocol):
    """Plays sounds. Nothing of it waits or fails: what cannot be heard is not heard."""

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        """Play a sound with a gain from 0 to 1, once after each of these seconds."""

    def hush(self) -> None:
        """Forget what has not begun yet."""

    def close(self) -> None:
        """Play nothing any more; for the end of the program."""


class Silence:
    """Plays nothing: for tests, pictures and windows nobody sits at."""

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        pass

    def hush(self) -> None:
        pass

    def close(self) -> None:
        pass
