"""Feats of Grand Seigneur: bombs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.coach.feats import Feat, RoundFacts, is_of_aces
from arschloch_gui.engine.events import Played
from arschloch_gui.engine.seigneur.combos import BOMB


def bomb_on_ace(facts: RoundFacts) -> bool:
    """Return whether the player bombed a play of aces."""
    return any(
        isinstance(event, Played) and event.seat == facts.seat and event.kind == BOMB
        and top is not None and is_of_aces(top)
        for event, top in facts.with_tops()
    )  # fmt: skip


FEATS: Mapping[str, Feat] = MappingProxyType({"bomb_on_ace": bomb_on_ace})
"""The feats by key."""
