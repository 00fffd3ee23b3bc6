"""How long things take at the table: all durations in one place (look.md, "Motion").

Milliseconds at speed 3. `Pace` scales them for the speed set, for a click that hurries, and for
reduced motion, where things no longer travel but the pauses for reading stay.
"""

from __future__ import annotations

from msgspec import Struct

SPEED_FACTORS: tuple[float, ...] = (0.0, 1.8, 1.3, 1.0, 0.7, 0.4)
HURRY = 0.25

DEAL_STEP = 40
"""Between two cards of a deal, unless the whole deal would last longer than `DEAL_AT_MOST`."""
DEAL_AT_MOST = 1500
DEAL_FLIGHT = 260
SETTLE = 200
THINK = 380
PLAY = 220
LAND_STEP = 55
"""Between two cards of a set that are heard to land."""
READ_PLAY = 260
PASS = 350
PASS_AFTER_PASS = 110
"""Passes one after another go through the company as a wave."""
TURN_AFTER_PASS = 90
"""Whoever follows somebody that passed thinks the rest only if he plays."""
COMPANY = 5
"""From so many players on each takes his turn the faster."""
READ_TRICK = 520
COLLECT = 520
EXCHANGE = 760
READ_EXCHANGE = 420
RESEAT = 900
GO_OUT = 500
SHRUG = 450
MOMENT = 900
"""A bomb, a revolution, a putsch: its stamp can be read."""
CROWNING = 2100
"""The first who is out is crowned."""
MOCKING = 1700
"""The last one gets his ears."""
TURN_OVER = 500
"""The ladder of ranks and the hand change sides."""
SAYING = 900
"""A question, an answer, an announcement: the bubble can be read."""
DRAW = 2600
"""Everybody’s card drawn for a seat: all of them can be read."""
NOTICE = 350
BEAD = 90
"""Between two beads that are heard while points are counted."""


class Pace(Struct, frozen=True):
    """The time in force. `hurried`: a click asked for four times the speed."""

    speed: int = 3
    reduced: bool = False
    hurried: bool = False

    @property
    def factor(self) -> float:
        """What every duration is multiplied with; 0 is: at once."""
        return SPEED_FACTORS[self.speed] * (HURRY if self.hurried else 1)

    def wait(self, ms: int) -> int:
        """How long to wait until the next step."""
        return round(ms * self.factor)

    def move(self, ms: int) -> int:
        """How long a movement takes that is to be seen; 0 where nothing should move."""
        return 0 if self.reduced else round(ms * self.factor)


def in_company(ms: int, players: int) -> int:
    """What each one's turn may take where so many wait for theirs."""
    return ms * COMPANY // max(COMPANY, players)


def deal_step(cards: int) -> int:
    """Milliseconds at speed 3 between two cards when so many are dealt in all."""
    return min(DEAL_STEP, DEAL_AT_MOST // max(1, cards))
