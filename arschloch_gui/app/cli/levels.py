"""Levels of the AI named on the command line."""

from __future__ import annotations

from arschloch_gui.ai.levels import LEVELS
from arschloch_gui.app.cli.failure import Failure


def checked_level(name: str) -> str:
    """The level itself. Raises `Failure`, which lists the levels there are."""
    if name not in LEVELS:
        raise Failure(f"There is no AI level “{name}”; there are {', '.join(LEVELS)}.")
    return name
