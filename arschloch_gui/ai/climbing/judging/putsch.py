"""While a putsch runs the putschist is the one to stop.

Anybody's success but his stops the round and leaves all offices as they are, so the others have
only him to fear.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.judgement import Judgement
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulemods.putsch import RUNNING
from arschloch_gui.engine.climbing.view import SeatView


def putschist(view: SeatView) -> Seat | None:
    """Who is trying to be first out without an exchange, if anybody."""
    return view.marks.get(RUNNING)


JUDGEMENT = Judgement(challenger=putschist)
