"""`joker_exchangeable`: whether jokers take part in the exchange (rules.md §1.4).

By itself: yes for all parts but `takes_trick`.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import jokers_of
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Keeps jokers back where they do not take part."""
    chosen = rules.joker_exchangeable
    exchanged = rules.joker != "takes_trick" if chosen == "by_role" else bool(chosen)
    return (
        None if exchanged else Contribution(exchange=ExchangePart(kept_back=jokers_of(rules.deck)))
    )
