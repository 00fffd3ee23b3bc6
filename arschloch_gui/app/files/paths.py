"""Folders for each kind of file on this system (platformdirs).

All functions except `practice_file` raise `NoHome` if the system has no place for them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Protocol

import platformdirs

from arschloch_gui.app.files.no_home import NoHome

APP = "arschloch"


def config_folder() -> Path:
    """Return the folder of the settings."""
    return _folder(platformdirs.user_config_dir)


def data_folder() -> Path:
    """Return the folder of matches, statistics and exercises, which the user would miss."""
    return _folder(platformdirs.user_data_dir)


def matches_folder() -> Path:
    """Return the folder of match records."""
    return data_folder() / "matches"


def practice_file(matches: Path) -> Path:
    """Return the file of the answers given in practice, beside the folder of matches."""
    return matches.parent / "practice.jsonl"


def cache_folder() -> Path:
    """Return the folder of rendered sprites, which can be deleted at any time."""
    return _folder(platformdirs.user_cache_dir)


def runs_folder() -> Path:
    """Return the folder of interrupted simulations.

    It can be deleted at any time. The simulations then start over.
    """
    return cache_folder() / "runs"


def log_folder() -> Path:
    """Return the folder of the log."""
    return _folder(platformdirs.user_log_dir)


class _FolderOf(Protocol):
    """A folder function of platformdirs."""

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
