"""`reseat`: before the next round the players sit by office, highest first, clockwise."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, DealPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Only when switched on; otherwise everybody keeps his place."""
    return Contribution(deal=DealPart(by_office=True)) if rules.reseat else None
