"""`arschloch coach`: the pending exchange judged, or one sentence if there is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arschloch_gui.app.cli.main import main

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
HANDS = [
    ["7D", "7H", "9D", "QC", "QD", "KH"],
    ["8D", "9C", "10C", "JD", "JC", "KD"],
    ["8C", "9H", "10D", "10H", "JS", "KS"],
    ["7C", "7S", "8H", "8S", "AS", "AD"],
]


def file_of(folder: Path, *lines: dict[str, object]) -> str:
    header = {
        "format": "arschloch-match", "version": 1, "preset": "arschloch", "seats": NAMES, "seed": 1,
    }  # fmt: skip
    path = folder / "match.arl"
    path.write_text(
        "".join(json.dumps(line) + "\n" for line in [header, *lines]), "utf-8", newline="\n"
    )
    return str(path)


DEAL = {"deal": HANDS, "offices": [0, 1, 2, 3]}


@pytest.mark.sampled
def test_the_pending_exchange_is_judged_as_json(tmp_path, capsys):
    path = file_of(tmp_path, DEAL)
    assert main(["coach", path, "--json", "--accuracy", "0.1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"decision", "options", "best", "rounds", "seconds"}
    assert told["decision"]["seat"] == 0
    assert told["decision"]["hand"] == ["7D", "7H", "9D", "QD", "QC", "KH", "AD", "AS"]
    options = told["options"]
    assert told["best"] == options[0]["cards"]
    assert len(options) > 5
    for option in options:
        assert {"cards", "value", "stderr", "p_highest", "p_lowest"} <= set(option)
        assert -1 <= option["value"] <= 1
        assert option["p_highest"] + option["p_lowest"] <= 1
    assert options[0]["stderr"] <= 0.1
    assert options[0]["class"] == "best"
    assert {"give": options[0]["cards"], "to": 3} == options[0]["action"]


@pytest.mark.long
def test_the_same_seed_judges_the_same_on_two_processes(tmp_path, capsys):
    path, found = file_of(tmp_path, DEAL), []
    for jobs in ("1", "2"):
        assert main(["coach", path, "--json", "--accuracy", "0.1", "--jobs", jobs]) == 0
        told = json.loads(capsys.readouterr().out)
        found.append((told["options"], told["rounds"]))
    assert found[0] == found[1]


@pytest.mark.sampled
def test_it_is_a_table_for_people(tmp_path, capsys):
    assert main(["coach", file_of(tmp_path, DEAL), "--accuracy", "0.2"]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "Anna, exchange: 7D 7H 9D QD QC KH AD AS"
    assert lines[2].endswith("best")
    assert all(set(line.split()[:2]) & set(lines[0].split()[2:]) for line in lines[2:-1])
    assert lines[-1].split()[0] == "rounds:"
    assert err == ""  # a progress bar is for terminals, and there is none


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([{"deal": HANDS, "lead": 0}], "No pending decision can be judged"),
        ([{"deal": HANDS, "offices": [0, 1]}], "Line 2"),
    ],
)
def test_what_cannot_be_judged_gets_one_sentence(tmp_path, capsys, lines, said):
    assert main(["coach", file_of(tmp_path, *lines)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1


def test_a_missing_file_and_a_bent_accuracy_get_one_sentence(tmp_path, capsys):
    for words in ([str(tmp_path / "none.arl")], [file_of(tmp_path, DEAL), "--accuracy", "0"]):
        assert main(["coach", *words]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
