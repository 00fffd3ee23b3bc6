"""The screen about the program for QML: its parts, the part shown, and problem reports.

Texts are read and reports are written in separate threads.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QLocale, QObject, QStandardPaths, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.files import paths
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.program.libraries import (
    GAME,
    QT,
    ShippedLibrary,
    licence_of,
    shipped,
    version_of,
)
from arschloch_gui.app.program.report import write_report
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import program as words
from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.quoted import MOST_OF_A_REASON, quoted, quoted_path


class Shipped(Struct, frozen=True):
    """The installed libraries, each with its version."""

    libraries: tuple[tuple[ShippedLibrary, str], ...]


class Licence(Struct, frozen=True):
    """The text of a library's licence."""

    key: str
    paragraphs: tuple[str, ...]


class Saved(Struct, frozen=True):
    """An answer: a report was written to this path."""

    path: Path


class NotSaved(Struct, frozen=True):
    """An answer: a report could not be written; the reason is the system's message."""

    folder: Path
    reason: str


class AboutProgram(QObject):
    """Information about the program. GUI thread only; `close` ends its threads."""

    partsChanged = Signal()
    changed = Signal()
    messageChanged = Signal()

    def __init__(self, store: MatchStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._shipped: tuple[tuple[ShippedLibrary, str], ...] = ()
        self._read: dict[str, tuple[str, ...]] = {}
        self._part = words.PROGRAM
        self._outcome: Saved | NotSaved | None = None
        self._saving = False
        # Separate threads, so that reading a licence does not interrupt the writing of a report.
        self._reading = Background("licences", self, self._on_read)
        self._writing = Background("report", self, self._on_written)

    def close(self) -> None:
        """End the threads. Closing twice is harmless."""
        self._reading.close()
        self._writing.close()

    # -- for QML ------------------------------------------------------------------------

    @typed_property(list, partsChanged)
    def parts(self) -> list[dict[str, str]]:
        """The parts to choose from: {key, heading}."""
        own = self._own_parts()
        return [{"key": part.key, "heading": part.heading} for part in own] + [
            {"key": library.key, "heading": words.library_heading(library.name, version)}
            for library, version in self._shipped
        ]

    @typed_property(str, changed)
    def part(self) -> str:
        """The key of the part shown."""
        return self._part

    @typed_property(bool, changed)
    def reporting(self) -> bool:
        """Whether the part about problem reports is shown."""
        return self._part == words.REPORT

    @typed_property(str, changed)
    def heading(self) -> str:
        """The heading of the part shown."""
        return next((each["heading"] for each in self.parts if each["key"] == self._part), "")

    @typed_property("QStringList", changed)
    def paragraphs(self) -> list[str]:
        """The paragraphs of the part shown; empty until they have been read."""
        own = {each.key: each for each in self._own_parts()}
        if self._part in own:
            return list(own[self._part].paragraphs)
        if self._part not in self._read:
            return []
        before = [words.qt_sentence()] if self._part == QT.key else []
        return before + (list(self._read[self._part]) or [words.no_text()])

    @typed_property(bool, messageChanged)
    def saving(self) -> bool:
        """Whether a report is being written."""
        return self._saving

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """The result of the last report as a message; empty if there is none."""
        match self._outcome:
            case Saved(path):
                return words.saved(quoted_path(path))
            case NotSaved(folder, reason):
                return words.not_saved(quoted_path(folder), quoted(reason, MOST_OF_A_REASON))
            case None:
                return ""

    # -- user actions ---------------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Show the first part, and find out which libraries are installed."""
        self._outcome = None
        self.messageChanged.emit()
        self.choose(words.PROGRAM)
        if not self._shipped:
            self._reading.begin(_shipped)

    @Slot(str)
    def choose(self, part: str) -> None:
        """Show another part."""
        self._part = part
        self.changed.emit()
        library = next((each for each, _ in self._shipped if each.key == part), None)
        if library is not None and part not in self._read:
            self._reading.begin(_reader(library))

    @Slot()
    def report(self) -> None:
        """Write a report into the user's documents folder."""
        if self._saving:
            return
        self._saving, self._outcome = True, None
        self.messageChanged.emit()
        places = QStandardPaths.StandardLocation
        folder = Path(QStandardPaths.writableLocation(places.DocumentsLocation))
        self._writing.begin(_writer(folder, self._store, _window_facts()))

    @Slot()
    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.partsChanged.emit()
        self.changed.emit()
        self.messageChanged.emit()

    # -- answers of the threads -----------------------------------------------------------

    def _own_parts(self) -> tuple[RulesPart, RulesPart]:
        return words.program_part(version_of(GAME)), words.report_part()

    def _on_read(self, found: Shipped | Licence | WorkFailed) -> None:
        match found:
            case Shipped(libraries):
                self._shipped = libraries
                self.partsChanged.emit()
            case Licence(key, paragraphs):
                self._read[key] = paragraphs
        self.changed.emit()

    def _on_written(self, outcome: Saved | NotSaved | WorkFailed) -> None:
        assert isinstance(outcome, Saved | NotSaved)
        self._saving, self._outcome = False, outcome
        self.messageChanged.emit()


def _shipped(_still_wanted: StillWanted) -> Iterator[Shipped]:
    yield Shipped(tuple((each, version_of(each)) for each in shipped()))


def _reader(library: ShippedLibrary) -> Work[Shipped | Licence]:
    def read(_still_wanted: StillWanted) -> Iterator[Shipped | Licence]:
        yield Licence(library.key, tuple(licence_of(library)))

    return read


def _writer(folder: Path, store: MatchStore, facts: dict[str, str]) -> Work[Saved | NotSaved]:
    def write(_still_wanted: StillWanted) -> Iterator[Saved | NotSaved]:
        try:
            now = datetime.now().astimezone()
            yield Saved(write_report(folder, store, paths.log_folder(), facts, now))
        except OSError as error:
            yield NotSaved(folder, error.strerror or str(error))

    return write


def _window_facts() -> dict[str, str]:
    """Return facts that can only be queried in the window's thread."""
    screens = [
        f"{each.size().width()}×{each.size().height()} at {each.devicePixelRatio():g}"
        for each in QGuiApplication.screens()
    ]
    return {
        "Qt": qVersion() or "",
        "Language": QLocale().name(),
        "Windows by": QGuiApplication.platformName(),
        "Screens": ", ".join(screens),
    }
