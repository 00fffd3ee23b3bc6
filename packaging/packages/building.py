"""What every package is built with: a place for the results, commands, the version."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

NAME = "arschloch"


class BuildError(Exception):
    """A package cannot be built; the message is one sentence for people."""


def dist(root: Path) -> Path:
    """Where finished packages lie."""
    folder = root / "dist"
    folder.mkdir(exist_ok=True)
    return folder


def version(root: Path) -> str:
    """The version of the project."""
    with (root / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def run(
    command: Sequence[object], folder: Path, environment: Mapping[str, str] | None = None
) -> None:
    """Run a tool to its end, what it says on standard error; raises `BuildError` if it fails."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=folder, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise BuildError(f"{Path(words[0]).name} failed with status {done.returncode}; see above.")


def output(command: Sequence[object], folder: Path) -> str:
    """What a tool prints; raises `BuildError` if it fails."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=folder, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"{Path(words[0]).name} failed: {done.stderr.strip() or done.returncode}")
    return done.stdout
