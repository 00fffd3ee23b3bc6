"""Selection of the sounds to be played, their volume and their timing.

The stage requests sounds (`TableState.cued`) when something moves, and the current pace decides.
Nothing is played at speed 0 or while the display catches up. Sounds are quieter while the user
hurries, and their number is limited. Sounds that respond to the user (a refusal, a verdict, the
start of their turn) do not depend on the pace.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject

from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.director import Director
from arschloch_gui.app.sound.output import Output
from arschloch_gui.app.sound.sounds import Cue, Sound

HURRIED = 0.5
"""Factor for all gains while the user hurries."""
CLOSEST_MS = 60
"""Minimum time between the sounds of one cue. Sounds in between are left out."""
MOST, WITHIN_S = 7, 0.7
"""At most `MOST` cues are played within `WITHIN_S` seconds."""


class SoundDesk(QObject):
    """Passes sounds to an output. Use it from the GUI thread only."""

    def __init__(
        self,
        director: Director,
        settings: LiveSettings,
        output: Output,
        parent: QObject | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._settings = settings
        self._output = output
        self._clock = clock
        self._begun: deque[float] = deque(maxlen=MOST)
        director.paceChanged.connect(self._follow)
        # This stops the sounds of a deal that was skipped, for example.
        director.idle.connect(output.hush)
        settings.volumeChanged.connect(lambda: self.answer(Sound.CARD))
        settings.mutedChanged.connect(lambda: self.answer(Sound.CARD))

    def hear(self, cue: Cue) -> None:
        """Play the sound of a movement at the table."""
        pace = self._director.pace
        if pace.factor == 0:
            return
        between = cue.between * pace.factor
        step = max(1, -(-CLOSEST_MS // between)) if between else 1
        times = range(0, cue.times if between else 1, int(step))
        first = pace.move(cue.after)
        delays = tuple((first + at * between) / 1000 for at in times)
        self._play(cue.sound, HURRIED if pace.hurried else 1.0, delays)

    def answer(self, sound: Sound) -> None:
        """Play a sound that responds to the user or asks them to act."""
        self._play(sound, 1.0, (0.0,))

    def hush(self) -> None:
        """Drop sounds that have not started yet."""
        self._output.hush()

    def _follow(self) -> None:
        """Drop sounds scheduled at the old pace, after a click or when the display catches up."""
        if self._director.pace.hurried or self._director.pace.factor == 0:
            self.hush()

    def close(self) -> None:
        """Close the sound output when the program exits."""
        self._output.close()

    def _play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        now = self._settings.now
        if now.muted or not now.volume:
            return
        moment = self._clock()
        if len(self._begun) == MOST and moment - self._begun[0] < WITHIN_S:
            return
        self._begun.append(moment)
        # Loudness is perceived by ratios, so half the volume is a quarter of the gain.
        self._output.play(sound, gain * (now.volume / 100) ** 2, delays)
