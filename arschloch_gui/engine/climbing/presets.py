"""The presets of the climbing family (rules.md §8)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.engine.climbing.rules import Rules

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "arschloch": Rules(),
        "trouduc": Rules(
            titles="republic",
            deck="french52",
            rank_order="3-2",
            surplus="random_open",
            first_lead="left_of_dealer",
            next_lead="left_of_dealer",
            beat="equal_or_higher",
            clear_on_finish=True,
            exchange="best_for_worst",
        ),
    }
)
