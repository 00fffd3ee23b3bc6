"""Feats of Shithead: a round without picking up the pile."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.coach.feats import Feat, RoundFacts
from arschloch_gui.engine.shithead.events import PileTaken


def clean_plate(facts: RoundFacts) -> bool:
    """Return whether the player won the round without ever picking up the pile."""
    return facts.won and all(each.seat != facts.seat for each in facts.of(PileTaken))


FEATS: Mapping[str, Feat] = MappingProxyType({"clean_plate": clean_plate})
"""The feats by key."""
