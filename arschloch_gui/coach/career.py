"""What somebody may call himself by his recent rounds (docs/decisions/career.md).

A round is worth its office from −1 to +1, and a quarter more or less for every step by which the
opponents, on average, are stronger or weaker than citizens. A player as strong as a level scores
about what that level would among citizens, so the titles are those of the five levels.

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
"""Of how many rounds it is made, and how many it takes."""
STEP = 0.25
"""What a level is worth, in offices (measured: docs/decisions/career.md)."""
STEPS = len(OFFERED)
_MIDDLE = OFFERED.index("club")


class Career(Struct, frozen=True):
    """`step` counts the levels from the weakest; None until there are enough rounds. `rounds` are
    all there have been with a sure time, `score` is the mean of the recent ones."""

    rounds: int
    step: int | None
    score: float

    @property
    def missing(self) -> int:
        """How many rounds are still to be played for a title."""
        return max(0, ENOUGH - self.rounds)


def career(rounds: Sequence[PlayedRound], now: datetime) -> Career:
    """Return the career that rounds, in the order of their times, have made by now."""
    sure = surely_dated(rounds, now)
    recent = sure[-RECENT:]
    score = math.fsum(map(worth, recent)) / len(recent) if recent else 0.0
    return Career(len(sure), step_of(score) if len(sure) >= ENOUGH else None, score)


def worth(played: PlayedRound) -> float:
    """What a round is worth: its office, and who was beaten."""
    strengths = played.strengths
    ahead = math.fsum(strengths) / len(strengths) - _MIDDLE if strengths else 0.0
    return played.office + STEP * ahead


def step_of(score: float) -> int:
    """The level that scores so much among citizens, from 0, the weakest."""
    return max(0, min(STEPS - 1, _MIDDLE + math.floor(score / STEP + 0.5)))
