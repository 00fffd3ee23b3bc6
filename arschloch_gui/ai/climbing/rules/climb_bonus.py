"""The free trick, which is worth as much as the lead that it wins."""

from __future__ import annotations

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.ai.climbing.habit import Claim
from arschloch_gui.engine.actions import Declare
from arschloch_gui.engine.climbing.rulemods.climb_bonus import FREE_TRICK

CLAIM = Claim(Declare(FREE_TRICK), Evaluator.claim)
