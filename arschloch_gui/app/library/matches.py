"""The list of all matches as QML sees it: rows that follow the disk, and what can be done with one.

Reading, moving and replaying happens in a thread of its own (`library_worker.py`).
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QThread, Signal, Slot

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.library.library import Deleted, KeptMatch, Library
from arschloch_gui.app.library.match_rows import MatchRow, match_row
from arschloch_gui.app.library.worker import (
    BroughtBack,
    Done,
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
from arschloch_gui.coach.evenings import Evening
from arschloch_gui.coach.played import PlayedRound


class Matches(QObject):
    """The matches of a library. GUI thread only; `close` ends its thread."""

    changed = Signal()
    noticeChanged = Signal()
    cameBack = Signal(str)
    """The key of a match that was brought back."""

    counted: TypedSignal[tuple[PlayedRound, ...], int, FileProblem | None] = typed_signal(
        tuple[PlayedRound, ...], int, FileProblem
    )
    """The rounds that count have changed (see `LibraryWorker.counted`)."""

    playedBack = typed_signal(PlayedBack)
    """A round to be looked at once more (`PlayedBack`)."""

    unfinished: TypedSignal[str, Path | None] = typed_signal(str, Path)
    """Answers `find_unfinished` (see `LibraryWorker.unfinished`)."""

    recalled = typed_signal(str, tuple[Evening, ...])
    """Answers `recall` (see `LibraryWorker.recalled`)."""

    _find_unfinished = Signal(str)
    _recall = Signal(str)
    _look = Signal()
    _play_back: TypedSignal[Source, int] = typed_signal(Path, int)
    _count = typed_signal(tuple[PlayedRound, ...])
    _forget_rounds = Signal()
    _rest = Signal()
    _tidy = Signal()
    _rename = typed_signal(Path, str)
    _export = typed_signal(Path, Path, str)
    _delete = typed_signal(Path)
    _restore: TypedSignal[Deleted | None] = typed_signal(Deleted)

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
        self._notice = ""
        self._undoable = False
        self._deleted: list[Deleted] = []
        """What can be brought back one after the other, the last one first."""
        self._worker = LibraryWorker(library)
        self._thread = QThread(self)
        self._thread.setObjectName("library")
        self._worker.moveToThread(self._thread)
        self._connect(self._worker)
        self._thread.start()
        self._tidy.emit()

    def _connect(self, worker: LibraryWorker) -> None:
        self._look.connect(worker.look)
        self._count.connect(worker.count)
        self._forget_rounds.connect(worker.forget_rounds)
        worker.counted.connect(self.counted)
        self._find_unfinished.connect(worker.find_unfinished)
        worker.unfinished.connect(self.unfinished)
        self._recall.connect(worker.recall)
        worker.recalled.connect(self.recalled)
        self._play_back.connect(worker.play_back)
        worker.played_back.connect(self.playedBack)
        self._rest.connect(worker.rest)
        self._tidy.connect(worker.tidy)
        self._rename.connect(worker.rename)
        self._export.connect(worker.export)
        self._delete.connect(worker.delete)
        self._restore.connect(worker.restore)
        worker.seen.connect(self._on_seen)
        worker.listed.connect(self._on_listed)
        worker.done.connect(self._on_done)
        self._session.letting_go.done.connect(self._delete)
        for related in (self._settings.titlesChanged, self._settings.mildChanged):
            related.connect(self.retranslate)

    def close(self) -> None:
        """End the thread. Closing twice does no harm."""
        self._worker.end()
        self._thread.quit()
        self._thread.wait()

    # -- what there is ------------------------------------------------------------------

    @typed_property(QObject)
    def model(self) -> RowModel[MatchRow]:
        """The matches, a list model of `MatchRow`."""
        return self._model

    @typed_property(bool, changed)
    def none(self) -> bool:
        """Whether there is no match at all, as far as is known."""
        return self._complete and not self._kept

    @property
    def complete(self) -> bool:
        """Whether every match is known, and how far it has come."""
        return self._complete and all(kept.stand is not None for kept in self._kept.values())

    @typed_property(int)
    def longestTitle(self) -> int:
        """How many characters a title may have."""
        return MOST_OF_A_NAME

    @typed_property(str, noticeChanged)
    def notice(self) -> str:
        """What came of the last thing done; empty for nothing to say."""
        return self._notice

    @typed_property(bool, noticeChanged)
    def canUndo(self) -> bool:
        """Whether the notice is about something that can be taken back."""
        return self._undoable and bool(self._deleted)

    @Slot(str, result=int)
    def rowOf(self, key: str) -> int:
        """Which row a match is in; −1 for none."""
        return next((at for at, row in enumerate(self._model.rows) if row.key == key), -1)

    # -- looking at a match once more ---------------------------------------------------

    def name_of(self, key: str) -> str:
        """What a match is called."""
        row = self._rows.get(key)
        return row.name if row is not None else ""

    def play_back(self, source: Source, round_no: int) -> None:
        """Read a round of a match; `playedBack` tells of it."""
        self._play_back.emit(source, round_no)

    def find_unfinished(self, regulars: str) -> None:
        """Find out if the last match of a table is unfinished; `unfinished` answers."""
        self._find_unfinished.emit(regulars)

    def recall(self, regulars: str) -> None:
        """Find all evenings of a regulars' table; `recalled` answers."""
        self._recall.emit(regulars)

    # -- statistics ---------------------------------------------------------------------

    def count(self, played: tuple[PlayedRound, ...] = ()) -> None:
        """Count rounds; `counted` tells of all there are."""
        self._count.emit(played)

    def forget_rounds(self) -> None:
        """Delete the statistics; matches stay."""
        self._forget_rounds.emit()

    # -- what the person does -----------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Find out how the matches stand."""
        self._look.emit()

    @Slot()
    def rest(self) -> None:
        """Nobody is looking at the list any more."""
        self._say("")
        self._rest.emit()

    @Slot(str)
    def open(self, key: str) -> None:
        """Go on with a match; one that is over shows its result."""
        if (kept := self._kept.get(key)) is not None and not kept.broken:
            self._session.openRecord(str(kept.path))

    def path_of(self, key: str) -> Path | None:
        """The record of a match; None where there is none, or not even its first line holds."""
        kept = self._kept.get(key)
        return kept.path if kept is not None else None

    @Slot(str, str)
    def rename(self, key: str, title: str) -> None:
        """Give a match a title; an empty one takes it away."""
        if (kept := self._kept.get(key)) is not None:
            self._rename.emit(kept.path, quoted(title))

    @Slot(str)
    def export(self, key: str) -> None:
        """Write a copy of a record into the person's folder of documents."""
        if (kept := self._kept.get(key)) is not None:
            places = QStandardPaths.StandardLocation
            folder = Path(QStandardPaths.writableLocation(places.DocumentsLocation))
            self._export.emit(kept.path, folder, quoted(kept.title) or kept.path.stem)

    @Slot(str)
    def remove(self, key: str) -> None:
        """Delete a match, for now: it can be brought back."""
        if (kept := self._kept.get(key)) is not None:
            # The one at the table is let go of first; then `_delete` goes on.
            self._session.letting_go.of(kept.path)

    @Slot()
    def undo(self) -> None:
        """Bring back what was deleted last, in an earlier run if nothing was in this one."""
        self._say("")
        self._restore.emit(self._deleted.pop() if self._deleted else None)

    @Slot()
    def dismiss(self) -> None:
        """The notice has been read."""
        self._say("")

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew: another language, other titles."""
        self._say("")
        self._rows.clear()
        self._fill()

    # -- what the thread says -----------------------------------------------------------

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
        """Let the rows say what is known."""
        newest = sorted(self._kept.values(), key=lambda each: (each.played, each.path.name))
        for key in self._kept.keys() - self._rows.keys():
            self._rows[key] = match_row(self._kept[key], self._settings.now)
        self._model.retarget([self._rows[kept.path.name] for kept in reversed(newest)])
        self.changed.emit()

    def _tell(self, key: str, path: Path, **more: str) -> None:
        row = self._rows.get(path.name)
        name = row.name if row is not None else quoted(path.name)
        self._undoable = key == "deleted"
        self._say(fill(outcome(key), name=name, **more))

    def _say(self, sentence: str) -> None:
        if sentence != self._notice:
            self._notice = sentence
            self.noticeChanged.emit()
