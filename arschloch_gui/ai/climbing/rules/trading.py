"""What cards that change hands are worth: by the plan of the hand, and one by one.

A plan of whole ranks sees no use in a fourth ace. Yet it could be split off when it is needed, and
in another hand it is a danger.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.appraisal import Appraisal, Appraiser
from arschloch_gui.engine.cards import Card

ONE_BY_ONE = 0.8
"""The weight of a card's own strength beside the weights of the plan."""


def trade_value(
    appraiser: Appraiser, weights: Appraisal, gone: tuple[Card, ...], got: tuple[Card, ...] = ()
) -> float:
    """The worth of the hand after giving some cards and getting others; only to compare."""
    plan = appraiser.part_with(gone, got).value(weights)
    moved = appraiser.single_strength(got) - appraiser.single_strength(gone)
    return plan + ONE_BY_ONE * moved
