"""`tabula_rasa`: equal ranks can be played, and completing a rank wins the trick (§1.4).

The player who plays the last card of a rank (in four single jacks or two pairs of jacks) wins the
trick immediately. Sets of four do not have this effect.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit

LARGEST = 3


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the option is off."""
    if not rules.tabula_rasa:
        return None
    return Contribution(trick=TrickPart(beats=_equal, after_meld=_sweep))


def _equal(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    same = (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank)
    return True if same and meld.kind == SET and meld.size <= LARGEST else None


def _sweep(state: RoundState, meld: Meld, emit: Emit) -> None:
    # Jokers and trumps are excluded because they do not have a rank of four cards to complete.
    if meld.kind != SET or meld.size > LARGEST or meld.rank not in state.book.naturals:
        return
    played = sum(rank_of(c) == meld.rank for _, each in state.trick for c in each.cards)
    if played == sum(rank_of(card) == meld.rank for card in state.book.deck):
        state.swept = True
        if emit:
            emit(RuleApplied("tabula_rasa", state.to_act))
