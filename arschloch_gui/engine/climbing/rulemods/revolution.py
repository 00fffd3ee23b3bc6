"""`revolution`: a large enough set reverses the rank order until the round ends (§1.4).

The next such set restores it. Jokers stay on top either way. With `revolution_by_runs`, a run
with at least one card more has the same effect.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import filterfalse

from arschloch_gui.engine.cards import is_joker, rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.events import OrderReversed
from arschloch_gui.engine.climbing.melds import RUN_TIMES, SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.options import Problem

_SIZES = {"four": 4, "five": 5, "six": 6}


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if there are no revolutions."""
    size = _SIZES.get(rules.revolution)
    if size is None:
        return None

    by_runs = rules.revolution_by_runs

    def turn(state: RoundState, meld: Meld, emit: Emit) -> None:
        run = by_runs and meld.kind in RUN_TIMES and meld.size > size
        if run or (meld.kind == SET and meld.size >= size):
            state.reversed = not state.reversed
            if emit:
                emit(OrderReversed(state.reversed))

    return Contribution(trick=TrickPart(after_meld=turn))


def revolution_needs_cards(rules: Rules) -> Problem | None:
    """Check that the deck has enough cards of equal rank for a revolution."""
    size = {"five": 5, "six": 6}.get(rules.revolution, 0)
    wild = rules.two == "wild_only" or rules.joker in ("wild", "jester")
    substitutes = int(rules.joker == "substitute")
    # In a Tarot deck, trumps 1 and 21 can supply the missing cards.
    if size > _largest_set(rules) + substitutes and not wild and rules.deck != "tarot78":
        return Problem.of("revolution_needs_decks", "revolution", "decks", size=size)
    return None


def _largest_set(rules: Rules) -> int:
    natural = filterfalse(is_joker, deck_of(replace(rules, missing=())))
    return max(Counter(map(rank_of, natural)).values())


CONFLICTS = (revolution_needs_cards,)
