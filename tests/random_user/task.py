"""The input and output of one run: plain values stored in files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from random_user.defect import Defect

EVENTS, OUTCOME, SAID, TASK = "events.jsonl", "outcome.json", "said.txt", "task.json"


class Task(msgspec.Struct, frozen=True):
    """One run of the program.

    `folder` is for the run's output, `home` is the person's home. `replay` is a file of events to
    repeat instead of following the seed. `hasty`, `quits`: see `walker.Habits`. With `pool`,
    players think in a process of their own at their own level, and exercises are judged in full.
    With `slow_keys`, keys wait as they do for a person. With `drawn`, pictures are drawn.
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
        """Write the task into its folder; return the file."""
        path = Path(self.folder) / TASK
        path.write_bytes(msgspec.json.encode(self))
        return path


class Outcome(msgspec.Struct, frozen=True):
    """The result of a run.

    `events` is the number of events, `compared` the number of comparisons of record, window and
    table. `quit` is true if the user ended the program.
    """

    events: int = 0
    compared: int = 0
    quit: bool = False
    defects: tuple[Defect, ...] = ()
    expected: tuple[str, ...] = ()
    coverage: dict[str, Any] = {}
    seconds: float = 0.0
    """Processor time of the process."""


def read_task(path: Path) -> Task:
    """Read the input of a run."""
    return msgspec.json.decode(path.read_bytes(), type=Task)


def read_outcome(folder: Path) -> Outcome | None:
    """Read the result of a run; None if it did not reach its end."""
    try:
        return msgspec.json.decode((folder / OUTCOME).read_bytes(), type=Outcome)
    except (OSError, msgspec.DecodeError):
        return None
