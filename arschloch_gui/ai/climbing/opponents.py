"""The rivals that a player has to stop."""

from __future__ import annotations

from arschloch_gui.ai.climbing.judging import JUDGEMENTS
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.view import SeatView


def challenger(view: SeatView) -> Seat | None:
    """Return the seat that all others have to stop (because of a putsch), or None."""
    for judgement in JUDGEMENTS:
        if judgement.challenger and (seat := judgement.challenger(view)) is not None:
            return seat
    return None


def only_foe(view: SeatView) -> Seat | None:
    """Return the one rival that has to be stopped, or None if all of them have to be."""
    leader = challenger(view)
    return None if leader == view.seat else leader
