"""The available sounds, named for how they sound and not for their use.

Code that shows an event chooses its sound. A game's package chooses the sounds of its own events.
`recipes.py` defines how each is made.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from arschloch_gui.engine.cards import RANK_OF_NAME, Card, rank_of

HEAVY = frozenset(RANK_OF_NAME[name] for name in ("K", "A", "*B", "*R"))
"""Ranks that are put down with some force, whatever their strength in the game."""


class Sound(StrEnum):
    """A sound of the table."""

    CARD = "card"
    HEAVY_CARD = "heavy_card"
    TICK = "tick"
    """One card of many being dealt."""
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
    """A drum roll, and something large turning over."""
    FANFARE = "fanfare"
    FLOURISH = "flourish"
    """Two small trumpets calling the players to their seats."""
    WAH = "wah"
    """A donkey's bell, and a horn that sounds sorry."""
    BEAD = "bead"
    """An abacus bead hitting the next."""
    HUM = "hum"
    """A doubtful hum from somebody beside you."""
    PING = "ping"
    GOOD = "good"
    """Two rising tones."""
    BAD = "bad"
    """Two falling tones."""


class Cue(Struct, frozen=True):
    """A request to play a sound with an animation.

    It starts `after` milliseconds at speed 3 (when a movement arrives), and is played `times` times
    with `between` milliseconds at speed 3 from one start to the next.
    """

    sound: Sound
    after: int = 0
    times: int = 1
    between: int = 0


def sound_of(cards: Iterable[Card]) -> Sound:
    """Return the sound of cards being put down."""
    heavy = any(rank_of(card) in HEAVY for card in cards)
    return Sound.HEAVY_CARD if heavy else Sound.CARD
