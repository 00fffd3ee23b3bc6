"""How far each match has come: worked out from its record once, and kept until the record changes.

A list of matches shows the round and the office of each, which only replaying tells. What came of
it lies in the folder of caches, one line a record: whoever deletes it has to wait a little once.
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

NAME = "stands-2.jsonl"
"""Another name than before the rounds were counted, so that all records are looked at once more."""


class MatchProgress(Struct, frozen=True):
    """How a match stands. `offices`: the seats from highest to lowest after the last round that is
    over, empty before; `titles`: the set they are named by; `rounds` 0 is endless; `bad_line`: the
    line from which the record does not hold, 0 where it holds."""

    round_no: int = 1
    rounds: int = 0
    offices: tuple[Seat, ...] = ()
    finished: bool = False
    titles: str = ""
    bad_line: int = 0


def stand_of(restored: Restored) -> MatchProgress:
    """How a match stands that was replayed as far as its record holds."""
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
    """The stands known, by record. Owned by one thread."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME, lambda keys: shaped(keys, _Line).stand)


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file: what it has to have, and the bounds of that.

    What another version wrote is worked out anew, so nothing may be missing and nothing be added.
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
        """What the line tells."""
        return MatchProgress(
            **{name: getattr(self, name) for name in MatchProgress.__struct_fields__}
        )
