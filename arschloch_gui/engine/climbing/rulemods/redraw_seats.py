"""`redraw_seats`: every so many rounds the seats are drawn anew, from the first round on (§6).

Who sits where follows from the match seed and the round number.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """Only when switched on; where seats follow the offices it cannot be."""
    every = rules.redraw_seats
    if not every:
        return None

    def redraw(setup: RoundSetup) -> tuple[Seat, ...]:
        if (setup.round_no - 1) % every:
            return ()
        return tuple(Rng(setup.seed, "seats", setup.round_no).shuffled(sorted(setup.carry.order)))

    return Contribution(redraw=redraw)
