"""The progress of each match, computed from its record once and cached until the record changes.

The list of matches shows the round and the user's position, which requires a replay. The results
are in the cache folder, one line per record. Deleting the cache only costs a short wait.
"""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, structs

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import temporaries, write_atomic
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.wording.titles import SETS
from arschloch_gui.coach.bounds import MOST_PLAYERS, Count
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.json_text import JsonError, Word, decode, shaped
from arschloch_gui.engine.restoring import Restored

NAME = "stands-3.jsonl"
"""File name, changed when feats of rounds were added so that all records are replayed once more."""
LEFT_AFTER = 3600
"""Age in seconds after which a temporary file cannot belong to a write in progress."""
Stamp: TypeAlias = tuple[int, int]
"""Size in bytes and modification time in nanoseconds, which identify a version of a record."""
log = logging.getLogger(__name__)


class MatchProgress(Struct, frozen=True):
    """The progress of a match.

    `offices` has the seats from highest to lowest after the last finished round, empty before.
    `titles` is their title set. `rounds` is 0 for an endless match. `bad_line` is the first line of
    the record that is invalid, 0 if all are valid.
    """

    round_no: int = 1
    rounds: int = 0
    offices: tuple[Seat, ...] = ()
    finished: bool = False
    titles: str = ""
    bad_line: int = 0


def stand_of(restored: Restored) -> MatchProgress:
    """Return the progress of a replayed match."""
    match, rules = restored.match, restored.match.spec.rules
    return MatchProgress(
        round_no=max(1, match.round_no),
        rounds=rules.length,
        offices=match.rounds[-1].offices if match.rounds else (),
        finished=match.is_over,
        titles=rules.titles,
        bad_line=restored.line + 1 if restored.error is not None else 0,
    )


class Stands:
    """Cache of the progress of matches, by record. Owned by one thread."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME
        self._known: dict[Path, tuple[Stamp, MatchProgress]] | None = None
        self._news = False

    def of(self, record: Path, stamp: Stamp) -> MatchProgress | None:
        """Return the progress of a record with this stamp, or None if it has to be computed."""
        found = self._all().get(record)
        return found[1] if found is not None and found[0] == stamp else None

    def learn(self, record: Path, stamp: Stamp, stand: MatchProgress) -> None:
        """Cache the progress of a record."""
        self._all()[record] = (stamp, stand)
        self._news = True

    def save(self) -> None:
        """Write new entries to disk, leaving out records that are gone.

        Write errors are ignored, because a missing cache only costs time.
        """
        if not self._news:
            return
        self._news = False
        known = {path: each for path, each in self._all().items() if os.path.exists(path)}
        self._known = known
        lines = (
            json.dumps({"record": str(path), "stamp": stamp, **structs.asdict(stand)}) + "\n"
            for path, (stamp, stand) in known.items()
        )
        with suppress(OSError):
            write_atomic(self._file, "".join(lines).encode())

    def tidy(self) -> None:
        """Delete temporary files of killed windows, sparing those another window is writing."""
        before = time.time() - LEFT_AFTER
        for left in temporaries(self._file.parent).get(NAME, ()):
            with suppress(OSError):
                if left.stat().st_mtime < before:
                    disk.unlink(left)

    def _all(self) -> dict[Path, tuple[Stamp, MatchProgress]]:
        if self._known is None:
            self._known = {path: (stamp, stand) for path, stamp, stand in _read(self._file)}
        return self._known


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the cache file, with the valid range of each field.

    No field may be missing or added, so lines of other versions are recomputed.
    """

    record: Annotated[str, Meta(min_length=1, max_length=10_000)]
    stamp: tuple[int, int]
    round_no: Count
    rounds: Count
    offices: Annotated[tuple[Seat, ...], Meta(max_length=MOST_PLAYERS)]
    finished: bool
    titles: Word
    bad_line: Count

    def __post_init__(self) -> None:
        if self.titles not in ("", *SETS):
            raise ValueError("no such titles")
        if len(self.offices) == 1 or sorted(self.offices) != list(range(len(self.offices))):
            raise ValueError("no such offices")

    @property
    def stand(self) -> MatchProgress:
        """The progress in the line."""
        return MatchProgress(
            **{name: getattr(self, name) for name in MatchProgress.__struct_fields__}
        )


def _read(file: Path) -> Iterator[tuple[Path, Stamp, MatchProgress]]:
    lines: list[bytes] = []
    with suppress(OSError):
        lines = read_file(file).splitlines()
    for number, line in enumerate(lines, start=1):
        try:
            told = shaped(decode(line), _Line)
        except JsonError as error:
            log.info("%s: line %d is worked out anew (%s)", file.name, number, error)
        else:
            yield Path(told.record), told.stamp, told.stand
