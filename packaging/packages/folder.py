"""Builder of a folder with the game and everything it requires, except system libraries.

It is built for the current system: any Linux that is not too old, Windows, or macOS. PyInstaller
collects the files in an environment that contains only the wheel. Then everything that the game
never loads is removed, including libraries that are no longer used.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

from environment import clean_environment, pip_install

from packages import icu, symbol_versions
from packages.building import NAME, BuildError, dist, output, run, version
from packages.wheel import build_wheel

INSIDE = "_internal"
HOMES = (
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "USERPROFILE",
    "LOCALAPPDATA", "APPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA",
)  # fmt: skip
"""The variables by which a program finds the person's own folders."""
STRIPPED = ("libpython*", "lib-dynload/*.so")
"""The libraries to strip. Libraries in wheels modified by patchelf would break."""


def build_folder(root: Path, python: Path) -> Path:
    """Build `dist/arschloch` and its archive, and return the folder's path."""
    wheel = build_wheel(root, python)
    work = root / ".cache" / "packages"
    builder = _environment(work / "venv", python, wheel, root)
    target = dist(root) / NAME
    shutil.rmtree(target, ignore_errors=True)
    spec = root / "packaging" / "packages" / "arschloch.spec"
    places = ["--distpath", dist(root), "--workpath", work / "pyinstaller"]
    run([builder, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec],
        work, _environment_variables())  # fmt: skip
    if sys.platform == "linux":
        remove_orphans(target / INSIDE)
        strip(target / INSIDE)
        icu.shrink(target / INSIDE, work)
        require_simulator(target)
        symbol_versions.check(target)
    check_itself(target, work)
    pack(target, root)
    return target


def check_itself(target: Path, work: Path) -> None:
    """Run `selfcheck` of the folder with a temporary home, so that the person's stays as it is."""
    with tempfile.TemporaryDirectory(dir=work) as home:
        own = dict.fromkeys(HOMES, home)
        run([target / command(sys.platform), "selfcheck"], work, _environment_variables() | own)


def command(system: str) -> str:
    """Return the name of the program that has a standard output.

    `system` is as in `sys.platform`.
    """
    return f"{NAME}-console.exe" if system == "win32" else NAME


def pack(target: Path, root: Path) -> Path:
    """Pack the folder as `dist/arschloch-VERSION-SYSTEM-MACHINE` in the system's usual format."""
    name = f"{NAME}-{version(root)}"
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    stem = dist(root) / f"{name}-{system}-{platform.machine().lower()}"
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(stem), "zip", target.parent, target.name))
    archive = stem.with_name(f"{stem.name}.tar.xz")
    with tarfile.open(archive, "w:xz", preset=6) as file:
        file.add(target, name, filter=_nobodys)
    return archive


def require_simulator(folder: Path) -> None:
    """Raise `BuildError` if the folder lacks the compiled simulator of the computer players."""
    if not any(folder.rglob("arschloch_playout__mypyc*.so")):
        raise BuildError(
            "The simulator was not compiled; packaging/compile_playout.py says why, once "
            "arschloch_gui/ai/climbing/playout/core/compiled is gone."
        )


def remove_orphans(folder: Path) -> list[str]:
    """Delete libraries that nothing in the folder refers to any longer, and return their names."""
    gone: list[str] = []
    while True:
        libraries = [path for path in folder.rglob("*.so*") if path.is_file()]
        named = {name for path in libraries for name in needed(path)}
        orphans = [
            path for path in libraries if _is_library(path, folder) and path.name not in named
        ]
        if not orphans:
            return gone
        for path in orphans:
            path.unlink()
            gone.append(path.name)
        for link in folder.rglob("*.so*"):
            if link.is_symlink() and not link.exists():
                link.unlink()


def needed(library: Path) -> set[str]:
    """Return the names of the libraries that a library loads."""
    lines = output(["objdump", "-p", library], library.parent).splitlines()
    return {words[1] for line in lines if (words := line.split()) and words[0] == "NEEDED"}


def strip(folder: Path) -> None:
    """Remove debugging symbols from Python's own libraries."""
    for pattern in STRIPPED:
        for path in folder.rglob(pattern):
            run(["strip", "--strip-unneeded", path], folder)


def _is_library(path: Path, folder: Path) -> bool:
    """Return whether a file is a library for others, not a plugin or a Python module."""
    inside = path.relative_to(folder)
    beside = {"PySide6/Qt/lib", "pillow.libs", "."}
    return (
        inside.parent.as_posix() in beside
        and path.name.startswith("lib")
        and (not path.name.startswith("libpython"))
    )


def _environment(folder: Path, python: Path, wheel: Path, root: Path) -> Path:
    """Create an environment with the game and PyInstaller, and return its Python."""
    shutil.rmtree(folder, ignore_errors=True)
    base = output([python, "-c", "import sys; print(sys._base_executable)"], root).strip()
    run([base, "-m", "venv", folder], root)
    inside = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    tool = next(line for line in _packaging_extra(root) if line.lower().startswith("pyinstaller"))
    run([*pip_install(inside), wheel, tool], root, clean_environment(root))
    return inside


def _packaging_extra(root: Path) -> list[str]:
    with (root / "pyproject.toml").open("rb") as file:
        lines: list[str] = tomllib.load(file)["project"]["optional-dependencies"]["package"]
    return lines


def _environment_variables() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Set the owner to root, so that builds do not depend on the user."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
