"""Where things live on this system (platformdirs), each in its own kind of folder.

All raise `NoHome` where the system has no place for them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Protocol

import platformdirs

from arschloch_gui.app.files.no_home import NoHome

APP = "arschloch"


def config_folder() -> Path:
    """Settings."""
    return _folder(platformdirs.user_config_dir)


def data_folder() -> Path:
    """Matches, statistics, exercises: what a person would miss."""
    return _folder(platformdirs.user_data_dir)


def matches_folder() -> Path:
    """Match records."""
    return data_folder() / "matches"


def practice_file(matches: Path) -> Path:
    """The answers given in practising, beside the folder of the matches."""
    return matches.parent / "practice.jsonl"


def cache_folder() -> Path:
    """Rendered sprites: can be deleted at any time."""
    return _folder(platformdirs.user_cache_dir)


def runs_folder() -> Path:
    """Simulations that were cut off: can be deleted at any time, they then start over."""
    return cache_folder() / "runs"


def log_folder() -> Path:
    """The log of the last runs."""
    return _folder(platformdirs.user_log_dir)


class _FolderOf(Protocol):
    """A function of platformdirs."""

    def __call__(self, appname: str, /, *, appauthor: Literal[False]) -> str: ...


def _folder(of: _FolderOf) -> Path:
    try:
        folder = Path(of(APP, appauthor=False))
    except RuntimeError:
        raise NoHome from None
    # Some versions leave “~” where nobody lives, or take a relative path as it is.
    if not folder.is_absolute():
        raise NoHome
    return folder
