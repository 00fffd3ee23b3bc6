"""The exchange by best and worst cards (rules.md §1.6): who gives how many to whom, and how.

The plan is a tuple of transfers from the outside in. Under `best_for_any` the lower office
gives first (his best, automatically), then the upper returns cards of his choice.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState, Transfer

_RETURNS = {"best_for_worst": "worst", "best_for_any": "choice"}


def contribute(rules: Rules) -> Contribution | None:
    """A plan for the modes this file stands for, an empty one for `none`."""
    how = _RETURNS.get(rules.exchange)

    def plan(state: RoundState) -> tuple[Transfer, ...]:
        if how is None or not state.offices:
            return ()
        pairs = list(exchange_pairs(rules, state.offices))
        tribute = [Transfer(low, high, count, "best") for high, low, count in pairs]
        returns = [Transfer(high, low, count, how) for high, low, count in pairs]
        return (*tribute, *returns)

    return Contribution(plan_exchange=plan)


def exchange_pairs(rules: Rules, offices: tuple[Seat, ...]) -> Iterator[tuple[Seat, Seat, int]]:
    """(upper seat, lower seat, cards) from the outermost pair inwards.

    Where there are more pairs than `exchange_counts`, its last number goes on.
    """
    pairs = len(offices) // 2
    wanted = pairs if rules.privileged == "all" else min(int(rules.privileged), pairs)
    counts = rules.exchange_counts or (0,)
    for i in range(wanted):
        count = counts[min(i, len(counts) - 1)]
        if count:
            yield offices[i], offices[-1 - i], count
