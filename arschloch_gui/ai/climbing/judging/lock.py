"""Adjustment for a trick locked to suits, which few rivals can beat."""

from __future__ import annotations

from arschloch_gui.ai.climbing.judgement import RuleAdjustments
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rulemods.lock import LOCK

THREAT_LEFT = 0.3


def _threat_left(state: RoundState) -> float:
    return THREAT_LEFT if LOCK in state.marks else 1.0


JUDGEMENT = RuleAdjustments(threat_left=_threat_left)
