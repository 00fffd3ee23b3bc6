"""The shelf of trophies, computed from the rounds that count and the exercises answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime

from msgspec import Struct

from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.app.library.ledger import Ledger
from arschloch_gui.app.present import present
from arschloch_gui.app.setup.gallery import game_of
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.trophies import History, earned


class Shelf(Struct, frozen=True):
    """The trophies earned so far, each with its time, and those that are new."""

    earned: dict[str, datetime]
    new: tuple[str, ...] = ()


class TrophyShelf:
    """The trophies of one person. Owned by the library thread.

    Nothing is read before the first request, and nothing is stored.
    """

    def __init__(
        self,
        ledger: Ledger,
        answers: LineFile[ExerciseAnswer],
        now: Callable[[], datetime] = present,
    ) -> None:
        self._ledger, self._file, self._now = ledger, answers, now
        self._answers: list[ExerciseAnswer] = []

    def look(self) -> Shelf:
        """Return the current shelf."""
        return Shelf(self._earned(self._all_answers()))

    def after(self, change: Callable[[], None]) -> Shelf:
        """Return the shelf after a change of the ledger; trophies earned by it are new."""
        before = self.look().earned
        change()
        return _compared(before, self.look().earned)

    def answered(self, answer: ExerciseAnswer) -> Shelf:
        """Return the shelf after an answer, with newly earned trophies marked as new."""
        others = [each for each in self._all_answers() if each != answer]
        return _compared(self._earned(others), self._earned([*others, answer]))

    def _all_answers(self) -> list[ExerciseAnswer]:
        """Return the answers in the file, or those read last if it cannot be read now."""
        with suppress(OSError):  # the practice page reports it
            self._answers += self._file.news()
        return self._answers

    def _earned(self, answers: Iterable[ExerciseAnswer]) -> dict[str, datetime]:
        ordered = sorted(answers, key=lambda each: each.time)
        return earned(History(self._ledger.rounds, ordered, self._now(), game_of))


def _compared(before: dict[str, datetime], after: dict[str, datetime]) -> Shelf:
    return Shelf(after, tuple(key for key in after if key not in before))
