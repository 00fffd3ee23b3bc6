"""Events of Grand Seigneur only: the wish of the player who played the Mah Jong."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


class Wished(Event, frozen=True):
    """A seat wished for a rank ("8"): from now on, anyone who can play it must do so."""

    seat: Seat
    rank: str


class WishGranted(Event, frozen=True):
    """A seat played the rank that was wished for, so nobody is bound any more."""

    seat: Seat
    rank: str
