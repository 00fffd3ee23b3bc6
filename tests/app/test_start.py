"""The window opens before most of the program is loaded (docs/decisions/start-up.md)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arschloch_gui.app import main
from arschloch_gui.app.shell import open_shell

NOT_YET = (
    "arschloch_gui.app.engine", "arschloch_gui.app.games", "arschloch_gui.app.practice",
    "arschloch_gui.app.services", "arschloch_gui.app.session", "arschloch_gui.app.setup",
    "arschloch_gui.app.show", "arschloch_gui.app.sound", "arschloch_gui.app.statistics",
    "arschloch_gui.art", "arschloch_gui.coach", "arschloch_gui.engine.games",
    "arschloch_gui.engine.match", "filelock", "multiprocessing", "PIL",
)  # fmt: skip
OPENED = """
import sys, pathlib
from arschloch_gui.app import start
from arschloch_gui.app.shell import open_shell
application = start.application()
shell = open_shell(pathlib.Path(sys.argv[1]))
assert shell.window.isVisible()
print(*sys.modules, sep="\\n")
"""

PLAIN = """
import linecache, sys
from PySide6.QtCore import QObject
from arschloch_gui.app.desktop.plain_imports import import_plainly
import before
print(before.__file__ in linecache.cache)
import_plainly()
import after
print(after.__file__ in linecache.cache)
"""


@pytest.mark.sampled
def test_a_window_opens_with_little_of_the_program_loaded(tmp_path: Path):
    said = subprocess.run(
        [sys.executable, "-c", OPENED, str(tmp_path)], check=True, capture_output=True, text=True
    )
    loaded = set(said.stdout.split())
    assert "arschloch_gui.app.start" in loaded
    assert loaded.isdisjoint(NOT_YET)


@pytest.mark.sampled
def test_imports_do_not_read_sources(tmp_path: Path):
    for name in ("before", "after"):
        (tmp_path / f"{name}.py").write_text("\n", "utf-8", newline="\n")
    said = subprocess.run(
        [sys.executable, "-c", PLAIN], check=True, capture_output=True, text=True, cwd=tmp_path
    )
    assert said.stdout.split() == ["True", "False"]


@pytest.mark.sampled
def test_the_screens_come_into_the_window_that_is_open(drawn: Path, tmp_path: Path):
    shell = open_shell(tmp_path / "config", remember_geometry=False)
    size, shown = shell.window.size(), len(shell.window.contentItem().childItems())
    game = main.build(shell=shell, cache=drawn, warm=False)
    try:
        assert game.window is shell.window
        assert game.window.size() == size
        assert len(game.window.contentItem().childItems()) == shown + 1
        assert game.settings is shell.settings
    finally:
        game.close()
