"""The environment that an external program gets from a built game."""

import os
import subprocess
import sys
from pathlib import Path

from arschloch_gui.ai import watchdog

ROOT = Path(__file__).resolve().parents[2]
START = ROOT / "packaging" / "packages" / "start.py"


def seen(tmp_path: Path, **given: str) -> dict[str, str]:
    """Return the environment of an external program whose parent is a built game."""
    program = tmp_path / "player"
    program.write_text(f'#!/bin/sh\nenv -0 >"{tmp_path}/environment"\n', "utf-8", newline="\n")
    program.chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **given}
    theirs, ours = os.pipe()
    command = [sys.executable, str(START), watchdog.WATCHDOG, str(theirs), str(program)]
    with subprocess.Popen(
        command, env=environment, pass_fds=[theirs], stdout=subprocess.PIPE, start_new_session=True
    ) as running:
        os.close(theirs)
        assert running.stdout
        running.stdout.read()  # until the program and its watchdog have ended
        os.close(ours)
    lines = (tmp_path / "environment").read_text("utf-8").split("\0")
    return dict(line.split("=", 1) for line in lines if line)


def test_a_program_from_outside_finds_neither_our_libraries_nor_plugins(tmp_path: Path):
    inside = str(tmp_path / "_internal")
    found = seen(
        tmp_path, LD_LIBRARY_PATH=inside, QT_PLUGIN_PATH=inside, QML2_IMPORT_PATH=inside,
        _PYI_ARCHIVE_FILE=inside, _PYI_PARENT_PROCESS_LEVEL="0", KEPT="yes",
    )  # fmt: skip
    assert found["KEPT"] == "yes"
    assert not [name for name, value in found.items() if inside in value or "_PYI" in name]
    assert "LD_LIBRARY_PATH" not in found


def test_it_has_the_libraries_back_that_the_person_chose(tmp_path: Path):
    found = seen(tmp_path, LD_LIBRARY_PATH="ours", LD_LIBRARY_PATH_ORIG="/opt/theirs")
    assert found["LD_LIBRARY_PATH"] == "/opt/theirs"
    assert "LD_LIBRARY_PATH_ORIG" not in found
