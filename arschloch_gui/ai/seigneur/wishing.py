"""Wishes for a rank that hurts the player who must play it, but not this seat."""

from __future__ import annotations

from arschloch_gui.ai.seigneur.threats import ThreatEstimate
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.combos import Combo
from arschloch_gui.engine.seigneur.deck import ACE, TWO, height_of, name_of
from arschloch_gui.engine.seigneur.view import SeatView


def best_wish(view: SeatView, outlook: ThreatEstimate, combo: Combo) -> str:
    """Return the highest rank that others may hold and this hand does not, or "".

    Its holder must then play it, even on a low card. If the play is a straight, only ranks above
    its top are considered.
    """
    own = {height_of(card) for card in view.hand} - {height_of(card) for card in combo.cards}
    if combo.size > 1:
        own |= set(range(TWO, combo.key + 1))
    for height in range(ACE, TWO - 1, -1):
        if height not in own and outlook.unseen_of(height):
            return name_of(height)
    return ""


def with_wish(legal: tuple[Action, ...], index: int, rank: str) -> int:
    """Return the index of the same play with this wish, or without one if `rank` is ""."""
    for at in range(index + 1, len(legal)):
        action = legal[at]
        if not isinstance(action, Wish):
            break
        if action.rank == rank:
            return at
    return index
