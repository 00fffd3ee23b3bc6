"""Trumps of a Tarot deck: chances that rivals hold rows, or a trump that helps other cards.

A row is a set to the rules, named by its highest trump. `plan.Plan` plans the trumps of a hand.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.meld_relations import Trumps


def expected_helper(trumps: Trumps, single: list[float]) -> float:
    """The chance that a rival holds a trump that helps; `single` by trump: that he holds it."""
    none = 1.0
    for rank in trumps.helping:
        none *= 1.0 - single[rank - trumps.first]
    return 1.0 - none


def expected_rows(trumps: Trumps, single: list[float], size: int) -> list[float]:
    """By highest trump, from the lowest that can be one: how likely a rival can play the row.

    Helpers fill one place at most.
    """
    helper = expected_helper(trumps, single)
    found: list[float] = []
    for end in range(size, len(single) + 1):
        whole = _product(single, end - size, end)
        if helper:
            # With certainties among them it is enough that a single place is uncertain.
            filled = 0.0
            for at in range(end - size, end):
                before, after = _product(single, end - size, at), _product(single, at + 1, end)
                filled += (1.0 - single[at]) * before * after
            whole += helper * filled
        found.append(whole if whole < 1.0 else 1.0)
    return found


def _product(factors: list[float], start: int, end: int) -> float:
    found = 1.0
    for at in range(start, end):
        found *= factors[at]
    return found
