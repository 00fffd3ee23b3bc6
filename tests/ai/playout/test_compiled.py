"""The simulator compiled with mypyc: same results, never from outdated sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.ai import compiled as native
from arschloch_gui.ai.climbing.playout import core
from long import times

ROOT = Path(__file__).parents[3]
SOURCES = Path(core.__file__).parent
PROGRAM = Path(__file__).with_name("plays.py")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return the sources alone, with a file that looks like their compiled form."""
    there = tmp_path / "core"
    there.mkdir()
    for path in native.sources(SOURCES):
        shutil.copy(path, there)
    folder = native.compiled_folder(there)
    folder.mkdir(parents=True)
    (folder / (native.LIBRARY + EXTENSION_SUFFIXES[0])).write_bytes(b"no library")
    return there


def told(**switch: Any) -> list[str]:
    done = subprocess.run(
        [sys.executable, PROGRAM, str(times(1, 20))],
        env={**os.environ, "PYTHONPATH": str(ROOT), **switch}, capture_output=True, text=True,
        check=True, timeout=600,
    )  # fmt: skip
    return done.stdout.splitlines()


@pytest.mark.sampled
def test_compiled_and_uncompiled_play_the_same():
    if not core.IS_COMPILED:
        pytest.skip("not compiled: python packaging/compile_playout.py")
    plain, compiled = told(**{native.SWITCH: "1"}), told(**{native.SWITCH: ""})
    assert (plain[0], compiled[0]) == ("uncompiled", "compiled")
    assert plain[1:] == compiled[1:]
    assert len(plain) > 1


def test_the_compiled_form_of_other_sources_is_not_found(copy: Path):
    assert native.library(native.compiled_folder(copy))
    (copy / "position.py").write_text(
        (copy / "position.py").read_text("utf-8") + "\n", "utf-8", newline="\n"
    )
    assert native.library(native.compiled_folder(copy)) is None
    assert not native.enter(copy, [])


def test_the_compiled_form_of_another_machine_is_passed_over(copy: Path, monkeypatch):
    monkeypatch.delenv(native.SWITCH, raising=False)
    for name in [name for name in sys.modules if name == native.LIBRARY]:
        monkeypatch.delitem(sys.modules, name)
    search: list[str] = []
    assert not native.enter(copy, search)
    assert search == []
    assert native.LIBRARY not in sys.modules


@pytest.mark.sampled
def test_a_variable_keeps_it_uncompiled():
    program = "from arschloch_gui.ai.climbing.playout import core; print(core.IS_COMPILED)"
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, native.SWITCH: "1"}, cwd=ROOT,
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == "False"
