"""`may_pass_lead`: the leader can pass; `pass_lot`: too many passes end the round (§6).

A player who passes instead of leading is out of the trick, as with any pass. If all players pass
instead of leading, the same player is to lead again, until a random draw ends the round. Without
such a draw (`pass_lot` is 0), the round ends immediately, and players with fewer cards finish
ahead. A leader who must play a certain card cannot pass.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.contribution import Contribution, LeadPart
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if leads cannot be passed."""
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
