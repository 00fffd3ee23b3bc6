"""A real file system that fills up while a match is played, and has room again later."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.match_file import load
from arschloch_gui.app.files.store import MatchStore


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """Yield a file system of 64 KiB."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root on Linux may mount")
    folder = tmp_path / "tiny"
    folder.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)],
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode != 0:
        pytest.skip(f"cannot mount here: {done.stderr.strip()}")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Use up all free space."""
    path = folder / "filler"
    with path.open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(512))
    found = os.statvfs(folder)
    assert found.f_bavail == 0
    return path


@pytest.mark.sampled
def test_a_match_outlives_a_full_disk(tiny, new_window):
    window = new_window(MatchStore(tiny / "matches"))
    window.begin()
    window.act(2)
    filler = fill(tiny)

    # Data that fits into the last block of the file is still saved.
    while not window.troubles:
        window.act()
    for _ in range(6):
        window.act()
    undone = list(window.match.journal)
    window.undo()
    assert len(window.match.journal) < len(undone)
    window.act(3)
    window.ticks(20)
    told = window.of(FileProblem)
    assert [trouble.key for trouble in told] == ["not_saved"]
    assert "space" in told[0].reason
    assert window.of(Stepped)[-1].ply == window.match.ply
    # The record is a prefix of the match, without a gap.
    assert load(window.path).ply > 0

    filler.unlink()
    window.ticks()
    assert window.troubles == ["not_saved", "saved_again"]
    assert load(window.path).journal == window.match.journal
    window.act()
    assert load(window.path).journal == window.match.journal


def test_a_match_begun_on_a_full_disk_is_saved_when_there_is_room(tiny, new_window):
    filler = fill(tiny)
    window = new_window(MatchStore(tiny / "matches"))
    window.begin()
    window.act(3)
    filler.unlink()
    window.act()
    assert window.troubles == ["not_saved", "saved_again"]
    assert load(window.path).journal == window.match.journal
    assert window.store.current()[0] == window.path
