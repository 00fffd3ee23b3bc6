"""A match kept on the disk while it is played: record, note and pointer, under its lock.

`keep` brings the disk up to the match. Whatever fails is done by the next call, so a full disk
costs nothing but what happens until there is room again; the person is told once, and once when
all is well again.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from arschloch_gui.app.files.atomic import name_aside, write_atomic
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_file import MatchFile
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.app.files.match_metadata import MatchMetadata, note_path, write_note
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.engine.match import Match


class Autosave:
    """What is on the disk of one match, and what is still to be written. Owned by one thread."""

    def __init__(self, store: MatchStore, wish: str, note: MatchMetadata) -> None:
        """A match that is not on the disk yet; its record is to be called `wish`, or nearly so."""
        self.note = note
        self._store = store
        self._wish = wish
        self._lock: MatchLock | None = None
        self._file: MatchFile | None = None
        self._whole: bytes | None = None
        self._pointed: bool | None = None
        self._untold: FileProblem | None = None
        self._match: Match | None = None
        """The match as it is on the disk."""
        self.behind = False
        """Whether there is more of the match than on the disk."""

    @classmethod
    def of(
        cls, store: MatchStore, lock: MatchLock, file: MatchFile, note: MatchMetadata
    ) -> Autosave:
        """A match that is on the disk, under its lock."""
        keeping = cls(store, file.path.stem, note)
        keeping._lock, keeping._file = lock, file
        return keeping

    @property
    def path(self) -> Path | None:
        """The record; None while there is none."""
        return self._file.path if self._file is not None else None

    def is_of(self, record: Path) -> bool:
        """Whether this is the match of a record of the folder."""
        return self.path is not None and self._store.owns(record) and self.path.name == record.name

    def say(self, trouble: FileProblem, whole: bytes | None = None) -> None:
        """Say this when the match is on the disk. `whole`: all of a record that holds only in
        part; it is kept aside before the record is written over, and the trouble names it."""
        self._untold, self._whole = trouble, whole

    def keep(self, match: Match) -> list[FileProblem]:
        """Bring the disk up to the match: what was acknowledged stays, also if the power fails.

        Returns what is to be said; what has not been done is done by the next call.
        """
        try:
            self._save(match)
        except OSError as error:
            known, self.behind = self.behind, True
            reason = error.strerror or str(error)
            return [] if known else [FileProblem("not_saved", self._store.folder, reason)]
        self._match = match
        untold, self._untold = self._untold, None
        news = [untold] if untold is not None else []
        if self.behind:
            news.append(FileProblem("saved_again", self._store.folder))
        self.behind = False
        return news

    def close(self) -> None:
        """Let go of the record and of its lock; doing so twice does no harm."""
        if self._file is not None:
            self._file.close()
        if self._lock is not None:
            if self._match is not None and not self.behind:
                self._store.last_read.keep_match(self._lock.record, self._match)
            self._lock.release()
            self._lock = self._match = None

    def _save(self, match: Match) -> None:
        if self._file is None:
            self._lock = self._store.claim(self._wish)
            self._file = MatchFile(self._lock.record)
        if self._whole is not None and self._untold is not None:
            kept = name_aside(self._file.path)
            write_atomic(kept, self._whole)
            self._whole, self._untold = None, replace(self._untold, path=kept)
        self._file.save(match)
        if not note_path(self._file.path).exists():
            write_note(self._file.path, self.note)
        self._point(self._file.path, goes_on=not match.is_over)

    def _point(self, path: Path, *, goes_on: bool) -> None:
        if goes_on == self._pointed:
            return
        # What fails half-way may have been done.
        self._pointed = None
        if goes_on:
            self._store.remember(path)
        else:
            self._store.forget(path)
        self._pointed = goes_on
