"""How long turns take: passes one after another go through the company as a wave.

Whoever comes after somebody that passed is given little time to think, as he will most likely pass
as well; if he plays after all, he thinks the rest of it before his cards fly.
"""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.app.show import pace


@dataclass(slots=True)
class Pacing:
    """Whether the last thing that happened was a pass, and so how long the next one takes.

    All spans are milliseconds at speed 3, for a table of so many players.
    """

    _running: bool = False
    _owed: int = 0

    def turn(self, players: int) -> int:
        """Somebody has to decide: how long he thinks before it is known what he does."""
        thinks = pace.in_company(pace.THINK, players)
        now = min(thinks, pace.TURN_AFTER_PASS) if self._running else thinks
        self._owed = thinks - now
        return now

    def play(self, players: int) -> tuple[int, int]:
        """He plays: how long he goes on thinking, and how long his play takes."""
        owed, self._owed, self._running = self._owed, 0, False
        return owed, pace.PLAY + pace.in_company(pace.READ_PLAY, players)

    def passed(self, players: int) -> int:
        """He passes: how long that takes; the first time it can be watched."""
        lasts = pace.PASS_AFTER_PASS if self._running else pace.in_company(pace.PASS, players)
        self._owed, self._running = 0, True
        return lasts
