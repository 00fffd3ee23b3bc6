"""Answers to exercises, for tests of the practice memory."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.verdict import verdict

MONDAY = datetime(2026, 3, 2, 18, 0, tzinfo=UTC)


def answer(
    loss: float = 0.0, *, days: float = 0, seed: int = 1, stderr: float = 0.005, **others: Any
) -> ExerciseAnswer:
    """Return an answer to a seed's first decision, given this many days after a Monday evening."""
    origin: dict[str, Any] = {"preset": "arschloch", "rules": {}, "seed": seed, "decision": 0}
    if variant := others.pop("variant", 0):
        origin["variant"] = variant
    told: dict[str, Any] = {
        "themes": ("pair",), "phase": "exchange", "office": 0, "cards": 2,
        "chosen": {"give": ["7D", "8H"], "to": 3},
    } | others  # fmt: skip
    time = MONDAY + timedelta(days=days)
    return ExerciseAnswer(
        time, origin, loss=loss, stderr=stderr, verdict=verdict(loss, stderr), **told
    )


GOOD, BAD = 0.01, 0.12
