"""Names of files that are free, backups of damaged files, and temporary files left by a crash."""

from __future__ import annotations

from pathlib import Path

import pytest
from links import link

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import (
    clear_temporaries,
    first_free,
    name_aside,
    set_aside,
    temporaries,
    temporary_for,
    write_atomic,
)


@pytest.mark.parametrize(
    ("taken", "free"),
    [((), "evening"), (("evening",), "evening-2"), (("evening", "evening-2"), "evening-3")],
)
def test_the_first_free_name_has_the_lowest_number(taken: tuple[str, ...], free: str):
    tried: list[str] = []

    def take(name: str) -> str | None:
        assert len(tried) < 5, "it never ends"
        tried.append(name)
        return None if name in taken else name.upper()

    assert first_free("evening", take) == free.upper()
    assert tried == [*taken, free], "nothing is tried after that"


def test_a_result_that_is_empty_is_still_a_result():
    assert first_free("evening", lambda _: "") == ""


def test_damaged_files_are_kept_beside_each_other(tmp_path: Path):
    path = tmp_path / "notes.json"
    kept = []
    for number in range(3):
        path.write_text(str(number), "utf-8", newline="\n")
        kept.append(set_aside(path))
        assert not path.exists()
    names = ["notes.json.bak", "notes.json.bak2", "notes.json.bak3"]
    assert [each.name for each in kept] == names
    assert [each.read_text("utf-8") for each in kept] == ["0", "1", "2"]
    assert name_aside(path).name == "notes.json.bak4"


def test_a_dangling_link_keeps_its_name(tmp_path: Path):
    link(tmp_path / "notes.json.bak", tmp_path / "nowhere")
    assert name_aside(tmp_path / "notes.json").name == "notes.json.bak2"


def test_temporary_files_are_known_by_the_file_they_belong_to(tmp_path: Path):
    path, other = tmp_path / "notes.json", tmp_path / "other.json"
    left = [temporary_for(path), temporary_for(path)]
    for each in (*left, temporary_for(other)):
        each.write_bytes(b"")
    temporary_for(tmp_path / "folder").mkdir()
    (tmp_path / ".notes.json.short").write_bytes(b"")
    path.write_bytes(b"")
    found = temporaries(tmp_path)
    assert found.keys() == {"notes.json", "other.json"}
    assert set(found["notes.json"]) == set(left)
    clear_temporaries(path)
    assert temporaries(tmp_path).keys() == {"other.json"}
    assert path.exists()
    assert temporaries(tmp_path / "nowhere") == {}


def test_one_temporary_file_that_cannot_be_deleted_does_not_protect_the_next(
    tmp_path: Path, monkeypatch
):
    path = tmp_path / "notes.json"
    left = [temporary_for(path) for _ in range(3)]
    for each in left:
        each.write_bytes(b"")
    unlink, asked = disk.unlink, []

    def refuse_first(which: Path) -> None:
        asked.append(which)
        if len(asked) == 1:
            raise OSError
        unlink(which)

    monkeypatch.setattr(disk, "unlink", refuse_first)
    clear_temporaries(path)
    assert temporaries(tmp_path) == {"notes.json": asked[:1]}


def test_a_failed_write_leaves_the_old_content_and_no_temporary_file(tmp_path: Path, monkeypatch):
    path = tmp_path / "new" / "notes.json"
    write_atomic(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(disk, "rename", failing)
        with pytest.raises(OSError, match="no room"):
            write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in path.parent.iterdir()] == ["notes.json"]
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"


def failing(*_: object) -> None:
    raise OSError("no room")
