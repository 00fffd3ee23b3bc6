"""`suit_order`: of two equal ranks the one with the higher highest suit wins (rules.md §1.1)."""

from __future__ import annotations

from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState


def contribute(rules: Rules) -> Contribution | None:
    """Only where suits have an order."""
    if rules.suit_order == "none":
        return None
    return Contribution(suits_matter=True, beats=_higher_suit)


def _higher_suit(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    if (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank) and meld.suit > top.suit:
        return True
    return None
