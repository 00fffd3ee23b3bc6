"""`lock` (*shibari*): two consecutive combinations of the same suits lock the trick to them.

A joker counts as the suit it stands for. A joker played alone (`joker=substitute`) lifts the lock.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import SUITS, suit_of
from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution, TrickPart
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.melds import JOKER, NO_STANDING, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Refusal

LOCK = "lock"


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the option is off."""
    if not rules.lock:
        return None
    return Contribution(
        trick=TrickPart(
            beats=_keeps_suits,
            after_meld=_lock_or_lift if rules.joker == "substitute" else _lock,
            after_trick=_unlock,
            objects=_why_not,
        ),
        cards=CardsPart(suits_matter=True, suits_bind=True),
    )


def suits_of(meld: Meld) -> int:
    """Return the suits of a meld as a number, with four bits per suit for the number of cards."""
    cards = meld.cards if meld.standing == NO_STANDING else (*meld.cards, meld.standing)
    return sum(1 << 4 * suit_of(card) for card in cards if suit_of(card) >= 0)


def names_of(suits: int) -> tuple[str, ...]:
    """Return the suits in a number made by `suits_of`, one letter per card.

    >>> names_of(0x1001)
    ('D', 'S')
    """
    return tuple(name for at, name in enumerate(SUITS) for _ in range(suits >> 4 * at & 15))


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


def _lock_or_lift(state: RoundState, meld: Meld, emit: Emit) -> None:
    if meld.kind == JOKER:
        was_locked = LOCK in state.marks
        _unlock(state)
        if emit and was_locked:
            emit(RuleApplied("unlock", state.to_act))
    else:
        _lock(state, meld, emit)


def _why_not(state: RoundState, melds: list[Meld]) -> Refusal | None:
    lock, top = state.marks.get(LOCK), state.top
    if lock is None or top is None or not melds:
        return None
    fitting = all((meld.kind, meld.size) == (top.kind, top.size) for meld in melds)
    if not fitting or any(suits_of(meld) == lock for meld in melds):
        return None
    return Refusal.of("locked", suits=names_of(lock))


def _unlock(state: RoundState) -> None:
    state.marks.pop(LOCK, None)
