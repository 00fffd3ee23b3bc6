"""`owner_may_continue`: a trick ends when its owner has passed, too (Daifugō, §6).

When all others have passed, the owner of the top cards is asked again and may play on them.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """A switch that flow looks at."""
    return Contribution(trick=TrickPart(owner_answers=True)) if rules.owner_may_continue else None
