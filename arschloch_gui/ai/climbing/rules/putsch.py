"""While a putsch runs: who stands against whom."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulemods.putsch import RUNNING
from arschloch_gui.engine.climbing.view import SeatView


def putschist(view: SeatView) -> Seat | None:
    """Who is trying to be first out without an exchange, if anybody."""
    return dict(view.marks).get(RUNNING)


def opponents(view: SeatView) -> frozenset[Seat]:
    """The seats whose going out would hurt.

    In a putsch anybody's success but the putschist's stops the round and leaves all offices as
    they are, so the others have only him to fear.
    """
    leader = putschist(view)
    if leader is not None and leader != view.seat:
        return frozenset({leader})
    return frozenset(range(len(view.counts))) - {view.seat}
