"""Events that exist only in Grand Seigneur: the wish that goes with the Mah Jong."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


class Wished(Event, frozen=True):
    """A wish for a rank ("8"): from now on, any player who can play it must do so."""

    seat: Seat
    rank: str


class WishGranted(Event, frozen=True):
    """The fulfilment of a wish by a seat, after which it no longer applies."""

    seat: Seat
    rank: str
