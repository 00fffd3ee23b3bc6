"""Files beside the records that are bent: used all the same, and nothing of them is lost.

By the hundred thousand: `bench/bent_files.py`. Here are the ways that once went wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from bent_kinds import kinds
from msgspec import structs

from arschloch_gui.app.library.stands import NAME, Stand, Stands
from long import mostly_long

KINDS = kinds()
EARLY, LATE = "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59"


class Dice:
    """Throws the same always: so low that all is done which is done now and then."""

    def __init__(self, value: float) -> None:
        self.random = lambda: value

    def randint(self, low: int, _high: int) -> int:
        return low

    def choice(self, items):
        return items[0]


def line(number: int, **values: object) -> Callable[[bytes], bytes]:
    """Values put into a line of a file."""

    def bend(data: bytes) -> bytes:
        lines = data.splitlines()
        told = json.loads(lines[number])
        for path, value in values.items():
            *outer, key = path.split("__")
            inner = told
            for name in outer:
                inner = inner[name]
            inner[key] = value
        lines[number] = json.dumps(told).encode()
        return b"\n".join(lines) + b"\n"

    return bend


WAYS = {
    "a time no zone has": ("practice", line(1, time=EARLY)),
    "a day after all days": ("practice", line(2, time=LATE)),
    "a loss that is no number": ("practice", line(1, loss="NaN")),
    "a loss beyond all bounds": ("practice", line(1, loss=1e308)),
    "an office beyond all bounds": ("practice", line(1, office=1e308)),
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
    "a bank with half a line": ("bank", lambda data: data[:-9]),
}


@pytest.mark.parametrize(("kind", "bend"), WAYS.values(), ids=WAYS)
def test_whatever_stands_in_a_file_it_is_used_and_nothing_is_lost(
    qapp, tmp_path: Path, kind: str, bend: Callable[[bytes], bytes]
):
    KINDS[kind].use(tmp_path, bend(KINDS[kind].sound), Dice(0.01 if kind == "practice" else 0.15))


@pytest.mark.parametrize("kind", mostly_long(KINDS, normal=["note", "rounds"]))
def test_the_sound_file_is_taken_as_it_is(qapp, tmp_path: Path, kind: str):
    KINDS[kind].use(tmp_path, KINDS[kind].sound, Dice(0.15))


@pytest.mark.parametrize(
    "strange",
    [{"titles": "no such"}, {"offices": [0, 5]}, {"offices": [0]}, {"round_no": 10**30}],
    ids=str,
)
def test_a_stand_that_cannot_be_shown_is_worked_out_anew(tmp_path: Path, strange: dict):
    saved = {"record": str(tmp_path), "stamp": [1, 2], **structs.asdict(Stand(offices=(1, 0)))}
    (tmp_path / NAME).write_text(json.dumps(saved) + "\n")
    assert Stands(tmp_path).of(tmp_path, (1, 2)) is not None
    (tmp_path / NAME).write_text(json.dumps(saved | strange) + "\n")
    assert Stands(tmp_path).of(tmp_path, (1, 2)) is None
