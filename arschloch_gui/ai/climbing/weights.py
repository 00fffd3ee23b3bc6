"""Weights of the features of an action, for `regular` and similar players."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.weights import (
    CONTROL,
    FIGURES,
    STRENGTH,
    STUCK,
    TURNS,
    Weights,
)


def weights(**figures: float) -> Weights:
    """Return weights with the named features set, and 0 for all others."""
    found = Weights()
    for name, weight in figures.items():
        setattr(found, name, float(weight))
    return found


def weights_like(usual: Weights, **figures: float) -> Weights:
    """Return a copy of `usual` with some weights changed."""
    return weights(**{name: getattr(usual, name) for name in FIGURES} | figures)


WEIGHTS = weights(
    turns=TURNS, control=CONTROL, strength=STRENGTH, stuck=STUCK, lead=1.15, feeding=-0.72,
    last_turn=-0.11, last_turn_control=0.73, last_turn_lead=1.11,
    urgent_turns=-1.32, urgent_control=0.10, urgent_lead=0.44, lead_turns=-0.17, way_home=5.20,
    passing=0.25, urgent_passing=-0.71,
    doomed=-6, demoted=-12, bonus=0.7, blocking=0.5,
)  # fmt: skip
"""The weights of `regular`, tuned by self-play between slightly different weights.

`docs/measurements/tune_regular.py` describes the method. Only ratios matter. The last four weights
were set by hand, because they belong to house rules that were not used for tuning.
"""
