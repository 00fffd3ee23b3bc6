"""Exchange of best and worst cards (`best_for_worst`, `best_for_any`; rules.md §1.6).

The lower position automatically gives its best cards. The upper position automatically returns its
worst cards, or it returns cards of its choice.
"""

from __future__ import annotations

from msgspec.structs import replace

from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.gifts import GIVING
from arschloch_gui.engine.climbing.pending import Pair
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.tribute import exchange_pairs, pay_tribute
from arschloch_gui.engine.events import Emit

_RETURNS = {"best_for_worst": "worst", "best_for_any": "choice"}


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks for these two modes, or None in others."""
    how = _RETURNS.get(rules.exchange)
    if how is None:
        return None

    def prelude(state: RoundState, emit: Emit) -> None:
        pay_tribute(state, exchange_pairs(state), how, emit)

    def amend(state: RoundState, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        return tuple(replace(pair, how=pair.how or how) for pair in pairs)

    return Contribution(
        exchange=ExchangePart(prelude=prelude, amends=amend), decision_kinds=(GIVING,)
    )
