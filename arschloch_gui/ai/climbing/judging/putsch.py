"""During a putsch, the putschist is the one to stop.

If any other player goes out first, the round ends and all positions stay the same, so the others
only have the putschist to fear.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.judgement import Judgement
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulemods.putsch import RUNNING
from arschloch_gui.engine.climbing.view import SeatView


def putschist(view: SeatView) -> Seat | None:
    """Return the seat that is trying to go out first without an exchange, if there is one."""
    return view.marks.get(RUNNING)


JUDGEMENT = Judgement(challenger=putschist)
