"""`redraw_seats`: at regular intervals, from the first round on, seats are drawn again (§6).

The result depends on the match seed and the round number.
"""

from __future__ import annotations

from msgspec.structs import replace

from arschloch_gui.engine.climbing.contribution import Contribution, DealPart
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if the option is 0."""
    every = rules.redraw_seats
    if not every:
        return None

    def redraw(book: Rulebook, setup: RoundSetup, emit: Emit) -> Carry:
        if (setup.round_no - 1) % every:
            return setup.carry
        mixed = Rng(setup.seed, "seats", setup.round_no).shuffled(sorted(setup.carry.order))
        return replace(setup.carry, order=tuple(mixed))

    return Contribution(deal=DealPart(before=redraw))
