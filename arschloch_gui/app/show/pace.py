"""Durations of all animations and pauses at the table (look.md, "Motion").

They are in milliseconds at speed 3. `Pace` scales them for the chosen speed, after a click that
hurries the others, and for reduced motion. With reduced motion, nothing moves, but pauses for
reading remain.
"""

from __future__ import annotations

from msgspec import Struct

SPEED_FACTORS: tuple[float, ...] = (0.0, 1.8, 1.3, 1.0, 0.7, 0.4)
HURRY = 0.25

DEAL_STEP = 40
"""Time between two cards of a deal, unless the deal would take longer than `DEAL_AT_MOST`."""
DEAL_AT_MOST = 1500
DEAL_FLIGHT = 260
SETTLE = 200
THINK = 380
PLAY = 220
LAND_STEP = 55
"""Time between the sounds of two cards of a set."""
READ_PLAY = 260
PASS = 350
PASS_AFTER_PASS = 110
"""Duration of a pass that follows another pass."""
TURN_AFTER_PASS = 90
"""Thinking time after a pass. The rest of it follows only if the player plays cards."""
COMPANY = 5
"""Number of players above which every turn is shortened."""
READ_TRICK = 520
COLLECT = 520
EXCHANGE = 760
READ_EXCHANGE = 420
RESEAT = 900
GO_OUT = 500
SHRUG = 450
MOMENT = 900
"""A bomb, a revolution or a putsch, with time to read the stamp."""
CROWNING = 2100
"""Crowning of the first player out."""
MOCKING = 1700
"""Donkey ears for the last player."""
TURN_OVER = 500
"""Reversal of the rank ladder and of the hand."""
SAYING = 900
"""A question, an answer or an announcement, with time to read the bubble."""
DRAW = 2600
"""The cards drawn for seats, with time to read all of them."""
NOTICE = 350
BEAD = 90
"""Time between two sounds while points are being counted."""


class Pace(Struct, frozen=True):
    """The current pace. `hurried` is True after a click, which makes it four times as fast."""

    speed: int = 3
    reduced: bool = False
    hurried: bool = False

    @property
    def factor(self) -> float:
        """The factor for all durations; 0 means no delay at all."""
        return SPEED_FACTORS[self.speed] * (HURRY if self.hurried else 1)

    def wait(self, ms: int) -> int:
        """Return the time in milliseconds until the next step."""
        return round(ms * self.factor)

    def move(self, ms: int) -> int:
        """Return the duration in milliseconds of a visible movement; 0 if nothing should move."""
        return 0 if self.reduced else round(ms * self.factor)


def in_company(ms: int, players: int) -> int:
    """Return the duration of a turn, which is shorter if many players are at the table."""
    return ms * COMPANY // max(COMPANY, players)


def deal_step(cards: int) -> int:
    """Return the time between two cards of a deal, in milliseconds at speed 3."""
    return min(DEAL_STEP, DEAL_AT_MOST // max(1, cards))
