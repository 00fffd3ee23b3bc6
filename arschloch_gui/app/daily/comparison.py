"""Comparison of the user's result with each level in the same seat, played in the background.

One process plays the matches, level by level. Results are cached, so a day is played out once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, structs
from PySide6.QtCore import QObject

from arschloch_gui import __version__
from arschloch_gui.ai.levels import OFFERED, VERSIONS, levels_of
from arschloch_gui.app.daily.day_deal import DayDeal
from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.session.invitation import VIEWER
from arschloch_gui.coach.bounds import Place
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.json_text import Word, shaped

JOBS = 1
"""Number of worker processes; 0 means that the thread plays the matches itself."""
NAME = "day-levels.jsonl"
FORMAT = "arschloch-day-levels"


class LevelResult(Struct, frozen=True):
    """A level's result in the user's seat: its place in each round of the day's match.

    `made_by` names the version of program and level that played.
    """

    day: Annotated[str, Meta(max_length=10)]
    level: Word
    made_by: Word
    places: Annotated[tuple[Place, ...], Meta(max_length=10)]


def levels_compared(deal: DayDeal) -> list[str]:
    """Return the levels that are compared, weakest first."""
    there = levels_of(family_of(deal.preset).key)
    return [level for level in OFFERED if level in there]


class Comparison:
    """Plays out days for the window. GUI thread only; `hear` is called with each result."""

    def __init__(
        self,
        cache: Path,
        parent: QObject,
        hear: Callable[[LevelResult | WorkFailed], None],
    ) -> None:
        self._path = cache / NAME
        self._background: Background[LevelResult] = Background("deal of the day", parent, hear)

    def begin(self, deal: DayDeal) -> None:
        """Play out a day. This ends any run for another day."""
        self._background.begin(_work(deal, self._path))

    def rest(self) -> None:
        """Stop, because the page is no longer shown."""
        self._background.drop()

    def close(self) -> None:
        """End the thread and the process."""
        self._background.close()


def made_by(level: str) -> str:
    """Return the name of the version of program and level."""
    return f"{__version__}-{VERSIONS.get(level, 0)}"


def read_result(line: Mapping[str, object]) -> LevelResult:
    """Read a result from a line. Raises `JsonError` if it is invalid."""
    return shaped(line, LevelResult)


def _work(deal: DayDeal, path: Path) -> Work[LevelResult]:
    def work(still_wanted: StillWanted) -> Iterator[LevelResult]:
        # Imported here because the arena is slow to import and needed only for comparisons.
        from arschloch_gui.ai.arena import Way, play_all

        file: LineFile[LevelResult] = LineFile(path, FORMAT, read_result)
        known: dict[tuple[str, str, str], LevelResult] = {}
        with suppress(OSError):  # without a cache, everything is played again
            known = {(each.day, each.level, each.made_by): each for each in file.news()}
        day = deal.day.isoformat()
        for level in levels_compared(deal):
            found = known.get((day, level, made_by(level)))
            if found is None:
                way = Way(jobs=JOBS, progress=lambda _: still_wanted())
                (match,) = play_all([deal.job(level)], way).matches
                places = tuple(round(each[VIEWER]) for each in match.places)
                found = LevelResult(day, level, made_by(level), places)
                with suppress(OSError):
                    file.append([structs.asdict(found)])
            yield found

    return work
