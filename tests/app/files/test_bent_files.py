"""Corrupted files beside the records: used anyway, and nothing in them is lost.

By the hundred thousand: `bench/bent_files.py`. Here are the cases that once failed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bent_kinds import bent_everywhere, dumped, kinds
from msgspec import structs

from arschloch_gui.app.library.match_progress import NAME, MatchProgress, Stands
from long import mostly_long

KINDS = kinds()
LATE = "9999-12-31T23:59:59-23:59"


class Dice(Random):
    """Always rolls the same, so low that every occasional action is taken."""

    def __init__(self, value: float) -> None:
        self.value = value

    def random(self) -> float:
        return self.value

    def randint(self, low: int, high: int) -> int:
        return low

    def choice(self, items):
        return items[0]


def line(number: int, **values: Any) -> Callable[[bytes], bytes]:
    """Return a line of a file with the values put in."""

    def bend(data: bytes) -> bytes:
        lines = data.splitlines() if b"\n{" in data else [data]
        told = json.loads(lines[number])
        for path, value in values.items():
            *outer, key = (int(part) if part.isdigit() else part for part in path.split("__"))
            inner = told
            for name in outer:
                inner = inner[name]
            inner[key] = value
        lines[number] = json.dumps(told).encode()
        return b"\n".join(lines) + b"\n"

    return bend


WAYS = {
    "a day after all days": ("practice", line(2, time=LATE)),
    "a loss of 400 digits": ("practice", line(1, loss=10**400)),
    "a decision beyond all bounds": ("practice", line(1, of__decision=10**30)),
    "a round at no time": ("rounds", line(1, time=LATE)),
    "a deal that is a list": ("rounds", line(2, deal=["a"])),
    "a deal known, told otherwise": ("rounds", line(3, deal="0" * 16, time="")),
    "a stand that is a number": ("stands", lambda _: b"-1e-308\n"),
    "a stand of a file no system names": ("stands", line(0, record="x" * 3000)),
    "half a note": ("note", lambda data: data[:30]),
    "an empty note": ("note", lambda _: b""),
    "a note that is a list": ("note", lambda data: b"[" + data + b"]"),
    "settings that are a list": ("settings", lambda data: b"[" + data + b"]"),
    "half of the settings": ("settings", lambda data: data[:300]),
    "a pointer that is a number": ("pointer", lambda _: b"7"),
    "a bank with a decision beyond all bounds": ("bank", line(1, at=10**30)),
    "a bank whose value has 400 digits": ("bank", line(2, options__0__1=10**400)),
    "a run whose points have 400 digits": ("run", line(2, points__0__1=10**400)),
    "a run with no such place": ("run", line(1, places__1__0=99)),
    "a note of 400 digits": ("note", line(0, viewer=10**400, copied=10**400)),
    "a heading that names numbers": ("heading", line(0, seats=[1, 2, 3, 4])),
    "a heading whose seed has 400 digits": ("heading", line(0, seed=10**400)),
    "a setting of 400 digits": ("settings", line(0, textScale=10**400)),
    "a bank with half a line": ("bank", lambda data: data[:-9]),
}


@pytest.mark.parametrize(("kind", "bend"), WAYS.values(), ids=WAYS)
def test_whatever_stands_in_a_file_it_is_used_and_nothing_is_lost(
    qapp, tmp_path: Path, kind: str, bend: Callable[[bytes], bytes], caplog
):
    KINDS[kind].use(tmp_path, bend(KINDS[kind].sound), Dice(0.01 if kind == "practice" else 0.15))
    assert not [each for each in caplog.records if each.exc_info], "that was not expected"


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["practice", "rounds"])
def test_a_line_may_say_anything_anywhere_and_costs_no_other_line(
    qapp, tmp_path: Path, kind: str, caplog
):
    header, *lines = KINDS[kind].sound.splitlines(keepends=True)
    bent = [dumped(each) + b"\n" for each in bent_everywhere(json.loads(lines[0]))]
    assert any(b"9" * 400 in each for each in bent)
    KINDS[kind].use(tmp_path, header + b"".join([*bent, *lines]), Dice(0.9))
    assert not [each for each in caplog.records if each.exc_info], "not one of them was expected"
    told = [each.getMessage() for each in caplog.records if each.levelname == "WARNING"]
    assert told[0].startswith(f"{kind}.jsonl: ")
    assert "line 2 (" in told[0], "the first of them"
    assert len(told[0]) < 1000, "the others are only counted"


@pytest.mark.long
@pytest.mark.parametrize("kind", ["bank", "run", "stands", "heading", "note", "pointer"])
def test_a_figure_may_be_anything(qapp, tmp_path: Path, kind: str):
    *before, line = KINDS[kind].sound.splitlines(keepends=True)
    for number, told in enumerate(bent_everywhere(json.loads(line))):
        (folder := tmp_path / str(number)).mkdir()
        KINDS[kind].use(folder, b"".join(before) + dumped(told) + b"\n", Dice(0.9))


@pytest.mark.parametrize("kind", mostly_long(KINDS, normal=["note", "rounds"]))
def test_the_sound_file_is_taken_as_it_is(qapp, tmp_path: Path, kind: str):
    KINDS[kind].use(tmp_path, KINDS[kind].sound, Dice(0.15))


@pytest.mark.parametrize(
    "strange",
    [
        {"titles": "no such"},
        {"places": [1, 3]},
        {"places": [1]},
        {"scores": [1]},
        {"round_no": 10**30},
    ],
    ids=str,
)
def test_a_stand_that_cannot_be_shown_is_worked_out_anew(tmp_path: Path, strange: dict):
    saved = {
        "record": str(tmp_path),
        "stamp": [1, 2],
        **structs.asdict(MatchProgress(places=(1, 2), scores=(3, 1))),
    }
    (tmp_path / NAME).write_text(json.dumps(saved) + "\n", "utf-8", newline="\n")
    assert Stands(tmp_path).of(tmp_path, (1, 2)) is not None
    (tmp_path / NAME).write_text(json.dumps(saved | strange) + "\n", "utf-8", newline="\n")
    assert Stands(tmp_path).of(tmp_path, (1, 2)) is None
