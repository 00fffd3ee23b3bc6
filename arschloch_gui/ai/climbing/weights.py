"""How much each figure of an action counts, for `regular` and those who play nearly like it."""

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
    """Return the same weights but for these."""
    return weights(**{name: getattr(usual, name) for name in FIGURES} | figures)


WEIGHTS = weights(
    turns=TURNS, control=CONTROL, strength=STRENGTH, stuck=STUCK, lead=1.15, feeding=-0.72,
    last_turn=-0.11, last_turn_control=0.73, last_turn_lead=1.11,
    urgent_turns=-1.32, urgent_control=0.10, urgent_lead=0.44, lead_turns=-0.17, way_home=5.20,
    passing=0.25, urgent_passing=-0.71,
    doomed=-6, demoted=-12, bonus=0.7, blocking=0.5,
)  # fmt: skip
"""Found by letting players with slightly different weights play each other
(`docs/measurements/tune_regular.py`). Only their proportions mean something. The last four belong
to house rules those tables do not have and were set by hand."""
