"""One file per rule. A module reads its own options and contributes hooks, or nothing.

The order of `MODULES` is the order in which effects apply; of hooks that can exist only once
the last contribution counts, of `beats` the first verdict.
"""

from __future__ import annotations

from typing import Protocol

from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rulemods import (
    beat,
    clear_on_finish,
    exchange,
    inherit,
    lowest_office_may_equal,
    opening,
    pass_policy,
    reseat,
    sets,
    suit_order,
    surplus,
)
from arschloch_gui.engine.climbing.rules import Rules


class RuleModule(Protocol):
    """What a module of this package offers."""

    def contribute(self, rules: Rules) -> Contribution | None: ...  # self: a module function


MODULES: tuple[RuleModule, ...] = (
    surplus,
    sets,
    suit_order,
    lowest_office_may_equal,
    beat,
    pass_policy,
    clear_on_finish,
    inherit,
    opening,
    exchange,
    reseat,
)
