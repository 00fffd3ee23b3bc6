"""The progress of each match, computed from its record once and cached until the record changes.

The list of matches shows the round, the user's place and points, which requires a replay. The
results are in the cache folder, one line per record. If the cache is deleted, it only takes a
moment to rebuild.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from arschloch_gui.app.library.record_cache import RecordCache
from arschloch_gui.app.wording.titles import SETS
from arschloch_gui.coach.bounds import MOST_PLAYERS, Count
from arschloch_gui.engine.json_text import Word, shaped
from arschloch_gui.engine.restoring import Restored

NAME = "stands-4.jsonl"
"""File name, changed when places replaced positions so that all records are replayed once more."""


class MatchProgress(Struct, frozen=True):
    """The progress of a match.

    `places` has each seat's place in the match after the last finished round, from 1, and `scores`
    each seat's points. Both are empty before. `titles` is the title set. `rounds` is 0 for an
    endless match. `bad_line` is the first line of the record that is invalid, 0 if all are valid.
    """

    round_no: int = 1
    rounds: int = 0
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    finished: bool = False
    titles: str = ""
    bad_line: int = 0


def stand_of(restored: Restored) -> MatchProgress:
    """Return the progress of a replayed match."""
    match, rules = restored.match, restored.match.spec.rules
    return MatchProgress(
        round_no=max(1, match.round_no),
        rounds=rules.length,
        places=rules.places(match.scores) if match.rounds else (),
        scores=match.scores if match.rounds else (),
        finished=match.is_over,
        titles=rules.titles,
        bad_line=restored.line + 1 if restored.error is not None else 0,
    )


def _place(place: int, places: tuple[int, ...]) -> int:
    """Return the place of a seat that is listed with this one among others."""
    return 1 + sum(each < place for each in places)


class Stands(RecordCache[MatchProgress]):
    """Cache of match progress by record. Use it from one thread only."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME, lambda keys: shaped(keys, _Line).stand)


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the cache file, with the valid range of each field.

    No field may be missing or added, so lines of other versions are recomputed.
    """

    record: Annotated[str, Meta(min_length=1, max_length=10_000)]
    stamp: tuple[int, int]
    round_no: Count
    rounds: Count
    places: Annotated[tuple[Count, ...], Meta(max_length=MOST_PLAYERS)]
    scores: Annotated[tuple[int, ...], Meta(max_length=MOST_PLAYERS)]
    finished: bool
    titles: Word
    bad_line: Count

    def __post_init__(self) -> None:
        if self.titles not in ("", *SETS):
            raise ValueError("no such titles")
        if len(self.places) == 1 or len(self.places) != len(self.scores):
            raise ValueError("no such places")
        if any(place != _place(place, self.places) for place in self.places):
            raise ValueError("no such places")

    @property
    def stand(self) -> MatchProgress:
        """The progress in the line."""
        return MatchProgress(
            **{name: getattr(self, name) for name in MatchProgress.__struct_fields__}
        )
