"""A match as far as its record can be played: for records that were damaged or bent.

`record.read` and `record.replay` take a record as a whole or not at all; whoever wants to go on
with a match rather has what there is of it, and is told why there is no more.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arschloch_gui.engine.match import Match
from arschloch_gui.engine.record import (
    Attempt,
    Expectation,
    Item,
    RecordError,
    opened,
)


class Restored(Struct, frozen=True):
    """A match as far as its record can be played. `line`: the last line that holds; `error`: why
    the next one does not, None where the record holds to its end.

    `complete` tells that the last line has its newline; `annotated`, that there are lines which
    no match writes (expectations, refused actions).
    """

    match: Match
    line: int
    error: RecordError | None
    complete: bool
    annotated: bool


def restore(data: bytes, each_line: Callable[[], None] = lambda: None) -> Restored:
    """Play a record up to its last good line. Raises `RecordError` where the header is none.

    `each_line` is called before every line; what it raises ends the replay.
    """
    last, reader, lines = opened(data)
    match, error, annotated = Match(reader.spec), None, False
    for number, line, whole in lines:
        each_line()
        try:
            annotated |= _do(match, number, reader.item(number, line))
        except RecordError as defect:
            # Half a last line is a crash in the middle of a write, as in `record.read`.
            error = defect if whole or defect.key != "not_json" else None
            break
        last = number
    return Restored(match, last, error, data.endswith(b"\n"), annotated)


def _do(match: Match, number: int, item: Item) -> bool:
    """Do what a line says; whether it is one that no match writes. Raises `RecordError`."""
    if isinstance(item, Expectation | Attempt):
        return True
    if reason := match.enter(item):
        raise RecordError(number, reason.key, **dict(reason.values))
    return False
