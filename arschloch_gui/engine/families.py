"""The games of the house: one line each. A preset belongs to exactly one family."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.family import Family
from arschloch_gui.engine.shithead.family import SHITHEAD
from arschloch_gui.engine.thirteen.family import THIRTEEN

FAMILIES: tuple[Family, ...] = (CLIMBING, THIRTEEN, SHITHEAD)


def presets() -> dict[str, Any]:
    """Every preset of every family, in the order they are offered."""
    return {name: rules for family in FAMILIES for name, rules in family.presets.items()}


def family_of_rules(rules: Any) -> Family:
    """The family whose kind of rules these are. Raises `KeyError`."""
    for family in FAMILIES:
        if isinstance(rules, type(next(iter(family.presets.values())))):
            return family
    raise KeyError(type(rules).__name__)


def family_of(preset: str) -> Family:
    """The family a preset belongs to. Raises `KeyError`."""
    for family in FAMILIES:
        if preset in family.presets:
            return family
    raise KeyError(preset)
