"""Trumps of a Tarot deck: the probabilities that rivals hold rows or helpers.

The rules treat a row as a set whose rank is its highest trump. `plan.Plan` plans the trumps in a
hand.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.meld_relations import Trumps


def expected_helper(trumps: Trumps, single: list[float]) -> float:
    """Return the probability that a rival holds a helper; `single` has it for each trump."""
    none = 1.0
    for rank in trumps.helping:
        none *= 1.0 - single[rank - trumps.first]
    return 1.0 - none


def expected_rows(trumps: Trumps, single: list[float], size: int) -> list[float]:
    """Return the probability that a rival can play each row of this size, by highest trump.

    The list starts with the lowest trump that can be the highest of a row. A helper fills at most
    one place.
    """
    helper = expected_helper(trumps, single)
    found: list[float] = []
    for end in range(size, len(single) + 1):
        whole = _product(single, end - size, end)
        if helper:
            # Even if all other places are certain, the helper can fill the one that is not.
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
