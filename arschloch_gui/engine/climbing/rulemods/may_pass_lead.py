"""`may_pass_lead`: the leader may pass, too; `pass_lot`: too many passes end the round (§6).

Who passes on an empty table is out of the trick like anybody who passes. When all have passed
there, the same player leads again; where no random draw ends that, the round is over and the
fewest cards come first. A lead that must contain a certain card cannot be passed on.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.contribution import Contribution, LeadPart
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """The draw means something only where leads can be passed on."""
    if not rules.may_pass_lead:
        return None
    most = rules.pass_lot
    if not most:
        return Contribution(lead=LeadPart(may_pass=True))

    def draw_places(state: RoundState) -> list[Seat]:
        if state.passes_in_a_row() < most:
            return []
        return Rng(state.seed, "lot").shuffled(state.holders())

    return Contribution(lead=LeadPart(may_pass=True, draw_places=draw_places))
