"""Reasons with weights."""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.coach.reasons import Reason


class WeighedReason(NamedTuple):
    """A reason with its weight in expected position, used only for sorting."""

    weight: float
    reason: Reason


TURN_ALONE = 0.15
"""Weight of a turn saved, for questions and plays, where no other effect of it is counted.

`hand_value.TURN` is a third of it, because the fit counts lone low cards and strength beside it.
Set by hand; only the order of reasons depends on it.
"""
NOTABLE = 0.1
"""Smallest difference in strength or probability that is mentioned."""
PLAIN = 0.15
"""Smallest difference between two frequencies that is put into words."""
