"""The practice memory, and its protection from crashes, other versions and windows."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from simulated_disk import CALLS, SHORT, SimulatedDisk

from answers import BAD, GOOD, MONDAY, answer
from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.files import disk
from arschloch_gui.app.practice import answer_file
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.coach.answer import lesson_session, read_answer
from arschloch_gui.coach.glicko import Rating

SOME = [answer(BAD), answer(GOOD, seed=2, days=1), answer(0.05, days=2, variant=1, office=1)]
LATER = MONDAY + timedelta(days=30)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "practice.jsonl"


@pytest.fixture
def simulated(monkeypatch) -> SimulatedDisk:
    made = SimulatedDisk()
    monkeypatch.setattr(disk, "os", made)
    return made


def filled(path: Path, answers=SOME) -> Memory:
    memory = Memory(path)
    for each in answers:
        assert memory.add(each) is None
    return memory


def followed(memory: Memory) -> tuple:
    """Return everything derived from the answers."""
    return (
        memory.answers, memory.rating, memory.error_rate, memory.title_index, memory.due(),
        memory.next_due(), memory.weeks(), memory.streak(),
    )  # fmt: skip


# -- again and again ------------------------------------------------------------------------


def test_what_was_remembered_is_there_again_with_all_that_follows(path: Path):
    memory = filled(path)
    assert len(memory.answers) == 3
    assert memory.rating.value != 1500
    assert [each.variant for each in memory.due()] == [2]
    assert followed(Memory(path)) == followed(memory)


def test_answers_in_a_lesson_come_back_but_say_nothing_about_skill(path: Path):
    session = lesson_session("arschloch", "lone")
    other = lesson_session("arschloch", "one")
    memory = filled(path, [answer(BAD, session=session), answer(GOOD, seed=2, session=other)])
    assert (memory.rating, memory.error_rate, memory.weeks()) == (Rating(), None, ())
    assert [each.variant for each in memory.due()] == [1]
    assert memory.answered_in(session) == {answer(BAD).key}
    assert followed(Memory(path)) == followed(memory)


def test_nothing_is_written_before_the_first_answer(path: Path):
    memory = Memory(path)
    assert (memory.answers, memory.trouble, path.parent.exists()) == ([], None, False)


def test_answers_are_counted_by_their_times_whoever_wrote_first(path: Path):
    in_order = filled(path)
    mixed = filled(path.with_name("mixed.jsonl"), [SOME[2], SOME[0], SOME[1]])
    assert followed(mixed) == followed(in_order)
    assert followed(Memory(path.with_name("mixed.jsonl"))) == followed(in_order)


# -- damage and other versions --------------------------------------------------------------


@pytest.mark.parametrize("left", [1, 20, -1])
def test_half_a_last_line_costs_that_answer_alone(path: Path, left: int):
    filled(path)
    whole = path.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    cut = whole[: last + left] if left > 0 else whole[:-2]
    path.write_bytes(cut)
    memory = Memory(path)
    assert memory.answers == SOME[:2]
    assert memory.unread == 0, "it may be another window's that is writing"
    assert memory.add(SOME[2]) is None
    assert path.read_bytes().startswith(cut), "nothing is written again"
    assert Memory(path).answers == SOME


def test_what_a_killed_window_left_of_the_file_is_cleared_up(path: Path):
    filled(path)
    left = path.with_name(f".{path.name}.abcd_123")
    left.write_bytes(b"{")
    memory = Memory(path)
    assert left.exists(), "only who has the lock knows that nobody writes it"
    memory.add(answer(days=3))
    assert not left.exists()


def test_a_last_line_that_lacks_only_its_end_counts(path: Path):
    filled(path)
    path.write_bytes(path.read_bytes()[:-1])
    memory = Memory(path)
    assert memory.answers == SOME
    memory.add(answer(days=3))
    assert len(Memory(path).answers) == 4


def test_what_a_newer_version_wrote_stays_and_what_it_added_is_passed_over(path: Path):
    filled(path)
    header, *lines = path.read_text("utf-8").splitlines()
    newer = [
        json.dumps(json.loads(header) | {"version": 9, "owner": "Ä"}),
        *(json.dumps(json.loads(line) | {"mood": "🙂"}) for line in lines),
        '{"medal":{"of":"gold"}}', '{"time":"tomorrow","of":{},"loss":0}', "[1]", "not json",
    ]  # fmt: skip
    path.write_text("\n".join(newer) + "\n", "utf-8", newline="\n")
    memory = Memory(path)
    assert memory.answers == SOME
    assert memory.unread == 4
    before = path.read_bytes()
    memory.add(answer(days=5))
    assert path.read_bytes().startswith(before)


def test_whatever_a_line_does_to_its_reader_the_others_are_read(path: Path, monkeypatch, caplog):
    filled(path)
    read = read_answer

    def failing(line: dict):
        return read(line) if line["office"] == 0 else 1 // 0

    monkeypatch.setattr(answer_file, "read_answer", failing)
    memory = Memory(path)
    assert (memory.answers, memory.unread) == (SOME[:2], 1)
    assert [each.getMessage() for each in caplog.records] == [
        "reading line 4 of practice.jsonl failed",
        "practice.jsonl: 1 line(s) passed over, they stay: line 4",
    ]
    assert "ZeroDivisionError" in caplog.text
    assert memory.add(answer(days=3)) is None


def test_a_class_with_another_name_is_called_by_its_loss(path: Path):
    filled(path)
    path.write_text(path.read_text("utf-8").replace('"blunder"', '"howler"')
                    .replace('"mistake"', '"howler"'), "utf-8", newline="\n")  # fmt: skip
    assert Memory(path).answers == SOME


def test_a_line_of_zeros_after_a_power_cut_is_passed_over(path: Path):
    filled(path, SOME[:2])
    with path.open("ab") as file:
        file.write(b"\0" * 4096)
    assert Memory(path).answers == SOME[:2]
    assert Memory(path).add(SOME[2]) is None
    assert Memory(path).answers == SOME


def test_a_file_that_cannot_be_read_is_told_and_left_alone(path: Path):
    path.mkdir(parents=True)
    memory = Memory(path)
    assert memory.trouble is not None
    assert memory.trouble.key == "unreadable"
    told = memory.add(SOME[0])
    assert told is not None
    assert memory.answers == SOME[:1]
    assert path.is_dir()


# -- a disk that fails ----------------------------------------------------------------------


@pytest.mark.parametrize("call", [call for call in CALLS if call != "unlink"])
@pytest.mark.parametrize("error", [errno.ENOSPC, SHORT])
def test_a_disk_that_takes_nothing_costs_nothing_once_there_is_room(
    path: Path, simulated: SimulatedDisk, call: str, error: int
):
    memory = filled(path, SOME[:1]) if call not in ("mkdir", "replace", "fsync folder") else None
    memory = memory or Memory(path)
    given = list(memory.answers)
    simulated.fault = lambda _number, name: error if name == call else None
    told = []
    for each in (SOME[1], SOME[2]):
        given.append(each)
        told.append(memory.add(each))
        assert memory.answers == given
    if any(told):
        assert [trouble and trouble.key for trouble in told] == ["answers_not_saved", None]
        assert memory.behind
        assert "{" not in trouble_sentence(told[0])
    simulated.fault = lambda _number, _name: None
    well = memory.keep()
    assert (well.key if well else None) == ("answers_saved_again" if any(told) else None)
    assert not memory.behind
    assert followed(Memory(path)) == followed(memory)


def test_what_add_returned_for_is_there_after_a_power_cut(path: Path, simulated: SimulatedDisk):
    memory = Memory(path)
    for at, each in enumerate(SOME, start=1):
        memory.add(each)
        for content in simulated.after_power_cut(path):
            assert content is not None
            assert content.count(b"\n") == 1 + at


def test_killed_at_any_call_to_the_disk_all_answers_before_are_there(
    path: Path, simulated: SimulatedDisk
):
    memory = Memory(path)
    safe: list[Any] = []

    def killed_here() -> None:
        if path.exists() or safe:
            assert Memory(path).answers[: len(safe)] == safe

    simulated.after = killed_here
    for each in SOME:
        memory.add(each)
        safe.append(each)


# -- other windows --------------------------------------------------------------------------


def test_two_windows_lose_nothing_and_learn_of_each_other(path: Path):
    one, two = Memory(path), Memory(path)
    one.add(SOME[0])
    two.add(SOME[1])
    one.add(SOME[2])
    assert one.answers == SOME
    two.keep()
    assert followed(one) == followed(two) == followed(Memory(path))


def test_a_window_that_writes_for_too_long_is_told_of(path: Path, monkeypatch):
    from arschloch_gui.app.files import file_lock, line_file

    monkeypatch.setattr(line_file, "PATIENCE_S", 0.05)
    memory = filled(path, SOME[:1])
    with file_lock.locked(path.with_name(".practice.jsonl.lock"), 0):
        told = memory.add(SOME[1])
        assert told is not None
        assert "another window" in told.reason
    assert memory.add(SOME[2]) is not None, "all is well again"
    assert Memory(path).answers == SOME


WINDOW = """
import sys
from pathlib import Path
from answers import answer
from arschloch_gui.app.practice.memory import Memory
memory, seed = Memory(Path(sys.argv[1])), int(sys.argv[2])
for turn in range(100_000):
    assert memory.add(answer(turn % 7 / 40, seed=seed, days=turn / 1000)) is None
    print(turn, flush=True)
"""


@pytest.mark.long
def test_windows_killed_while_they_write_leave_all_they_had_acknowledged(path: Path):
    tests = str(Path(__file__).parents[2])
    windows = [
        subprocess.Popen(
            [sys.executable, "-c", f"import sys; sys.path.insert(0, {tests!r})\n{WINDOW}",
             str(path), str(seed)],
            stdout=subprocess.PIPE, text=True,
        )
        for seed in (1, 2)
    ]  # fmt: skip
    last = {}
    for seed, window in enumerate(windows, start=1):
        assert window.stdout is not None
        for _ in range(8):
            last[seed] = int(window.stdout.readline())
        window.kill()
        rest = window.communicate(timeout=20)[0].split("\n")
        last[seed] = max([last[seed], *map(int, rest[:-1])])
    found = Memory(path)
    for seed, turn in last.items():
        given = [each for each in found.answers if each.origin["seed"] == seed]
        assert len(given) >= turn + 1
    assert found.add(SOME[0]) is None
