"""`last_card_penalty`: who goes out with one of these ranks gets the lowest office (§1.5)."""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState


def contribute(rules: Rules) -> Contribution | None:
    """Only for the ranks named."""
    ranks = frozenset(RANK_OF_NAME[name] for name in rules.last_card_penalty)
    if not ranks:
        return None

    def demotes(state: RoundState, meld: Meld) -> bool:
        return any(rank_of(card) in ranks for card in meld.cards)

    return Contribution(demotes=demotes)
