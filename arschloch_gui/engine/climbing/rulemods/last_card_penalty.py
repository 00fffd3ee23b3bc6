"""`last_card_penalty`: going out with one of these ranks leads to the lowest position (§1.5)."""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, OutPart
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import Problem

PENALTY = "last_card_penalty"


def contribute(rules: Rules) -> Contribution | None:
    """Return the penalised ranks, or None if there are none."""
    ranks = {RANK_OF_NAME[name]: PENALTY for name in rules.last_card_penalty}
    return Contribution(out=OutPart(penalised=ranks)) if ranks else None


def penalty_on_ranks_in_deck(rules: Rules) -> Problem | None:
    """Check that the penalised ranks are in the deck."""
    present = {rank_of(card) for card in deck_of(rules)}
    whole = {rank_of(card) for card in deck_of(replace(rules, missing=()))}
    for name in rules.last_card_penalty:
        if RANK_OF_NAME[name] not in whole:
            return Problem.of("penalty_not_in_deck", "last_card_penalty", "deck", rank=name)
        if RANK_OF_NAME[name] not in present:
            return Problem.of("penalty_rank_missing", "last_card_penalty", "missing", rank=name)
    return None


def penalty_leaves_ranks(rules: Rules) -> Problem | None:
    """Check that at least one rank is not penalised."""
    ranks = {rank_of(card) for card in deck_of(rules)}
    if rules.last_card_penalty and ranks <= {RANK_OF_NAME[n] for n in rules.last_card_penalty}:
        return Problem.of("penalty_on_every_rank", "last_card_penalty", "deck")
    return None


CONFLICTS = (penalty_on_ranks_in_deck, penalty_leaves_ranks)
