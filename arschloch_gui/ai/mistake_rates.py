"""How often the weaker levels forget, overlook and follow a habit."""

from __future__ import annotations

from msgspec import Struct


class MistakeRates(Struct, frozen=True, kw_only=True):
    """Memory of a player, and the percentage of decisions affected by each kind of mistake.

    At most one of `careless`, `eager` and `timid` happens in a decision.
    """

    memory: int
    """The last turns (plays and passes) remembered. Cards on the table are always known."""
    careless: int = 0
    """Percentage of decisions with the weakest possible play, or the lowest cards given."""
    eager: int = 0
    """Percentage of decisions with the strongest possible play, however early it is."""
    timid: int = 0
    """Percentage of decisions with a pass although the player could play."""
    blind: int = 0
    """Percentage of decisions that ignore the end of the round, for the player or for rivals."""


NOVICE = MistakeRates(memory=0, careless=35, eager=15, timid=15, blind=100)
CASUAL = MistakeRates(memory=4, careless=15, eager=8, timid=7, blind=60)
CLUB = MistakeRates(memory=16, careless=3, eager=2, timid=2, blind=20)
"""Mistakes by level. A game in which mistakes cost less than usual has its own values."""
