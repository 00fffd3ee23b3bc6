"""Evaluation of the swap of Shithead by rollouts with `regular` in all seats."""

from __future__ import annotations

from collections.abc import Hashable

from arschloch_gui.ai.player import any_player
from arschloch_gui.ai.search.trials import RegularTrials
from arschloch_gui.ai.shithead.playout.evaluation import place_of
from arschloch_gui.ai.shithead.regular import RegularPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.shithead.actions import Swap
from arschloch_gui.engine.shithead.pile import kind_of
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE

MARK = "regular-1"
"""Mark of the rollouts. It must change if hands are drawn differently; `regular` never changes."""


def trials(view: SeatView, legal: tuple[Action, ...]) -> RegularTrials | None:
    """Return the trials for a swap before the first turn, or None for other decisions."""
    if view.phase != EXCHANGE:
        return None
    regular = any_player(RegularPlayer())
    return RegularTrials(view, legal, regular, place_of, swap_kind, range(len(legal)))


def swap_kind(action: Action) -> Hashable:
    """Return the ranks put down and taken up, without those that are on both sides."""
    if not isinstance(action, Swap):
        return (), ()
    down, up = sorted(map(kind_of, action.hand)), sorted(map(kind_of, action.table))
    for rank in [*down]:
        if rank in up:
            down.remove(rank)
            up.remove(rank)
    return tuple(down), tuple(up)
