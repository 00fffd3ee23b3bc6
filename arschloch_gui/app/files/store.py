"""The folder of match records, with one file per match and a pointer to the match to continue.

Each record has a metadata file (`match_metadata.py`). The pointer file `current.json` contains the
file name of the record to continue, without its folder.
"""

from __future__ import annotations

import json
import os
import re
import stat
import time
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import (
    first_free,
    set_aside,
    temporaries,
    temporary_for,
    write_atomic,
)
from arschloch_gui.app.files.last_read import LastRead
from arschloch_gui.app.files.match_file import SUFFIX
from arschloch_gui.app.files.match_lock import MatchLock, folder_lock, left_behind
from arschloch_gui.app.files.match_metadata import SUFFIX as NOTE
from arschloch_gui.app.files.match_metadata import (
    MatchMetadata,
    Table,
    note_path,
    read_note,
    table_of,
    write_note,
)
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.engine.json_text import JsonError, decode_object

POINTER = "current.json"
PROBE = "probe"
LONGEST_NAME = 160
"""Maximum length of a name in bytes, with room for prefixes and suffixes (limit: 255)."""
_DAY_S = 24 * 60 * 60
"""Number of seconds by which a file server's clock can be ahead of the local clock."""
_RESERVED = {
    "CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in "0123456789¹²³"),
}  # fmt: skip
_OWN_NAME = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-.+")


class OddPointer(Struct, frozen=True):
    """A pointer file that does not name a record in this folder.

    It is ignored and left unchanged.
    """

    path: Path


class MatchStore:
    """The folder of match records and the pointer to the match to continue."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.last_read = LastRead()
        self._pointer = folder / POINTER

    def check_writable(self) -> None:
        """Raise `OSError` if matches cannot be saved here."""
        disk.make_folder(self.folder)
        probe = temporary_for(self.folder / PROBE)
        disk.close(disk.create(probe))
        disk.unlink(probe)

    # -- records ------------------------------------------------------------------------

    def records(self) -> list[Path]:
        """Return the records in this folder, most recently played first.

        Records with a date in the future, caused by a wrong clock, come last, so that they do not
        hide the match that was really played last.
        """
        found = [path for path in self.folder.glob("*" + SUFFIX) if _is_record(path)]
        latest = time.time() + _DAY_S
        return sorted(found, key=lambda path: _order(path, latest), reverse=True)

    def owns(self, path: Path) -> bool:
        """Return whether this path is a record in this folder and a regular file, not a link."""
        # `Path.resolve` would raise an exception if the folder is a loop of links.
        folder, own = map(os.path.realpath, (path.parent, self.folder))
        return folder == own and _is_record(path)

    def wrote(self, path: Path) -> bool:
        """Return whether the game wrote this record, judging by its metadata file or its name."""
        return os.path.exists(note_path(path)) or _OWN_NAME.fullmatch(path.stem) is not None

    def claim(self, wish: str) -> MatchLock:
        """Lock a new record with this name, or with a similar one if the name is taken.

        Raises `OSError`.
        """
        disk.make_folder(self.folder)
        return first_free(file_name(wish), self._claimed)

    def _claimed(self, stem: str) -> MatchLock | None:
        path = self.folder / f"{stem}{SUFFIX}"
        lock = None if _taken(path) else MatchLock.take(path)
        if lock is not None and _taken(path):
            lock.release()
            return None
        return lock

    def keep_aside(self, path: Path) -> Path | None:
        """Rename an unreadable record to a backup, unless it is in use. Raises `OSError`.

        Returns its new path, or None if the record is in use or was not written by the game.
        """
        lock = MatchLock.take(path) if self.wrote(path) else None
        if lock is None:
            return None
        try:
            self.forget(path)
            return set_aside(path)
        finally:
            lock.release()

    def tidy(self) -> None:
        """Delete files left by killed windows: temporary files, locks and requests.

        Files of a window that is still open are locked, so they are kept.
        """
        found = temporaries(self.folder)
        shared = [n for n in found if n in (POINTER, PROBE, f".{PROBE}") or n.endswith(NOTE)]
        if shared:
            with suppress(OSError), folder_lock(self.folder):
                _delete(path for name in shared for path in found[name])
        mine = {self.folder / name for name in found if name.endswith(SUFFIX)}
        for record in mine | left_behind(self.folder):
            with suppress(OSError):
                if (lock := MatchLock.take(record)) is not None:
                    _delete(found.get(record.name, ()))
                    lock.release()

    # -- the match to continue ----------------------------------------------------------

    def remember(self, path: Path) -> None:
        """Make this record the one to continue. Raises `OSError`."""
        self._inherit()
        with folder_lock(self.folder):
            write_atomic(self._pointer, json.dumps({"record": path.name}).encode())

    def forget(self, path: Path) -> None:
        """Clear the pointer if it points to this record. Raises `OSError`."""
        with folder_lock(self.folder):
            if self.pointed_at() == path:
                disk.unlink(self._pointer)
                disk.sync_folder(self.folder)

    def current(self) -> tuple[Path, Table] | None:
        """Return the path and seating of the match to continue, without opening it, or None."""
        found = self.pointed_at()
        return (found, self.note_of(found).table) if isinstance(found, Path) else None

    def pointed_at(self) -> Path | OddPointer | None:
        """Return the record to continue, or None if there is none or it has been deleted.

        Raises `OSError` if the folder cannot be read.
        """
        try:
            self._pointer.lstat()
        except (FileNotFoundError, NotADirectoryError):
            return None
        name = self._name_in(self._saved())
        if name is None:
            return OddPointer(self._pointer)
        path = self.folder / name
        try:
            regular = stat.S_ISREG(path.lstat().st_mode)
        except FileNotFoundError:
            return None
        return path if regular else OddPointer(self._pointer)

    def note_of(self, path: Path) -> MatchMetadata:
        """Return the metadata of a match in this folder."""
        if os.path.exists(note_path(path)):
            return read_note(path)
        # Earlier versions stored the metadata of one match in the pointer file.
        saved = self._saved()
        table = table_of(saved) if self._name_in(saved) == path.name else None
        return MatchMetadata(table) if table is not None else MatchMetadata()

    def _inherit(self) -> None:
        """Save the seating stored by an earlier version before the pointer is replaced."""
        path = self.pointed_at()
        if isinstance(path, Path) and not os.path.exists(note_path(path)):
            write_note(path, self.note_of(path))

    def _saved(self) -> dict[str, object]:
        try:
            return decode_object(read_file(self._pointer))
        except (OSError, JsonError):
            return {}

    def _name_in(self, saved: dict[str, object]) -> str | None:
        """Return the file name in a pointer, or None if the pointer contains anything else.

        Earlier versions wrote the whole path together with the seating. For a path into this
        folder, its file name is returned.
        """
        name = saved.get("record")
        if not isinstance(name, str) or "\0" in name:
            return None
        path = Path(name)
        if "levels" in saved and path.is_absolute() and self.owns(path):
            return path.name
        plain = name == path.name and not set(name) & set("/\\:")
        return name if plain and name.endswith(SUFFIX) and not name.startswith(".") else None


def _is_record(path: Path) -> bool:
    try:
        return path.suffix == SUFFIX and stat.S_ISREG(path.lstat().st_mode)
    except (OSError, ValueError):
        return False


def _order(path: Path, latest: float) -> tuple[bool, float, str]:
    try:
        written = path.stat().st_mtime
    except OSError:
        written = 0.0
    return written <= latest, written, path.name


def _taken(path: Path) -> bool:
    return any(os.path.lexists(name) for name in (path, note_path(path)))


def file_name(wish: str) -> str:
    """Return a file name as close to `wish` as possible that is valid on every system."""
    name = re.sub(r"[^\w ()+-]+", "-", unicodedata.normalize("NFC", wish))
    short = name.encode()[:LONGEST_NAME].decode(errors="ignore").strip(" -")
    return f"{short}-match" if short.upper() in _RESERVED else short or "match"


def _delete(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            disk.unlink(path)
