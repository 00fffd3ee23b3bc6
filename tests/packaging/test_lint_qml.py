"""qmllint knows the Python classes, so it finds missing members without running the game."""

from __future__ import annotations

import subprocess
from pathlib import Path

import lint_qml
import pytest

RIGHT = """pragma ComponentBehavior: Bound
import QtQuick
import Arschloch

Item {
    required property Session session
    readonly property ShitheadBoard board: session.match.board as ShitheadBoard
    readonly property int cards: session.choice.fanCount + board.pileCount
    Connections {
        target: root.session.table
        function onLeaving() { root.session.turn.passTurn() }
    }
    id: root
}
"""
WRONG = [
    ("session.choice.fanCount", "session.choice.fans", "fans"),
    ("session.match.board", "session.macth.board", "macth"),
    ("turn.passTurn()", "turn.pass()", "pass"),
    ("board.pileCount", "board.pileHeight", "pileHeight"),
    ("property Session", "property Sesion", "Sesion"),
]


def lint(tmp_path: Path, texts: dict[str, str]) -> subprocess.CompletedProcess[str]:
    module = tmp_path / "module"
    lint_qml.write_module(module)
    files = [tmp_path / name for name in texts]
    for file in files:
        file.write_text(texts[file.name], encoding="utf-8", newline="\n")
    command = lint_qml.command(module, files)
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.sampled
def test_what_there_is_passes(qapp, tmp_path: Path):
    found = lint(tmp_path, {"Right.qml": RIGHT})
    assert (found.returncode, found.stdout + found.stderr) == (0, "")


@pytest.mark.sampled
def test_what_there_is_not_is_a_failure(qapp, tmp_path: Path):
    texts = {}
    for at, (there, written, _) in enumerate(WRONG):
        assert there in RIGHT
        texts[f"Wrong{at}.qml"] = RIGHT.replace(there, written)
    found = lint(tmp_path, texts)
    assert found.returncode != 0
    said = (found.stdout + found.stderr).splitlines()
    for at, (_, _, named) in enumerate(WRONG):
        lines = [line for line in said if f"Wrong{at}.qml" in line]
        assert any("Warning" in line and named in line for line in lines), (named, lines)


def test_qmllint_is_asked_again_when_anything_has_changed(monkeypatch, tmp_path: Path):
    asked: list[str] = []

    def run(called: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append((lint_qml.QML / "One.qml").read_text("utf-8"))
        return subprocess.CompletedProcess(called, "wrong" in asked[-1])

    monkeypatch.setattr(lint_qml, "QML", tmp_path)
    monkeypatch.setattr(lint_qml, "MODULE", tmp_path / "module")
    monkeypatch.setattr(lint_qml, "CLEAN", tmp_path / "module" / "clean")
    monkeypatch.setattr(lint_qml.subprocess, "run", run)
    (tmp_path / "module").mkdir()
    monkeypatch.setattr(lint_qml, "write_module", lambda _where: None)
    for text in ("right", "right", "wrong", "wrong", "right"):
        (tmp_path / "One.qml").write_text(text, "utf-8", newline="\n")
        assert lint_qml.main() == (text == "wrong")
    assert asked == ["right", "wrong", "wrong"]
    (tmp_path / "module" / "types.qmltypes").write_text("another class", "utf-8", newline="\n")
    lint_qml.main()
    assert len(asked) == 4
