"""External players on the command line: who may play, the messages, and no process left."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from ai.strangers import program

from arschloch_gui.ai import question
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.app.cli.commands import PATIENCE
from arschloch_gui.app.cli.main import main
from arschloch_gui.app.files.log_file import LOG_NAME
from arschloch_gui.app.files.paths import log_folder
from long import long_param
from processes import is_running, kill, wait_until

ROOT = Path(__file__).parents[3]
WORDS = ["simulate", "--preset", "arschloch", "--rounds", "1", "--seed", "1"]


def run(capsys, *words: str) -> tuple[int, str, str]:
    status = main([*WORDS, *words])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def seats(first: str) -> list[str]:
    return ["--seats", f"{first},lowest,lowest,lowest"]


@pytest.mark.sampled
def test_a_program_has_a_seat_in_the_result(capsys, tmp_path):
    path = program(tmp_path, "chooses")
    status, out, _ = run(capsys, *seats(path), "--patience", "120", "--json")
    result = json.loads(out)
    assert status == 0
    assert result["failures"] == 0
    assert result["seats"][0]["level"] == path


@pytest.mark.sampled
def test_failures_are_counted_and_make_the_exit_status_1(capsys, tmp_path):
    path = program(tmp_path, "no_json")
    status, out, err = run(capsys, *seats(path), "--patience", "120", "--json")
    assert status == 1
    assert json.loads(out)["failures"] > 0
    assert "a stand-in made them" in err


@pytest.mark.sampled
def test_a_program_may_have_every_seat(capsys, tmp_path):
    path = program(tmp_path, "chooses")
    four = ["--seats", f"{path},{path},{path},{path}", "--patience", "120"]
    status, out, _ = run(capsys, *four)
    assert status == 0
    assert out.count(path) == 4


def test_a_path_that_is_no_program_gets_one_sentence(capsys, tmp_path):
    plain = tmp_path / "plain"
    plain.write_text("", "utf-8", newline="\n")
    paths = [tmp_path / "missing", tmp_path, plain, plain / "below", f"{plain}\0"]
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        paths.append(tmp_path / "pipe")
    for path in paths:
        status, out, err = run(capsys, *seats(str(path)))
        assert (status, out) == (2, ""), path
        assert len(err.splitlines()) == 1
        assert "cannot play" in err


@pytest.mark.parametrize("patience", ["0", "-1", "nan", "inf", "soon"])
def test_patience_is_a_time(capsys, patience):
    status, _, err = run(capsys, "--patience", patience)
    assert status == 2
    assert len(err.splitlines()) == 1


def test_patience_is_what_players_have_elsewhere():
    assert PATIENCE == question.PATIENCE


# -- arschloch bot ------------------------------------------------------------------------


def bot(*words: str, told: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run `arschloch bot …` as another program calls it."""
    return subprocess.run(
        [sys.executable, "-m", "arschloch_gui", "bot", *words], input=told, capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        check=False, timeout=120,
    )  # fmt: skip


HELLO = b'{"hello": {"format": "arschloch-bot", "version": 1, "preset": "trouduc", "seat": 2}}\n'
DECIDE = b'{"decide": {"hand": ["5C"]}, "legal": [{"play": ["5C"]}, {"pass": true}]}\n'


@pytest.mark.sampled
def test_the_bot_answers_a_referee_and_ends_with_its_input():
    done = bot("regular", told=HELLO + DECIDE + DECIDE)
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()] == [{"play": ["5C"]}] * 2
    assert done.stderr == b""


@pytest.mark.sampled
def test_a_line_that_cannot_be_answered_ends_the_bot_with_one_sentence():
    foreign = b'{"decide": {"hand": ["T5"]}, "legal": [{"pass": true}]}\n'
    done = bot("regular", told=HELLO + DECIDE + foreign)
    assert done.returncode == 2
    assert [json.loads(line) for line in done.stdout.splitlines()] == [{"play": ["5C"]}]
    assert done.stderr.decode().splitlines() == [
        "arschloch: Line 3 cannot be answered: “hand” names 'T5', which is not a card of this game."
    ]


def bot_here(monkeypatch, capsys, *words: str, told: bytes = b"") -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(told)))
    status = main(["bot", *words])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["god"], b""),
        (["regular"], b"nonsense\n"),
        (["regular"], HELLO + b'{"decide": {}}\n'),
        (["regular"], HELLO + b'{"decide": {"due": [{"kind": []}]}, "legal": [{"pass": true}]}\n'),
        ([], b""),
    ],
)
def test_what_the_bot_cannot_do_gets_one_sentence(monkeypatch, capsys, words, told):
    status, out, err = bot_here(monkeypatch, capsys, *words, told=told)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert ("Line " in err) == bool(told)


def test_a_player_that_fails_is_told_in_one_line_and_in_the_log(monkeypatch, capsys):
    def fail(*_: object) -> int:
        raise IndexError("tuple index\nout of range")

    monkeypatch.setattr(RegularPlayer, "choose", fail)
    status, out, err = bot_here(monkeypatch, capsys, "regular", told=HELLO + DECIDE)
    assert (status, out) == (0, '{"play": ["5C"]}\n')
    assert len(err.splitlines()) == 1
    assert err.startswith("arschloch: regular could not decide at climbing")
    assert err.endswith(": IndexError: tuple index out of range\n")
    assert "Traceback" in (log_folder() / LOG_NAME).read_text("utf-8")
    assert not logging.getLogger("arschloch_gui").handlers


@pytest.mark.sampled
def test_the_bot_loads_no_window_system():
    code = (
        "import sys, arschloch_gui.app.cli.bot; "
        "sys.exit(any(name in sys.modules for name in ('PySide6.QtGui', 'PySide6.QtQml')))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


# -- no process left ----------------------------------------------------------------------


@pytest.fixture
def hanging(tmp_path: Path) -> Iterator[tuple[subprocess.Popen, list[int]]]:
    """Start a simulation that waits for a hanging program with children; return their ids."""
    path, told = program(tmp_path, "has_children"), tmp_path / "pids"
    simulation = subprocess.Popen(
        [sys.executable, "-m", "arschloch_gui", *WORDS, *seats(path), "--patience", "500"],
        env={**os.environ, "PYTHONPATH": str(ROOT), "ARSCHLOCH_TEST_PIDS": str(told)},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    wait_until(told.exists)
    pids = [int(pid) for pid in told.read_text("utf-8").split()]
    yield simulation, pids
    simulation.kill()
    simulation.wait()
    for pid in filter(is_running, pids):
        kill(pid)


@pytest.mark.sampled
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")
@pytest.mark.parametrize("how", [long_param("SIGKILL"), long_param("SIGTERM"), "SIGINT"])
def test_however_the_simulation_ends_no_process_of_a_program_is_left(hanging, how: str):
    simulation, pids = hanging
    assert all(map(is_running, pids))
    simulation.send_signal(getattr(signal, how))
    simulation.wait()
    wait_until(lambda: not any(map(is_running, pids)))
