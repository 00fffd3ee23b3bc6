"""`inherit`: who leads if the winner of a trick is out of cards (rules.md §1.3).

By default (*erben*), the next player who has cards inherits the lead. The other options choose by
the previous round's positions or at random. In a first round, where there are no positions, the
default applies instead of a choice by position.
"""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.contribution import Contribution, LeadPart
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook that chooses who inherits the lead.

    With `clear_on_finish`, this is always the next player.
    """
    return Contribution(
        lead=LeadPart(heir=_HEIRS[rules.inherit], heir_drawn=rules.inherit == "random")
    )


def _next(state: RoundState) -> Seat:
    return state.next_holder(state.owner)


def _highest_office(state: RoundState) -> Seat:
    return _first_holder(state, state.offices)


def _lowest_office(state: RoundState) -> Seat:
    return _first_holder(state, state.offices[::-1])


def _random(state: RoundState) -> Seat:
    return Rng(state.seed, "heir", len(state.history)).choice(state.holders())


def _first_holder(state: RoundState, offices: tuple[Seat, ...]) -> Seat:
    for seat in offices:
        if state.hands[seat]:
            return seat
    return _next(state)


_HEIRS: dict[str, Callable[[RoundState], Seat]] = {
    "next": _next,
    "lowest_office": _lowest_office,
    "highest_office": _highest_office,
    "random": _random,
}


def privilege_needs_distinct_offices(rules: Rules) -> Problem | None:
    """Check that every position is distinct if a position decides who inherits the lead."""
    # With up to five players there is at most one middle position, so all positions are distinct.
    ambiguous = rules.players > 5 and not rules.all_distinct
    if rules.inherit in ("lowest_office", "highest_office") and ambiguous:
        return Problem.of("privilege_needs_distinct", "inherit", "all_distinct")
    return None


CONFLICTS = (privilege_needs_distinct_offices,)
