"""`inherit`: who leads when the taker of a trick is out of cards (rules.md §1.3).

*Erben* gives the lead to the next player. The privileges look at the offices of the round
before among the players still in; in a first round there are none and *erben* applies.
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
    """One heir hook for every value; a swept last card always passes the lead on in order."""
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
    """The lead falls to an office: each has to have one holder."""
    # Up to five players there is at most one middle office, so all are distinct anyway.
    ambiguous = rules.players > 5 and not rules.all_distinct
    if rules.inherit in ("lowest_office", "highest_office") and ambiguous:
        return Problem.of("privilege_needs_distinct", "inherit", "all_distinct")
    return None


CONFLICTS = (privilege_needs_distinct_offices,)
