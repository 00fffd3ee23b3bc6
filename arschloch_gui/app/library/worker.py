"""The thread that keeps the list of matches: files are read, moved and replayed off the window's.

The window asks through queued slots and hears frozen messages. Looking at every record comes in
two parts: a glance at all of them at once, and the closer looks one by one, between which whatever
else is asked for is done.
"""

from __future__ import annotations

import threading
from collections import deque
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal, Slot

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.files.opening import InUse
from arschloch_gui.app.library.library import Deleted, KeptMatch, Library
from arschloch_gui.app.typed_signal import TypedSignal, typed_signal
from arschloch_gui.coach.evenings import Evening
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Entry, Finished, Match, MatchSpec
from arschloch_gui.engine.playback import Instant, playback, played
from arschloch_gui.engine.record import RecordError
from arschloch_gui.engine.review import Review, review

GLANCES_AT_ONCE = 40
CLOSER_AT_ONCE = 8


class Exported(Struct, frozen=True):
    """A copy of a record was written."""

    path: Path
    target: Path


class Removed(Struct, frozen=True):
    """A match is in the bin now."""

    path: Path
    deleted: Deleted


class BroughtBack(Struct, frozen=True):
    """A match has come back from the bin."""

    path: Path


class NotDone(Struct, frozen=True):
    """Something was not done with a record. `key`: "rename", "export", "delete", "restore", or
    "in_use" (another window plays it). `reason` is the system's."""

    key: str
    path: Path
    reason: str = ""


Done: TypeAlias = Exported | Removed | BroughtBack | NotDone
"""What came of a request of the person."""


class AtTable(Struct, frozen=True):
    """The rounds that are over of the match at the table, and who sits there."""

    spec: MatchSpec
    journal: tuple[Entry, ...]
    table: Table


Source: TypeAlias = Path | AtTable
"""What can be looked at once more: a record, or the match at the table."""


class PlayedBack(Struct, frozen=True):
    """A round of a match, to be looked at once more. `rounds` are all that are over; where there is
    none, `round_no` is 0."""

    source: Source
    spec: MatchSpec
    table: Table
    rounds: tuple[Finished, ...]
    order: tuple[Seat, ...] = ()
    round_no: int = 0
    instants: tuple[Instant, ...] = ()
    review: Review | None = None


class _Ending(Exception):
    """The thread is to end in the middle of a replay."""


class LibraryWorker(QObject):
    """Lives in a thread of its own; the only one who touches the library."""

    seen = typed_signal(tuple[KeptMatch, ...])
    """Some matches as they are."""
    listed = typed_signal(tuple[Path, ...])
    """The path of every record, after all of them have been glanced at."""
    done: TypedSignal[Done] = typed_signal(Exported)
    """`Exported`, `Removed`, `BroughtBack` or `NotDone`."""
    counted: TypedSignal[tuple[PlayedRound, ...], int, FileProblem | None] = typed_signal(
        tuple[PlayedRound, ...], int, FileProblem
    )
    """All rounds that count, how many more only a newer version understands, and the `FileProblem`
    to be said, or None."""

    played_back = typed_signal(PlayedBack)
    """`PlayedBack`."""

    unfinished: TypedSignal[str, Path | None] = typed_signal(str, Path)
    """The key of a regulars' table, and the record of its last match if that is unfinished."""

    recalled = typed_signal(str, tuple[Evening, ...])
    """The key of a regulars' table, and its evenings, the first of them first."""

    _next = Signal()

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._waiting: deque[KeptMatch] = deque()
        self._ending = threading.Event()
        self._opened: tuple[Source, int, Match, Table] | None = None
        """The match that is looked at once more."""
        # Queued, so that what was asked for meanwhile is done first.
        self._next.connect(self._look_closer, Qt.ConnectionType.QueuedConnection)

    def end(self) -> None:
        """Ask a replay under way to end; callable from any thread."""
        self._ending.set()

    @Slot()
    def tidy(self) -> None:
        """Empty the bin of what is older than a month; delete what killed windows have left."""
        self._library.empty_bin()
        self._library.tidy_stands()

    @Slot()
    def look(self) -> None:
        """Tell of every match: at once what a glance shows, by and by how far each has come."""
        records = self._library.records()
        self._waiting.clear()
        for first in range(0, len(records), GLANCES_AT_ONCE):
            glances = map(self._library.glance, records[first : first + GLANCES_AT_ONCE])
            found = tuple(kept for kept in glances if kept is not None)
            self.seen.emit(found)
            self._waiting.extend(kept for kept in found if kept.stand is None)
            if self._ending.is_set():
                return
        self.listed.emit(tuple(records))
        if self._waiting:
            self._next.emit()

    @Slot()
    def rest(self) -> None:
        """Leave the closer looks that are still to come; nobody is watching."""
        self._waiting.clear()
        self._library.save_stands()

    @Slot(object, str)
    def rename(self, path: Path, title: str) -> None:
        """Give a match a title, or take it away."""
        try:
            self._library.rename(path, title)
        except OSError as error:
            self._fail("rename", path, error)
        self._show(path)

    @Slot(object, object, str)
    def export(self, path: Path, folder: Path, wish: str) -> None:
        """Write a copy of a record into a folder."""
        try:
            target = self._library.export(path, folder, wish)
        except OSError as error:
            self._fail("export", path, error)
        else:
            self.done.emit(Exported(path, target))

    @Slot(object)
    def delete(self, path: Path) -> None:
        """Move a match into the bin."""
        try:
            deleted = self._library.delete(path)
        except InUse:
            self.done.emit(NotDone("in_use", path))
        except OSError as error:
            self._fail("delete", path, error)
        else:
            self.done.emit(Removed(path, deleted))

    @Slot(object)
    def restore(self, deleted: Deleted | None) -> None:
        """Bring a match back from the bin; None: the one deleted last, if there is any."""
        if deleted is None:
            deleted = next(reversed(self._library.in_bin()), None)
        if deleted is None:
            return
        try:
            path = self._library.restore(deleted)
        except OSError as error:
            self._fail("restore", Path(deleted.name), error)
        else:
            self._show(path)
            self.done.emit(BroughtBack(path))

    # -- regulars' tables ---------------------------------------------------------------

    @Slot(str)
    def find_unfinished(self, regulars: str) -> None:
        """Tell whether the last match at a regulars' table is still to be played to its end."""
        try:
            found = self._library.last_of(regulars, self._go_on)
        except _Ending:
            return
        goes_on = found is not None and found.stand is not None and not found.stand.finished
        self.unfinished.emit(regulars, found.path if found is not None and goes_on else None)

    @Slot(str)
    def recall(self, regulars: str) -> None:
        """Tell of all evenings of a regulars' table."""
        try:
            self.recalled.emit(regulars, self._library.evenings(regulars, self._go_on))
        except _Ending:
            return

    # -- looking at a match once more ---------------------------------------------------

    @Slot(object, int)
    def play_back(self, source: Source, round_no: int) -> None:
        """Tell of a round of a match that is over, event by event."""
        try:
            match, table = self._match_of(source)
        except _Ending:
            return
        except (OSError, RecordError) as error:
            assert isinstance(source, Path)
            self.done.emit(NotDone("playback", source, getattr(error, "strerror", None) or ""))
            return
        rounds, spec = tuple(match.rounds), match.spec
        if not 1 <= round_no <= len(rounds):
            self.played_back.emit(PlayedBack(source, spec, table, rounds))
            return
        instants = playback(match, round_no)
        order = instants[0].view.order if instants else match.order
        self.played_back.emit(
            PlayedBack(
                source, spec, table, rounds, order, round_no, instants, review(match, round_no)
            )
        )

    def _match_of(self, source: Source) -> tuple[Match, Table]:
        """A match as its record or its journal has it, and who sits there; the one looked at last
        is at hand. Raises `OSError` or `RecordError`."""
        stamp = source.stat().st_mtime_ns if isinstance(source, Path) else 0
        if self._opened is None or self._opened[:2] != (source, stamp):
            if isinstance(source, AtTable):
                match, table = played(source.spec, source.journal, self._go_on), source.table
            else:
                restored, table = self._library.replayed(source, self._go_on)
                match = restored.match
            self._opened = source, stamp, match, table
        return self._opened[2:]

    # -- statistics ---------------------------------------------------------------------

    @Slot(object)
    def count(self, played: tuple[PlayedRound, ...]) -> None:
        """Count rounds, and tell of all there are; with none to count only that."""
        ledger = self._library.ledger
        trouble = ledger.add(played) if played else ledger.look()
        self._tell_counted(trouble)

    @Slot()
    def forget_rounds(self) -> None:
        """Delete the statistics."""
        self._tell_counted(self._library.ledger.forget())

    def _tell_counted(self, trouble: FileProblem | None) -> None:
        ledger = self._library.ledger
        self.counted.emit(ledger.rounds, ledger.unread, trouble)

    # -- how it is done -----------------------------------------------------------------

    @Slot()
    def _look_closer(self) -> None:
        found: list[KeptMatch] = []
        while self._waiting and len(found) < CLOSER_AT_ONCE:
            try:
                found.append(self._library.look_closely(self._waiting.popleft(), self._go_on))
            except _Ending:
                return
        if found:
            self.seen.emit(tuple(found))
            self._tell_counted(self._library.count_found())
        if self._waiting:
            self._next.emit()
        else:
            self._library.save_stands()

    def _go_on(self) -> None:
        if self._ending.is_set():
            raise _Ending

    def _show(self, path: Path) -> None:
        kept = self._library.glance(path)
        if kept is None:
            return
        self.seen.emit((kept,))
        if kept.stand is None:
            self._waiting.append(kept)
            self._next.emit()

    def _fail(self, key: str, path: Path, error: OSError) -> None:
        self.done.emit(NotDone(key, path, error.strerror or str(error)))
