"""`simulate` and `tournament`: their output, and their continuation after an interruption."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ai.strangers import program

from arschloch_gui.ai import duplicate
from arschloch_gui.app.cli.main import main
from arschloch_gui.app.files.kept_run import KeptRun
from arschloch_gui.app.files.paths import runs_folder
from processes import wait_until

ROOT = Path(__file__).parents[3]
THREE = ["--preset", "arschloch", "--players", "3", "--seed", "5", "--json"]
SIMULATE = ["simulate", *THREE, "--rounds", "13", "--seats", "random,lowest,random"]
TOURNAMENT = ["tournament", *THREE, "--rounds", "6", "--levels", "random,lowest,regular"]


@pytest.fixture(autouse=True)
def short_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicate, "MATCH_ROUNDS", 2)


def run(capsys, *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def result(capsys, *words: str) -> dict[str, Any]:
    """Return the JSON output of a command, without its duration."""
    status, out, err = run(capsys, *words)
    assert status == 0, err
    told = json.loads(out)
    del told["rounds_per_second"]
    return told


def kept_files() -> list[Path]:
    return sorted(runs_folder().glob("*")) + sorted(runs_folder().glob(".*"))


@pytest.mark.sampled
def test_simulate_rotates_unless_it_is_told_not_to(capsys):
    turned, kept = result(capsys, *SIMULATE), result(capsys, *SIMULATE, "--no-rotate")
    assert turned.keys() == kept.keys() == {"preset", "players", "rounds", "seats"}
    assert turned["rounds"] == kept["rounds"] == 13
    assert turned["seats"] != kept["seats"]
    for told in (turned, kept):
        assert [seat["level"] for seat in told["seats"]] == ["random", "lowest", "random"]
        for seat in told["seats"]:
            assert seat["mean_points"] == pytest.approx(3 - seat["mean_place"])


@pytest.mark.sampled
def test_tournament_tells_every_pair_and_a_rating_for_each_level(capsys):
    told = result(capsys, *TOURNAMENT)
    assert told.keys() == {"preset", "players", "rounds", "ratings", "pairs"}
    assert {rating["level"] for rating in told["ratings"]} == {"random", "lowest", "regular"}
    values = [rating["rating"] for rating in told["ratings"]]
    assert values == sorted(values, reverse=True)
    assert [pair["levels"] for pair in told["pairs"]] == [
        ["random", "lowest"], ["random", "regular"], ["lowest", "regular"],
    ]  # fmt: skip


@pytest.mark.long
def test_tournament_says_in_words_who_is_ahead(capsys):
    words = [word for word in TOURNAMENT if word != "--json"]
    out = run(capsys, *words)[1]
    assert "ahead of random" in out
    assert out.count("±") == 6


@pytest.mark.long
def test_a_program_may_take_part_in_a_tournament(capsys, tmp_path):
    path = program(tmp_path, "no_json")
    words = ["tournament", "--preset", "arschloch", "--players", "3", "--levels",
             f"{path},lowest", "--rounds", "1", "--seed", "1", "--json"]  # fmt: skip
    status, out, err = run(capsys, *words, "--patience", "120")
    told = json.loads(out)
    assert (status, told["failures"] > 0) == (1, True)
    assert told["pairs"][0]["levels"] == [path, "lowest"]
    assert "a stand-in made them" in err


@pytest.mark.parametrize(
    ("levels", "named"),
    [("lowest", "two or more"), ("lowest,lowest", "more than once"), ("lowest,god", "god"),
     ("lowest,./nobody", "nobody")],
)  # fmt: skip
def test_levels_that_cannot_play_get_one_sentence(capsys, levels: str, named: str):
    words = ["tournament", "--preset", "arschloch", "--levels", levels]
    status, out, err = run(capsys, *words, "--rounds", "1", "--seed", "1")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert named in err


@pytest.fixture
def cut_off(monkeypatch: pytest.MonkeyPatch):
    """Send a command Ctrl+C when its third match is over; return its message."""

    def cut(capsys, words: list[str]) -> str:
        note, notes = KeptRun.note, []

        def noting(self, match):
            note(self, match)
            notes.append(match)
            if len(notes) == 3:
                raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(KeptRun, "note", noting)
            status, out, err = run(capsys, *words)
        assert (status, out) == (130, "")
        return err

    return cut


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        pytest.param(SIMULATE, "6 of 13", id="simulate"),
        pytest.param(TOURNAMENT, "3 of 18", id="tournament", marks=pytest.mark.long),
    ],
)
def test_the_same_command_goes_on_where_one_was_cut_off(
    capsys, cut_off, monkeypatch, words: list[str], kept: str
):
    notes: list[object] = []
    note = KeptRun.note

    def noted(self: KeptRun, match: Any) -> None:
        notes.append(match)
        note(self, match)

    monkeypatch.setattr(KeptRun, "note", noted)
    whole = result(capsys, *words)
    assert kept_files() == []
    matches = len(notes)
    assert kept in cut_off(capsys, words)
    assert len(kept_files()) == 1
    notes.clear()
    assert result(capsys, *words, "--jobs", "2", "--lang", "fr") == whole
    assert len(notes) == matches - 3
    assert kept_files() == []


@pytest.mark.long
def test_another_command_starts_at_its_beginning(capsys, cut_off):
    cut_off(capsys, SIMULATE)
    result(capsys, *SIMULATE, "--no-rotate")
    assert len(kept_files()) == 1


@pytest.mark.sampled
def test_a_kept_run_that_is_bent_gets_one_sentence(capsys, cut_off):
    cut_off(capsys, SIMULATE)
    [file] = kept_files()
    file.write_text(
        file.read_text("utf-8").replace('"places": [[', '"places": [[0, '), "utf-8", newline="\n"
    )
    status, out, err = run(capsys, *SIMULATE)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert f"{file}” cannot be continued: line 2 is damaged. Delete it" in err


KILLED = """
from arschloch_gui.ai import duplicate
from arschloch_gui.app.cli.main import main
if __name__ == "__main__":
    duplicate.MATCH_ROUNDS = 2
    main({words!r})
"""


@pytest.mark.long
def test_a_run_that_was_killed_hard_goes_on(capsys):
    words = [word if word != "13" else "900" for word in SIMULATE]
    whole = result(capsys, *words)
    killed = subprocess.Popen(
        [sys.executable, "-c", KILLED.format(words=words)],
        env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    wait_until(lambda: any(file.stat().st_size > 1000 for file in runs_folder().glob("*.jsonl")))
    killed.kill()
    assert killed.wait() == -9
    [file] = runs_folder().glob("*.jsonl")
    assert file.read_bytes().count(b"\n") > 1
    assert result(capsys, *words) == whole
    assert kept_files() == []
