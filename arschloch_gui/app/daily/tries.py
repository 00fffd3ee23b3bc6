"""The tries that count, one for each day, in a file beside the statistics.

On each day, the first match of the day's deal to be started is the try that counts. Its record is
named when the match starts and never replaced, even if the clock changes later. The result is added
when the match is over, so that it outlives the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.coach.bounds import MOST_PLAYERS, Place
from arschloch_gui.engine.json_text import JsonError, Word, shaped

FORMAT = "arschloch-days"
NAME = "days.jsonl"


class DayTry(Struct, frozen=True):
    """The try that counts on one day.

    `record` is the file name of its record. `places` has the place in every round and `final` the
    place in the match; they are empty and 0 until the match is over. `given_up` is true if the
    record was deleted and the deal was then played for fun.
    """

    day: date
    record: str
    places: tuple[int, ...] = ()
    final: int = 0
    given_up: bool = False

    @property
    def counts(self) -> bool:
        """Whether the try can still get a result."""
        return not self.is_over and not self.given_up

    @property
    def is_over(self) -> bool:
        """Whether the match was played to the end."""
        return self.final > 0

    def line(self) -> dict[str, object]:
        """Return the try as JSON values. This is the inverse of `read_try`."""
        result = {"places": list(self.places), "final": self.final} if self.is_over else {}
        given_up = {"given_up": True} if self.given_up else {}
        return {"day": self.day.isoformat(), "record": self.record, **result, **given_up}


class _Line(Struct, frozen=True):
    """The fields of a line in the file, with their bounds."""

    day: Word
    record: Annotated[str, Meta(min_length=1, max_length=255)]
    places: Annotated[tuple[Place, ...], Meta(max_length=1000)] = ()
    final: Annotated[int, Meta(ge=0, le=MOST_PLAYERS)] = 0
    given_up: bool = False


def read_try(line: Mapping[str, object]) -> DayTry:
    """Read a try from a line, ignoring unknown keys. Raises `JsonError` if it is invalid."""
    told = shaped(line, _Line)
    try:
        day = date.fromisoformat(told.day)
    except ValueError:
        raise JsonError("unexpected", "no day") from None
    return DayTry(day, told.record, told.places, told.final, told.given_up)


class DayTries:
    """All tries, including those of other windows. Owned by one thread.

    Nothing is read before the first request.
    """

    def __init__(self, path: Path) -> None:
        self._file: LineFile[DayTry] = LineFile(path, FORMAT, read_try)
        self._tries: dict[date, DayTry] = {}

    def of(self, day: date) -> DayTry | None:
        """Return the try of a day, or None if there is none yet."""
        return self._tries.get(day)

    def by_record(self, record: Path | None) -> DayTry | None:
        """Return the try that a record belongs to, or None."""
        if record is None:
            return None
        return next((each for each in self._tries.values() if each.record == record.name), None)

    def over(self) -> list[DayTry]:
        """Return the tries that were played to the end, latest day first."""
        found = [each for each in self._tries.values() if each.is_over]
        return sorted(found, key=lambda each: each.day, reverse=True)

    def look(self) -> FileProblem | None:
        """Read the new lines of the file. Return a problem to report, or None."""
        try:
            self._take_up(self._file.news())
        except OSError as error:
            return FileProblem("unreadable", self._file.path, error.strerror or str(error))
        return None

    def begin(self, day: date, record: Path) -> FileProblem | None:
        """Note the match that counts on a day if there is none yet. Return a problem, or None."""
        return self._add(DayTry(day, record.name))

    def end(self, played: DayTry, places: tuple[int, ...], final: int) -> FileProblem | None:
        """Note the result of a try, unless it has one. Return a problem to report, or None."""
        return self._add(replace(played, places=places, final=final))

    def give_up(self, played: DayTry) -> FileProblem | None:
        """Mark a try without a result as given up. Return a problem to report, or None.

        Otherwise a later record with the same name could count.
        """
        return self._add(replace(played, given_up=True))

    def _add(self, added: DayTry) -> FileProblem | None:
        # Entries made by other windows take precedence.
        if (trouble := self.look()) is not None:
            return trouble
        if self._taken_up(added) is not added:
            return None
        try:
            self._take_up(self._file.append([added.line()]))
        except OSError as error:
            folder = self._file.path.parent
            return FileProblem("day_not_saved", folder, error.strerror or str(error))
        return None

    def _take_up(self, found: Iterable[DayTry]) -> None:
        for each in found:
            self._taken_up(each)

    def _taken_up(self, found: DayTry) -> DayTry:
        """Add a try or its result, and return the try that counts."""
        known = self._tries.get(found.day)
        if known is None or (known.record == found.record and known.counts and not found.counts):
            self._tries[found.day] = found
        return self._tries[found.day]
