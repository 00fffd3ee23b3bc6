"""Feats of the climbing games: bombs, revolutions and putsches."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.coach.feats import Feat, RoundFacts, is_of_aces
from arschloch_gui.engine.climbing.events import OrderReversed, RuleApplied
from arschloch_gui.engine.events import Played


def bomb_on_ace(facts: RoundFacts) -> bool:
    """Return whether the player bombed a play of aces."""
    beaten: Played | None = None
    for event, top in facts.with_tops():
        if isinstance(event, Played):
            beaten = top
        elif event == RuleApplied("bomb", facts.seat) and beaten and is_of_aces(beaten):
            return True
    return False


def revolution_paid(facts: RoundFacts) -> bool:
    """Return whether the player started a revolution and won the round."""
    started = any(
        isinstance(event, OrderReversed) and event.reversed and by is not None
        and by.seat == facts.seat
        for event, by in facts.with_tops()
    )  # fmt: skip
    return started and facts.won


def putsch(facts: RoundFacts) -> bool:
    """Return whether the player's putsch succeeded."""
    return RuleApplied("putsch_succeeded", facts.seat) in facts.events


FEATS: Mapping[str, Feat] = MappingProxyType(
    {"bomb_on_ace": bomb_on_ace, "revolution_paid": revolution_paid, "putsch": putsch}
)
"""The feats by key."""
