"""A file that grows line by line: a header, then one line per entry.

Existing lines are normally not rewritten. An incomplete line is kept, and the next entry starts on
a new line. Lines from newer versions and damaged lines are also kept. A crash or an older version
therefore loses at most the entry being written. A lock prevents windows from overwriting each
other's entries.
"""

from __future__ import annotations

import errno
import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, TypeVar

from arschloch_gui.app.files import disk, file_lock
from arschloch_gui.app.files.atomic import clear_temporaries, write_atomic, write_through
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.json_text import JsonError, decode, decode_object

T = TypeVar("T")
VERSION = 1
PATIENCE_S = 2.0
"""Seconds to wait while another window is writing."""
MOST_NAMED = 5
"""Maximum number of skipped lines to list in one log message. All are counted."""
log = logging.getLogger(__name__)


class LineFile(Generic[T]):
    """A file of entries, which need not exist yet. Use it from one thread only.

    `form` is the name of the format in the header. `read` converts the JSON object in a line to an
    entry and raises `JsonError` if this version does not understand it. Lines that cannot be read
    are skipped, counted and logged once.
    """

    def __init__(self, path: Path, form: str, read: Callable[[dict[str, object]], T]) -> None:
        self.path = path
        self._form, self._read_line = form, read
        self.unread = 0
        """Number of lines that this version does not understand."""
        self._named: list[str] = []
        """Skipped lines that have not been logged yet."""
        self._known: set[bytes] = set()
        """Lines of the file that have been read."""
        self._own: set[bytes] = set()
        """Lines that this object was asked to write, whether or not they reached the file."""
        self._cleared = False
        """Whether temporary files of killed processes have been deleted."""

    def news(self) -> list[T]:
        """Return the entries added by others since the last call, or all entries the first time.

        Raises `OSError`.
        """
        return self._news_in(self._read())

    def append(self, added: Iterable[Mapping[str, object]]) -> list[T]:
        """Add lines, and return the entries that others have added since the last read.

        The lines are on the disk on return and survive a power failure. After an `OSError`, the
        same call can be repeated, because a line that occurs twice in the file counts once.
        """
        lines = [_line(each) for each in added]
        self._own.update(lines)
        disk.make_folder(self.path.parent)
        with self._locked():
            data = self._read()
            found = self._news_in(data)
            self._write(data, lines)
        return found

    def _read(self) -> bytes:
        try:
            return read_file(self.path)
        except FileNotFoundError:
            return b""

    def _news_in(self, data: bytes) -> list[T]:
        *whole, cut_off = data.split(b"\n")
        lines = whole if not _is_json(cut_off) else [*whole, cut_off]
        found = [
            self._news_of(number, line)
            for number, line in enumerate(lines, start=1)
            if line and line not in self._known
        ]
        self._name_passed_over()
        return [each for each in found if each is not None]

    def _news_of(self, number: int, line: bytes) -> T | None:
        self._known.add(line)
        if line in self._own:
            return None
        try:
            told = decode_object(line)
            return None if told.get("format") == self._form else self._read_line(told)
        except JsonError as error:
            self._named.append(f"line {number} ({error})")
        except Exception:
            log.exception("reading line %d of %s failed", number, self.path.name)
            self._named.append(f"line {number}")
        return None

    def _name_passed_over(self) -> None:
        named, self._named = self._named, []
        if not named:
            return
        self.unread += len(named)
        more = f" and {len(named) - MOST_NAMED} more" if len(named) > MOST_NAMED else ""
        told = ", ".join(named[:MOST_NAMED]) + more
        log.warning("%s: %d line(s) passed over, they stay: %s", self.path.name, len(named), told)

    def rewrite(
        self, gone: Callable[[dict[str, object]], bool], added: Sequence[Mapping[str, object]]
    ) -> None:
        """Rewrite the file without the lines for which `gone` is true, and add lines at the end.

        Lines that this version does not understand are kept. At every moment, the file is complete,
        with either its old or its new content. Raises `OSError`.
        """
        lines = [_line(each) for each in added]
        with self._locked():
            kept = [line for line in self._read().split(b"\n") if line and not _is(gone, line)]
            self._own.update(lines)
            write_atomic(
                self.path, b"".join(line + b"\n" for line in [*(kept or [self._header()]), *lines])
            )

    def _header(self) -> bytes:
        return _line({"format": self._form, "version": VERSION})

    def _write(self, data: bytes, lines: list[bytes]) -> None:
        """Append lines to the file, whose current content is `data`, or create it with a header."""
        added = b"".join(line + b"\n" for line in lines)
        if not data:
            header = self._header()
            write_atomic(self.path, header + b"\n" + added)
            return
        handle = disk.open_end(self.path)
        try:
            write_through(handle, added if data.endswith(b"\n") else b"\n" + added)
        finally:
            disk.close(handle)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        try:
            with file_lock.locked(self.path.with_name(f".{self.path.name}.lock"), PATIENCE_S):
                if not self._cleared:
                    clear_temporaries(self.path)
                    self._cleared = True
                yield
        except file_lock.Taken:
            busy = translate("Settings", "another window is writing to them")
            raise OSError(errno.EAGAIN, busy, self.path) from None


def _line(told: Mapping[str, object]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _is(kind: Callable[[dict[str, object]], bool], line: bytes) -> bool:
    """Return whether a line is a JSON object that satisfies `kind`."""
    try:
        return kind(decode_object(line))
    except JsonError:
        return False


def _is_json(line: bytes) -> bool:
    try:
        decode(line)
    except JsonError:
        return False
    return True
