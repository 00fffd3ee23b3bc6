"""`points`: what a round scores; the last place none, or one as in the Daifugō contests (§6)."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, OutPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Every place scores one more than the place below it, wherever that begins."""
    return (
        Contribution(out=OutPart(last_place_scores=1))
        if rules.points == "by_place_from_one"
        else None
    )
