"""The progress of each match, computed from its record once and cached until the record changes.

The list of matches shows the round and the user's position, which requires a replay. The results
are in the cache folder, one line per record. If the cache is deleted, it only takes a moment to
rebuild.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from arschloch_gui.app.library.record_cache import RecordCache
from arschloch_gui.app.wording.titles import SETS
from arschloch_gui.coach.bounds import MOST_PLAYERS, Count
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.json_text import Word, shaped
from arschloch_gui.engine.restoring import Restored

NAME = "stands-3.jsonl"
"""File name, changed when feats of rounds were added so that all records are replayed once more."""


class MatchProgress(Struct, frozen=True):
    """The progress of a match.

    `offices` has the seats from highest to lowest after the last finished round, empty before.
    `titles` is their title set. `rounds` is 0 for an endless match. `bad_line` is the first line of
    the record that is invalid, 0 if all are valid.
    """

    round_no: int = 1
    rounds: int = 0
    offices: tuple[Seat, ...] = ()
    finished: bool = False
    titles: str = ""
    bad_line: int = 0


def stand_of(restored: Restored) -> MatchProgress:
    """Return the progress of a replayed match."""
    match, rules = restored.match, restored.match.spec.rules
    return MatchProgress(
        round_no=max(1, match.round_no),
        rounds=rules.length,
        offices=match.rounds[-1].offices if match.rounds else (),
        finished=match.is_over,
        titles=rules.titles,
        bad_line=restored.line + 1 if restored.error is not None else 0,
    )


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
    offices: Annotated[tuple[Seat, ...], Meta(max_length=MOST_PLAYERS)]
    finished: bool
    titles: Word
    bad_line: Count

    def __post_init__(self) -> None:
        if self.titles not in ("", *SETS):
            raise ValueError("no such titles")
        if len(self.offices) == 1 or sorted(self.offices) != list(range(len(self.offices))):
            raise ValueError("no such offices")

    @property
    def stand(self) -> MatchProgress:
        """The progress in the line."""
        return MatchProgress(
            **{name: getattr(self, name) for name in MatchProgress.__struct_fields__}
        )
