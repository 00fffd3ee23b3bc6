"""`forget_offices`: at regular intervals, from the first round on, positions are forgotten (§6).

Such a round is played like the first of a match, without an exchange or other effects of earlier
rounds. Positions in a record's `deal` line still count.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, DealPart
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, RoundSetup


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if the option is 0."""
    every = rules.forget_offices
    if not every:
        return None

    def forget(book: Rulebook, setup: RoundSetup, emit: Emit) -> Carry:
        written = setup.deal is not None and setup.deal.offices is not None
        if written or (setup.round_no - 1) % every:
            return setup.carry
        return Carry(setup.carry.order)

    return Contribution(deal=DealPart(before=forget))
