"""How much the weaker levels forget and overlook, and how often a habit gets the better of them."""

from __future__ import annotations

from msgspec import Struct


class MistakeRates(Struct, frozen=True, kw_only=True):
    """How much somebody remembers, and of 100 decisions how many go wrong in which way.

    Only one of `careless`, `eager` and `timid` can happen at a time.
    """

    memory: int
    """Turns (plays and passes) back from now; what lies on the table nobody has to remember."""
    careless: int = 0
    """Plays the weakest card that fits, whatever it belongs to; gives away its lowest cards."""
    eager: int = 0
    """Plays the strongest there is, early as it may be."""
    timid: int = 0
    """Passes although something fits."""
    blind: int = 0
    """Does not see that somebody is nearly out, nor that the rest of the own hand would run."""


NOVICE = MistakeRates(memory=0, careless=35, eager=15, timid=15, blind=100)
CASUAL = MistakeRates(memory=4, careless=15, eager=8, timid=7, blind=60)
CLUB = MistakeRates(memory=16, careless=3, eager=2, timid=2, blind=20)
"""Where an error costs less than it does at most games, a game has its own."""
