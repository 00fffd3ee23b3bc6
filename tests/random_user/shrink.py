"""Shortens a list of events that leads to a failure (delta debugging).

Parts of the list are left out while the same defect is still found. Every try is a run of the
program from the initial home.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import TypeVar

from random_user import events, runs
from random_user.events import Event
from random_user.runs import Ran
from random_user.task import EVENTS

T = TypeVar("T")
TRIES = 2
"""The number of tries for a defect that depends on timing."""


def shorten(
    items: Sequence[T], fails: Callable[[list[T]], bool], enough: Callable[[], bool] = lambda: False
) -> list[T]:
    """Return the items needed for `fails` (ddmin: Zeller and Hildebrandt, 2002).

    `items` must fail. The result fails, too, and with any single item left out it does not, unless
    `enough` ended the search before.
    """
    left, parts = list(items), 2
    while len(left) > 1 and not enough():
        size = -(-len(left) // parts)
        for start in range(0, len(left), size):
            rest = left[:start] + left[start + size :]
            if enough():
                return left
            if rest and fails(rest):
                left, parts = rest, max(parts - 1, 2)
                break
        else:
            if size == 1:
                return left
            parts = min(2 * parts, len(left))
    return left


def shrink(
    ran: Ran, minutes: float, say: Callable[[str], None] = lambda line: None
) -> list[Event] | None:
    """Shorten the events of a run with a defect; None if it cannot be reproduced."""
    wanted = ran.defects[0].name
    until = monotonic() + 60 * minutes

    def fails(tried: list[Event]) -> bool:
        again = any(_leads_to(ran, tried, wanted) for _ in range(TRIES))
        say(f"{len(tried)} events: {'the same' if again else 'nothing'}")
        return again

    made = events.read(ran.folder / EVENTS)
    if not fails(made):
        return None
    # Most events are irrelevant, so the last ones are tried by themselves first.
    for last in (20, 60, 200, 600):
        if last < len(made) and fails(made[-last:]):
            made = made[-last:]
            break
    return shorten(made, fails, lambda: monotonic() > until)


def _leads_to(ran: Ran, tried: list[Event], wanted: str) -> bool:
    with tempfile.TemporaryDirectory(prefix="shrink-") as name:
        folder = Path(name)
        replay = folder / "replay.jsonl"
        events.write(replay, tried)
        again = runs.again(ran, folder / "run", replay)
        found = any(defect.name == wanted for defect in again.defects)
        shutil.rmtree(folder / "run")
        return found
