"""Whatever is written of matches goes through one door, so that its tests are about all of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from arschloch_gui import app

FILES = (
    "files/atomic", "files/autosave", "files/kept_run", "files/match_file",
    "files/match_lock", "files/match_metadata", "files/opening", "files/store", "engine/worker",
    "practice/memory", "files/line_file", "library/ledger",
)  # fmt: skip
WRITING = {
    "write_bytes", "write_text", "touch", "mkdir", "rename", "replace", "unlink", "rmdir", "fsync",
    "symlink_to", "hardlink_to", "truncate", "remove", "mkstemp", "NamedTemporaryFile", "fdopen",
}  # fmt: skip
MODULES_THAT_WRITE = {"shutil", "tempfile", "io"}


@pytest.mark.parametrize("name", FILES)
def test_nothing_of_a_match_is_written_but_through_the_door(name: str):
    tree = ast.parse((Path(app.__file__).parent / f"{name}.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = {alias.name for alias in node.names} | {getattr(node, "module", None)}
            assert not names & MODULES_THAT_WRITE
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        assert not (isinstance(called, ast.Name) and called.id == "open"), called.lineno
        if isinstance(called, ast.Attribute) and called.attr in WRITING:
            assert isinstance(called.value, ast.Name), f"line {called.lineno}"
            assert called.value.id == "disk", f"line {called.lineno}"
