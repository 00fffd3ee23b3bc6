"""`joker_exchangeable`: whether jokers can be exchanged (rules.md §1.4).

By default they can, except in the role `takes_trick`.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import jokers_of
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the jokers that cannot be exchanged, or None if they can."""
    chosen = rules.joker_exchangeable
    exchanged = rules.joker != "takes_trick" if chosen == "by_role" else bool(chosen)
    return (
        None if exchanged else Contribution(exchange=ExchangePart(kept_back=jokers_of(rules.deck)))
    )
