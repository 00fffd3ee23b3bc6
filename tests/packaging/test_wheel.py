"""The wheel has everything that the game needs, and nothing else."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import project_version
import pytest

from arschloch_gui.art.prepared import DRAWN_BY
from arschloch_gui.art.scenes import GAMES
from arschloch_gui.art_version import source_digest
from long import times

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "arschloch_gui"
VERSION = project_version.current(ROOT)
DIST_INFO = f"arschloch_gui-{VERSION}.dist-info"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    # hatchling is installed in the environment, so nothing is downloaded.
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    result = subprocess.run(
        [*command, str(ROOT)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | times({"ARSCHLOCH_UNCOMPILED": "1"}, {}),
    )
    assert result.returncode == 0, result.stdout + result.stderr
    [file] = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def names(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def package_files():
    """Yield the files of the package in the tree, without those of Python and Qt."""
    for file in PACKAGE.rglob("*"):
        left = file.suffix in {".pyc", ".qm", ".qmlc"} or file.name.startswith(".")
        if file.is_file() and not left and not {"__pycache__", "compiled"} & set(file.parts):
            yield file.relative_to(ROOT).as_posix()


def test_every_file_of_the_package_is_in(names):
    assert set(package_files()) - names == set()


def test_every_translation_is_in_compiled(names):
    expected = {f"arschloch_gui/i18n/{file.stem}.qm" for file in (ROOT / "i18n").glob("*.ts")}
    assert {name for name in names if name.endswith(".qm")} == expected


def test_the_prepared_pictures_are_in(names, wheel):
    folder = "arschloch_gui/art/prepared_parts"
    assert {f"{folder}/{key}.png" for key in GAMES} <= names
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(f"{folder}/{DRAWN_BY}").decode() == source_digest()


def test_the_icons_are_in(names):
    icons = ROOT / "assets" / "icons"
    files = [file for file in icons.rglob("*") if file.is_file()]
    expected = {
        f"arschloch_gui/assets/icons/{file.relative_to(icons).as_posix()}" for file in files
    }
    assert expected - names == set()


def test_nothing_else_is_in(names):
    tops = {name.split("/")[0] for name in names}
    assert tops == {"arschloch_gui", DIST_INFO}
    assert not [name for name in names if name.endswith((".pyc", ".ts"))]


def test_the_command_and_the_licence_are_declared(wheel):
    with zipfile.ZipFile(wheel) as archive:
        entries = archive.read(f"{DIST_INFO}/entry_points.txt").decode()
        metadata = archive.read(f"{DIST_INFO}/METADATA").decode()
        assert archive.read(f"{DIST_INFO}/licenses/LICENSE")
    assert "arschloch = arschloch_gui.__main__:main" in entries
    assert "License-Expression: MIT" in metadata
    required = [line for line in metadata.splitlines() if line.startswith("Requires-Dist: pyside6")]
    assert all("essentials" in line for line in required)


def test_the_game_runs_from_the_wheel_alone(wheel, tmp_path):
    content = tmp_path / "content"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(content)
    environment = {
        **os.environ,
        "PYTHONPATH": str(content),  # ahead of the editable install
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        **{
            f"XDG_{kind}_HOME": str(tmp_path / kind)
            for kind in ("CONFIG", "DATA", "CACHE", "STATE")
        },
    }

    def run(*arguments):
        result = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert result.returncode == 0, result.stdout + result.stderr
        return result.stdout.strip()

    assert run("-c", "import arschloch_gui; print(arschloch_gui.__file__)").startswith(str(content))
    assert run("-m", "arschloch_gui", "--version") == f"arschloch {VERSION}"
    assert run("-m", "arschloch_gui", "selfcheck").splitlines()[-1] == "OK"
