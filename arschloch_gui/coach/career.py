"""Title earned with a player's recent rounds (docs/decisions/career.md).

A round is worth its position from −1 to +1, adjusted by a quarter for each level by which the
opponents are, on average, stronger or weaker than the middle one. A player as strong as a level
scores about what that level would score against the middle level, so there is a title for each of
the five levels.

>>> step_of(0.0), step_of(0.2), step_of(-0.9), step_of(0.9)
(2, 3, 0, 4)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.coach.moments import surely_dated
from arschloch_gui.coach.played import PlayedRound

RECENT, ENOUGH = 100, 20
"""Number of recent rounds that count, and the minimum number for a title."""
STEP = 0.25
"""Value of one level in expected position (measured: docs/decisions/career.md)."""
STEPS = len(OFFERED)
_MIDDLE = OFFERED.index("club")


class Career(Struct, frozen=True):
    """A player's title and score.

    `step` is the level from 0, the weakest, or None if there are too few rounds. `rounds` is the
    number of all rounds with a reliable time, and `score` the mean value of the recent ones.
    """

    rounds: int
    step: int | None
    score: float

    @property
    def missing(self) -> int:
        """The number of rounds still needed for a title."""
        return max(0, ENOUGH - self.rounds)


def career(rounds: Sequence[PlayedRound], now: datetime) -> Career:
    """Return the career from rounds in chronological order, as of `now`."""
    sure = surely_dated(rounds, now)
    recent = sure[-RECENT:]
    score = math.fsum(map(worth, recent)) / len(recent) if recent else 0.0
    return Career(len(sure), step_of(score) if len(sure) >= ENOUGH else None, score)


def worth(played: PlayedRound) -> float:
    """Return the value of a round: its position, adjusted for the strength of the opponents."""
    strengths = played.strengths
    ahead = math.fsum(strengths) / len(strengths) - _MIDDLE if strengths else 0.0
    return played.office + STEP * ahead


def step_of(score: float) -> int:
    """Return the level that scores this much against the middle level, from 0, the weakest."""
    return max(0, min(STEPS - 1, _MIDDLE + math.floor(score / STEP + 0.5)))
