"""Autosave of a running match: record, metadata and pointer, under the lock of the match.

`keep` saves the current match. The next call repeats any step that failed, so on a full disk only
the latest actions are at risk. The user is notified when saving fails and when it works again.
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
    """The saved state of one match, and what still has to be written.

    Use it from one thread only.
    """

    def __init__(self, store: MatchStore, wish: str, note: MatchMetadata) -> None:
        """Start with a match that is not on the disk yet.

        Its record will have a name like `wish`.
        """
        self.note = note
        self._store = store
        self._wish = wish
        self._lock: MatchLock | None = None
        self._file: MatchFile | None = None
        self._whole: bytes | None = None
        self._pointed: bool | None = None
        self._untold: FileProblem | None = None
        self._match: Match | None = None
        """The match as it is saved on the disk."""
        self.behind = False
        """Whether some changes have not been saved yet."""

    @classmethod
    def of(
        cls, store: MatchStore, lock: MatchLock, file: MatchFile, note: MatchMetadata
    ) -> Autosave:
        """Return the autosave of a match that is already on the disk and locked."""
        keeping = cls(store, file.path.stem, note)
        keeping._lock, keeping._file = lock, file
        return keeping

    @property
    def path(self) -> Path | None:
        """Path of the record, or None if there is none yet."""
        return self._file.path if self._file is not None else None

    def is_of(self, record: Path) -> bool:
        """Return whether this match belongs to a record in the store's folder."""
        return self.path is not None and self._store.owns(record) and self.path.name == record.name

    def say(self, trouble: FileProblem, whole: bytes | None = None) -> None:
        """Report `trouble` when the match has been saved.

        `whole` is the complete content of a record that is only valid in part. It is written to a
        backup file before the record is overwritten, and `trouble` is reported with the path of
        that file.
        """
        self._untold, self._whole = trouble, whole

    def keep(self, match: Match) -> list[FileProblem]:
        """Save the match, and return the problems to report to the user.

        Unless a problem is reported, the actions are on the disk on return and survive a power
        failure. The next call repeats any step that failed.
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
        """Close the record and release its lock. Repeated calls have no effect."""
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
        # An interrupted step may still have taken effect.
        self._pointed = None
        if goes_on:
            self._store.remember(path)
        else:
            self._store.forget(path)
        self._pointed = goes_on
