"""The list of all matches for QML: rows that follow the disk, and actions on them.

Reading, moving and replaying files happens in a thread of its own (`worker.py`).
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.library.library import Deleted, KeptMatch, Library
from arschloch_gui.app.library.match_rows import MatchRow, match_row
from arschloch_gui.app.library.shelf import Shelf
from arschloch_gui.app.library.worker import (
    BroughtBack,
    Done,
    EndedRound,
    Exported,
    LibraryWorker,
    NotDone,
    PlayedBack,
    Removed,
    Source,
)
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.typed_signal import TypedSignal, typed_signal
from arschloch_gui.app.wording.library import outcome
from arschloch_gui.app.wording.quoted import MOST_OF_A_NAME, MOST_OF_A_REASON, quoted, quoted_path
from arschloch_gui.app.wording.words import fill
from arschloch_gui.app.worker_thread import WorkerThread
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.evenings import Evening
from arschloch_gui.coach.played import PlayedRound


class MatchesNotice(Struct, frozen=True):
    """The notice about the last action."""

    notice: str = ""
    """The result as a sentence, empty for none."""
    canUndo: bool = False
    """Whether the action can be undone."""


class Matches(Exposed):
    """The matches of a library. GUI thread only. `close` ends its thread."""

    changed = Signal()
    noticeChanged = Signal()
    shows = by_signal(noticeChanged=MatchesNotice)
    cameBack = Signal(str)
    """Emitted with the key of a match that was restored."""

    counted: TypedSignal[tuple[PlayedRound, ...], int, FileProblem | None] = typed_signal(
        tuple[PlayedRound, ...], int, FileProblem
    )
    """Emitted when the counted rounds have changed (see `LibraryWorker.counted`)."""

    shelved = typed_signal(Shelf)
    """Emitted with the trophies (`Shelf`) after a request that affects them."""

    playedBack = typed_signal(PlayedBack)
    """Emitted with a round to replay (`PlayedBack`)."""

    unfinished: TypedSignal[str, Path | None] = typed_signal(str, Path)
    """Emitted with the answer to `find_unfinished` (see `LibraryWorker.unfinished`)."""

    recalled = typed_signal(str, tuple[Evening, ...])
    """Emitted with the answer to `recall` (see `LibraryWorker.recalled`)."""

    def __init__(
        self,
        library: Library,
        session: Session,
        settings: LiveSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._kept: dict[str, KeptMatch] = {}
        self._model = RowModel(MatchRow, self)
        self._complete = False
        self._rows: dict[str, MatchRow] = {}
        self.show(noticeChanged=MatchesNotice())
        self._deleted: list[Deleted] = []
        """The matches deleted in this run, in order. `undo` restores the last one."""
        self._worker = LibraryWorker(library)
        self._thread = WorkerThread("library", self, self._worker)
        self._connect(self._worker)
        self._thread.ask(self._worker.tidy)

    def _connect(self, worker: LibraryWorker) -> None:
        worker.shelved.connect(self.shelved)
        worker.counted.connect(self.counted)
        worker.unfinished.connect(self.unfinished)
        worker.recalled.connect(self.recalled)
        worker.played_back.connect(self.playedBack)
        worker.seen.connect(self._on_seen)
        worker.listed.connect(self._on_listed)
        worker.done.connect(self._on_done)
        self._session.letting_go.done.connect(self._on_closed)
        settings = self._settings
        for related in (
            settings.titlesChanged, settings.mildChanged, settings.renamedGamesChanged,
        ):  # fmt: skip
            related.connect(self.retranslate)

    def close(self) -> None:
        """End the thread. A second call does nothing."""
        self._worker.end()
        self._thread.close()

    # -- the list -----------------------------------------------------------------------

    @typed_property(QObject)
    def model(self) -> RowModel[MatchRow]:
        """The matches, as a list model of `MatchRow`."""
        return self._model

    @typed_property(bool, changed)
    def none(self) -> bool:
        """Whether the list has been read completely and is empty."""
        return self._complete and not self._kept

    @property
    def complete(self) -> bool:
        """Whether every match and its progress are known."""
        return self._complete and all(kept.stand is not None for kept in self._kept.values())

    @typed_property(int)
    def longestTitle(self) -> int:
        """Maximum number of characters in a title."""
        return MOST_OF_A_NAME

    @Slot(str, result=int)
    def rowOf(self, key: str) -> int:
        """Return the row of a match, −1 for none."""
        return next((at for at, row in enumerate(self._model.rows) if row.key == key), -1)

    # -- replay -------------------------------------------------------------------------

    def name_of(self, key: str) -> str:
        """Return the name of a match."""
        row = self._rows.get(key)
        return row.name if row is not None else ""

    def play_back(self, source: Source, round_no: int) -> None:
        """Read a round of a match. `playedBack` delivers it."""
        self._thread.ask(self._worker.play_back, source, round_no)

    def find_unfinished(self, regulars: str) -> None:
        """Find out whether the last match of a table is unfinished; `unfinished` has the answer."""
        self._thread.ask(self._worker.find_unfinished, regulars)

    def recall(self, regulars: str) -> None:
        """Find all evenings of a regulars' table; `recalled` has the answer."""
        self._thread.ask(self._worker.recall, regulars)

    # -- statistics ---------------------------------------------------------------------

    def count(self, played: tuple[PlayedRound, ...] = ()) -> None:
        """Count rounds. `counted` then delivers all that count."""
        self._thread.ask(self._worker.count, played)

    def end_round(self, ended: EndedRound) -> None:
        """Count the round that has just ended. `counted` and `shelved` then report the result."""
        self._thread.ask(self._worker.end_round, ended)

    def answer(self, answer: ExerciseAnswer) -> None:
        """Look for trophies after an answer. `shelved` delivers them."""
        self._thread.ask(self._worker.answer, answer)

    def look_at_shelf(self) -> None:
        """Look for trophies. `shelved` delivers them."""
        self._thread.ask(self._worker.look_at_shelf)

    def forget_rounds(self) -> None:
        """Delete the statistics, but not the matches."""
        self._thread.ask(self._worker.forget_rounds)

    # -- user actions -------------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Refresh the list."""
        self._thread.ask(self._worker.look)

    @Slot()
    def rest(self) -> None:
        """Clear the notice and stop replaying, because the list is no longer shown."""
        self._clear()
        self._thread.ask(self._worker.rest)

    @Slot(str)
    def open(self, key: str) -> None:
        """Open a match. If it is over, its result is shown."""
        if (kept := self._kept.get(key)) is not None and not kept.broken:
            self._session.openRecord(str(kept.path))

    def path_of(self, key: str) -> Path | None:
        """Return the path of a match's record, or None if the key is unknown."""
        kept = self._kept.get(key)
        return kept.path if kept is not None else None

    @Slot(str, str)
    def rename(self, key: str, title: str) -> None:
        """Give a match a title, or remove it if the title is empty."""
        if (kept := self._kept.get(key)) is not None:
            self._thread.ask(self._worker.rename, kept.path, quoted(title))

    @Slot(str)
    def export(self, key: str) -> None:
        """Write a copy of a record into the user's documents folder."""
        if (kept := self._kept.get(key)) is not None:
            places = QStandardPaths.StandardLocation
            folder = Path(QStandardPaths.writableLocation(places.DocumentsLocation))
            self._thread.ask(
                self._worker.export, kept.path, folder, quoted(kept.title) or kept.path.stem
            )

    @Slot(str)
    def remove(self, key: str) -> None:
        """Move a match to the bin, from where it can be restored."""
        if (kept := self._kept.get(key)) is not None:
            # If the match is at the table, it is closed first. Then `_on_closed` runs.
            self._session.letting_go.of(kept.path)

    @Slot()
    def undo(self) -> None:
        """Restore the match deleted last, in this run or an earlier one."""
        self._clear()
        self._thread.ask(self._worker.restore, self._deleted.pop() if self._deleted else None)

    @Slot()
    def dismiss(self) -> None:
        """Clear the notice after it has been read."""
        self._clear()

    @Slot()
    def retranslate(self) -> None:
        """Refresh all texts after a change of language or titles."""
        self._clear()
        self._rows.clear()
        self._fill()

    def _on_closed(self, record: Path) -> None:
        self._thread.ask(self._worker.delete, record)

    # -- messages from the thread -------------------------------------------------------

    def _on_seen(self, found: tuple[KeptMatch, ...]) -> None:
        for kept in found:
            self._kept[kept.path.name] = kept
            self._rows.pop(kept.path.name, None)
        self._fill()

    def _on_listed(self, records: tuple[Path, ...]) -> None:
        for gone in self._kept.keys() - {path.name for path in records}:
            del self._kept[gone]
        self._complete = True
        self._fill()

    def _on_done(self, done: Done) -> None:
        match done:
            case Removed(path, deleted):
                self._deleted.append(deleted)
                self._tell("deleted", path)
                self._kept.pop(path.name, None)
                self._fill()
                self._session.letting_go.look_again()
            case BroughtBack(path):
                self._tell("restored", path)
                self.cameBack.emit(path.name)
                self._session.letting_go.look_again()
            case Exported(path, target):
                self._tell("exported", path, file=quoted_path(target))
            case NotDone(key, path, reason):
                self._tell(key, path, reason=quoted(reason, MOST_OF_A_REASON))

    def _fill(self) -> None:
        """Update the rows of the model."""
        newest = sorted(self._kept.values(), key=lambda each: (each.played, each.path.name))
        for key in self._kept.keys() - self._rows.keys():
            self._rows[key] = match_row(self._kept[key], self._settings.now)
        self._model.retarget([self._rows[kept.path.name] for kept in reversed(newest)])
        self.changed.emit()

    def _tell(self, key: str, path: Path, **more: str) -> None:
        row = self._rows.get(path.name)
        name = row.name if row is not None else quoted(path.name)
        # Even the same sentence is a new notice, which a screen reader reads out.
        self._clear()
        sentence = fill(outcome(key), name=name, **more)
        self.show(noticeChanged=MatchesNotice(sentence, canUndo=key == "deleted"))

    def _clear(self) -> None:
        self.show(noticeChanged=MatchesNotice())
