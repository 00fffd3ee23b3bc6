"""The bank of exercises is built with the same result whatever interrupts it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import make_bank
import pytest
from filelock import FileLock

from arschloch_gui.coach.bank import load
from arschloch_gui.coach.judgement import Judged, Judgement
from long import long_param, times
from processes import wait_until

ROUGH = ("--accuracy", times("0.5", "0.2"), "--seed", "3")


@pytest.fixture
def quick(monkeypatch):
    """Draw the value of an option instead of playing it out."""

    def judged(self, task, options, keep):
        luck = Random(task.seed)
        values = sorted(((luck.random(), option) for option in options), reverse=True)
        best = values[0][0]
        return Judgement(
            tuple(Judged(at, each, 0.01, 0.5, 0.1, best - each, 0.01) for each, at in values), 1
        )

    monkeypatch.setattr(make_bank.Judge, "_judged", judged)


def made(folder, *options, count=3) -> bytes:
    out = folder / "arschloch.jsonl"
    places = ["--out", str(out), "--state", str(folder / "state")]
    assert make_bank.main(["arschloch", "--count", str(count), *ROUGH, *places, *options]) == 0
    return out.read_bytes()


def lines_of(state) -> int:
    """Return the lines of all state files: a header and one for each decision."""
    return sum(path.read_bytes().count(b"\n") for path in state.glob("*.jsonl"))


@pytest.mark.sampled
@pytest.mark.parametrize("jobs", [1, long_param(2)])
def test_equal_arguments_make_equal_banks(tmp_path, jobs):
    one = made(tmp_path / "one", count=1)
    assert made(tmp_path / "two", "--jobs", str(jobs), count=1) == one
    assert load("arschloch", tmp_path / "two") is not None


@pytest.mark.sampled
@pytest.mark.usefixtures("quick")
def test_a_bank_goes_on_where_it_was_cut_off(tmp_path, monkeypatch):
    whole = made(tmp_path / "whole")
    judge = make_bank.Judge.entry
    asked: list[Any] = []

    def cut_off(self, at, exercise):
        if len(asked) == 2:
            raise KeyboardInterrupt
        return noted(self, at, exercise)

    def noted(self, at, exercise):
        asked.append((exercise.spec.seed, at))
        return judge(self, at, exercise)

    monkeypatch.setattr(make_bank.Judge, "entry", cut_off)
    with pytest.raises(KeyboardInterrupt):
        made(tmp_path)
    (state,) = (tmp_path / "state").glob("*.jsonl")
    with state.open("ab") as file:
        file.write(b'{"seed":3,"at')  # killed while writing
    before, asked[:] = asked[:], []
    monkeypatch.setattr(make_bank.Judge, "entry", noted)
    assert made(tmp_path) == whole
    lines = map(json.loads, state.read_text("utf-8").splitlines()[1:])
    assert [*before, *asked] == [(line["seed"], line["at"]) for line in lines]
    assert not set(before) & set(asked)


@pytest.mark.usefixtures("quick")
def test_what_was_found_can_be_written_and_made_longer(tmp_path):
    one = made(tmp_path, count=1)
    assert made(tmp_path, "--so-far", count=9) == one
    two = made(tmp_path, count=2)
    assert two.splitlines()[1] == one.splitlines()[1]
    assert len(two.splitlines()) == 3


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("changed", "judged"), [((), 1), (("--seed", "4"), 2), (("--accuracy", "0.4"), 2)]
)
def test_without_a_state_the_bank_that_is_there_is_continued(
    tmp_path, monkeypatch, changed, judged
):
    made(tmp_path, count=1)
    shutil.rmtree(tmp_path / "state")
    judge, asked = make_bank.Judge.entry, []

    def noted(self, at, exercise):
        asked.append(at)
        return judge(self, at, exercise)

    monkeypatch.setattr(make_bank.Judge, "entry", noted)
    assert made(tmp_path, *changed, count=2) == made(tmp_path / "whole", *changed, count=2)
    assert len(asked) == judged + 2


@pytest.mark.usefixtures("quick")
def test_one_bank_is_made_once_at_a_time(tmp_path, capsys):
    made(tmp_path, count=1)
    (state,) = (tmp_path / "state").glob("*.jsonl")
    with FileLock(state.with_suffix(".lock")):
        assert make_bank.main(["arschloch", *ROUGH, "--state", str(tmp_path / "state")]) == 2
    assert "elsewhere" in capsys.readouterr().err


def test_where_nothing_is_decided_the_command_says_so(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(make_bank, "BARREN", 3)
    assert make_bank.main(["trouduc", "--out", str(tmp_path / "none")]) == 0
    assert capsys.readouterr().out.count(".") == 1
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("evaluated", [long_param(1), long_param(4)])
def test_killed_in_the_middle_it_loses_a_decision_at_most(tmp_path, evaluated):
    script = "import sys, make_bank; make_bank.main(sys.argv[1:])"
    places = ["--out", str(tmp_path / "out"), "--state", str(tmp_path / "state")]
    command = [sys.executable, "-c", script, "arschloch", "--count", "9", *ROUGH, *places]
    process = subprocess.Popen(command, cwd=Path(make_bank.__file__).parent)
    wait_until(lambda: lines_of(tmp_path / "state") > evaluated)
    process.kill()
    process.wait()
    assert made(tmp_path, count=9) == made(tmp_path / "whole", count=9)


@pytest.mark.usefixtures("quick")
def test_a_bank_has_all_decisions_in_the_order_of_the_matches(tmp_path):
    made(tmp_path, count=8)
    bank = load("arschloch", tmp_path)
    assert bank is not None
    assert [(each.seed, each.at) for each in bank.entries] == [
        (seed, at) for seed in range(3, 7) for at in (0, 1)
    ]


def test_a_bank_without_exercises_is_not_written(tmp_path):
    places = ["--out", str(tmp_path / "out"), "--state", str(tmp_path / "state")]
    assert make_bank.main(["arschloch", "--so-far", *places]) == 0
    assert not (tmp_path / "out").exists()
