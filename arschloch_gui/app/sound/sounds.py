"""The sounds there are, by what one hears and not by what they are for.

Whoever shows something says what it sounds like, a game's own package for what only it has. How
each is made stands in `recipes.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from arschloch_gui.engine.cards import RANK_OF_NAME, Card, rank_of

HEAVY = frozenset(RANK_OF_NAME[name] for name in ("K", "A", "*B", "*R"))
"""Ranks that are put down with some weight, whatever they are worth in the game."""


class Sound(StrEnum):
    """A sound."""

    CARD = "card"
    HEAVY_CARD = "heavy_card"
    TICK = "tick"
    """One card of many that are dealt."""
    SLIDE = "slide"
    """Cards swept together."""
    WHOOSH = "whoosh"
    """Cards thrown across the table."""
    KNOCK = "knock"
    TOCK = "tock"
    """A dull block of wood."""
    CLICK = "click"
    """A latch."""
    THUD = "thud"
    """A fist on the table."""
    DRUM = "drum"
    ROLL = "roll"
    """A roll of sticks, and something large that turns over."""
    FANFARE = "fanfare"
    FLOURISH = "flourish"
    """Two small trumpets that call everybody to his seat."""
    WAH = "wah"
    """A donkey's bell, and a horn that is sorry."""
    BEAD = "bead"
    """One bead of an abacus that meets the next."""
    HUM = "hum"
    """Somebody beside you who is not so sure: hm?"""
    PING = "ping"
    GOOD = "good"
    """Two tones upwards."""
    BAD = "bad"
    """Two tones downwards."""


class Cue(Struct, frozen=True):
    """A sound is due: `after` so many milliseconds at speed 3 (when a movement arrives), and
    `times` in succession with `between` milliseconds at speed 3 from one to the next."""

    sound: Sound
    after: int = 0
    times: int = 1
    between: int = 0


def sound_of(cards: Iterable[Card]) -> Sound:
    """Return how cards sound that are put down."""
    heavy = any(rank_of(card) in HEAVY for card in cards)
    return Sound.HEAVY_CARD if heavy else Sound.CARD
