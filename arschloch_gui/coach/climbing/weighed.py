"""Reasons with weights."""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.coach.reasons import Reason


class WeighedReason(NamedTuple):
    """A reason with its weight in expected position, used only for sorting."""

    weight: float
    reason: Reason


TURN = 0.15
"""Weight of a turn in reasons about questions and plays.

It comes from docs/decisions/judging-exchanges.md.
"""
NOTABLE = 0.1
"""Smallest difference in strength or probability that is mentioned."""
PLAIN = 0.15
"""Smallest difference between two frequencies that is put into words."""
