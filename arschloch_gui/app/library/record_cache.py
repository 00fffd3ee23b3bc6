"""Cache of values computed from match records, in a file with one line per record. A value is valid
until its record changes. If the file is deleted, the values are recomputed.
"""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import temporaries, write_atomic
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.engine.json_text import JsonError, decode_object, shaped

LEFT_AFTER = 3600
"""Age in seconds from which a temporary file cannot belong to a window that is still writing."""
Stamp: TypeAlias = tuple[int, int]
"""Size in bytes and modification time in nanoseconds, by which changes of a record are detected."""
T = TypeVar("T", bound=Struct)
log = logging.getLogger(__name__)


class RecordCache(Generic[T]):
    """Cache of values by record. Owned by one thread.

    `read` converts the JSON object in a line to a value. It raises `JsonError` for lines of other
    versions, whose values are then recomputed.
    """

    def __init__(self, file: Path, read: Callable[[dict[str, object]], T]) -> None:
        self._file = file
        self._read = read
        self._known: dict[Path, tuple[Stamp, T]] | None = None
        self._news = False

    def of(self, record: Path, stamp: Stamp) -> T | None:
        """Return the value of a record with this stamp, or None if it must be computed."""
        found = self._all().get(record)
        return found[1] if found is not None and found[0] == stamp else None

    def learn(self, record: Path, stamp: Stamp, value: T) -> None:
        """Store a computed value."""
        self._all()[record] = (stamp, value)
        self._news = True

    def save(self) -> None:
        """Write the cache file if there are new values, leaving out deleted records.

        Errors are ignored, because they only cost time later.
        """
        if not self._news:
            return
        self._news = False
        known = {path: each for path, each in self._all().items() if os.path.exists(path)}
        self._known = known
        lines = (
            json.dumps({"record": str(path), "stamp": stamp, **msgspec.to_builtins(value)}) + "\n"
            for path, (stamp, value) in known.items()
        )
        with suppress(OSError):
            write_atomic(self._file, "".join(lines).encode())

    def tidy(self) -> None:
        """Delete old temporary files of killed windows."""
        before = time.time() - LEFT_AFTER
        for left in temporaries(self._file.parent).get(self._file.name, ()):
            with suppress(OSError):
                if left.stat().st_mtime < before:
                    disk.unlink(left)

    def _all(self) -> dict[Path, tuple[Stamp, T]]:
        if self._known is None:
            self._known = {path: (stamp, value) for path, stamp, value in self._lines()}
        return self._known

    def _lines(self) -> Iterator[tuple[Path, Stamp, T]]:
        lines: list[bytes] = []
        with suppress(OSError):
            lines = read_file(self._file).splitlines()
        for number, line in enumerate(lines, start=1):
            try:
                keys = decode_object(line)
                place = shaped(keys, _Place)
                value = self._read(keys)
            except JsonError as error:
                log.info("%s: line %d is worked out anew (%s)", self._file.name, number, error)
            else:
                yield Path(place.record), place.stamp, value


class _Place(Struct, frozen=True):
    """The record that a line is about, and its stamp at the time."""

    record: Annotated[str, Meta(min_length=1, max_length=10_000)]
    stamp: Stamp
