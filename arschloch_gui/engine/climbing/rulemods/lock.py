"""`lock` (*shibari*): two combinations in succession of the same suits bind the trick to them."""

from __future__ import annotations

from arschloch_gui.engine.cards import suit_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.events import Emit, RuleApplied

LOCK = "lock"


def contribute(rules: Rules) -> Contribution | None:
    """Only when switched on."""
    if not rules.lock:
        return None
    return Contribution(
        suits_matter=True,
        suits_bind=True,
        beats=_keeps_suits,
        after_meld=_lock,
        after_trick=_unlock,
    )


def suits_of(meld: Meld) -> int:
    """The suits of a meld as one number: for each suit how many cards, four bits a suit."""
    return sum(1 << 4 * suit_of(card) for card in meld.cards if suit_of(card) >= 0)


def _keeps_suits(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    lock = state.marks.get(LOCK)
    return False if lock is not None and suits_of(meld) != lock else None


def _lock(state: RoundState, meld: Meld, emit: Emit) -> None:
    if LOCK not in state.marks and len(state.trick) > 1:
        suits = suits_of(meld)
        if suits and suits == suits_of(state.trick[-2][1]):
            state.marks[LOCK] = suits
            if emit:
                emit(RuleApplied("lock", state.to_act))


def _unlock(state: RoundState) -> None:
    state.marks.pop(LOCK, None)
