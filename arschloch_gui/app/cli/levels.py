"""Players named on the command line: levels of the AI, and programs from outside."""

from __future__ import annotations

import os
import stat

from arschloch_gui.ai.levels import LEVELS, current_name, is_level
from arschloch_gui.ai.visitor import is_outside
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.wording.quoted import quoted_path


def checked_level(name: str) -> str:
    """Return the name of a level, perhaps with a character (`club:bold`), as it is now.

    Raises `Failure`, which lists the levels there are.
    """
    if not is_level(name):
        raise Failure(f"There is no AI level “{name}”; there are {', '.join(LEVELS)}.")
    return current_name(name)


def checked_players(text: str) -> tuple[str, ...]:
    """Levels and paths of programs, as they stand between commas. Raises `Failure`."""
    return tuple(map(_checked_player, text.split(",")))


def program_marks(players: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Size and time (ns) of the programs among them, by path: what tells whether one changed."""
    told = {os.path.abspath(path): os.stat(path) for path in filter(is_outside, players)}
    return {path: (file.st_size, file.st_mtime_ns) for path, file in told.items()}


def _checked_player(name: str) -> str:
    if not is_outside(name):
        return checked_level(name)
    _check_program(name)
    return name


def _check_program(path: str) -> None:
    """Say what would keep a program from playing. Raises `Failure`."""
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no file has such a name"
        raise Failure(f"“{quoted_path(path)}” cannot play: {why}.") from None
    if stat.S_ISDIR(mode):
        raise Failure(f"“{quoted_path(path)}” cannot play: it is a folder.")
    if not stat.S_ISREG(mode) or not os.access(path, os.X_OK):
        raise Failure(f"“{quoted_path(path)}” cannot play: it is no program that may be executed.")
