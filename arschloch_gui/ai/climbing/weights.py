"""Weights of the figures of an action, for `regular` and similar players."""

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
    """Return weights by the names of the figures; all others are 0."""
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
"""The weights of `regular`, tuned by self-play of slightly different weights.

`docs/measurements/tune_regular.py` has the method. Only the proportions matter. The last four
belong to house rules that were not used in the tuning and were set by hand.
"""
