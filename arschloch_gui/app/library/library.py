"""The matches of a folder as a list: overview, rename, export, delete and restore.

This module does not play matches. The overview of a match reads the first line of its record and
its metadata. Its progress requires a replay (`match_progress.py`), which can wait. A deleted match
is moved with its metadata to a folder of its own under `deleted/`, beside the folder of matches,
and is kept for a month.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from arschloch_gui.app.files import disk, paths
from arschloch_gui.app.files.atomic import first_free, write_atomic
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.app.files.match_file import SUFFIX
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.app.files.match_metadata import Table, note_path, write_note
from arschloch_gui.app.files.new_file import write_new
from arschloch_gui.app.files.opening import InUse
from arschloch_gui.app.files.outside import first_line, read_file
from arschloch_gui.app.files.store import MatchStore, file_name
from arschloch_gui.app.library.counting import of_record, with_feats
from arschloch_gui.app.library.evenings import Evenings, evening_of
from arschloch_gui.app.library.ledger import Ledger
from arschloch_gui.app.library.match_progress import MatchProgress, Stands, stand_of
from arschloch_gui.app.library.record_cache import Stamp
from arschloch_gui.app.library.shelf import TrophyShelf
from arschloch_gui.coach.answer import FORMAT as ANSWERS
from arschloch_gui.coach.answer import read_answer
from arschloch_gui.coach.bounds import MOST_PLAYERS
from arschloch_gui.coach.evenings import Evening
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.engine import json_text
from arschloch_gui.engine.record import FORMAT, RecordError
from arschloch_gui.engine.restoring import Restored, restore

BIN = "deleted"
ROUNDS = "rounds.jsonl"
"""Name of the statistics file, beside the matches folder. Its rounds outlive deleted matches."""
KEPT_DAYS = 30
_DAY_S = 24 * 60 * 60


class KeptMatch(Struct, frozen=True):
    """A match on the disk as the list shows it.

    `preset` and `seats` come from the record and are empty if it is unreadable. `title` is the
    user's name for the match, and `game` that of the custom game played, or "". `stand` is None
    until it has been computed. `is_copy` is True if its first rounds were copied from another
    record.
    """

    path: Path
    stamp: Stamp
    preset: str = ""
    seats: tuple[str, ...] = ()
    viewer: int = 0
    title: str = ""
    game: str = ""
    stand: MatchProgress | None = None
    is_copy: bool = False

    @property
    def played(self) -> float:
        """When the match was last played, in seconds since 1970."""
        return self.stamp[1] / 1e9

    @property
    def broken(self) -> bool:
        """Whether even the first line of the record is unreadable."""
        return not self.preset or (self.stand is not None and self.stand.bad_line == 1)


class _Heading(Struct, frozen=True):
    """The fields of a record's first line that the overview needs."""

    format: str
    preset: Annotated[str, Meta(min_length=1, max_length=100)]
    seats: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]

    def __post_init__(self) -> None:
        if self.format != FORMAT:
            raise ValueError("no record")


class Deleted(Struct, frozen=True):
    """A match in the bin: its folder there and the file name of its record."""

    folder: Path
    name: str


class Library:
    """The matches of a store, for listing and managing. Owned by one thread."""

    def __init__(self, store: MatchStore, cache: Path, ledger: Ledger | None = None) -> None:
        """Use `ledger` to count the rounds of records that are replayed."""
        self._store = store
        self.ledger = ledger or Ledger(store.folder.parent / ROUNDS)
        answers = LineFile(paths.practice_file(store.folder), ANSWERS, read_answer)
        self.shelf = TrophyShelf(self.ledger, answers)
        self._found: list[PlayedRound] = []
        """Rounds of the records replayed since the last `count_found`."""
        self._stands = Stands(cache)
        self._evenings = Evenings(cache)
        self.bin = Path(os.path.realpath(store.folder)).parent / BIN

    # -- reading ------------------------------------------------------------------------

    def records(self) -> list[Path]:
        """Return every record, most recently played first."""
        return self._store.records()

    def glance(self, path: Path) -> KeptMatch | None:
        """Return the overview of a record, or None if the file is gone."""
        try:
            stamp = _stamp(path)
        except OSError:
            return None
        found = KeptMatch(path, stamp)
        with suppress(OSError, json_text.JsonError):
            preset, seats = _heading(path)
            found = replace(found, preset=preset, seats=seats)
        note = self._store.note_of(path)
        table = note.table.fitted(len(found.seats))
        stand = self._stands.of(path, stamp)
        return replace(
            found, viewer=table.viewer, title=note.title, game=table.game, stand=stand,
            is_copy=note.copied > 0,
        )  # fmt: skip

    def last_of(self, regulars: str, each_line: Callable[[], None]) -> KeptMatch | None:
        """Return the last match played at a regulars' table, with its progress, or None."""
        for path in self.records():
            if self._store.note_of(path).regulars == regulars:
                found = self.glance(path)
                if found is not None:
                    found = self.look_closely(found, each_line)
                    if not found.broken:
                        return found
        return None

    def evenings(self, regulars: str, each_line: Callable[[], None]) -> tuple[Evening, ...]:
        """Return the evenings of a regulars' table, in order.

        `each_line` is called regularly in the process. An exception from it ends the search.
        """
        found: list[Evening] = []
        for path in reversed(self.records()):
            note = self._store.note_of(path)
            if note.regulars != regulars:
                continue
            with suppress(OSError, RecordError):
                stamp = _stamp(path)
                evening = self._evenings.of(path, stamp)
                if evening is None or evening.table != regulars:
                    evening = evening_of(restore(read_file(path), each_line), note, stamp[1] / 1e9)
                    self._evenings.learn(path, stamp, evening)
                found.append(evening)
        self._evenings.save()
        return tuple(found)

    def look_closely(self, kept: KeptMatch, each_line: Callable[[], None]) -> KeptMatch:
        """Return the overview with the progress, replaying the record if needed.

        `each_line` is called during the replay. An exception from it ends the replay.
        """
        try:
            stamp = _stamp(kept.path)
            stand = self._stands.of(kept.path, stamp)
            if stand is None:
                stand = self._replayed(kept, each_line)
                self._stands.learn(kept.path, stamp, stand)
        except OSError:
            return replace(kept, stand=MatchProgress(bad_line=1))
        return replace(kept, stamp=stamp, stand=stand)

    def _replayed(self, kept: KeptMatch, each_line: Callable[[], None]) -> MatchProgress:
        """Replay a record, collect its rounds for counting, and return its progress.

        For a file that is not a record, line 1 is reported as bad. Raises `OSError`.
        """
        try:
            restored = restore(read_file(kept.path), each_line)
        except RecordError:
            return MatchProgress(bad_line=1)
        note = self._store.note_of(kept.path)
        viewer = note.table.fitted(len(restored.match.spec.seats)).viewer
        found = of_record(restored, note, kept.played)
        self._found += with_feats(found, restored.match, viewer)
        return stand_of(restored)

    def replayed(self, path: Path, each_line: Callable[[], None]) -> tuple[Restored, Table]:
        """Return the match in a record, as far as the record is valid, and its seating.

        Raises `OSError` or `RecordError`.
        """
        restored = restore(read_file(path), each_line)
        return restored, self._store.note_of(path).table.fitted(len(restored.match.spec.seats))

    def save_stands(self) -> None:
        """Save the computed progress for the next start.

        Does nothing if rounds could not be saved, so that the next start replays their records.
        """
        if not self.ledger.behind:
            self._stands.save()

    def tidy_stands(self) -> None:
        """Delete temporary files of killed windows in the cache folder."""
        self._stands.tidy()
        self._evenings.tidy()

    def count_found(self) -> FileProblem | None:
        """Count the rounds collected by replays. Return a problem to report, or None."""
        found, self._found = self._found, []
        return self.ledger.add(found) if found else None

    # -- changes ------------------------------------------------------------------------

    def rename(self, path: Path, title: str) -> None:
        """Give a match a title, or remove it if the title is empty. Raises `OSError`."""
        write_note(path, replace(self._store.note_of(path), title=title))

    def export(self, path: Path, folder: Path, wish: str) -> Path:
        """Write a copy of a record into a folder, under a free name. Raises `OSError`."""
        return write_new(folder, file_name(wish), SUFFIX, read_file(path))

    def delete(self, path: Path) -> Deleted:
        """Move a match to the bin. Raises `OSError`, or `InUse` while another window plays it.

        At every moment, record and metadata are each complete in one of the two places.
        """
        lock = MatchLock.take(path)
        if lock is None:
            raise InUse
        try:
            place = self._new_place(path.stem)
            note = note_path(path)
            if note.exists():
                write_atomic(place / note.name, read_file(note))
            disk.rename(path, place / path.name)
            disk.sync_folder(place)
            disk.sync_folder(path.parent)
            with suppress(OSError):
                disk.unlink(note)
        finally:
            lock.release()
        return Deleted(place, path.name)

    def restore(self, deleted: Deleted) -> Path:
        """Restore a match from the bin and return its new path. Raises `OSError`.

        It gets its old name, or the next free one.
        """
        source = deleted.folder / deleted.name
        note = note_path(source)
        lock = self._lock_for(deleted.name)
        try:
            target = lock.record
            if note.exists():
                write_atomic(note_path(target), read_file(note))
            disk.rename(source, target)
            disk.sync_folder(target.parent)
        finally:
            lock.release()
        shutil.rmtree(deleted.folder, ignore_errors=True)
        return target

    def in_bin(self) -> list[Deleted]:
        """Return every match in the bin, most recently deleted last."""
        return [
            Deleted(place, record.name)
            for _, place in sorted(_places(self.bin))
            for record in place.glob("*" + SUFFIX)
        ]

    def empty_bin(self, now: float | None = None) -> None:
        """Permanently delete matches that have been in the bin for longer than `KEPT_DAYS`.

        If the clock is ahead of the latest play or deletion, the days are counted back from the
        latter. A clock that is a year ahead therefore does not delete yesterday's matches.
        """
        used = [_changed(self.bin), *map(_changed, self.records())]
        oldest = min(time.time() if now is None else now, max(used)) - KEPT_DAYS * _DAY_S
        for deleted_at, place in _places(self.bin):
            if deleted_at < oldest:
                shutil.rmtree(place, ignore_errors=True)

    def _new_place(self, stem: str) -> Path:
        """Create a new folder in the bin, so that no file there can collide."""
        disk.make_folder(self.bin)
        place = first_free(stem, self._made_place)
        disk.sync_folder(self.bin)
        return place

    def _made_place(self, name: str) -> Path | None:
        place = self.bin / name
        try:
            place.mkdir()
        except FileExistsError:
            return None
        return place

    def _lock_for(self, name: str) -> MatchLock:
        """Lock a new record with this name, or with a similar one if the name is taken."""
        path = self._store.folder / name
        disk.make_folder(path.parent)
        lock = MatchLock.take(path)
        if lock is not None and not path.exists() and not path.is_symlink():
            return lock
        if lock is not None:
            lock.release()
        return self._store.claim(path.stem)


def _changed(path: Path) -> float:
    """Return when a path was last changed, in seconds since 1970, or 0 if it does not exist."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _stamp(path: Path) -> Stamp:
    found = path.stat()
    return found.st_size, found.st_mtime_ns


def _heading(path: Path) -> tuple[str, tuple[str, ...]]:
    """Return preset and seats from the first line. Raises `OSError` or `JsonError`."""
    line = first_line(path, json_text.LONGEST + 1)
    header = json_text.shaped(json_text.decode(line), _Heading)
    return header.preset, header.seats


def _places(folder: Path) -> Iterator[tuple[float, Path]]:
    """Yield the folders in the bin, each with the time of its last change."""
    with suppress(OSError):
        for place in folder.iterdir():
            if place.is_dir() and not place.is_symlink():
                yield place.stat().st_mtime, place
