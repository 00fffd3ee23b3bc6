"""Who stands against whom."""

from __future__ import annotations

from arschloch_gui.ai.climbing.judging import JUDGEMENTS
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.view import SeatView


def challenger(view: SeatView) -> Seat | None:
    """Who tries what all others have to prevent (a putsch), if anybody."""
    for judgement in JUDGEMENTS:
        if judgement.challenger and (seat := judgement.challenger(view)) is not None:
            return seat
    return None


def only_foe(view: SeatView) -> Seat | None:
    """Return the only seat whose going out would hurt; None: everybody's would."""
    leader = challenger(view)
    return None if leader == view.seat else leader
