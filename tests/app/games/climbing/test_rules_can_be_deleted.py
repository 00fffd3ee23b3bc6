"""A rule is a single unit: its file, and its line in the list beside it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from in_one_test import in_one_test
from rule_removal import options_only_of, options_read
from test_rule_removal import RULES

import arschloch_gui
from arschloch_gui.app.games.climbing.collected import DECLARED, QUESTIONS, STAMPS

PACKAGE = Path(arschloch_gui.__file__).parent
APP = sorted((PACKAGE / "app").rglob("*.py"))
WINDOW = PACKAGE / "app" / "games" / "climbing" / "rules"


@cache
def own_options(rule: str) -> set[str]:
    """Return the options that only this rule's file reads in the engine."""
    return options_only_of(PACKAGE, rule)


@in_one_test("path", sorted(WINDOW.glob("*.py")), ids=lambda path: path.stem)
def test_a_rule_of_the_window_knows_no_other_rule(path: Path):
    if path.stem != "__init__":
        text = path.read_text("utf-8")
        assert "games.climbing.rules" not in text
        assert "games.climbing.collected" not in text
        named = [rule for rule in RULES if f"rulemods.{rule} " in text and rule != path.stem]
        assert named == []


def test_no_qml_file_names_a_decision_or_a_moment_of_a_rule():
    own = {f'"{name}"' for name in {*QUESTIONS, *STAMPS, *DECLARED}}
    qml = PACKAGE / "app" / "qml"
    for path in qml.rglob("*.qml"):
        if path.is_relative_to(qml / "games") and path.parent.name != "climbing":
            continue  # part of another game with its own texts
        named = own & set(re.findall(r'"\w*"', path.read_text("utf-8")))
        assert not named, path.name


@pytest.mark.sampled
def test_a_file_of_the_window_imports_no_rule_and_reads_no_other_rules_own_option():
    for path in APP:
        text, read = path.read_text("utf-8"), options_read(path)
        for rule in RULES:
            assert f"games.climbing.rules.{rule} " not in text, path
            assert path.stem == rule or not own_options(rule) & read, (path, rule)
