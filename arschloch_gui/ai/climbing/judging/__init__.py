"""Adjustments for single rules, one module each, named like the engine's modules."""

from __future__ import annotations

from arschloch_gui.ai.climbing.judgement import RuleAdjustments
from arschloch_gui.ai.climbing.judging import (
    lock,
    match_or_skip,
    putsch,
)

JUDGEMENTS: tuple[RuleAdjustments, ...] = (
    lock.JUDGEMENT,
    match_or_skip.JUDGEMENT,
    putsch.JUDGEMENT,
)
