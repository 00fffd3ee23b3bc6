"""The available sounds, named after how they sound and not after their use.

The code that shows an event chooses its sound, and a game's package chooses the sounds of its own
events. `recipes.py` defines how each sound is generated.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from arschloch_gui.engine.cards import RANK_OF_NAME, Card, rank_of

HEAVY = frozenset(RANK_OF_NAME[name] for name in ("K", "A", "*B", "*R"))
"""Ranks that are played with some force, whatever their strength in the game."""


class Sound(StrEnum):
    """A sound of the table."""

    CARD = "card"
    HEAVY_CARD = "heavy_card"
    TICK = "tick"
    """One of many cards being dealt."""
    SLIDE = "slide"
    """Cards being swept together."""
    WHOOSH = "whoosh"
    """Cards being thrown across the table."""
    KNOCK = "knock"
    TOCK = "tock"
    """A dull block of wood."""
    CLICK = "click"
    """A latch."""
    THUD = "thud"
    """A fist on the table."""
    DRUM = "drum"
    ROLL = "roll"
    """A drum roll, and something large turning over."""
    FANFARE = "fanfare"
    FLOURISH = "flourish"
    """Two small trumpets calling the players to their seats."""
    WAH = "wah"
    """A donkey's bell, and a mournful horn."""
    BEAD = "bead"
    """An abacus bead hitting the next one."""
    HUM = "hum"
    """A doubtful hum from a neighbour."""
    PING = "ping"
    GOOD = "good"
    """Two rising notes."""
    BAD = "bad"
    """Two falling notes."""


class Cue(Struct, frozen=True):
    """A request to play a sound during an animation.

    The sound starts after `after` milliseconds (when a movement arrives). It is played `times`
    times, with `between` milliseconds from one start to the next. Times are for speed 3.
    """

    sound: Sound
    after: int = 0
    times: int = 1
    between: int = 0


def sound_of(cards: Iterable[Card]) -> Sound:
    """Return the sound of these cards being played."""
    heavy = any(rank_of(card) in HEAVY for card in cards)
    return Sound.HEAVY_CARD if heavy else Sound.CARD
