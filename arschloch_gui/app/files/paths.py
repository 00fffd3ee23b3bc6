"""Folders for each kind of file on this system (platformdirs).

All functions except `practice_file` raise `NoHome` if the system has no folder for them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Protocol

import platformdirs

from arschloch_gui.app.files.no_home import NoHome

APP = "arschloch"


def config_folder() -> Path:
    """Return the folder for the settings."""
    return _folder(platformdirs.user_config_dir)


def data_folder() -> Path:
    """Return the folder for data that the user would miss: matches, statistics and practice."""
    return _folder(platformdirs.user_data_dir)


def matches_folder() -> Path:
    """Return the folder for match records."""
    return data_folder() / "matches"


def practice_file(matches: Path) -> Path:
    """Return the file for the answers given in practice, next to the folder of match records."""
    return matches.parent / "practice.jsonl"


def cache_folder() -> Path:
    """Return the folder for rendered pictures, which can be deleted at any time."""
    return _folder(platformdirs.user_cache_dir)


def runs_folder() -> Path:
    """Return the folder for interrupted simulations.

    It can be deleted at any time, after which the simulations start over.
    """
    return cache_folder() / "runs"


def log_folder() -> Path:
    """Return the folder for the log."""
    return _folder(platformdirs.user_log_dir)


class _FolderOf(Protocol):
    """The type of a folder function of platformdirs."""

    def __call__(self, appname: str, /, *, appauthor: Literal[False]) -> str: ...


def _folder(of: _FolderOf) -> Path:
    try:
        folder = Path(of(APP, appauthor=False))
    except RuntimeError:
        raise NoHome from None
    # Some versions leave “~” if there is no home folder, or return a relative path unchanged.
    if not folder.is_absolute():
        raise NoHome
    return folder
