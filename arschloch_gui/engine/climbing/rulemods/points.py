"""`points`: points for the last place, 0 or 1 as in the Daifugō contests (§6)."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, OutPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return 1 point for the last place, or None if it scores 0.

    Each place scores one more than the next.
    """
    return (
        Contribution(out=OutPart(last_place_scores=1))
        if rules.points == "by_place_from_one"
        else None
    )
