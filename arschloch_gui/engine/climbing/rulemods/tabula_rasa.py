"""`tabula_rasa`: equals may be played; who completes a rank in the trick takes it (§1.4).

When all cards of a rank lie in the trick (four single jacks, two pairs of jacks), the player
of the last takes it at once. Not for fours.
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
    """Only when switched on."""
    if not rules.tabula_rasa:
        return None
    return Contribution(trick=TrickPart(beats=_equal, after_meld=_sweep))


def _equal(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    same = (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank)
    return True if same and meld.kind == SET and meld.size <= LARGEST else None


def _sweep(state: RoundState, meld: Meld, emit: Emit) -> None:
    # Jokers and trumps do not come in sets of four, so they never complete a rank.
    if meld.kind != SET or meld.size > LARGEST or meld.rank not in state.book.naturals:
        return
    laid = sum(rank_of(c) == meld.rank for _, each in state.trick for c in each.cards)
    if laid == sum(rank_of(card) == meld.rank for card in state.book.deck):
        state.swept = True
        if emit:
            emit(RuleApplied("tabula_rasa", state.to_act))
