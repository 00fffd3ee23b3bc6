"""What can happen at the table that is no business of the rules; the engine knows nothing of it."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


class StoodIn(Event, frozen=True):
    """The player of a seat failed, so a simpler one made its next decision.

    `lasting`: it has failed again and again, so the simpler one decides until `CameBack`.
    """

    seat: Seat
    lasting: bool = False


class CameBack(Event, frozen=True):
    """The player of a seat works again and decides from now on."""

    seat: Seat


class DeckShuffled(Event, frozen=True):
    """The deck of the round that begins is shuffled; whoever wants to check the deal keeps this."""

    fingerprint: str
