"""Where things live on this system (platformdirs), each in its own kind of folder."""

from __future__ import annotations

from pathlib import Path

import platformdirs

APP = "arschloch"


def config_folder() -> Path:
    """Settings."""
    return Path(platformdirs.user_config_dir(APP, appauthor=False))


def data_folder() -> Path:
    """Matches, statistics, exercises: what a person would miss."""
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def matches_folder() -> Path:
    """Match records."""
    return data_folder() / "matches"


def practice_file(matches: Path) -> Path:
    """The answers given in practising, beside the folder of the matches."""
    return matches.parent / "practice.jsonl"


def cache_folder() -> Path:
    """Rendered sprites: can be deleted at any time."""
    return Path(platformdirs.user_cache_dir(APP, appauthor=False))


def runs_folder() -> Path:
    """Simulations that were cut off: can be deleted at any time, they then start over."""
    return cache_folder() / "runs"


def log_folder() -> Path:
    """The log of the last runs."""
    return Path(platformdirs.user_log_dir(APP, appauthor=False))
