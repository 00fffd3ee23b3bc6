"""The luck of counted rounds, computed from records while the statistics page is shown.

The work runs in a separate thread and processes, and only as long as the page is shown, starting
with the match played last. Results are saved permanently.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from arschloch_gui.ai.games import playing
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.counting import of_record
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.practice.helpers import Helpers
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.coach.luck import luck, usual
from arschloch_gui.coach.played import PlayedRound, match_mark
from arschloch_gui.coach.task import NotToBeJudged, Working
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.record import RecordError, opened
from arschloch_gui.engine.restoring import restore

AT_ONCE = 10
"""Number of rounds reported together. Each takes a fraction of a second."""


class _SearchOver(Struct, frozen=True):
    """The answer at the end of a search."""


_Answer: TypeAlias = tuple[PlayedRound, ...] | _SearchOver
"""A message from the search: rounds with their luck, or the end."""


class UnknownLuck(QObject):
    """Search for missing luck in the records of a store. GUI thread only."""

    found = typed_signal(tuple[PlayedRound, ...])
    """Emitted with counted rounds (a tuple of `PlayedRound`) whose luck is now known."""
    ended = Signal()

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._sought: set[str] = set()
        """Deals already searched for, with or without a result."""
        self._failed: set[str] = set()
        """Deals of a search that failed. They are searched again after `rest`."""
        self._seeking: set[str] = set()
        self._background = Background("luck of deals", self, self._on_heard)

    @property
    def busy(self) -> bool:
        """Whether a search is running."""
        return bool(self._seeking)

    def seek(self, rounds: Sequence[PlayedRound]) -> None:
        """Compute the missing luck of these rounds, which must be all rounds that count.

        A running search continues, and deals that were searched without a result are skipped.
        """
        unknown = {each.deal for each in rounds if each.luck is None} - self._sought - self._failed
        if unknown and not self.busy:
            self._seeking = unknown
            self._background.begin(_work(self._store, rounds, frozenset(unknown)))

    def rest(self) -> None:
        """Stop the search because the page is no longer shown. The next one resumes it."""
        self._seeking, self._failed = set(), set()
        self._background.drop()

    def end(self) -> None:
        """End the thread and the processes."""
        self._background.close()

    def _on_heard(self, answer: _Answer | WorkFailed) -> None:
        if isinstance(answer, tuple):
            self._sought.update(each.deal for each in answer)
            self.found.emit(answer)
        else:
            # If a process died, the rest is unknown and will be searched again next time.
            put_off = self._sought if isinstance(answer, _SearchOver) else self._failed
            put_off |= self._seeking
            self._seeking = set()
            self.ended.emit()


def _work(
    store: MatchStore, rounds: Sequence[PlayedRound], unknown: frozenset[str]
) -> Work[_Answer]:
    def work(still_wanted: StillWanted) -> Iterator[_Answer]:
        with closing(Helpers(still_wanted)) as helpers:
            yield from _LuckSearch(store, rounds, unknown, still_wanted, helpers.working).found()
        yield _SearchOver()

    return work


class _LuckSearch:
    """One search through the records of a store, in a thread of its own."""

    def __init__(
        self, store: MatchStore, rounds: Sequence[PlayedRound], unknown: frozenset[str],
        still_wanted: StillWanted, working: Working,
    ) -> None:  # fmt: skip
        self._store, self._still_wanted, self._working = store, still_wanted, working
        self._counted = {each.deal: each for each in rounds}
        self._unknown = set(unknown)

    def found(self) -> Iterator[tuple[PlayedRound, ...]]:
        """Yield counted rounds with their luck, a few at a time."""
        for path in self._store.records():
            self._still_wanted()
            if not self._unknown:
                return
            # Skip records that are gone or broken, and rules that cannot be simulated.
            with suppress(OSError, RecordError, NotToBeJudged):
                yield from self._of_record(path)

    def _of_record(self, path: Path) -> Iterator[tuple[PlayedRound, ...]]:
        """Yield the rounds of one record.

        Raises `OSError`, `RecordError` or `NotToBeJudged`.
        """
        data = read_file(path)
        spec = opened(data)[1].spec
        marks = {self._counted[deal].match for deal in self._unknown}
        deals = playing(spec.family.key).deals(spec.rules)
        if match_mark(spec) not in marks or deals is None:
            return
        restored, note = restore(data, self._still_wanted), self._store.note_of(path)
        same = self._as_counted(of_record(restored, note, 0.0))
        wanted = [each for each in same if each.deal in self._unknown]
        viewer = note.table.fitted(len(spec.seats)).viewer
        for found in self._with_luck(restored.match, wanted, viewer):
            self._unknown.difference_update(each.deal for each in found)
            yield found

    def _as_counted(self, rounds: Sequence[PlayedRound]) -> list[PlayedRound]:
        """Return the counted rounds, as long as the record agrees with them.

        A match with the same deals that went differently has other positions.
        """
        same = []
        for each in rounds:
            counted = self._counted.get(each.deal)
            if counted is None:
                continue
            if counted.place != each.place or counted.round_no != each.round_no:
                break
            same.append(counted)
        return same

    def _with_luck(
        self, match: Match, rounds: Sequence[PlayedRound], viewer: Seat
    ) -> Iterator[tuple[PlayedRound, ...]]:
        """Yield the rounds with their luck. Raises `NotToBeJudged`."""
        if not rounds:
            return
        of_office = usual(match, range(1, len(match.rounds) + 1), self._working)
        for first in range(0, len(rounds), AT_ONCE):
            yield tuple(
                replace(each, luck=luck(match, each.round_no, viewer, of_office, self._working))
                for each in rounds[first : first + AT_ONCE]
            )
