"""Helpers shared by all package builders: results folder, commands, version."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import project_version

NAME = "arschloch"


class BuildError(Exception):
    """Raised with a one-sentence message if a package cannot be built."""


class MissingProgramError(BuildError):
    """Raised if a tool is not installed."""


def dist(root: Path) -> Path:
    """Return the folder for finished packages."""
    folder = root / "dist"
    folder.mkdir(exist_ok=True)
    return folder


def version(root: Path) -> str:
    """Return the version of the project."""
    return project_version.current(root)


def run(
    command: Sequence[object], folder: Path, environment: Mapping[str, str] | None = None
) -> None:
    """Run a tool with its output on standard error. Raises `BuildError` if it fails."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(words, cwd=folder, env=environment, stdout=sys.stderr, check=False)
    except FileNotFoundError as error:
        raise MissingProgramError(
            f"{error.filename or words[0]} is needed, and not found."
        ) from None
    if done.returncode != 0:
        raise BuildError(f"{Path(words[0]).name} failed with status {done.returncode}; see above.")


def output(command: Sequence[object], folder: Path) -> str:
    """Return the output of a tool. Raises `BuildError` if it fails."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(words, cwd=folder, text=True, capture_output=True, check=False)
    except FileNotFoundError as error:
        raise MissingProgramError(
            f"{error.filename or words[0]} is needed, and not found."
        ) from None
    if done.returncode != 0:
        raise BuildError(f"{Path(words[0]).name} failed: {done.stderr.strip() or done.returncode}")
    return done.stdout
