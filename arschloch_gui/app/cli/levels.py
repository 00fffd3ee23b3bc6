"""Players given on the command line: levels of computer players, and external programs."""

from __future__ import annotations

import os
import stat

from arschloch_gui.ai.external_player import is_external
from arschloch_gui.ai.levels import LEVELS, current_name, is_level
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.wording.quoted import quoted, quoted_path
from arschloch_gui.app.wording.text import Text, system_reason
from arschloch_gui.languages import QT_TRANSLATE_NOOP

_WINDOWS_PROGRAMS = (".exe", ".com", ".bat", ".cmd")
"""Endings of the files that Windows starts without another program."""
_NO_LEVEL = QT_TRANSLATE_NOOP(
    "CommandLine", "{option} names “{name}”, but there is no such level. Levels are {levels}."
)
_CANNOT_PLAY = QT_TRANSLATE_NOOP("CommandLine", "“{path}” cannot play: {why}.")
_NO_NAME = QT_TRANSLATE_NOOP("CommandLine", "It is not a file name")
_A_FOLDER = QT_TRANSLATE_NOOP("CommandLine", "It is a folder")
_NO_PROGRAM = QT_TRANSLATE_NOOP("CommandLine", "It is not a program that can be run")


def checked_level(name: str, option: object) -> str:
    """Return the current name of a level, with its character if given (`club:bold`).

    Raises `Failure` with a message that names `option` and lists the levels.
    """
    if not is_level(name):
        raise Failure(_NO_LEVEL, option=option, name=quoted(name), levels=", ".join(LEVELS))
    return current_name(name)


def checked_players(text: str, option: str) -> tuple[str, ...]:
    """Return the levels and program paths in a comma-separated list. Raises `Failure`."""
    return tuple(_checked_player(name, option) for name in text.split(","))


def program_marks(players: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Return the size and modification time (in ns) of each program, by path, to detect changes."""
    told = {os.path.abspath(path): os.stat(path) for path in filter(is_external, players)}
    return {path: (file.st_size, file.st_mtime_ns) for path, file in told.items()}


def _checked_player(name: str, option: str) -> str:
    if not is_external(name):
        return checked_level(name, option)
    _check_program(name)
    return name


def _check_program(path: str) -> None:
    """Raise `Failure` if the file at this path cannot be run as a player."""
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError) as error:
        why = system_reason(error) if isinstance(error, OSError) else Text(_NO_NAME)
        raise Failure(_CANNOT_PLAY, path=quoted_path(path), why=why) from None
    if stat.S_ISDIR(mode):
        raise Failure(_CANNOT_PLAY, path=quoted_path(path), why=Text(_A_FOLDER))
    if not stat.S_ISREG(mode) or not _can_run(path):
        raise Failure(_CANNOT_PLAY, path=quoted_path(path), why=Text(_NO_PROGRAM))


def _can_run(path: str) -> bool:
    if os.name == "nt":  # every file counts as executable there
        return path.lower().endswith(_WINDOWS_PROGRAMS)
    return os.access(path, os.X_OK)
