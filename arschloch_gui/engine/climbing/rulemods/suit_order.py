"""`suit_order`: of two equal ranks, the one with the highest suit wins (rules.md §1.1)."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if suits have no order."""
    if rules.suit_order == "none":
        return None
    return Contribution(trick=TrickPart(beats=_higher_suit), cards=CardsPart(suits_matter=True))


def _higher_suit(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    if (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank) and meld.suit > top.suit:
        return True
    return None
