"""The luck of rounds that are counted, found from their records while somebody looks.

Nobody is kept waiting for it and nothing of it is worked out unasked: it goes on in a thread and
processes of its own as long as the statistics are on the screen, the match played last first, and
what has been found is remembered for good.
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
"""So many rounds of a match are told together; each takes a fraction of a second."""


class _Done(Struct, frozen=True):
    """There is nothing more to be found."""


_Answer: TypeAlias = tuple[PlayedRound, ...] | _Done
"""What is heard while luck is sought: rounds with their luck, and the end."""


class UnknownLuck(QObject):
    """Seeks it among the records of a store. GUI thread only."""

    found = typed_signal(tuple[PlayedRound, ...])
    """Counted rounds (a tuple of `PlayedRound`) with their luck."""
    ended = Signal()

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._sought: set[str] = set()
        """The deals whose luck has been sought, whether it was found or not."""
        self._failed: set[str] = set()
        """Those that were being sought when the search failed; sought again after a rest."""
        self._seeking: set[str] = set()
        self._background = Background("luck of deals", self, self._on_heard)

    @property
    def busy(self) -> bool:
        """Whether it is being worked out."""
        return bool(self._seeking)

    def seek(self, rounds: Sequence[PlayedRound]) -> None:
        """Work the luck out that is not known of these, which are all that count.

        Where that is under way it goes on, and what has been sought in vain is not sought again.
        """
        unknown = {each.deal for each in rounds if each.luck is None} - self._sought - self._failed
        if unknown and not self.busy:
            self._seeking = unknown
            self._background.begin(_work(self._store, rounds, frozenset(unknown)))

    def rest(self) -> None:
        """Nobody looks any more; what has not been found will be sought next time."""
        self._seeking, self._failed = set(), set()
        self._background.drop()

    def end(self) -> None:
        """End thread and processes."""
        self._background.close()

    def _on_heard(self, answer: _Answer | WorkFailed) -> None:
        if isinstance(answer, tuple):
            self._sought.update(each.deal for each in answer)
            self.found.emit(answer)
        else:
            # Where a process has died nothing is known of the rest: whoever looks next seeks it.
            put_off = self._sought if isinstance(answer, _Done) else self._failed
            put_off |= self._seeking
            self._seeking = set()
            self.ended.emit()


def _work(
    store: MatchStore, rounds: Sequence[PlayedRound], unknown: frozenset[str]
) -> Work[_Answer]:
    def work(still_wanted: StillWanted) -> Iterator[_Answer]:
        with closing(Helpers(still_wanted)) as helpers:
            yield from _Search(store, rounds, unknown, still_wanted, helpers.working).found()
        yield _Done()

    return work


class _Search:
    """Goes through the records of a store, in a thread of its own."""

    def __init__(
        self, store: MatchStore, rounds: Sequence[PlayedRound], unknown: frozenset[str],
        still_wanted: StillWanted, working: Working,
    ) -> None:  # fmt: skip
        self._store, self._still_wanted, self._working = store, still_wanted, working
        self._counted = {each.deal: each for each in rounds}
        self._unknown = set(unknown)

    def found(self) -> Iterator[tuple[PlayedRound, ...]]:
        """Counted rounds with their luck, some at a time."""
        for path in self._store.records():
            self._still_wanted()
            if not self._unknown:
                return
            # A record that is gone or broken, or rules nobody can simulate.
            with suppress(OSError, RecordError, NotToBeJudged):
                yield from self._of_record(path)

    def _of_record(self, path: Path) -> Iterator[tuple[PlayedRound, ...]]:
        """Raises `OSError`, `RecordError` or `NotToBeJudged`."""
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
        """The rounds as they are counted, as long as they went like these: whoever plays the same
        deals again holds other offices."""
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
        """Raises `NotToBeJudged`."""
        if not rounds:
            return
        of_office = usual(match, range(1, len(match.rounds) + 1), self._working)
        for first in range(0, len(rounds), AT_ONCE):
            yield tuple(
                replace(each, luck=luck(match, each.round_no, viewer, of_office, self._working))
                for each in rounds[first : first + AT_ONCE]
            )
