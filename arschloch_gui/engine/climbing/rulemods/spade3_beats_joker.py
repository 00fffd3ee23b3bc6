"""`spade3_beats_joker`: the three of spades beats a single joker (Daifugō; rules.md §1.4).

With `spade3_sweeps`, it also ends the trick immediately.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import CARD_OF, is_joker
from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution, TrickPart
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.options import Problem

_SPADE_THREE = CARD_OF["3S"]


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, which distinguish suits, or None if the option is off."""
    if not rules.spade3_beats_joker:
        return None
    sweep = _sweep if rules.spade3_sweeps else None
    part = TrickPart(beats=_beats, crosses=_is_spade_three, after_meld=sweep)
    return Contribution(trick=part, cards=CardsPart(suits_matter=True))


def _beats(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    return True if _lands_on_joker(meld, top) else None


def _lands_on_joker(meld: Meld, below: Meld) -> bool:
    single_joker = below.size == 1 and is_joker(below.cards[0])
    return single_joker and _is_spade_three(meld)


def _is_spade_three(meld: Meld) -> bool:
    return meld.cards == (_SPADE_THREE,)


def _sweep(state: RoundState, meld: Meld, emit: Emit) -> None:
    if len(state.trick) > 1 and _lands_on_joker(meld, state.trick[-2][1]):
        state.swept = True
        if emit:
            emit(RuleApplied("spade3", state.to_act))


def spade_three_in_deck(rules: Rules) -> Problem | None:
    """Check that the three of spades is in the deck."""
    if not rules.spade3_beats_joker or _SPADE_THREE in deck_of(rules):
        return None
    if "3S" in rules.missing:
        return Problem.of("needs_missing_card", "spade3_beats_joker", "missing", card="3S")
    return Problem.of("no_spade_three", "spade3_beats_joker", "deck")


CONFLICTS = (spade_three_in_deck,)
