"""How far each match has come: worked out from its record once, and kept until the record changes.

A list of matches shows the round and the office of each, which only replaying tells. What came of
it lies in the folder of caches, one line a record: whoever deletes it has to wait a little once.
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

NAME = "stands-2.jsonl"
"""Another name than before the rounds were counted, so that all records are looked at once more."""
LEFT_AFTER = 3600
"""A temporary file that is so many seconds old belongs to no window that still writes."""
Stamp: TypeAlias = tuple[int, int]
"""Size in bytes and time of the last change in nanoseconds: a record with the same is the same."""
log = logging.getLogger(__name__)


class MatchProgress(Struct, frozen=True):
    """How a match stands. `offices`: the seats from highest to lowest after the last round that is
    over, empty before; `titles`: the set they are named by; `rounds` 0 is endless; `bad_line`: the
    line from which the record does not hold, 0 where it holds."""

    round_no: int = 1
    rounds: int = 0
    offices: tuple[Seat, ...] = ()
    finished: bool = False
    titles: str = ""
    bad_line: int = 0


def stand_of(restored: Restored) -> MatchProgress:
    """How a match stands that was replayed as far as its record holds."""
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
    """The stands known, by record. Owned by one thread."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME
        self._known: dict[Path, tuple[Stamp, MatchProgress]] | None = None
        self._news = False

    def of(self, record: Path, stamp: Stamp) -> MatchProgress | None:
        """The stand of a record that has this stamp; None where it has to be worked out."""
        found = self._all().get(record)
        return found[1] if found is not None and found[0] == stamp else None

    def learn(self, record: Path, stamp: Stamp, stand: MatchProgress) -> None:
        """Keep what was worked out."""
        self._all()[record] = (stamp, stand)
        self._news = True

    def save(self) -> None:
        """Write down what is new, without records that are gone.

        A disk that is full costs only time later, so nothing is said of it.
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
        """Delete what killed windows left half written; another window writes for a moment only."""
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
    """A line of the file: what it has to have, and the bounds of that.

    What another version wrote is worked out anew, so nothing may be missing and nothing be added.
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
        """What the line tells."""
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
