"""Problems with files, as values. `by_game.file_problems` contains the messages."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from arschloch_gui.engine.record import RecordError


class FileProblem(Struct, frozen=True):
    """A problem with a file, or the message that a problem is over.

    Values of `key`:

    - "damaged": no longer a readable record; kept as `path`
    - "salvaged": valid up to `line`; the whole file is kept as `path`
    - "copied_in_part": a record from elsewhere, copied up to `line`
    - "not_a_record", "unreadable": `path` cannot be opened
    - "odd_pointer": `path` names no match
    - "not_saved", "saved_again": the match at the table, in the folder `path`
    - "answers_not_saved", "answers_saved_again": practice answers, in the folder `path`
    - "regulars_damaged": the file of regulars' tables; kept as `path`
    - "regulars_not_saved": the regulars' tables, in the folder `path`
    - "day_not_saved": the deal of the day, in the folder `path`
    - "rounds_not_saved": the statistics, in the folder `path`
    - "not_shown": the match could not be shown, so the table is empty

    `reason` is the system's message, and `error` describes the fault in the record, if known.
    """

    key: str
    path: Path
    reason: str = ""
    error: RecordError | None = None
    line: int = 0
