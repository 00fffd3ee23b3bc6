"""The effect of a rule in a trick is visible: stamped on the table, explained, or logged.

A trial rule (`a single queen turns the direction of play round`) passed every other test although
nothing at the table showed that anything had happened.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.app.games.climbing import rules as window
from arschloch_gui.engine.climbing import rulemods

CHANGES = {"after_meld", "absorbs_pass", "declaration", "after_out", "punishes"}
"""The hooks by which a rule changes something in the middle of a round."""
SEEN_ANYWAY = {"clear_on_finish": "the trick is taken, which is shown as every taken trick is"}
"""Rules whose effect the table shows in any case."""


def source_of(rule: str) -> str:
    return Path(str(import_module(f"{rulemods.__name__}.{rule}").__file__)).read_text("utf-8")


def hooks_of(rule: str) -> set[str]:
    """Return the hooks that a rule's file defines."""
    calls = (node for node in ast.walk(ast.parse(source_of(rule))) if isinstance(node, ast.Call))
    return {keyword.arg for call in calls for keyword in call.keywords if keyword.arg}


MODULES: tuple[Any, ...] = rulemods.MODULES
NAMES = [module.__name__.rpartition(".")[2] for module in MODULES]
CHANGING = [rule for rule in NAMES if hooks_of(rule) & CHANGES]


def is_seen(rule: str) -> bool:
    words = import_module(f"{window.__name__}.{rule}").WORDS
    return bool(words.stamps or words.binds or words.applied or words.lines)


@pytest.mark.parametrize("rule", CHANGING)
def test_what_a_rule_changes_in_a_trick_is_seen(rule: str):
    assert is_seen(rule) != (rule in SEEN_ANYWAY)


@pytest.mark.parametrize("rule", CHANGING)
def test_what_decides_plays_to_come_is_said_as_long_as_it_does(rule: str):
    if "state.marks[" in source_of(rule) and "beats" in hooks_of(rule):
        assert import_module(f"{window.__name__}.{rule}").WORDS.binds is not None
