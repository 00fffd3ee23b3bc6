"""The virtual environment `.venv` of a checkout: what is installed in it, and how it is repaired.

It has three levels. Playing needs the fewest packages, `compile` adds those that compile the
simulator, and `dev` adds the linters, the tests and the tools for packages. A stamp in the
environment records what was installed, so that a second start installs nothing.

This module uses only the standard library.
"""

from __future__ import annotations

import configparser
import contextlib
import csv
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hatch_build

PLAY, COMPILE, DEV = "", "compile", "dev"
LEVELS = (PLAY, COMPILE, DEV)
"""The optional dependencies that are installed. Each level has those before it."""
COST = {
    PLAY: "downloads about 100 MB and takes half a minute",
    COMPILE: "downloads about 120 MB and takes a minute",
    DEV: "downloads about 150 MB and takes two minutes",
}
"""What setting up costs on a line of 50 Mbit/s."""


class SetupError(Exception):
    """Raised with a message for the user if set-up cannot continue."""


def say(text: str) -> None:
    """Print progress to standard error, so that `play simulate --json` prints only JSON."""
    print(text, file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Venv:
    """The virtual environment of a source tree and the paths of its parts."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / ".venv"

    @property
    def replaced(self) -> Path:
        """The former environment while a new one is set up."""
        return self.root / ".venv.old"

    @property
    def bin(self) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def packages(self) -> Path:
        """The folder of the installed packages."""
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
        inside = Path("Lib") if os.name == "nt" else Path("lib") / version
        return self.folder / inside / "site-packages"

    @property
    def python(self) -> Path:
        return self.tool("python")

    @property
    def stamp(self) -> Path:
        """The file written last. Without it, the environment was never finished."""
        return self.folder / "arschloch-stamp"

    def tool(self, name: str) -> Path:
        return self.bin / (f"{name}.exe" if os.name == "nt" else name)


@dataclass(frozen=True)
class Stamp:
    """What was installed: where, the digest of each level, and the names of the packages."""

    root: str = ""
    digests: dict[str, str] = field(default_factory=dict)
    packages: list[str] = field(default_factory=list)


def wanted_digest(root: Path, level: str) -> str:
    """Return a digest of everything that decides what has to be installed for a level.

    Only the relevant parts of pyproject.toml are included, so that changing a linter's settings or
    version does not reinstall anything for a player.
    """
    with (root / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    declared: dict[str, Any] = dict(project["project"])
    optional = declared.pop("optional-dependencies", {})
    parts = {
        "build-system": project["build-system"],
        "project": declared,
        "optional": optional.get(level),
        "hatch": project.get("tool", {}).get("hatch"),
        "hook": (root / "packaging" / "hatch_build.py").read_text(encoding="utf-8"),
        "python": [sys.implementation.name, *sys.version_info[:2]],
    }
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def read_stamp(venv: Venv) -> Stamp:
    """Return the stamp of a finished environment, or an empty one if there is none."""
    try:
        return Stamp(**json.loads(venv.stamp.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Stamp()


def is_whole(venv: Venv, packages: Sequence[str]) -> bool:
    """Return whether every file of the packages is there, by the lists that pip has written."""
    for name in packages:
        # Any version, because somebody may have installed a newer one by hand.
        records = list(venv.packages.glob(f"{name}-*.dist-info/RECORD"))
        if not records:
            return False
        for path, *_ in csv.reader(records[0].read_text(encoding="utf-8").splitlines()):
            if not path.endswith(".pyc") and not (venv.packages / path).exists():
                return False
    return True


def unusable(venv: Venv) -> str:
    """Return why the environment cannot be repaired by pip, or "" if it can."""
    stamp = read_stamp(venv)
    if not stamp.digests:
        return "Setting up .venv"
    if stamp.root != str(venv.root):
        return "The folder has been moved, so .venv is set up again"
    # `exists` follows the link, so it is False if that Python has since been removed.
    if not venv.python.exists() or not venv.packages.is_dir():
        return "Its Python has changed, so .venv is set up again"
    if not is_whole(venv, stamp.packages):
        return "Parts of .venv are missing, so it is set up again"
    return ""


def is_current(venv: Venv, level: str = PLAY) -> bool:
    """Return whether the environment matches the project, so that nothing has to be installed."""
    digest = read_stamp(venv).digests.get(level)
    return digest == wanted_digest(venv.root, level) and not unusable(venv)


def pip_configuration(root: Path) -> Path:
    """Write a configuration for pip that installs into the environment, and return its path.

    pip reads it after that of the system and instead of the person's own, so it has all of that,
    except another place to install. An empty value counts as none.
    """
    written = configparser.RawConfigParser()
    with contextlib.suppress(OSError, configparser.Error, UnicodeDecodeError):
        written.read(_own_configurations(), encoding="utf-8")
    for section in ("global", "install"):
        if not written.has_section(section):
            written.add_section(section)
        for name, value in (("user", "false"), ("target", ""), ("prefix", "")):
            written.set(section, name, value)
    path = root / ".cache" / "pip.conf"
    path.parent.mkdir(exist_ok=True)
    path.unlink(missing_ok=True)
    # It may hold a password for an index, and the folder may be shared.
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        written.write(file)
    return path


def _own_configurations() -> list[Path]:
    """Return where pip looks for the person's own configuration, the most important last."""
    if named := os.environ.get("PIP_CONFIG_FILE"):
        return [Path(named)]
    home = Path.home()
    settings = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    if sys.platform == "win32":
        settings = Path(os.environ.get("APPDATA", home))
        return [home / "pip" / "pip.ini", settings / "pip" / "pip.ini"]
    library = home / "Library" / "Application Support"
    return [
        home / ".pip" / "pip.conf",
        *(each / "pip" / "pip.conf" for each in (settings, library)),
    ]


def clean_environment(root: Path) -> dict[str, str]:
    """Return the environment variables, without those that would mislead pip or Python."""
    astray = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if name not in astray}
    return {
        **kept,
        "PIP_CONFIG_FILE": str(pip_configuration(root)),
        "PIP_NO_INPUT": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def run_quietly(command: Sequence[object], root: Path) -> bool:
    """Run a set-up step with its output on standard error, and return whether it succeeded."""
    result = subprocess.run(
        [str(part) for part in command],
        cwd=root,
        env=clean_environment(root),
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        check=False,
    )
    return result.returncode == 0


def create(venv: Venv) -> None:
    """Create an empty environment."""
    # Use the base interpreter, so that an active environment does not become the parent.
    base = getattr(sys, "_base_executable", sys.executable) or sys.executable
    if not run_quietly([base, "-m", "venv", venv.folder], venv.root):
        raise SetupError(f"The virtual environment {venv.folder} could not be made.")


def remove(path: Path) -> None:
    """Remove a folder, a link or a file, if it is there."""
    if path.is_symlink() or path.is_file():
        path.unlink()
    elif path.exists():
        shutil.rmtree(path)


@contextlib.contextmanager
def replacing(venv: Venv) -> Iterator[None]:
    """Keep the former environment while a new one is set up, and restore it after a failure.

    If an earlier set-up was killed, its former environment is the one to keep.
    """
    old, folder = venv.replaced, venv.folder
    if read_stamp(venv).digests or not old.exists():
        remove(old)
        if folder.is_symlink() or folder.exists():
            folder.rename(old)
    else:
        remove(folder)
    try:
        yield
    except BaseException:
        remove(folder)
        if old.is_symlink() or old.exists():
            old.rename(folder)
        raise
    remove(old)


def pip_install(python: Path) -> list[object]:
    """Return the command that installs packages. It shows the downloads only to a person."""
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    return [python, "-m", "pip", "install", *quiet]


def install(venv: Venv, level: str) -> bool:
    """Install the build backend, the dependencies of a level and the game itself (editable).

    Build isolation is off, because it would download the build requirements (`hatch_build.NEEDED`)
    a second time.
    """
    with (venv.root / "pyproject.toml").open("rb") as file:
        backend = tomllib.load(file)["build-system"]["requires"]
    pip = pip_install(venv.python)
    own = f".[{level}]" if level else "."
    needed = dependencies_of(venv.root, hatch_build.NEEDED)
    return run_quietly([*pip, *backend, *needed], venv.root) and run_quietly(
        [*pip, "--no-build-isolation", "--editable", own], venv.root
    )


def dependencies_of(root: Path, names: tuple[str, ...]) -> list[str]:
    """Return the project's requirement lines for some packages, including markers."""
    with (root / "pyproject.toml").open("rb") as file:
        lines: list[str] = tomllib.load(file)["project"]["dependencies"]
    return [line for line in lines if line.lower().startswith(names)]


def ensure_venv(venv: Venv, level: str = PLAY) -> None:
    """Bring `.venv` up to date, or set it up again if pip cannot repair it."""
    if is_current(venv, level):
        return
    reason = unusable(venv)
    if not reason:
        say(f"Updating .venv; this {COST[level]} at most")
        # If this is killed, there is no stamp, and the environment is set up again.
        updating = venv.stamp.with_suffix(".updating")
        venv.stamp.rename(updating)
        if install(venv, level):
            finish(venv, level)
            updating.unlink()
            return
        updating.rename(venv.stamp)
    say(f"{reason or 'Setting up .venv again'}; this {COST[level]}")
    with replacing(venv):
        create(venv)
        if not install(venv, level):
            say("Once more, in case it was the network")
            if not install(venv, level):
                raise SetupError("The Python packages could not be installed; pip says why above.")
        finish(venv, level)


def finish(venv: Venv, level: str = PLAY) -> None:
    """Write the stamp, atomically and as the last step."""
    levels = LEVELS[: LEVELS.index(level) + 1]
    stamp = Stamp(
        str(venv.root),
        {each: wanted_digest(venv.root, each) for each in levels},
        sorted(
            each.parent.name.partition("-")[0] for each in venv.packages.glob("*.dist-info/RECORD")
        ),
    )
    partial = venv.stamp.with_suffix(".new")
    partial.write_text(json.dumps(vars(stamp)) + "\n", encoding="utf-8", newline="\n")
    partial.replace(venv.stamp)
