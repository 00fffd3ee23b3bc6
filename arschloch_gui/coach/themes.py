"""What a decision can teach, by keys: `themes.py` of a game's package in `coach/` knows them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from arschloch_gui.coach.task import Task


def themes(task: Task) -> tuple[str, ...]:
    """The themes of a decision; none where its game knows none."""
    package = f"{__package__}.{task.game}"
    if find_spec(package) is None or find_spec(f"{package}.themes") is None:
        return ()
    found: tuple[str, ...] = import_module(f"{package}.themes").themes(task.view, task.legal)
    return found
