"""What a seat goes by when it guesses the hands of its rivals in a trick."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import Evidence
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.search.opponent_model import SLIP, rivals_by_kind
from arschloch_gui.ai.climbing.search.turns import read
from arschloch_gui.engine.climbing.view import SeatView

LENIENT = 0.06
"""The same as `SLIP` where it is known already who plays how, so that hands alone are to be found
out: a walk gets about sooner among hands of which fewer are next to impossible."""


def gathered(known: Catalogue, view: SeatView, now: Position, policy: Policy) -> Evidence:
    """Collect each rival's actions in this round and their kind; `now` matches the view."""
    slip = LENIENT if view.before else SLIP
    found = read(known, view.history, now, policy, rivals_by_kind(view), slip)
    if view.seat is not None:
        # Nobody wonders about himself.
        found.decisions[view.seat] = []
    return found
