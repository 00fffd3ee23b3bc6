"""`forget_offices`: at regular intervals, from the first round on, positions are forgotten (§6).

Such a round is like the first of a match: there is no exchange, and nothing else from earlier
rounds has an effect. Positions in a record's deal line are still used.
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
