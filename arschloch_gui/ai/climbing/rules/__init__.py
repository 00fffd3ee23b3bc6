"""Special code of `regular` for house rules, one module per rule, named like the engine's."""

from __future__ import annotations

from arschloch_gui.ai.climbing.habit import Claim, Habit
from arschloch_gui.ai.climbing.rules import (
    climb_bonus,
    exchange_ask,
    exchange_negotiate,
    jester_revolution,
    putsch,
)

HABITS: tuple[Habit, ...] = (
    exchange_ask.HABIT,
    exchange_negotiate.HABIT,
    jester_revolution.HABIT,
    putsch.HABIT,
)
CLAIMS: tuple[Claim, ...] = (
    climb_bonus.CLAIM,
)  # fmt: skip
