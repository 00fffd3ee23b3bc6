"""`spade3_beats_joker`: the three of spades beats a single joker (Daifugō; rules.md §1.4)."""

from __future__ import annotations

from arschloch_gui.engine.cards import CARD_OF, is_joker
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState

_SPADE_THREE = CARD_OF["3S"]


def contribute(rules: Rules) -> Contribution | None:
    """Only when switched on; then this one suit counts."""
    if not rules.spade3_beats_joker:
        return None
    return Contribution(suits_matter=True, beats=_beats)


def _beats(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    single_joker = top.size == 1 and is_joker(top.cards[0])
    return True if single_joker and meld.cards == (_SPADE_THREE,) else None
