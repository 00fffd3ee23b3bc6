"""Every command, with an ASCII-only, full or closed output, and with odd file names."""

from __future__ import annotations

import ctypes
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from arschloch_gui.app.cli import selfcheck, showcase
from arschloch_gui.app.cli.main import main
from long import mostly_long

HEADER = {
    "format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": {},
    "seats": ["Änne", "Ben", "王", "<b>Dora</b>"], "seed": 1,
}  # fmt: skip
PAIR = ["--preset", "arschloch", "--levels", "lowest,random"]
COMMANDS = {
    "verify": ["verify", "RECORD"],
    "simulate": ["simulate", "--preset", "arschloch", "--rounds", "2", "--seed", "1"],
    "simulate as JSON": ["simulate", "--preset", "tarot", "--rounds", "1", "--seed", "1", "--json"],
    "tournament": ["tournament", *PAIR, "--rounds", "2", "--seed", "1"],
    "rules": ["rules", "arschloch", "--lang", "de"],
    "rules as JSON": ["rules", "arschloch", "--lang", "fr", "--json"],
    "selfcheck": ["selfcheck"],
    "showcase": ["showcase", "--out", "FOLDER", "--lang", "en", "--scale", "1"],
    "help": ["--help"],
    "help of a command": ["simulate", "--help"],
    "version": ["--version"],
}
full = pytest.mark.skipif(
    sys.platform == "win32" or not Path("/dev/full").exists(), reason="no /dev/full here"
)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Make selfcheck and showcase print as usual, but check and draw nothing."""
    monkeypatch.setattr(selfcheck, "_CHECKS", (selfcheck.Check("things", dict, "schön"),))
    monkeypatch.setattr(showcase, "render", lambda out, *_: iter([out / "schön.png"]))


@pytest.fixture(
    params=mostly_long(
        COMMANDS, normal=["verify", "simulate", "rules as JSON", "selfcheck", "showcase", "version"]
    )
)
def words(request, tmp_path: Path) -> list[str]:
    record = tmp_path / "schön.arl"
    record.write_text(json.dumps(HEADER, ensure_ascii=False) + "\n", "utf-8", newline="\n")
    places = {"RECORD": str(record), "FOLDER": str(tmp_path / "out")}
    return [places.get(word, word) for word in COMMANDS[request.param]]


def run(words: list[str]) -> int:
    try:
        return main(words)
    except SystemExit as end:  # from argparse, after help and version
        return int(end.code or 0)


def test_an_output_of_ascii_gets_the_result(monkeypatch, words):
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert run(words) == 0
    printed = out.buffer.getvalue().decode("ascii")
    assert printed.endswith("\n")
    if "--json" in words:
        json.loads(printed)
    if "verify" in words:
        assert json.loads(printed)["file"].endswith("schön.arl")


def test_a_closed_output_is_said_and_fails(monkeypatch, capsys, words):
    monkeypatch.setattr(sys, "stdout", None)
    assert run(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


@full
def test_a_full_output_is_said_and_fails(monkeypatch, capsys, words):
    with open("/dev/full", "w", encoding="utf-8") as out:
        monkeypatch.setattr(sys, "stdout", out)
        assert run(words) == 2
    said = capsys.readouterr().err
    assert "No space left" in said or "plus de place" in said or "kein Platz" in said


@pytest.mark.sampled
@full
def test_nothing_left_to_complain_to_is_no_traceback(monkeypatch, words):
    monkeypatch.setattr(sys, "stdout", None)
    with open("/dev/full", "w", encoding="utf-8", buffering=1) as err:
        monkeypatch.setattr(sys, "stderr", err)
        assert run(words) == 2
        os.dup2(os.open(os.devnull, os.O_WRONLY), err.fileno())
    monkeypatch.setattr(sys, "stderr", None)
    assert run(words) == 2


def test_the_packaged_program_for_windows_shows_errors_in_a_box(monkeypatch, tmp_path):
    """It has no standard error, and a record can be opened by a double click."""
    shown: list[tuple] = []
    user32 = SimpleNamespace(MessageBoxW=lambda *words: shown.append(words))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "stderr", None)
    damaged = tmp_path / "damaged.arl"
    damaged.write_text("no record\n", "utf-8", newline="\n")
    monkeypatch.setattr(sys, "platform", "win32")
    assert run([str(damaged)]) == 2
    assert not shown
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert run([str(damaged)]) == 2
    [(owner, sentence, title, _)] = shown
    assert (owner, title) == (None, "Arschloch")
    assert "damaged.arl" in sentence


NOT_UTF8 = b"caf\xe9\n\x1b[2J.arl".decode("utf-8", "surrogateescape")


@pytest.mark.skipif(sys.platform != "linux", reason="names of bytes are Linux's")
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_file_whose_name_is_no_text_is_verified(monkeypatch, capsys, tmp_path, encoding):
    path = tmp_path / NOT_UTF8
    path.write_text(json.dumps(HEADER) + '\n{"se', "utf-8", newline="\n")
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["verify", str(path)]) == 0
    printed = out.buffer.getvalue().decode(encoding)
    assert json.loads(printed)["file"] == str(tmp_path) + "/caf\\xe9\n\x1b[2J.arl"
    said = capsys.readouterr().err
    assert "/caf\\xe9 [2J.arl: the last line is incomplete" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [[NOT_UTF8], ["rules", NOT_UTF8], ["rules", "arschloch", "--lang", NOT_UTF8],
     ["simulate", "--preset", NOT_UTF8, "--rounds", "1", "--seed", "1"],
     ["simulate", "--preset", "arschloch", "--rounds", "1", "--seed", "9" * 5000],
     ["simulate", "--preset", "arschloch", "--rounds", "1", "--seed", "1", "--rules", NOT_UTF8],
     ["showcase", "--out", "x", "--scale", NOT_UTF8]],
    ids=str,
)  # fmt: skip
def test_words_that_are_no_text_get_one_plain_sentence(capsys, words):
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.rstrip("\n").isprintable()
    assert len(said) < 1000


@pytest.mark.skipif(os.name != "posix", reason="pipes are POSIX's")
def test_what_is_no_file_is_refused_in_one_sentence(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, Path("/dev/null")):
        assert main(["verify", str(path)]) == 2
        result = json.loads(capsys.readouterr().out)
        assert "not a" in result["error"]
        assert result["ok"] is False
        assert main([str(path)]) == 2  # the window
        assert "not a" in capsys.readouterr().err


@pytest.mark.sampled
@pytest.mark.skipif(os.name != "posix", reason="the shell is POSIX's")
@pytest.mark.parametrize(
    "outputs", mostly_long([">&-", ">&- 2>&-", "</dev/null >/dev/full"], normal=[">&- 2>&-"])
)
def test_a_real_process_says_so_and_ends_with_status_2(tmp_path, outputs):
    path = tmp_path / "record.arl"
    path.write_text(json.dumps(HEADER) + "\n", "utf-8", newline="\n")
    line = f'exec "{sys.executable}" -m arschloch_gui verify "{path}" {outputs}'
    done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == (0 if "2>" in outputs else 1)
    assert "Traceback" not in done.stderr
