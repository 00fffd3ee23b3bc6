"""Table events that the rules do not cover and the engine does not know."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


class StoodIn(Event, frozen=True):
    """A computer player failed, so a simpler one made its next decision.

    `lasting` is true if it has failed repeatedly. The simpler one then decides until `CameBack`.
    """

    seat: Seat
    lasting: bool = False


class CameBack(Event, frozen=True):
    """A computer player works again and makes its own decisions from now on."""

    seat: Seat


class DeckShuffled(Event, frozen=True):
    """The deck of the new round has been shuffled; the fingerprint allows checking the deal."""

    fingerprint: str
