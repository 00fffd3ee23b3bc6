"""Durations of turns, which make consecutive passes go quickly round the table.

After a pass, the next player gets little time to think, because they will most likely pass as well.
If they play after all, the rest of the thinking time precedes the play.
"""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.app.show import pace


@dataclass(slots=True)
class Pacing:
    """The durations of turns, which depend on whether the last action was a pass.

    All durations are in milliseconds at speed 3, for a table with the given number of players.
    """

    _running: bool = False
    _owed: int = 0

    def turn(self, players: int) -> int:
        """Return the thinking time before the player's action is shown."""
        thinks = pace.in_company(pace.THINK, players)
        now = min(thinks, pace.TURN_AFTER_PASS) if self._running else thinks
        self._owed = thinks - now
        return now

    def play(self, players: int) -> tuple[int, int]:
        """Return the remaining thinking time before a play, and the duration of the play."""
        owed, self._owed, self._running = self._owed, 0, False
        return owed, pace.PLAY + pace.in_company(pace.READ_PLAY, players)

    def passed(self, players: int) -> int:
        """Return the duration of a pass. The first of several is slow enough to watch."""
        lasts = pace.PASS_AFTER_PASS if self._running else pace.in_company(pace.PASS, players)
        self._owed, self._running = 0, True
        return lasts
