"""The file of regulars' tables: what it holds, what costs what, and two windows at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from arschloch_gui.app.files.regulars_file import Member, Regulars, RegularsFile, RegularsTable

TABLE = RegularsTable(
    "Thursdays", (Member(1, "club:bold"), Member(2, "expert"), Member(3, "novice:rebel")),
    "arschloch", {"rounds": 3},
)  # fmt: skip


def put(file: RegularsFile, key: str, table: RegularsTable = TABLE, last: str = "") -> Regulars:
    return file.change(lambda now: Regulars({**now.tables, key: table}, last or now.last))


def test_what_was_written_is_read(tmp_path: Path):
    file = RegularsFile(tmp_path)
    assert file.read() == (Regulars({}), None)
    put(file, "a1")
    put(file, "b2", replace(TABLE, name="Dimanche"), last="b2")
    found, problem = RegularsFile(tmp_path).read()
    assert problem is None
    assert [table.name for table in found.tables.values()] == ["Thursdays", "Dimanche"]
    assert found.tables["a1"] == TABLE
    assert found.last == "b2"


def test_two_windows_change_what_the_file_holds_by_then(tmp_path: Path):
    one, other = RegularsFile(tmp_path), RegularsFile(tmp_path)
    put(one, "a1")
    put(other, "b2")
    assert set(one.change(lambda now: now).tables) == {"a1", "b2"}


def test_a_damaged_file_is_kept_and_reported(tmp_path: Path):
    file = RegularsFile(tmp_path)
    file.path.write_bytes(b"{oh")
    found, problem = file.read()
    assert found == Regulars({})
    assert problem is not None
    assert problem.key == "regulars_damaged"
    assert problem.path.read_bytes() == b"{oh"
    assert not file.path.exists()
    put(file, "a1")
    assert file.read()[0].tables == {"a1": TABLE}


@pytest.mark.parametrize(
    "strange",
    [
        None, [], {"name": "x"}, {"name": ""}, {"name": "a\nb"}, {"name": "x" * 25},
        {"members": []}, {"members": [{"person": 16, "level": "club"}]},
        {"members": [{"person": 1, "level": "genius"}]},
        {"members": [{"person": 1, "level": "club"}] * 2},
        {"members": [{"person": 1, "level": "regular"}]}, {"rules": 3}, {"preset": ""},
    ],
)  # fmt: skip
def test_a_strange_table_costs_no_other_and_stays_in_the_file(tmp_path: Path, strange: object):
    file = RegularsFile(tmp_path)
    put(file, "a1")
    data = json.loads(file.path.read_text("utf-8"))
    entry = data["tables"]["a1"] | strange if isinstance(strange, dict) else strange
    if strange == {"name": "x"}:
        entry = strange
    data["tables"]["zz"] = entry
    data["later"] = 1
    file.path.write_text(json.dumps(data), "utf-8", newline="\n")
    assert set(file.read()[0].tables) == {"a1"}
    put(file, "b2")
    data = json.loads(file.path.read_text("utf-8"))
    assert data["tables"]["zz"] == entry
    assert data["later"] == 1


def test_a_file_that_cannot_be_read_is_reported(tmp_path: Path):
    file = RegularsFile(tmp_path)
    file.path.mkdir()
    found, problem = file.read()
    assert found == Regulars({})
    assert problem is not None
    assert problem.key == "unreadable"
    with pytest.raises(OSError, match="folder"):
        put(file, "a1")
