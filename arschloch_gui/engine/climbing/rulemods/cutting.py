"""Ranks that clear the trick: `two=cuts` and `eight_cuts` (§1.4).

A set of such a rank ends the trick immediately. With `eight_cuts_in_runs`, so does a run that
contains an eight or a joker standing for one.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.melds import RUN_TIMES, SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.options import Problem


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if no rank clears the trick."""
    names = (["2"] if rules.two == "cuts" else []) + (["8"] if rules.eight_cuts else [])
    ranks = frozenset(RANK_OF_NAME[name] for name in names)
    if not ranks:
        return None
    in_runs = rules.eight_cuts_in_runs

    def cut(state: RoundState, meld: Meld, emit: Emit) -> None:
        if (meld.kind == SET and meld.rank in ranks) or (in_runs and _run_with_eight(meld)):
            state.swept = True
            if emit:
                emit(RuleApplied("cut", state.to_act))

    return Contribution(trick=TrickPart(after_meld=cut))


_EIGHT = RANK_OF_NAME["8"]


def _run_with_eight(meld: Meld) -> bool:
    if meld.kind not in RUN_TIMES:
        return False
    stood_for = meld.standing >= 0 and rank_of(meld.standing) == _EIGHT
    return stood_for or any(rank_of(card) == _EIGHT for card in meld.cards)


def cutting_twos_without_jokers(rules: Rules) -> Problem | None:
    """Check that the deck has no jokers if twos clear the trick."""
    if rules.two == "cuts" and rules.jokers:
        return Problem.of("cuts_exclude_jokers", "two", "jokers")
    return None


CONFLICTS = (cutting_twos_without_jokers,)
