"""Opening a match: one in the game's own folder is continued, and any other is copied.

A record from elsewhere is never changed. When a record in the own folder is opened, it is changed
only if its last line is incomplete or a part is invalid. In the latter case, a backup is written
first.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.files.autosave import Autosave
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.last_read import stamp_of
from arschloch_gui.app.files.match_file import MatchFile
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, read_note
from arschloch_gui.app.files.outside import first_line, read_file
from arschloch_gui.app.files.store import POINTER, MatchStore, OddPointer
from arschloch_gui.engine import record
from arschloch_gui.engine.json_text import LONGEST
from arschloch_gui.engine.match import Match, MatchSpec, Snapshot
from arschloch_gui.engine.record import RecordError
from arschloch_gui.engine.restoring import Restored, restore


class InUse(Exception):
    """Raised if another window has opened this match."""


class Opened(Struct, frozen=True):
    """A match that is ready to be played."""

    match: Match
    table: Table
    keeping: Autosave


class Waiting(Struct, frozen=True):
    """The match that can be continued, or the problem that prevents it; both can be absent.

    `game` is the name of the custom game, or "".
    """

    path: Path | None = None
    snapshot: Snapshot | None = None
    trouble: FileProblem | None = None
    game: str = ""
    regulars: str = ""


def read(path: Path) -> tuple[bytes, Restored]:
    """Return the bytes of a record and the restored match. Raises `OSError` or `RecordError`."""
    data = read_file(path)
    return data, restore(data)


def spec_in(path: Path) -> MatchSpec:
    """Return the game, rules and players of a record. Raises `OSError` or `RecordError`."""
    return record.opened(first_line(path, LONGEST + 1))[1].spec


def waiting_match(store: MatchStore) -> Waiting:
    """Return the match that can be continued. An invalid record of ours is renamed to a backup."""
    try:
        path, trouble = store.pointed_at(), None
    except OSError as error:
        reason = error.strerror or str(error)
        return Waiting(trouble=FileProblem("unreadable", store.folder, reason))
    if isinstance(path, OddPointer):
        trouble = FileProblem("odd_pointer", path.path)
        path = next(iter(store.records()), None)
    if path is None:
        return Waiting(trouble=trouble)
    try:
        match = _looked_at(store, path).match
    except FileNotFoundError:
        # The record has just been deleted, so it cannot be continued.
        return Waiting(trouble=trouble)
    except OSError as error:
        reason = error.strerror or str(error)
        return Waiting(trouble=trouble or FileProblem("unreadable", path, reason))
    except RecordError as error:
        return Waiting(trouble=trouble or _kept_aside(store, path, error))
    note = store.note_of(path)
    table = note.table.fitted(len(match.spec.seats))
    return Waiting(path, match.snapshot(table.viewer), trouble, table.game, note.regulars)


def _looked_at(store: MatchStore, path: Path) -> Restored:
    """Return the content of a record, from the cache if the file has not changed."""
    known = store.last_read.of(path)
    if known is None:
        stamp = stamp_of(path)
        known = read(path)[1]
        store.last_read.keep(path, stamp, known)
    return known


def unopened(path: Path, error: OSError | RecordError) -> FileProblem:
    """Return the problem to report for a record that could not be opened."""
    if isinstance(error, RecordError):
        return FileProblem("not_a_record", path, error=error)
    return FileProblem("unreadable", path, error.strerror or "")


def _kept_aside(store: MatchStore, path: Path, error: RecordError) -> FileProblem:
    kept = None
    with suppress(OSError):
        kept = store.keep_aside(path)
    if kept is None:
        return FileProblem("odd_pointer", store.folder / POINTER)
    return FileProblem("damaged", kept, error=error)


def open_match(store: MatchStore, path: Path) -> Opened:
    """Open the match of a record. Raises `OSError`, `RecordError` or `InUse`.

    If the record cannot be locked, for example in a read-only folder, it is opened as a copy.
    """
    if not store.owns(path):
        return open_copy(store, path)
    own = store.folder / path.name
    try:
        lock = MatchLock.take(own)
    except OSError:
        return open_copy(store, path)
    if lock is None:
        if read(own)[1].annotated:
            return open_copy(store, path)
        raise InUse
    opened = None
    try:
        opened = _own(store, lock)
    finally:
        if opened is None:
            lock.release()
    return opened or open_copy(store, path)


def open_copy(store: MatchStore, path: Path) -> Opened:
    """Return a new match that starts as a copy of this record. It is not written yet.

    Raises `OSError` or `RecordError`.
    """
    restored = read(path)[1]
    note = store.note_of(path) if store.owns(path) else read_note(path)
    note = replace(_fitted(note, restored), copied=len(restored.match.rounds))
    keeping = Autosave(store, path.stem, note)
    if restored.error is not None:
        keeping.say(FileProblem("copied_in_part", path, "", restored.error, restored.line))
    return Opened(restored.match, note.table, keeping)


def _own(store: MatchStore, lock: MatchLock) -> Opened | None:
    """Return the match of a locked record, or None if it has lines that a match does not write."""
    # Read under the lock, because the window that held it may have added to the record. Read only
    # once, because replaying a long match takes a while.
    path = lock.record
    data = b""
    if (known := store.last_read.take(path)) is not None:
        size, restored = known
    else:
        data, restored = read(path)
        size = len(data)
    if restored.annotated:
        return None
    whole = restored.error is None and restored.complete
    file = MatchFile(path, restored.match.journal if whole else None, size)
    note = _fitted(store.note_of(path), restored)
    keeping = Autosave.of(store, lock, file, note)
    if restored.error is not None:
        keeping.say(FileProblem("salvaged", path, "", restored.error, restored.line), data)
    return Opened(restored.match, note.table, keeping)


def _fitted(note: MatchMetadata, restored: Restored) -> MatchMetadata:
    return replace(note, table=note.table.fitted(len(restored.match.spec.seats)))
