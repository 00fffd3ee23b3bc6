"""A rule is one thing to delete: without it everything else is there and plays.

Three rules stand for all in the normal run; `--long` takes out every single one.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import arschloch_gui
from tests.rule_removal import options_only_of, take_out

PACKAGE = Path(arschloch_gui.__file__).parent
SCENARIOS = Path(__file__).parent / "golden" / "rules"
LAYERS = ("engine", "ai")
"""The packages that are imported after a rule was taken out."""
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
"""Rules the game cannot be without, and why."""
RULES = sorted(
    path.stem
    for path in (PACKAGE / "engine" / "climbing" / "rulemods").glob("*.py")
    if path.stem not in ("__init__", *BASIC)
)
ROUNDS = 100
PROGRAM = """
import importlib, json, pkgutil, sys
layers, rounds, scenarios = json.loads(sys.argv[1])
for layer in layers:
    package = importlib.import_module("arschloch_gui." + layer)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.record import read, verify
from arschloch_gui.engine.rng import Rng
presets = [rules for rules in CLIMBING.presets.values() if not CLIMBING.problems(rules)]
assert len(presets) > len(CLIMBING.presets) / 2, "too few presets are left"
regular, levels = player("regular", CLIMBING.key), 0
for number in range(rounds):
    rules, rng = presets[number % len(presets)], Rng(number, "removal")
    order = tuple(range(rules.players))
    state = CLIMBING.start_round(rules, RoundSetup(number, 2, Carry(order, order)), None)
    for turn in range(5000):
        if state.to_act < 0:
            break
        legal = CLIMBING.legal(state)
        chosen = rng.below(len(legal))
        if turn < 2 and number % 10 == 0:
            view = CLIMBING.view(state, state.to_act)
            chosen = regular.choose(view, legal, Rng(number, "regular"))
        CLIMBING.advance(state, legal[chosen], None)
    assert sorted(state.finished) == list(order), number
for name in scenarios:
    with open(name, "rb") as file:
        verdict = verify(read(file.read()))
    assert verdict.ok, (name, verdict.line, verdict.refusal)
"""


def removed(rule: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Take a rule out of a copy of the program and use what is left."""
    shutil.copytree(
        PACKAGE, folder / PACKAGE.name,
        ignore=lambda path, names: [
            name for name in names
            if name == "__pycache__" or (Path(path) == PACKAGE and (PACKAGE / name).is_dir()
                                         and name not in LAYERS)
        ],
    )  # fmt: skip
    take_out(folder / PACKAGE.name, rule)
    other = "tabula_rasa" if rule != "tabula_rasa" else "match_or_skip"
    scenarios = [str(path) for path in sorted((SCENARIOS / other).glob("*.arl"))]
    assert scenarios
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps([LAYERS, ROUNDS, scenarios])],
        cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False,
        timeout=300,
    )  # fmt: skip


@pytest.mark.parametrize("rule", SAMPLE)
def test_the_game_goes_on_without_a_rule(rule: str, tmp_path: Path):
    assert rule in options_only_of(PACKAGE, rule), "its own option goes with it"
    found = removed(rule, tmp_path)
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.long
@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in SAMPLE])
def test_the_game_goes_on_without_any_single_rule(rule: str, tmp_path: Path):
    found = removed(rule, tmp_path)
    assert (found.returncode, found.stderr) == (0, "")


def test_a_rule_that_is_still_needed_is_not_taken_for_gone(tmp_path: Path):
    found = removed("sets", tmp_path)
    assert found.returncode != 0
