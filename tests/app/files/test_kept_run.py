"""An interrupted simulation: its file on disk, and the conditions to continue it."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

import arschloch_gui
from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob
from arschloch_gui.app.files import disk, kept_run
from arschloch_gui.app.files.kept_run import BentRun, KeptRun, program_mark

WORK = [MatchJob("trouduc", None, ("a", "b"), seed, 2) for seed in range(3)]
MATCHES = [ArenaMatch([(1.0, 2.0), (1.5, 1.5)], [(1, 0), (seed, -seed)], seed) for seed in range(3)]


def kept(folder: Path, **arguments: Any) -> KeptRun:
    return KeptRun(folder, {"seed": 1, **arguments}, WORK)


@pytest.fixture
def cut_off(tmp_path: Path) -> Path:
    """Return the file of a run that was interrupted after two of three matches."""
    with kept(tmp_path) as run:
        run.note(MATCHES[0])
        run.note(MATCHES[1])
    return run.path


@pytest.mark.sampled
def test_a_run_goes_on_with_the_matches_that_were_over(cut_off: Path):
    with kept(cut_off.parent) as run:
        assert run.before == MATCHES[:2]
        assert run.rounds == 4
        run.note(MATCHES[2])
    with kept(cut_off.parent) as run:
        assert run.before == MATCHES


@pytest.mark.sampled
def test_what_was_half_written_is_played_again(cut_off: Path):
    whole = cut_off.read_bytes()
    second = whole.rindex(b"\n", 0, -1) + 1
    for cut in (second + 1, len(whole) - 1):
        cut_off.write_bytes(whole[:cut])
        with kept(cut_off.parent) as run:
            assert run.before == MATCHES[:1]
            run.note(MATCHES[1])
        assert cut_off.read_bytes() == whole


def test_other_arguments_and_another_program_start_over(cut_off: Path, monkeypatch):
    with kept(cut_off.parent, seed=2) as run:
        assert run.before == []
    monkeypatch.setattr(kept_run, "program_mark", lambda: "changed")
    with kept(cut_off.parent) as run:
        assert run.before == []


def test_the_program_is_told_by_all_that_plays(tmp_path: Path, monkeypatch):
    for name in ("engine/rules.py", "ai/weights.json", "ai/__pycache__/x.pyc", "app/window.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1", "utf-8", newline="\n")
    monkeypatch.setattr(arschloch_gui, "__file__", str(tmp_path / "__init__.py"))
    mark = program_mark()
    for name, matters in (("ai/__pycache__/x.pyc", False), ("app/window.py", False),
                          ("engine/rules.py", True), ("ai/weights.json", True)):  # fmt: skip
        (tmp_path / name).write_text("2", "utf-8", newline="\n")
        assert (program_mark() != mark) == matters, name
        mark = program_mark()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("arschloch-run", "arschloch-runs", "another command"),
        ('"seed": 1', '"seed": 3', "another command"),
        ('"failures": 0', '"failures": -1', "line 2"),
        ('"failures": 1', '"failures": true', "line 3"),
        ("[1.0, 2.0]", "[1.0]", "line 2"),
        ("[1.0, 2.0], ", "", "line 2"),
        ("[1.0, 2.0]", "[1.0, 9]", "line 2"),
        ("[1.0, 2.0]", '[1.0, "2"]', "line 2"),
        ('{"places"', "places", "line 2"),
    ],
)
def test_a_bent_file_is_refused_and_left_alone(cut_off: Path, old: str, new: str, why: str):
    bent = cut_off.read_text("utf-8").replace(old, new)
    cut_off.write_text(bent, "utf-8", newline="\n")
    with pytest.raises(BentRun, match=why):
        kept(cut_off.parent)
    assert cut_off.read_text("utf-8") == bent
    cut_off.unlink()
    with kept(cut_off.parent) as run:  # it is not locked
        assert not run.lost


def test_more_matches_than_the_run_has_are_refused(cut_off: Path):
    one_more = cut_off.read_text("utf-8").splitlines()[1] + "\n"
    cut_off.write_text(cut_off.read_text("utf-8") + 2 * one_more, "utf-8", newline="\n")
    with pytest.raises(BentRun, match="more matches than the 3"):
        kept(cut_off.parent)


def test_a_run_that_is_told_leaves_nothing(cut_off: Path):
    with kept(cut_off.parent) as run:
        run.note(MATCHES[2])
    run.forget()
    assert list(cut_off.parent.iterdir()) == []


def test_a_single_match_touches_no_disk(tmp_path: Path):
    with KeptRun(tmp_path / "runs", {}, WORK[:1]) as run:
        run.note(MATCHES[0])
    run.forget()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.sampled
def test_only_one_of_two_equal_runs_is_kept(tmp_path: Path):
    with kept(tmp_path) as first, kept(tmp_path) as second:
        first.note(MATCHES[0])
        second.note(MATCHES[0])
        assert not first.lost
        assert "elsewhere" in str(second.lost)
    second.forget()
    with kept(tmp_path) as third:
        assert third.before == MATCHES[:1]


@pytest.mark.parametrize("call", ["make_folder", "create", "write", "sync", "rename", "open_end"])
def test_a_disk_that_does_not_take_it_costs_the_keeping_and_not_the_run(
    tmp_path: Path, monkeypatch, call: str
):
    def fails(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(disk, call, fails)
    with kept(tmp_path / "runs") as run:
        for match in MATCHES:
            run.note(match)
    assert str(run.lost) == "No space left on the device"
    run.forget()
