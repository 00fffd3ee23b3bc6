"""What one run is told and what it tells: plain values that go through files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from random_user.defect import Defect

EVENTS, OUTCOME, SAID, TASK = "events.jsonl", "outcome.json", "said.txt", "task.json"


class Task(msgspec.Struct, frozen=True):
    """One run of the program. `folder` gets what the run tells, `home` is the person's home.

    `replay` is a file of events to do instead of walking by the seed. `hasty`, `quits`: see
    `walker.Habits`. `pool`: players think in a process of their own at their own level, and
    exercises are judged in full. `slow_keys`: keys wait as they do for a person. `drawn`: pictures
    are drawn.
    """

    folder: str
    home: str
    seed: str
    events: int
    replay: str = ""
    hasty: float = 0.0
    quits: bool = False
    pool: bool = False
    slow_keys: bool = False
    drawn: bool = False

    def write(self) -> Path:
        """Write it into its folder; returns the file."""
        path = Path(self.folder) / TASK
        path.write_bytes(msgspec.json.encode(self))
        return path


class Outcome(msgspec.Struct, frozen=True):
    """What came of a run. `events` were made, `compared` times record, window and table were
    compared, `quit` tells that the user ended the program."""

    events: int = 0
    compared: int = 0
    quit: bool = False
    defects: tuple[Defect, ...] = ()
    expected: tuple[str, ...] = ()
    coverage: dict[str, Any] = {}
    seconds: float = 0.0
    """Processor time of the process."""


def read_task(path: Path) -> Task:
    """Read what a run is told."""
    return msgspec.json.decode(path.read_bytes(), type=Task)


def read_outcome(folder: Path) -> Outcome | None:
    """Read what a run has told; None where it did not come to its end."""
    try:
        return msgspec.json.decode((folder / OUTCOME).read_bytes(), type=Outcome)
    except (OSError, msgspec.DecodeError):
        return None
