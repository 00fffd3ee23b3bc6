"""What can happen at the table that is no business of the rules; the engine knows nothing of it."""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


@dataclass(frozen=True, slots=True)
class StoodIn(Event):
    """The player of a seat failed, so a simpler one made its next decision."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The deck of the round that begins is shuffled; whoever wants to check the deal keeps this."""

    fingerprint: str
