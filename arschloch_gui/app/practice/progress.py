"""Practice progress as QML shows it, computed from the memory of all answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from threading import Thread
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.exercise_source import entry_key
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.practice.progress_facts import ProgressFacts
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.app.wording.titles import effective_set
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.daily import TEN, name_of
from arschloch_gui.coach.exercise_selection import ExerciseSelection
from arschloch_gui.coach.schedule import Return

Selecting: TypeAlias = Callable[[Sequence[str]], Entry | Return | None]
"""Selects the next exercise, given the strata of the previous ones in the session."""
SHORT = 100_000
"""Size in bytes up to which a file is read at once (some 300 answers, 12 ms on a slow machine)."""


class Level(NamedTuple):
    """The person's rating, rounded, and title (0 is the highest), if they are known."""

    rating: int | None = None
    title: int | None = None


class PracticeProgress(Exposed):
    """Rating, title, streak and losses of the person. GUI thread only.

    The memory is read on first use. A long file is read in a separate thread, so that the window
    stays responsive.
    """

    changed = Signal()
    shows = by_signal(changed=ProgressFacts)
    remembered = typed_signal(ExerciseAnswer)
    """Emitted with each answer that is added."""
    _read = Signal()
    """Emitted from the reading thread when the answers have been read."""

    def __init__(
        self,
        path: Path,
        settings: LiveSettings,
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._path, self._settings, self._now = path, settings, now
        self._memory: Memory | None = None
        self._reading: Future[Memory] | None = None
        self._then: Callable[[], None] | None = None
        self._show()
        self._read.connect(self._on_read)

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    @Slot()
    def look(self) -> None:
        """Start reading the answers, unless that has been done, and refresh the values for QML."""
        if self._memory is None and self._reading is None:
            if _is_short(self._path):
                self._memory = Memory(self._path, self._now)
            else:
                self._reading = Future()
                Thread(target=self._read_all, args=(self._reading,), daemon=True).start()
        self._show()

    def when_read(self, then: Callable[[], None]) -> None:
        """Call `then` as soon as the answers have been read, possibly at once.

        Only the last of several waiting calls is made.
        """
        self.look()
        if self._memory is not None:
            then()
        else:
            self._then = then

    @Slot()
    def stopWaiting(self) -> None:
        """Cancel the call requested by `when_read`; reading continues."""
        self._then = None

    def remember(self, answer: ExerciseAnswer) -> str:
        """Store an answer; return a message about a problem, or "" for none."""
        trouble = self._now_read().add(answer)
        self._show()
        self.remembered.emit(answer)
        return trouble_sentence(trouble) if trouble is not None else ""

    def answered_in(self, session: str) -> set[str]:
        """Return the keys of the exercises answered in sessions of this name, as far as known."""
        return self._memory.answered_in(session) if self._memory is not None else set()

    def due(self) -> list[Return]:
        """Return the exercises that are due again, longest waiting first."""
        return list(self._now_read().due())

    def selection(self, entries: Sequence[Entry], due: Sequence[Return], seed: int) -> Selecting:
        """Return a function that selects the next exercise of a session.

        The function receives the strata of the exercises so far. Random choices depend on `seed`.
        """
        memory = self._now_read()
        found = ExerciseSelection(entries, due, entry_key, seed)
        return lambda before: found.next(before, memory.skill, memory.knows)

    def new_among(self, entries: Iterable[Entry]) -> int:
        """Return how many of the entries have not been answered."""
        memory = self._now_read()
        return sum(not memory.knows(entry_key(each)) for each in entries)

    def answered_of(self, day: date) -> dict[int, tuple[ExerciseAnswer, bool]]:
        """Return the first answers to the exercises of a day, by number from 0.

        Each value is the answer and whether a second try was good.
        """
        names = {name_of(day, number): number for number in range(TEN)}
        first: dict[int, ExerciseAnswer] = {}
        mended: set[int] = set()
        for each in self._now_read().answers:
            number = names.get(each.daily)
            if number is None:
                continue
            if not each.second_try:
                first.setdefault(number, each)
            elif each.succeeded:
                mended.add(number)
        return {number: (each, number in mended) for number, each in first.items()}

    @property
    def level(self) -> Level:
        """The person's current rating and title."""
        memory = self._now_read()
        if memory.error_rate is None:
            return Level()
        return Level(10 * round(memory.rating.value / 10), memory.title_index)

    def next_due(self) -> datetime | None:
        """Return when the next failed exercise comes back, or None if none does."""
        memory = self._now_read()
        return self._now() if memory.due() else memory.next_due()

    # -- internals ------------------------------------------------------------------------

    def _show(self) -> None:
        if self._memory is None:
            self.show(changed=ProgressFacts(reads=self._reading is not None))
        else:
            self.show(changed=ProgressFacts.of(self._memory, self._now(), self.title_set))

    def _now_read(self) -> Memory:
        """Return the memory, waiting for a reading thread to finish if necessary."""
        if self._memory is None:
            self.look()
        if self._memory is None:
            assert self._reading is not None
            self._memory = self._reading.result()
            self._show()
        return self._memory

    def _read_all(self, reading: Future[Memory]) -> None:
        """Read the answers. This runs in a separate thread."""
        try:
            reading.set_result(Memory(self._path, self._now))
        except Exception as error:
            reading.set_exception(error)
        with suppress(RuntimeError):  # the window may have been closed
            self._read.emit()

    def _on_read(self) -> None:
        self._now_read()
        then, self._then = self._then, None
        self._show()
        if then is not None:
            then()

    @property
    def title_set(self) -> str:
        """The set of titles that the person has chosen."""
        now = self._settings.now
        return effective_set("royal", now.titles, now.mild)


def _is_short(path: Path) -> bool:
    """Return whether a file is small enough to be read without a noticeable delay."""
    try:
        return path.stat().st_size <= SHORT
    except OSError:
        return True  # there is nothing to read
