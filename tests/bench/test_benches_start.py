"""Every benchmark and study can still be started: each runs for a moment.

The figures are not checked. A new script must be added here with minimal arguments. A normal run
starts a few scripts and imports all, which detects names that no longer exist.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from in_one_test import in_one_test
from real_home import own_home

from arschloch_gui.ai.climbing.search.learned_policy import FOLDER
from long import mostly_long

ROOT = Path(__file__).parents[2]
FOLDERS = (Path(__file__).parent, ROOT / "docs" / "measurements")
"""The folders of the benchmarks and of the studies."""
SCRIPTS = {
    script.name: script
    for folder in FOLDERS
    for script in folder.glob("*.py")
    if not script.name.startswith("test_")
}
SMALLEST = {
    "bent_files.py": "--until 3 --kept {tmp}/kept.json",
    "bent_records.py": "--until 3 --kept {tmp}/kept.json",
    "arena.py": "--rounds 2 --runs 1 --jobs 1",
    "bench_calls.py": "--only start --size 960x600",
    "clairvoyant.py": "--rounds 1 --rivals lowest --kept {tmp}/kept.jsonl",
    "bench_dropped_card.py": "--modules 1 --stations 1 --functions 1",
    "bench_engine.py": "0.001",
    "bench_frames.py": "--runs 1 --seconds 0.2 --level regular",
    "bench_foreign.py": "--seconds 0.001 --repeats 1 --only arschloch",
    "bench_judging.py": "arschloch --decisions 1 --seconds 0.001",
    "search_imitation.py": "{tmp}/weights.json --rounds 100 --playouts 8 --jobs 1",
    "expert_iteration.py": "{tmp}/weights.json --positions 2000 --jobs 1",
    "costly_plays.py": "--plays 1 --rounds 1",
    "knowledge.py": "arschloch --deals 1 --rules top_announce=true",
    "lively_rounds.py": "--rounds 40 --players 4",
    "bench_long.py": "--actions 20 --rounds 1",
    "bench_players.py": "--quick --levels lowest regular --situations 1 --repeats 1",
    "bench_memory.py": "--changes 1 --rounds 0 --only language",
    "bench_pace.py": "--rounds 1 --players 4",
    "bench_playout.py": "--seconds 0.01 --times 1",
    "bench_thirteen.py": "--rounds 2 --jobs 1 --match-rounds 2",
    "plain_search.py": "--rounds 1 --playouts lowest --kept {tmp}/kept.jsonl",
    "structure.py": "",
    "second_opinion.py": "--positions 1 --deals 2 --playouts 10 --kept {tmp}/kept.jsonl",
    "policy_in_search.py": f"{FOLDER}/suited.json --deals 2 --playouts 20 --jobs 1",
    "policy.py": "trouduc-joker --deals 2",
    "bench_sounds.py": "--quick",
    "bench_start.py": "--runs 1 --still 0.3",
    "bench_thinking.py": "shithead:2 --decisions 1 --level expert",
    "hard_kills.py": "--until 1 --kept {tmp}/kept.json",
    "monkey.py": "--until 30 --kept {tmp}/monkey",
    "qml_faults.py": "--list",
    "mutation_testing.py": "--count 1 coach --session {tmp}/kept.sqlite",
    "room.py": "--players 4 --languages en --sizes 960x600 --scales 1 --parts screens --only share",
    "hidden_hands.py": "--rivals regular --matches 1 --rounds 3 --share 0.3 --doubts 1.5",
    "learners.py": "--learners 2 --exercises 10",
    "rules_of_thumb.py": "arschloch --criteria 1 --beam 1",
    "soak.py": "--rounds 1 --preset arschloch thirteen shithead --level lowest --jobs 1",
    "reason_coverage.py": "--preset president-sober --entries 3",
    "verdicts.py": "--positions 1 --accuracy 0.2",
    "train_policy.py": "{tmp}/policy.json --rounds 1 --steps 1 --deals 1",
    "tune_big_a.py": "--tries 1 --generations 1 --rounds 1 --jobs 1",
    "tune_regular.py": "--generations 1 --rounds 1 --players 2",
    "tune_shithead.py": "--tries 1 --generations 1 --rounds 1 --jobs 1",
}

NORMAL = ("arena.py",)
PERSONAL = re.compile(r"Path\.home|expanduser|(?:cache|config|data|log|matches|runs)_folder\(")
"""What finds the person's own folders."""


def test_every_script_is_started_here():
    assert SCRIPTS.keys() == SMALLEST.keys()


@pytest.mark.sampled
@in_one_test("script", SMALLEST)
def test_a_benchmark_finds_what_it_imports(script: str, monkeypatch: pytest.MonkeyPatch):
    # As when started by hand, with its own folder first. The scripts also extend the path.
    monkeypatch.setattr(sys, "path", [str(SCRIPTS[script].parent), *sys.path])
    spec = spec_from_file_location(f"bench_of_a_test_{script[:-3]}", SCRIPTS[script])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)  # where dataclasses look it up
    spec.loader.exec_module(module)


@in_one_test("script", SCRIPTS)
def test_no_benchmark_knows_the_folders_of_the_person(script: str):
    text = SCRIPTS[script].read_text("utf-8")
    assert not PERSONAL.findall(text)


@pytest.mark.sampled
@pytest.mark.parametrize("script", mostly_long(SMALLEST, normal=NORMAL))
def test_a_benchmark_runs(script: str, tmp_path: Path):
    """It ends well, prints something, and leaves nothing in the home of the person."""
    home = tmp_path / "home"
    home.mkdir()
    arguments = SMALLEST[script].format(tmp=tmp_path).split()
    done = subprocess.run(
        [sys.executable, str(SCRIPTS[script]), *arguments],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=600,
        env={**os.environ, "PYTHONPATH": str(ROOT), **own_home(home)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert not [path for path in home.rglob("*") if "arschloch" in path.name]
