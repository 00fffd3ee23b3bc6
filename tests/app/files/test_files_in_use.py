"""Files that another program has open, where the system then refuses to touch them (Windows)."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import write_atomic
from arschloch_gui.app.files.outside import read_file


def refused(monkeypatch: pytest.MonkeyPatch, name: str, path: Path, times: int) -> list[int]:
    """Make the first calls of a function of `os` for a path fail; return one item per call."""
    real: Callable[..., Any] = getattr(os, name)
    calls: list[int] = []

    def call(first: object, *more: object, **named: object) -> object:
        if path in (first, *more):
            calls.append(len(calls))
            if len(calls) <= times:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return real(first, *more, **named)

    monkeypatch.setattr(os, name, call)
    return calls


def acts(path: Path) -> dict[str, Callable[[], object]]:
    """Return what the program does with a file, by the function of `os` that may be refused."""
    return {
        "replace": lambda: write_atomic(path, b"new"),
        "unlink": lambda: disk.unlink(path),
        "open": lambda: read_file(path),
        "stat": lambda: read_file(path),
    }


@pytest.mark.parametrize("name", ["replace", "unlink", "open", "stat"])
def test_a_refused_call_is_repeated(monkeypatch, tmp_path, name):
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(disk, "REFUSES_OPEN_FILES", True)
    calls = refused(monkeypatch, name, path, times=2)
    done = acts(path)[name]()
    assert len(calls) == 3
    monkeypatch.undo()
    assert done in (None, b"old")
    left = {"replace": [b"new"], "unlink": []}.get(name, [b"old"])
    assert [each.read_bytes() for each in tmp_path.iterdir()] == left


@pytest.mark.parametrize("name", ["replace", "unlink", "open", "stat"])
def test_a_call_that_stays_refused_fails(monkeypatch, tmp_path, name):
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(disk, "REFUSES_OPEN_FILES", True)
    monkeypatch.setattr(disk, "PATIENCE_S", 0.03)
    calls = refused(monkeypatch, name, path, times=1_000_000)
    with pytest.raises(PermissionError):
        acts(path)[name]()
    assert len(calls) > 1
    monkeypatch.undo()
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"old"]


@pytest.mark.skipif(os.name == "nt", reason="Windows refuses them")
@pytest.mark.parametrize("name", ["replace", "unlink", "open"])
def test_elsewhere_missing_permission_fails_at_once(monkeypatch, tmp_path, name):
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    calls = refused(monkeypatch, name, path, times=1)
    with pytest.raises(PermissionError):
        acts(path)[name]()
    assert len(calls) == 1


def test_a_file_is_replaced_once_its_reader_has_closed_it(monkeypatch, tmp_path):
    """On Windows, the first attempts are refused; elsewhere, the first one succeeds."""
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    reader = path.open("rb")
    monkeypatch.setattr(disk, "sleep", lambda _seconds: reader.close(), raising=True)
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"
    assert reader.closed == (os.name == "nt")
    reader.close()
