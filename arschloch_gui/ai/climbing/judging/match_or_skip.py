"""Adjustment after two equal melds, which the next player must match or miss a turn."""

from __future__ import annotations

from arschloch_gui.ai.climbing.judgement import RuleAdjustments
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rulemods.match_or_skip import BOUND

THREAT_LEFT = 0.6


def _threat_left(state: RoundState) -> float:
    return THREAT_LEFT if BOUND in state.marks else 1.0


JUDGEMENT = RuleAdjustments(threat_left=_threat_left)
