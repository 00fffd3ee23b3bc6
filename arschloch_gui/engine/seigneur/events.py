"""Events that exist only in Grand Seigneur: wishes made with the Mah Jong."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


class Wished(Event, frozen=True):
    """A wish for a rank, such as "8". From then on, a player who can play this rank must do so."""

    seat: Seat
    rank: str


class WishGranted(Event, frozen=True):
    """The granting of a wish by a seat, which ends the wish."""

    seat: Seat
    rank: str
