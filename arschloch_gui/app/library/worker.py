"""The library thread, which reads, moves and replays match files for the window.

The window sends requests through queued slots and receives frozen messages. Listing has two parts:
a quick overview of all records, and then a replay of each one. Other requests are handled between
these replays.
"""

from __future__ import annotations

import threading
from collections import deque
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal, Slot

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.files.opening import InUse
from arschloch_gui.app.library.library import Deleted, KeptMatch, Library
from arschloch_gui.app.library.shelf import Shelf
from arschloch_gui.app.typed_signal import TypedSignal, typed_signal
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.evenings import Evening
from arschloch_gui.coach.feats import RoundFacts
from arschloch_gui.coach.games import feats
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
    """A match was moved to the bin."""

    path: Path
    deleted: Deleted


class BroughtBack(Struct, frozen=True):
    """A match was restored from the bin."""

    path: Path


class NotDone(Struct, frozen=True):
    """A request failed.

    `key` is "rename", "export", "delete", "restore", "playback" or "in_use" (another window plays
    the match). `reason` comes from the system.
    """

    key: str
    path: Path
    reason: str = ""


Done: TypeAlias = Exported | Removed | BroughtBack | NotDone
"""The result of a user's request."""


class AtTable(Struct, frozen=True):
    """The finished rounds of the match at the table, with its seating."""

    spec: MatchSpec
    journal: tuple[Entry, ...]
    table: Table


Source: TypeAlias = Path | AtTable
"""A match to replay: a record, or the match at the table."""


class PlayedBack(Struct, frozen=True):
    """A round of a match to be replayed.

    `rounds` has all finished rounds. If the requested one is not among them, `round_no` is 0.
    """

    source: Source
    spec: MatchSpec
    table: Table
    rounds: tuple[Finished, ...]
    order: tuple[Seat, ...] = ()
    round_no: int = 0
    instants: tuple[Instant, ...] = ()
    review: Review | None = None


class EndedRound(Struct, frozen=True):
    """A round that has just ended at the table.

    `played` is empty if it does not count. `shelved` is true if trophies are wanted.
    """

    played: tuple[PlayedRound, ...]
    review: Review | None
    game: str
    viewer: Seat
    shelved: bool


def _feats(ended: EndedRound) -> tuple[str, ...] | None:
    """Return the feats of the player in a round, or None if they are not known."""
    if (seen := ended.review) is None:
        return None
    return feats(ended.game, RoundFacts(seen.events, seen.won, ended.viewer))


class _Ending(Exception):
    """Raised during a replay if the thread is asked to end."""


class LibraryWorker(QObject):
    """Worker in a thread of its own, and the only user of the library."""

    seen = typed_signal(tuple[KeptMatch, ...])
    """Emitted with matches that were listed or updated."""
    listed = typed_signal(tuple[Path, ...])
    """Emitted with the path of every record after all have been listed."""
    done: TypedSignal[Done] = typed_signal(Exported)
    """Emitted with an `Exported`, `Removed`, `BroughtBack` or `NotDone`."""
    counted: TypedSignal[tuple[PlayedRound, ...], int, FileProblem | None] = typed_signal(
        tuple[PlayedRound, ...], int, FileProblem
    )
    """Emitted when the statistics have been read or changed.

    The values are all rounds that count, the number of unreadable lines, and a `FileProblem` to
    report or None.
    """

    shelved = typed_signal(Shelf)
    """Emitted with the trophies (`Shelf`) after a request that affects them."""

    played_back = typed_signal(PlayedBack)
    """Emitted with a `PlayedBack`."""

    unfinished: TypedSignal[str, Path | None] = typed_signal(str, Path)
    """Emitted with the key of a regulars' table and the record of its last match if unfinished."""

    recalled = typed_signal(str, tuple[Evening, ...])
    """Emitted with the key of a regulars' table and its evenings, oldest first."""

    _next = Signal()

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._waiting: deque[KeptMatch] = deque()
        self._ending = threading.Event()
        self._opened: tuple[Source, int, Match, Table] | None = None
        """The match replayed last, with its source and time stamp."""
        # Queued, so that requests that arrived meanwhile are handled first.
        self._next.connect(self._look_closer, Qt.ConnectionType.QueuedConnection)

    def end(self) -> None:
        """Ask a running replay to end. Callable from any thread."""
        self._ending.set()

    def tidy(self) -> None:
        """Delete old matches from the bin and files left by killed windows."""
        self._library.empty_bin()
        self._library.tidy_stands()

    def look(self) -> None:
        """List every match, and then compute the progress of those not in the cache."""
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

    def rest(self) -> None:
        """Drop the remaining replays, because the list is no longer shown."""
        self._waiting.clear()
        self._library.save_stands()

    def rename(self, path: Path, title: str) -> None:
        """Give a match a title, or remove it."""
        try:
            self._library.rename(path, title)
        except OSError as error:
            self._fail("rename", path, error)
        self._show(path)

    def export(self, path: Path, folder: Path, wish: str) -> None:
        """Write a copy of a record into a folder."""
        try:
            target = self._library.export(path, folder, wish)
        except OSError as error:
            self._fail("export", path, error)
        else:
            self.done.emit(Exported(path, target))

    def delete(self, path: Path) -> None:
        """Move a match to the bin."""
        try:
            deleted = self._library.delete(path)
        except InUse:
            self.done.emit(NotDone("in_use", path))
        except OSError as error:
            self._fail("delete", path, error)
        else:
            self.done.emit(Removed(path, deleted))

    def restore(self, deleted: Deleted | None) -> None:
        """Restore a match from the bin; None means the last one deleted, if there is one."""
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

    def find_unfinished(self, regulars: str) -> None:
        """Emit `unfinished` for the last match at a regulars' table."""
        try:
            found = self._library.last_of(regulars, self._go_on)
        except _Ending:
            return
        goes_on = found is not None and found.stand is not None and not found.stand.finished
        self.unfinished.emit(regulars, found.path if found is not None and goes_on else None)

    def recall(self, regulars: str) -> None:
        """Emit `recalled` with all evenings of a regulars' table."""
        try:
            self.recalled.emit(regulars, self._library.evenings(regulars, self._go_on))
        except _Ending:
            return

    # -- replay -------------------------------------------------------------------------

    def play_back(self, source: Source, round_no: int) -> None:
        """Emit `played_back` with a finished round of a match, event by event."""
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
        """Return a match from its record or journal, with its seating.

        The match used last is cached. Raises `OSError` or `RecordError`.
        """
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

    def count(self, played: tuple[PlayedRound, ...]) -> None:
        """Add any rounds to the statistics, and emit `counted` with all rounds that count."""
        ledger = self._library.ledger
        trouble = ledger.add(played) if played else ledger.look()
        self._tell_counted(trouble)

    def end_round(self, ended: EndedRound) -> None:
        """Count the round that has just ended at the table, and emit any trophies earned."""
        played = tuple(replace(each, feats=_feats(ended)) for each in ended.played)
        library = self._library
        if ended.shelved:
            trouble: list[FileProblem | None] = []
            shelf = library.shelf.after(lambda: trouble.append(library.ledger.add(played)))
            self._tell_counted(trouble[0])
            self.shelved.emit(shelf)
        else:
            self.count(played)

    def answer(self, answer: ExerciseAnswer) -> None:
        """Emit the trophies after an exercise was answered."""
        self._library.ledger.look()
        self.shelved.emit(self._library.shelf.answered(answer))

    def look_at_shelf(self) -> None:
        """Emit the trophies."""
        self._library.ledger.look()
        self.shelved.emit(self._library.shelf.look())

    def forget_rounds(self) -> None:
        """Delete the statistics."""
        self._tell_counted(self._library.ledger.forget())

    def _tell_counted(self, trouble: FileProblem | None) -> None:
        ledger = self._library.ledger
        self.counted.emit(ledger.rounds, ledger.unread, trouble)

    # -- internals ----------------------------------------------------------------------

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
