"""`owner_may_continue`: a trick ends only when its owner has passed as well (Daifugō, §6).

When all other players have passed, the owner of the trick can beat their own cards or pass.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the flag for `flow`, or None if the option is off."""
    return Contribution(trick=TrickPart(owner_answers=True)) if rules.owner_may_continue else None
