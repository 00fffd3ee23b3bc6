"""The oldest Linux a folder runs on; its build fails if that is newer than promised."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from packages import symbol_versions
from packages.building import BuildError
from packages.folder import require_simulator

ROOT = Path(__file__).resolve().parents[2]
LISTING = """
/tmp/library.so:     file format elf64-x86-64

Version References:
  required from libstdc++.so.6:
    0x0297f871 0x00 05 {compilers}
  required from libc.so.6:
    0x069691b4 0x00 03 {systems}
    0x09691a75 0x00 02 GLIBC_2.2.5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with one library, one picture and a link to the library."""
    (tmp_path / "library.so").write_bytes(b"\x7fELF and so on")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    (tmp_path / "link.so").symlink_to("library.so")
    return tmp_path


@pytest.fixture
def asks(monkeypatch: pytest.MonkeyPatch):
    """Make every library require these versions."""

    def ask(systems: str, compilers: str = "GLIBCXX_3.4.28") -> None:
        said = LISTING.format(systems=systems, compilers=compilers)
        monkeypatch.setattr(symbol_versions, "output", lambda *_: said)
        monkeypatch.setenv(symbol_versions.PROMISE, "1")

    return ask


def test_a_folder_that_debian_11_can_run_passes(folder: Path, asks):
    asks("GLIBC_2.31")
    symbol_versions.check(folder)
    assert [path.name for path in symbol_versions.programs(folder)] == ["library.so"]


@pytest.mark.parametrize("version", ["GLIBC_2.32", "GLIBC_2.100", "GLIBC_3", "GLIBC_ABI_DT_RELR"])
def test_a_library_that_asks_for_a_newer_system_is_named(version: str, folder: Path, asks):
    asks(version)
    with pytest.raises(BuildError, match=rf"library\.so asks for {version}\n"):
        symbol_versions.check(folder)


def test_the_compilers_library_counts_as_it_is_left_to_the_system(folder: Path, asks):
    asks("GLIBC_2.4", "GLIBCXX_3.4.29")
    with pytest.raises(BuildError, match=r"GLIBCXX_3\.4\.29"):
        symbol_versions.check(folder)


@pytest.mark.parametrize(("here", "refused"), [("glibc 2.31", True), ("glibc 2.36", False)])
def test_who_builds_for_a_newer_system_is_told(
    here: str, refused: bool, folder: Path, asks, monkeypatch, capsys
):
    asks("GLIBC_2.35")
    monkeypatch.delenv(symbol_versions.PROMISE)
    monkeypatch.setattr(os, "confstr", lambda _: here)
    if refused:
        with pytest.raises(BuildError, match=r"GLIBC_2\.35"):
            symbol_versions.check(folder)
    else:
        symbol_versions.check(folder)
        assert "for glibc 2.36 and newer" in capsys.readouterr().err


def test_what_is_released_is_built_under_the_promise():
    assert f"{symbol_versions.PROMISE}=1" in (ROOT / "packaging/old_system.sh").read_text("utf-8")
    workflow = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert f"{symbol_versions.PROMISE}: 1" in workflow


@pytest.mark.skipif(not (shutil.which("gcc") and shutil.which("objdump")), reason="no compiler")
def test_what_is_really_asked_for_is_read(tmp_path: Path):
    # memcpy got a new version with glibc 2.14, which anything compiled since then requires.
    source = tmp_path / "library.c"
    source.write_text(
        "#include <string.h>\nvoid copy(char *a, char *b, int n) {memcpy(a, b, n);}\n",
        "utf-8",
        newline="\n",
    )
    library = tmp_path / "library.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-O0", "-o", library, source], check=True)
    assert symbol_versions.too_new(library, {"GLIBC": "2.13"}) == ["GLIBC_2.14"]
    assert symbol_versions.too_new(library, {"GLIBC": "2.14"}) == []


def test_a_folder_without_the_compiled_simulator_is_not_finished(folder: Path):
    with pytest.raises(BuildError, match="not compiled"):
        require_simulator(folder)
    (folder / "arschloch_playout__mypyc.cpython-313-x86_64-linux-gnu.so").touch()
    require_simulator(folder)
