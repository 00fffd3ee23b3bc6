"""Evidence from which a seat infers the hands of its rivals during a trick."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import Evidence
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.search.opponent_model import SLIP, rivals_by_kind
from arschloch_gui.ai.climbing.search.turns import read
from arschloch_gui.engine.climbing.view import SeatView

LENIENT = 0.06
"""The value of `SLIP` for rivals whose kind is already known from earlier rounds.

In that case, only the hands are inferred, and a walk through them moves faster with a larger value.
"""


def gathered(known: Catalogue, view: SeatView, now: Position, policy: Policy) -> Evidence:
    """Collect each rival's decisions in this round and their kinds. `now` must match the view."""
    slip = LENIENT if view.before else SLIP
    found = read(known, view.history, now, policy, rivals_by_kind(view), slip)
    if view.seat is not None:
        # The viewer's own hand is known.
        found.decisions[view.seat] = []
    return found
