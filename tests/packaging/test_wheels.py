"""Which Pythons get a wheel, and which wheels are rejected."""

import shutil
import sys
import zipfile
from pathlib import Path

import pytest
from packages import wheels
from packages.building import BuildError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return a function that puts an interpreter on the search path, which has no other."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(wheels, "OWN_PYTHON", str(tmp_path / "own{}"))

    def put(name: str, script: str) -> Path:
        path = tmp_path / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8", newline="\n")
        path.chmod(0o755)
        return path

    return put


def test_every_python_that_the_project_declares_gets_a_wheel():
    declared = wheels.pythons(ROOT)
    assert declared[0] == "3.11"
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in declared
    script = (ROOT / "packaging/old_python.sh").read_text("utf-8")
    workflow = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert all(f"[{each}]=" in script for each in declared)
    assert f"packaging/old_python.sh {' '.join(declared)}\n" in workflow


@pytest.mark.skipif(sys.platform == "win32", reason="these wheels are built on Linux")
def test_only_interpreters_that_run_are_used_and_our_own_come_first(found):
    system = found("python3.11", "exit 0")
    found("python3.12", "exit 127")  # a shim of pyenv for a version that is not installed
    found("python3.13", "exit 0")
    own = found("own3.13", "exit 0")
    assert wheels.interpreters(ROOT) == {"3.11": system, "3.13": own}


@pytest.mark.skipif(sys.platform == "win32", reason="these wheels are built on Linux")
def test_a_release_with_a_missing_python_is_not_built(
    found, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    found("python3.11", "exit 0")
    monkeypatch.setenv("FOR_ANY_LINUX", "1")
    monkeypatch.setattr(wheels, "_tools", lambda *_: pytest.fail("something is built"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with pytest.raises(BuildError, match=r"^No Python 3\.12, 3\.13.* was found\."):
        wheels.build_wheels(tmp_path, Path(sys.executable))


@pytest.mark.parametrize("inside", [True, False])
def test_a_wheel_without_the_compiled_simulator_is_rejected(tmp_path: Path, inside: bool):
    wheel = tmp_path / "game.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("arschloch_gui/__init__.py", "")
        if inside:
            archive.writestr("core/arschloch_playout__mypyc.cpython-311-x86_64-linux-gnu.so", "")
    if inside:
        wheels.require_simulator(wheel)
        return
    with pytest.raises(BuildError, match="lacks the compiled simulator"):
        wheels.require_simulator(wheel)
