"""Metadata of a match, stored next to its record.

`NAME.table.json` belongs to `NAME.arl`. It contains the user's seat, the levels of the other
players, the name of the custom game, and the title that the user gave the match. If the file is
missing or damaged, defaults apply, and the match is not lost. Keys written by a newer version are
kept.
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
from arschloch_gui.coach.bounds import MOST_PLAYERS, Count, GameName, Levels
from arschloch_gui.engine.json_text import JsonError, decode_object, shaped, taken

SUFFIX = ".table.json"
Title: TypeAlias = Annotated[str, Meta(max_length=10_000)]
Key: TypeAlias = Annotated[str, Meta(max_length=32, pattern=r"^[0-9a-z]*\Z")]
"""Key of a regulars' table in files. It does not change when the table is renamed."""
log = logging.getLogger(__name__)


class Table(Struct, frozen=True):
    """The seating of a match: the user's seat, and the level of each computer player by seat.

    A level includes its character ("club:bold"). It is "" for the user. `game` is the name of the
    custom game, or "".
    """

    viewer: Annotated[int, Meta(ge=-MOST_PLAYERS, le=MOST_PLAYERS)]
    levels: Levels
    game: GameName = ""

    def fitted(self, players: int) -> Table:
        """Return a table for this many players, with defaults for values that do not fit.

        The defaults are the first seat and standard players.
        """
        viewer = self.viewer if 0 <= self.viewer < players else 0
        levels = self.levels if len(self.levels) == players else (STANDARD,) * players
        seated = tuple("" if s == viewer else lv for s, lv in enumerate(levels))
        return Table(viewer, seated, self.game)


UNKNOWN_TABLE = Table(0, ())
"""The seating if none was saved. `Table.fitted` turns it into a standard table."""


class MatchMetadata(Struct, frozen=True):
    """The metadata of a match.

    `title` is the name that the user gave the match, or "". `copied` is the number of rounds that
    were copied from another record. `regulars` is the key of the regulars' table
    (`regulars_file.py`), or "".
    """

    table: Table = UNKNOWN_TABLE
    title: str = ""
    copied: int = 0
    regulars: str = ""


def note_path(record: Path) -> Path:
    """Return the path of the metadata file of a record."""
    return record.with_name(record.stem + SUFFIX)


def read_note(record: Path) -> MatchMetadata:
    """Return the metadata of a record, with defaults for missing or damaged values."""
    saved = _saved(note_path(record))
    return MatchMetadata(
        table_of(saved) or UNKNOWN_TABLE,
        taken(saved, "title", Title, ""),
        taken(saved, "copied", Count, 0),
        taken(saved, "regulars", Key, ""),
    )


def write_note(record: Path, note: MatchMetadata) -> None:
    """Write the metadata of a record, keeping unknown keys. Raises `OSError`.

    A damaged file is renamed to a backup. A file that cannot be read for another reason is not
    overwritten. Existing versions of levels are kept.
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
        if note.table.game:
            saved["game"] = note.table.game
        if note.copied:
            saved["copied"] = note.copied
        if note.regulars:
            saved["regulars"] = note.regulars
        write_atomic(path, json.dumps(saved).encode())


def table_of(saved: dict[str, object]) -> Table | None:
    """Return the saved seating (`viewer`, `levels` and `game`), or None if it is damaged.

    If only `game` is damaged, it is replaced by "".
    """
    game = taken(saved, "game", GameName, "")
    try:
        table = shaped({**saved, "game": game}, Table)
    except JsonError:
        return None
    return Table(table.viewer, tuple(map(current_name, table.levels)), game)


def _saved(path: Path) -> dict[str, object]:
    try:
        return _object(path)
    except (OSError, JsonError):
        return {}


def _kept(path: Path) -> dict[str, object]:
    """Return the saved values to keep when the file is rewritten. Raises `OSError`.

    A damaged file is renamed to a backup.
    """
    try:
        return _object(path)
    except FileNotFoundError:
        return {}
    except JsonError as error:
        log.warning("%s is damaged and kept as %s (%s)", path.name, set_aside(path).name, error)
        return {}


def _object(path: Path) -> dict[str, object]:
    """Return the JSON object in a metadata file. Raises `OSError` or `JsonError`."""
    return decode_object(read_file(path))
