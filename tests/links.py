"""Symbolic links, which Windows lets only some users make."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def is_linked(path: Path, target: Path | str) -> bool:
    """Make a link to a target, and return whether this user may.

    Wine reports success but makes nothing, so there the answer is no.
    """
    try:
        path.symlink_to(target)
    except OSError:
        if os.name != "nt":
            raise
        return False
    return path.is_symlink()


def link(path: Path, target: Path | str) -> None:
    """Make a link to a target, or skip the test if this user may not."""
    if not is_linked(path, target):
        pytest.skip("this user may not make links")
