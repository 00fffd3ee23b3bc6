"""Adjustment for a putsch, during which all others have to stop the putschist.

If any other player goes out first, the round ends and all positions stay the same, so the putschist
is the only threat to the others.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.judgement import RuleAdjustments
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulemods.putsch import RUNNING
from arschloch_gui.engine.climbing.view import SeatView


def putschist(view: SeatView) -> Seat | None:
    """Return the seat that is attempting a putsch, or None."""
    return view.marks.get(RUNNING)


JUDGEMENT = RuleAdjustments(challenger=putschist)
