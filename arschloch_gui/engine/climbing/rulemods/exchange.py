"""The exchange by best and worst cards (rules.md §1.6): who gives how many to whom, and how.

The plan is a tuple of transfers from the outside in. Under `best_for_any` the lower office
gives first (his best, automatically), then the upper returns cards of his choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.gifts import GIVING, hand_over
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import EXCHANGE, Due, Given, RoundState, Transfer
from arschloch_gui.engine.events import Emit

_RETURNS = {"best_for_worst": "worst", "best_for_any": "choice"}


def contribute(rules: Rules) -> Contribution | None:
    """A stage for the modes this file stands for, nothing for the others."""
    how = _RETURNS.get(rules.exchange)
    if how is None:
        return None

    def stage(state: RoundState, emit: Emit) -> None:
        pairs = list(exchange_pairs(rules, state.offices))
        tribute = [Transfer(low, high, count, "best") for high, low, count in pairs]
        returns = [Transfer(high, low, count, how) for high, low, count in pairs]
        carry_out(state, [*tribute, *returns], emit)

    return Contribution(stage=stage, interludes=(GIVING,))


def exchange_pairs(rules: Rules, offices: tuple[Seat, ...]) -> Iterator[tuple[Seat, Seat, int]]:
    """(upper seat, lower seat, cards) from the outermost pair inwards; none in a first round.

    Where there are more pairs than `exchange_counts`, its last number goes on.
    """
    pairs = len(offices) // 2
    wanted = pairs if rules.privileged == "all" else min(int(rules.privileged), pairs)
    counts = rules.exchange_counts or (0,)
    for i in range(wanted):
        count = counts[min(i, len(counts) - 1)]
        if count:
            yield offices[i], offices[-1 - i], count


def carry_out(state: RoundState, plan: list[Transfer], emit: Emit) -> None:
    """Make the automatic transfers of a plan and queue those of choice."""
    # Automatic gifts cross: each is chosen from the hand before anything arrives.
    forced = [Given(t.giver, t.taker, _extreme(state, t)) for t in plan if t.how != "choice"]
    for given in forced:
        hand_over(state, given, emit)
    # A tribute smaller than planned (short hands) is answered by as many cards.
    received = {(g.taker, g.giver): len(g.cards) for g in forced}
    for t in plan:
        if t.how == "choice":
            count = min(t.count, received.get((t.giver, t.taker), t.count))
            state.due.append(Due(t.giver, EXCHANGE, replace(t, count=count)))


def _extreme(state: RoundState, transfer: Transfer) -> tuple[Card, ...]:
    ranked = sorted(state.hands[transfer.giver], key=state.book.exchange_key)
    count = min(transfer.count, len(ranked))
    chosen = ranked[len(ranked) - count :] if transfer.how == "best" else ranked[:count]
    return tuple(sorted(chosen))
