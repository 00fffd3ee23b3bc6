"""What can go wrong with files, as a value; `by_game.file_problems` says it in words."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from arschloch_gui.engine.record import RecordError


class FileProblem(Struct, frozen=True):
    """Something about files went wrong, or is well again. `key`:

    - "damaged": no record any more; kept aside as `path`
    - "salvaged": plays up to `line`; all of it is kept as `path`
    - "copied_in_part": another's record, copied up to `line`
    - "not_a_record", "unreadable": `path` cannot be opened
    - "odd_pointer": `path` names no match
    - "not_saved", "saved_again": the match at the table, in the folder `path`
    - "answers_not_saved", "answers_saved_again": those of practising, in the folder `path`
    - "regulars_damaged": the file of regulars' tables; kept aside as `path`
    - "regulars_not_saved": the regulars' tables, in the folder `path`
    - "rounds_not_saved": the statistics, in the folder `path`
    - "not_shown": the match could not be shown; the table is empty

    `reason` is the system's, `error` what is wrong in the record, where known.
    """

    key: str
    path: Path
    reason: str = ""
    error: RecordError | None = None
    line: int = 0
