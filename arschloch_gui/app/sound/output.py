"""The interface between code that requests sounds and code that plays them."""

from __future__ import annotations

from typing import Protocol

from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.background import Ambience


class Output(Protocol):
    """The interface for playing sounds.

    Its methods never block or fail. Sounds that cannot be played are dropped.
    """

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        """Play a sound with a gain from 0 to 1, once after each delay in seconds."""

    def surround(self, background: Ambience, gain: float) -> None:
        """Fade to a background with a gain from 0 to 1, until the next call."""

    def hush(self) -> None:
        """Drop sounds that have not started yet."""

    def close(self) -> None:
        """Stop playing, because the program exits."""


class Silence:
    """An output that plays nothing, for tests, screenshots and windows without a user."""

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        pass

    def surround(self, background: Ambience, gain: float) -> None:
        pass

    def hush(self) -> None:
        pass

    def close(self) -> None:
        pass
