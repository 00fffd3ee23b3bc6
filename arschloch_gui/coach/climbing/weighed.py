"""A reason with what it weighs."""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.coach.reasons import Reason


class WeighedReason(NamedTuple):
    """`weight` is expected office, roughly; only the order of reasons depends on it."""

    weight: float
    reason: Reason


STRENGTH, TURN = 0.35, 0.15
"""Of the strength of single cards, and of a turn (docs/decisions/judging-exchanges.md)."""
NOTABLE = 0.1
"""Smaller differences of strength or chance are not worth a word."""
