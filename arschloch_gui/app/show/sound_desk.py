"""Which of the sounds that are due are heard, how loud, and when.

The picture says what is due (`TableState.cued`), at the moment it moves. Here the pace in force
decides: nothing where nothing takes time (speed 0, a jump to the present), quieter while somebody
hurries, and never so many at once that they rattle. What answers the person (a refusal, a verdict,
the sign that it is his turn) does not depend on the pace.
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
"""What every gain is multiplied with while somebody hurries."""
CLOSEST_MS = 60
"""Sounds of one cue are no closer; of those that would be, some are left out."""
MOST, WITHIN_S = 7, 0.7
"""So many cues are let through within so many seconds."""


class SoundDesk(QObject):
    """Hands what is to be heard to an output. GUI thread only."""

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
        # Of a deal that somebody has left, say, no card is heard any more.
        director.idle.connect(output.hush)
        settings.volumeChanged.connect(lambda: self.answer(Sound.CARD))
        settings.mutedChanged.connect(lambda: self.answer(Sound.CARD))

    def hear(self, cue: Cue) -> None:
        """Something in the picture moves and sounds like this."""
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
        """The person has done something, or is to do something, and it sounds like this."""
        self._play(sound, 1.0, (0.0,))

    def hush(self) -> None:
        """What has not begun yet is not heard."""
        self._output.hush()

    def _follow(self) -> None:
        """What was to come at the pace of before comes sooner now, or has come."""
        if self._director.pace.hurried or self._director.pace.factor == 0:
            self.hush()

    def close(self) -> None:
        """Nothing is heard any more; for the end of the program."""
        self._output.close()

    def _play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        now = self._settings.now
        if now.muted or not now.volume:
            return
        moment = self._clock()
        if len(self._begun) == MOST and moment - self._begun[0] < WITHIN_S:
            return
        self._begun.append(moment)
        # Ears tell loudness by ratios: half the way up is a quarter of the gain.
        self._output.play(sound, gain * (now.volume / 100) ** 2, delays)
