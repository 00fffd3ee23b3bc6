"""The file of answers: a header line, then one line an answer; lines are only ever added.

Nothing in it is written again: a line that was cut off stays where it is and the next one begins a
line of its own, and what a newer version wrote or a disk has damaged stays as well. So neither a
crash nor an older version can cost more than the answer that was being written, and windows, which
take turns under a lock, cost each other nothing.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from filelock import Timeout

from arschloch_gui.app.files import disk, file_lock
from arschloch_gui.app.files.atomic import write_atomic, write_through
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.wording.words import translate
from arschloch_gui.coach.answer import Answer, AnswerError, read_answer
from arschloch_gui.engine.json_text import JsonError, decode

FORMAT, VERSION = "arschloch-practice", 1
PATIENCE_S = 2.0
"""How long another window may take to write."""


class MemoryFile:
    """The file of answers of a person, which may not be there yet. Owned by one thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unread = 0
        """Lines that this version does not understand."""
        self._known: set[bytes] = set()
        """The lines of the file that have been read."""
        self._own: set[bytes] = set()
        """The lines this object was to write, whether they came to the file or not."""

    def news(self) -> list[Answer]:
        """The answers others have added since the last call; at first, all. Raises `OSError`."""
        return self._news_in(self._read())

    def append(self, answers: Iterable[Answer]) -> list[Answer]:
        """Add answers, which are on the disk on return, also if the power fails.

        Returns what others have added meanwhile. Raises `OSError`; the same call again then does
        all of it: a line that is in the file twice is one answer.
        """
        lines = [_line(answer.line()) for answer in answers]
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

    def _news_in(self, data: bytes) -> list[Answer]:
        *whole, cut_off = data.split(b"\n")
        found = [self._news_of(line) for line in whole if line and line not in self._known]
        if cut_off and cut_off not in self._known and _is_json(cut_off):
            found.append(self._news_of(cut_off))
        return [answer for answer in found if answer is not None]

    def _news_of(self, line: bytes) -> Answer | None:
        self._known.add(line)
        if line in self._own:
            return None
        try:
            told = decode(line)
            if not isinstance(told, dict):
                raise AnswerError("no object")
            return None if told.get("format") == FORMAT else read_answer(told)
        except (JsonError, AnswerError):
            self.unread += 1
            return None

    def _write(self, data: bytes, lines: list[bytes]) -> None:
        """Add lines to the file, which holds `data`, and see on the disk what was there before."""
        added = b"".join(line + b"\n" for line in lines)
        if not data:
            header = _line({"format": FORMAT, "version": VERSION})
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
                yield
        except Timeout:
            busy = translate("Settings", "another window is writing there")
            raise OSError(errno.EAGAIN, busy, self.path) from None


def _line(told: Mapping[str, object]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _is_json(line: bytes) -> bool:
    try:
        decode(line)
    except JsonError:
        return False
    return True
