"""House rules, one module each.

A module reads its own options and can contribute hooks. If its options conflict with others, it
lists the checks as `CONFLICTS`. Effects apply in the order of `MODULES`. For a hook that can exist
only once, the last contribution wins. For `beats`, the first rule that decides wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from arschloch_gui.engine.climbing.contribution import Contribution
from arschloch_gui.engine.climbing.rulemods import (
    beat,
    bombs,
    clear_on_finish,
    climb_bonus,
    cutting,
    dealing,
    exchange_ask,
    exchange_best,
    exchange_negotiate,
    exchange_pairs,
    excuse,
    first_seating,
    forget_offices,
    inherit,
    jester_revolution,
    joker_exchangeable,
    joker_high,
    joker_jester,
    joker_substitute,
    joker_takes_trick,
    joker_trump,
    last_card_penalty,
    lock,
    low_beats_high,
    lowest_office_may_equal,
    match_or_skip,
    may_pass_lead,
    opening,
    owner_may_continue,
    pass_left,
    pass_policy,
    points,
    putsch,
    redraw_seats,
    reseat,
    revolution,
    run_of_three_bonus,
    run_reach,
    runs,
    sets,
    spade3_beats_joker,
    strict_table,
    suit_order,
    surplus,
    tabula_rasa,
    top_announce,
    trumps,
    wild_cards,
)
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem


class RuleModule(Protocol):
    """The interface that every module in this package has."""

    def contribute(self, rules: Rules) -> Contribution | None: ...  # self: a module function


@runtime_checkable
class Restricting(Protocol):
    """The interface of modules with options that can conflict with others."""

    @property
    def CONFLICTS(self) -> tuple[Callable[[Rules], Problem | None], ...]: ...


MODULES: tuple[RuleModule, ...] = (
    dealing,
    forget_offices,
    first_seating,
    surplus,
    sets,
    joker_high,
    joker_jester,
    wild_cards,
    trumps,
    runs,
    match_or_skip,
    joker_takes_trick,
    excuse,
    spade3_beats_joker,
    bombs,
    joker_trump,
    joker_substitute,
    lock,
    run_reach,
    low_beats_high,
    tabula_rasa,
    suit_order,
    lowest_office_may_equal,
    beat,
    pass_policy,
    owner_may_continue,
    may_pass_lead,
    clear_on_finish,
    cutting,
    revolution,
    run_of_three_bonus,
    inherit,
    opening,
    joker_exchangeable,
    last_card_penalty,
    strict_table,
    putsch,
    jester_revolution,
    climb_bonus,
    exchange_pairs,
    exchange_best,
    exchange_ask,
    exchange_negotiate,
    pass_left,
    top_announce,
    reseat,
    redraw_seats,
    points,
)
