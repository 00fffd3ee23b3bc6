"""A rule is a single unit: without it, everything else still works.

In a normal run, three rules removed together stand for all; `--long` removes every single one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import randrange

import pytest
from rule_removal import options_only_of, take_out

import arschloch_gui
from long import times

PACKAGE = Path(arschloch_gui.__file__).parent
SCENARIOS = Path(__file__).parent / "golden" / "rules"
SAMPLE = ("match_or_skip", "pass_left", "putsch")
BASIC = {
    "beat": "without it nothing beats anything",
    "dealing": "somebody has to deal",
    "inherit": "somebody has to lead after one who is out",
    "opening": "somebody has to lead first",
    "sets": "they are what is played",
    "surplus": "the deck has to be cut",
    "trumps": "they are cards of the Tarot deck, which every part of the game knows",
}
"""Rules the game needs, and why."""
RULES = sorted(
    path.stem
    for path in (PACKAGE / "engine" / "climbing" / "rulemods").glob("*.py")
    if path.stem not in ("__init__", *BASIC)
)
ROUNDS = times(1, 8)
"""The rounds of each preset, so that a long run plays more than a hundred."""
PROGRAM = Path(__file__).with_name("plays_without.py")


def without(rules: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    """Remove rules from a copy of the program and use the rest."""
    shutil.copytree(
        PACKAGE, folder / PACKAGE.name,
        ignore=shutil.ignore_patterns("__pycache__", "*.png", "*.ogg", "*.wav"),
    )  # fmt: skip
    for rule in rules:
        take_out(folder / PACKAGE.name, rule)
    other = next(rule for rule in ("tabula_rasa", "match_or_skip") if rule not in rules)
    scenarios = sorted((SCENARIOS / other).glob("*.arl"))
    assert scenarios
    return subprocess.run(
        [sys.executable, "-X", "utf8", PROGRAM, str(randrange(10**6)), str(ROUNDS), *scenarios],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True,
        check=False, timeout=600,
    )  # fmt: skip


@pytest.mark.sampled
def test_the_game_goes_on_without_some_rules(tmp_path: Path):
    for rule in SAMPLE:
        assert rule in options_only_of(PACKAGE, rule), "its own option goes with it"
    found = without(SAMPLE, tmp_path)
    assert (found.returncode, found.stderr) == (0, ""), found.args


@pytest.mark.long
@pytest.mark.parametrize("rule", RULES)
def test_the_game_goes_on_without_any_single_rule(rule: str, tmp_path: Path):
    found = without((rule,), tmp_path)
    assert (found.returncode, found.stderr) == (0, ""), found.args


@pytest.mark.long
def test_a_rule_that_is_still_needed_is_not_taken_for_gone(tmp_path: Path):
    assert without(("sets",), tmp_path).returncode != 0
