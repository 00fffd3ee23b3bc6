"""Partial replay of damaged or altered records.

`record.read` and `record.replay` accept a record only as a whole. To continue a match, this module
restores as much of it as possible and reports why the rest is missing.
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
    """A match restored from the playable part of its record.

    `line` is the last valid line. `error` explains why the next line is invalid, or is None if the
    whole record is valid. `complete` is True if the last line ends with a newline. `annotated` is
    True if the record contains lines that a match does not write (expectations, refused actions).
    """

    match: Match
    line: int
    error: RecordError | None
    complete: bool
    annotated: bool


def restore(data: bytes, each_line: Callable[[], None] = lambda: None) -> Restored:
    """Replay a record up to its last valid line. Raises `RecordError` if the header is invalid.

    `each_line` is called before every line and can stop the replay by raising an exception.
    """
    last, reader, lines = opened(data)
    match, error, annotated = Match(reader.spec), None, False
    for number, line, whole in lines:
        each_line()
        try:
            annotated |= _do(match, number, reader.item(number, line))
        except RecordError as defect:
            # An incomplete last line is the result of a crash during a write, as in `record.read`.
            error = defect if whole or defect.key != "not_json" else None
            break
        last = number
    return Restored(match, last, error, data.endswith(b"\n"), annotated)


def _do(match: Match, number: int, item: Item) -> bool:
    """Apply a line; return whether it is an annotation. Raises `RecordError` if it is refused."""
    if isinstance(item, Expectation | Attempt):
        return True
    if reason := match.enter(item):
        raise RecordError(number, reason.key, **dict(reason.values))
    return False
