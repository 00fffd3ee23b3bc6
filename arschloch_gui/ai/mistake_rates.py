"""Rates at which the weaker levels make mistakes."""

from __future__ import annotations

from msgspec import Struct


class MistakeRates(Struct, frozen=True, kw_only=True):
    """The memory of a player, and the rates of its mistakes in percent of decisions.

    At most one of `careless`, `eager` and `timid` occurs in a decision.
    """

    memory: int
    """Number of turns (plays and passes) remembered. Cards on the table are always known."""
    careless: int = 0
    """Percentage of decisions with the weakest possible play or the lowest possible gift."""
    eager: int = 0
    """Percentage of decisions with the strongest possible play, even early in the round."""
    timid: int = 0
    """Percentage of decisions with a pass although the player could play."""
    blind: int = 0
    """Percentage of decisions that ignore that the player or a rival is close to going out."""


NOVICE = MistakeRates(memory=0, careless=35, eager=15, timid=15, blind=100)
CASUAL = MistakeRates(memory=4, careless=15, eager=8, timid=7, blind=60)
CLUB = MistakeRates(memory=16, careless=3, eager=2, timid=2, blind=20)
"""Rates by level. Games in which mistakes cost less than usual have their own."""
