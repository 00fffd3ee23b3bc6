"""The Excuse of the Tarot deck: played alone, it wins any trick immediately (rules.md §3).

It can be played at any time, even on a bomb. It can also be led, or be a player's last card. Only a
player bound by `match_or_skip` cannot play it.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.cards import EXCUSE, Card, rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.melds import JOKER, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.options import Problem


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the deck has no Excuse."""
    if rules.deck != "tarot78":
        return None
    part = TrickPart(melds=_alone, beats=_beats, crosses=_is_excuse, after_meld=_take)
    return Contribution(trick=part)


def _alone(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    if EXCUSE in hand and not (whole and len(hand) > 1):
        yield Meld(JOKER, 1, rank_of(EXCUSE), 0, (EXCUSE,))


def _is_excuse(meld: Meld) -> bool:
    return meld.cards == (EXCUSE,)


def _beats(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    return True if _is_excuse(meld) else None


def _take(state: RoundState, meld: Meld, emit: Emit) -> None:
    if _is_excuse(meld):
        state.swept = True
        if emit:
            emit(RuleApplied("excuse", state.to_act))


def no_jokers_beside_the_excuse(rules: Rules) -> Problem | None:
    """Check that a Tarot deck has no jokers besides its Excuse."""
    if rules.deck == "tarot78" and rules.jokers:
        return Problem.of("no_jokers_in_tarot", "jokers", "deck")
    return None


CONFLICTS = (no_jokers_beside_the_excuse,)
