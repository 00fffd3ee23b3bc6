"""The settings file, shared by several windows and by other versions of the program.

A window's changes are merged into the current file key by key, under a lock that the kernel
releases if the window is killed. Unknown keys are kept. If the file cannot be read for a reason
other than damage, it is not written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, field

from arschloch_gui.app.files import disk, file_lock
from arschloch_gui.app.files.atomic import clear_temporaries, set_aside, write_atomic
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.engine.json_text import JsonError, decode_object

NAME, BACKUP = "settings.json", "settings.backup.json"

Data = dict[str, object]


class LoadedSettings(Struct, frozen=True):
    """The content of a settings file. `kept` is the new path of a damaged file.

    If the file was damaged, the data is from the backup, or empty if there is none.
    """

    data: Data = field(default_factory=dict)
    damaged: bool = False
    kept: Path | None = None


class SettingsFile:
    """The settings file in a folder, with a backup from before the last change."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._backup = folder / BACKUP

    def read(self) -> LoadedSettings:
        """Return the current settings. Raises `OSError`, for example `FileNotFoundError`."""
        try:
            return LoadedSettings(_object(self.path))
        except JsonError:
            return self._restored()

    def merge(self, before: Data, now: Data) -> None:
        """Apply the differences between `before` and `now` to the file. Raises `OSError`.

        If the file is missing or damaged, all of `now` is written.
        """
        disk.make_folder(self.path.parent)
        with file_lock.locked_for_change(self.path):
            for path in (self.path, self._backup):
                clear_temporaries(path)
            try:
                there = _object(self.path)
            except FileNotFoundError:
                write_atomic(self.path, _text(now))
                return
            except JsonError:
                set_aside(self.path)
                write_atomic(self.path, _text(now))
                return
            merged = merged_into(there, before, now)
            if _text(merged) != _text(there):
                write_atomic(self._backup, _text(there))
                write_atomic(self.path, _text(merged))

    def _restored(self) -> LoadedSettings:
        """Rename a damaged file, restore the backup and return its settings."""
        kept = None
        data: Data = {}
        with suppress(OSError), file_lock.locked_for_change(self.path):
            try:
                return LoadedSettings(_object(self.path))  # another window has restored it
            except JsonError:
                kept = set_aside(self.path)
            with suppress(JsonError):
                data = _object(self._backup)
                write_atomic(self.path, _text(data))
        return LoadedSettings(data, damaged=True, kept=kept)


def merged_into(there: Data, before: Data, now: Data) -> Data:
    """Return the settings in a file with the changes of one window applied.

    A setting that is an object (such as custom games by name) is merged entry by entry, so that
    each window adds and deletes only its own entries.
    """
    merged = _overlaid(there, before, now)
    for key, value in now.items():
        was, held = before.get(key), there.get(key)
        if value == was:
            continue
        if isinstance(value, dict) and isinstance(was, dict) and isinstance(held, dict):
            merged[key] = _overlaid(held, was, value)
    return merged


def _overlaid(there: Data, before: Data, now: Data) -> Data:
    changed = {
        key: value for key, value in now.items() if key not in before or before[key] != value
    }
    gone = before.keys() - now.keys()
    return {key: value for key, value in there.items() if key not in gone} | changed


def _object(path: Path) -> Data:
    """Return the JSON object in a file. Raises `OSError` or `JsonError`."""
    return decode_object(read_file(path))


def _text(data: Mapping[str, object]) -> bytes:
    return (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode()
