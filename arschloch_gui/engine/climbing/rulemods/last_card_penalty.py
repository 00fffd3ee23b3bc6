"""`last_card_penalty`: who goes out with one of these ranks gets the lowest office (§1.5)."""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.options import Problem


def contribute(rules: Rules) -> Contribution | None:
    """Only for the ranks named."""
    ranks = frozenset(RANK_OF_NAME[name] for name in rules.last_card_penalty)
    if not ranks:
        return None

    def demotes(state: RoundState, meld: Meld) -> bool:
        return any(rank_of(card) in ranks for card in meld.cards)

    return Contribution(demotes=demotes)


def penalty_leaves_ranks(rules: Rules) -> Problem | None:
    """Some rank has to be left to go out with."""
    ranks = {rank_of(card) for card in deck_of(rules)}
    if rules.last_card_penalty and ranks <= {RANK_OF_NAME[n] for n in rules.last_card_penalty}:
        return Problem.of("penalty_on_every_rank", "last_card_penalty", "deck")
    return None


CONFLICTS = (penalty_leaves_ranks,)
