"""The file of regulars' tables, which are groups of players that the user plays with regularly.

`regulars.json` contains the tables by key. Several windows share it, so each change is applied to
the file's current content, under a lock. Entries that this version does not understand are kept
unchanged. A damaged file is renamed to a backup.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, structs

from arschloch_gui.ai.levels import OFFERED, is_level, split
from arschloch_gui.app.files import disk, file_lock
from arschloch_gui.app.files.atomic import clear_temporaries, set_aside, write_atomic
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_metadata import Key
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.coach.bounds import MOST_PLAYERS, GameName
from arschloch_gui.engine.json_text import JsonError, Word, decode_object, fits, shaped

NAME = "regulars.json"
VERSION = 1
LONGEST_NAME = 24
MOST_TABLES = 24
_MOST_BYTES = 1024 * 1024

Data: TypeAlias = dict[str, object]


class Member(Struct, frozen=True):
    """A regular: one of the sixteen people (`table/personas.py`), and their level.

    `level` is one of the offered levels, optionally followed by a colon and a character
    ("club:bold"; see `ai.levels`).
    """

    person: Annotated[int, Meta(ge=0, le=15)]
    level: Annotated[str, Meta(max_length=40)]

    def __post_init__(self) -> None:
        if not is_level(self.level) or split(self.level)[0] not in OFFERED:
            raise ValueError("no such level")


class RegularsTable(Struct, frozen=True):
    """A regulars' table: its name, the other players clockwise, and the game.

    The game is a preset, with the JSON values of the rules that differ from it. `game` is the name
    of the custom game, or "".
    """

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    members: Annotated[tuple[Member, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]
    preset: Annotated[str, Meta(min_length=1, max_length=100)]
    rules: dict[Word, object]
    game: GameName = ""

    def __post_init__(self) -> None:
        if not self.name.isprintable() or self.name != self.name.strip():
            raise ValueError("no name")
        if len({member.person for member in self.members}) < len(self.members):
            raise ValueError("the same person twice")


class Regulars(Struct, frozen=True):
    """All tables by key, in the order of their creation.

    `last` is the key of the last one played, or "".
    """

    tables: Mapping[str, RegularsTable]
    last: str = ""


class RegularsFile:
    """The regulars' tables of a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def read(self) -> tuple[Regulars, FileProblem | None]:
        """Return the tables, and the problem with the file, if any. Never raises."""
        try:
            return _tables(self._object()), None
        except FileNotFoundError:
            return Regulars({}), None
        except OSError as error:
            return Regulars({}), FileProblem("unreadable", self.path, error.strerror or str(error))
        except JsonError:
            return self._kept_aside()

    def change(self, edit: Callable[[Regulars], Regulars]) -> Regulars:
        """Apply `edit` to the tables in the file, write the result and return it.

        Raises `OSError`.
        """
        disk.make_folder(self.path.parent)
        with file_lock.locked_for_change(self.path):
            clear_temporaries(self.path)
            try:
                data = self._object()
            except FileNotFoundError:
                data = {}
            except JsonError:
                set_aside(self.path)
                data = {}
            before = _tables(data)
            after = edit(before)
            if after != before:
                write_atomic(self.path, _text(_merged(data, before, after)))
            return after

    def _object(self) -> Data:
        return decode_object(read_file(self.path, _MOST_BYTES))

    def _kept_aside(self) -> tuple[Regulars, FileProblem | None]:
        """Rename a damaged file to a backup, unless another window has already done so."""
        try:
            with file_lock.locked_for_change(self.path):
                try:
                    return _tables(self._object()), None
                except JsonError:
                    return Regulars({}), FileProblem("regulars_damaged", set_aside(self.path))
        except OSError as error:
            return Regulars({}), FileProblem("unreadable", self.path, error.strerror or str(error))


def _tables(data: Data) -> Regulars:
    """Return the tables in a file. An invalid table does not affect the others."""
    found = data.get("tables")
    entries = found if isinstance(found, dict) else {}
    tables = {
        key: shaped(each, RegularsTable)
        for key, each in list(entries.items())[: 10 * MOST_TABLES]
        if key and fits(key, Key) and fits(each, RegularsTable)
    }
    last = data.get("last")
    return Regulars(tables, last if isinstance(last, str) and last in tables else "")


def _merged(data: Data, before: Regulars, after: Regulars) -> Data:
    """Return the content of the file after a change, keeping unknown entries."""
    found = data.get("tables")
    entries = dict(found) if isinstance(found, dict) else {}
    for gone in before.tables.keys() - after.tables.keys():
        del entries[gone]
    for key, table in after.tables.items():
        if before.tables.get(key) != table:
            there = entries.get(key)
            entries[key] = (there if isinstance(there, dict) else {}) | {
                "name": table.name,
                "members": [structs.asdict(member) for member in table.members],
                "preset": table.preset,
                "rules": dict(table.rules),
                "game": table.game,
            }
    return {"version": VERSION, **data, "tables": entries, "last": after.last}


def _text(data: Data) -> bytes:
    return (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode()
