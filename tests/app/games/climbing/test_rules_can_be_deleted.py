"""A rule is one thing to delete: its file, and its line in the list beside it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import randrange

import pytest

import arschloch_gui
from arschloch_gui.app.games.climbing.collected import DECLARED, QUESTIONS, STAMPS
from tests.rule_removal import options_only_of, options_read, take_out
from tests.test_rule_removal import RULES, SAMPLE

PROGRAM = Path(__file__).parents[3] / "plays_without.py"
PACKAGE = Path(arschloch_gui.__file__).parent
APP = sorted((PACKAGE / "app").rglob("*.py"))
WINDOW = PACKAGE / "app" / "games" / "climbing" / "rules"


@cache
def own_options(rule: str) -> set[str]:
    """The options only this rule's file reads in the engine."""
    return options_only_of(PACKAGE, rule)


def plays_on_without(rules: tuple[str, ...], root: Path) -> None:
    """Everything is imported, worded and played for a few rounds where rules were taken out."""
    shutil.copytree(
        PACKAGE, root / PACKAGE.name,
        ignore=shutil.ignore_patterns("__pycache__", "*.png", "*.ogg", "*.wav"),
    )  # fmt: skip
    for rule in rules:
        take_out(root / PACKAGE.name, rule)
    seed = randrange(10**6)
    found = subprocess.run(
        [sys.executable, "-X", "utf8", str(PROGRAM), str(seed)],
        env={**os.environ, "PYTHONPATH": str(root)},
        cwd=root, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert found.returncode == 0, f"seed {seed}: {found.stderr[-3000:]}"


def test_the_window_goes_on_without_some_rules(tmp_path: Path):
    plays_on_without(SAMPLE, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("rule", RULES)
def test_the_window_goes_on_without_any_single_rule(rule: str, tmp_path: Path):
    plays_on_without((rule,), tmp_path)


@pytest.mark.parametrize("path", sorted(WINDOW.glob("*.py")), ids=lambda path: path.stem)
def test_a_rule_of_the_window_knows_no_other_rule(path: Path):
    if path.stem != "__init__":
        text = path.read_text("utf-8")
        assert "games.climbing.rules" not in text
        assert "games.climbing.collected" not in text
        named = [rule for rule in RULES if f"rulemods.{rule} " in text and rule != path.stem]
        assert named == []


def test_no_qml_file_names_a_decision_or_a_moment_of_a_rule():
    own = {f'"{name}"' for name in {*QUESTIONS, *STAMPS, *DECLARED}}
    for path in (PACKAGE / "app" / "qml").rglob("*.qml"):
        named = own & set(re.findall(r'"\w*"', path.read_text("utf-8")))
        assert not named, path.name


@pytest.mark.parametrize("path", APP, ids=lambda path: path.stem)
def test_a_file_of_the_window_imports_no_rule_and_reads_no_other_rules_own_option(path: Path):
    text, read = path.read_text("utf-8"), options_read(path)
    for rule in RULES:
        assert f"games.climbing.rules.{rule} " not in text
        assert path.stem == rule or not own_options(rule) & read, rule
