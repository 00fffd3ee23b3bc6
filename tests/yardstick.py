"""The reference table for measurements: four players, 52 cards, no exchange, basic rules."""

from __future__ import annotations

from arschloch_gui.engine.climbing.rules import Rules
from deals import rules

PRESET = "trouduc"
OPTIONS: dict[str, object] = {
    "exchange": "none", "beat": "higher", "clear_on_finish": False, "revolution": "four",
    "two": "cuts",
}  # fmt: skip


def yardstick() -> Rules:
    """Return its rules."""
    return rules(PRESET, **OPTIONS)
