"""The note beside a match record: what the record does not say about a match.

`NAME.arl` has `NAME.table.json`: which seat the person has, how strong the others are, and the
name the person gave the match. A note that is missing or damaged means the defaults, never a lost
match; what a newer version wrote into it stays there.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from arschloch_gui.ai.levels import STANDARD, VERSIONS, current_name
from arschloch_gui.app.files.atomic import set_aside, write_atomic
from arschloch_gui.app.files.match_lock import folder_lock
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.coach.bounds import MOST_PLAYERS, Count, Levels
from arschloch_gui.engine.json_text import JsonError, decode_object, shaped, taken

SUFFIX = ".table.json"
Title: TypeAlias = Annotated[str, Meta(max_length=10_000)]
Key: TypeAlias = Annotated[str, Meta(max_length=32, pattern=r"^[0-9a-z]*\Z")]
"""What a regulars' table is called in files; it stays when the table gets another name."""
log = logging.getLogger(__name__)


class Table(Struct, frozen=True):
    """Who sits at a match: the person's seat, and by seat the AI level with its character
    ("club:bold"; "" for the person)."""

    viewer: Annotated[int, Meta(ge=-MOST_PLAYERS, le=MOST_PLAYERS)]
    levels: Levels

    def fitted(self, players: int) -> Table:
        """The same for so many players; what does not fit is the first seat, standard players."""
        viewer = self.viewer if 0 <= self.viewer < players else 0
        levels = self.levels if len(self.levels) == players else (STANDARD,) * players
        return Table(viewer, tuple("" if s == viewer else lv for s, lv in enumerate(levels)))


UNKNOWN_TABLE = Table(0, ())
"""Where nobody wrote down who sits there; `Table.fitted` makes a standard table of it."""


class MatchMetadata(Struct, frozen=True):
    """What is known of a match beside its record. `title`: the name a person gave it, or "";
    `copied`: how many rounds of it are the copy of another record, and were played elsewhere;
    `regulars`: the key of the regulars' table it was played at (`regulars_file.py`), or ""."""

    table: Table = UNKNOWN_TABLE
    title: str = ""
    copied: int = 0
    regulars: str = ""


def note_path(record: Path) -> Path:
    """Where the note of a record lies."""
    return record.with_name(record.stem + SUFFIX)


def read_note(record: Path) -> MatchMetadata:
    """The note of a record; the defaults for whatever in it is missing or damaged."""
    saved = _saved(note_path(record))
    return MatchMetadata(
        table_of(saved) or UNKNOWN_TABLE,
        taken(saved, "title", Title, ""),
        taken(saved, "copied", Count, 0),
        taken(saved, "regulars", Key, ""),
    )


def write_note(record: Path, note: MatchMetadata) -> None:
    """Write the note of a record; keys this version does not know stay. Raises `OSError`.

    A damaged note is kept aside, and one that cannot be read for other reasons is not written. The
    versions of the levels are those the match was begun with.
    """
    path = note_path(record)
    table: dict[str, object] = {"viewer": note.table.viewer, "levels": list(note.table.levels)}
    played = {level.partition(":")[0] for level in note.table.levels}
    versions = {level: version for level, version in VERSIONS.items() if level in played}
    with folder_lock(path.parent):
        before = _kept(path)
        if versions:
            before.setdefault("versions", versions)
        saved = before | table | {"title": note.title}
        if note.copied:
            saved["copied"] = note.copied
        if note.regulars:
            saved["regulars"] = note.regulars
        write_atomic(path, json.dumps(saved).encode())


def table_of(saved: dict[str, object]) -> Table | None:
    """Return the saved seating (`viewer` and `levels`); None if it is damaged."""
    try:
        table = shaped(saved, Table)
    except JsonError:
        return None
    return Table(table.viewer, tuple(map(current_name, table.levels)))


def _saved(path: Path) -> dict[str, object]:
    try:
        return _object(path)
    except (OSError, JsonError):
        return {}


def _kept(path: Path) -> dict[str, object]:
    """What is to stay of a note that is written anew. Raises `OSError`."""
    try:
        return _object(path)
    except FileNotFoundError:
        return {}
    except JsonError as error:
        log.warning("%s is damaged and kept as %s (%s)", path.name, set_aside(path).name, error)
        return {}


def _object(path: Path) -> dict[str, object]:
    """The JSON object in a note. Raises `OSError` or `JsonError`."""
    return decode_object(read_file(path))
