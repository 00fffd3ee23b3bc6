"""`reseat`: before each round, the players change seats so that they sit by position."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, DealPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the flag, or None if all players keep their seats."""
    return Contribution(deal=DealPart(by_office=True)) if rules.reseat else None
