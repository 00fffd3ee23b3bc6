"""Compilation of the simulator: done once, removed when outdated, never a hindrance."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import bootstrap
import compile_playout
import pytest
from environment import Venv

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch) -> Path:
    """Return a source tree with only the simulator and its compile script."""
    monkeypatch.delenv(compile_playout.native(ROOT).SWITCH, raising=False)
    core = compile_playout.core(tmp_path)
    core.mkdir(parents=True)
    for path in compile_playout.core(ROOT).glob("*.py"):
        shutil.copy(path, core)
    shutil.copy(ROOT / "arschloch_gui" / "ai" / "compiled.py", tmp_path / "arschloch_gui" / "ai")
    (tmp_path / "packaging").mkdir()
    shutil.copy(ROOT / "packaging" / "compile_playout.py", tmp_path / "packaging")
    return tmp_path


def library(tree: Path) -> Path:
    return compile_playout.target(tree) / (
        compile_playout.native(tree).LIBRARY + EXTENSION_SUFFIXES[0]
    )


def as_if_compiled(tree: Path) -> None:
    library(tree).parent.mkdir(parents=True)
    library(tree).touch()


def test_a_new_tree_is_not_settled(tree):
    assert not compile_playout.is_settled(tree)


def test_what_is_compiled_is_settled_until_the_sources_change(tree):
    as_if_compiled(tree)
    assert compile_playout.is_settled(tree)
    (compile_playout.core(tree) / "tables.py").write_text("", "utf-8", newline="\n")
    assert not compile_playout.is_settled(tree)


def test_what_was_given_up_is_not_tried_again_until_the_sources_change(tree):
    compile_playout.give_up(tree)
    assert compile_playout.is_settled(tree)
    (compile_playout.core(tree) / "tables.py").write_text("", "utf-8", newline="\n")
    assert not compile_playout.is_settled(tree)


def test_whoever_wants_it_uncompiled_gets_nothing_compiled(tree, monkeypatch):
    monkeypatch.setenv(compile_playout.native(tree).SWITCH, "1")
    assert compile_playout.is_settled(tree)
    assert compile_playout.for_a_wheel(tree) == []


def test_where_nothing_can_be_written_nothing_is_tried(tree, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda path, mode: False)
        assert compile_playout.is_settled(tree)
    assert compile_playout.is_settled(tree / "without-a-simulator")


def test_a_wheel_gets_what_is_compiled_or_nothing(tree, monkeypatch):
    monkeypatch.setattr(compile_playout, "has_compiler", lambda: False)
    assert compile_playout.for_a_wheel(tree) == []
    as_if_compiled(tree)
    assert compile_playout.for_a_wheel(tree) == [library(tree)]


def test_without_a_compiler_the_set_up_goes_on_silently(tree, monkeypatch, capsys):
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(os, "name", "posix")
    monkeypatch.setattr(bootstrap, "run_quietly", lambda *_: pytest.fail("something was run"))
    bootstrap.ensure_simulator(Venv(tree))
    assert capsys.readouterr() == ("", "")


def test_a_compilation_that_fails_does_not_end_the_set_up(tree, monkeypatch):
    asked = []
    (Venv(tree).packages / "mypyc").mkdir(parents=True)
    monkeypatch.setattr(compile_playout, "has_compiler", lambda: True)
    monkeypatch.setattr(bootstrap, "run_quietly", lambda command, root: asked.append(root))
    bootstrap.ensure_simulator(Venv(tree))
    assert asked == [tree]


@pytest.mark.long
def test_it_compiles_whatever_is_set_for_mypy_and_clears_away_what_is_stale(tree, tmp_path):
    stale = compile_playout.target(tree).with_name("stale")
    stale.mkdir(parents=True)
    own = tmp_path / "config" / "mypy" / "config"
    own.parent.mkdir(parents=True)
    own.write_text("[mypy]\nstrict_optional = False\n", encoding="utf-8", newline="\n")
    assert compiles(tree, XDG_CONFIG_HOME=str(tmp_path / "config")).returncode == 0
    assert library(tree).exists()
    assert not stale.exists()
    assert compile_playout.is_settled(tree)


@pytest.mark.long
def test_a_broken_compiler_is_told_in_one_line_and_given_up(tree):
    done = compiles(tree, CC="false")
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert compile_playout.is_settled(tree)
    assert not library(tree).exists()


def compiles(tree: Path, **changed: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, tree / "packaging" / "compile_playout.py"], env={**os.environ, **changed},
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
