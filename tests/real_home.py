"""Protection of the person's own files: a home for the tests, and a check of the real one.

A test run gets a home of its own before anything else (`conftest.py`). Tests without folders of
their own, programs they start, and `monkeypatch.undo()` therefore cannot reach the real one.
`RealHome` checks that: it compares the real home before and after the run, and the run fails with
the names of changed files.

Only files that this program may write are compared, as other programs write into home all the time.
Files of benchmarks (`~/.cache/arschloch/soak.json` and the like) are left out, because benchmarks
are started by hand and may run beside the tests. Playing the game during a test run also changes
files; the run then fails and names them.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from arschloch_gui.app.files import paths

XDG = tuple(f"XDG_{kind}_HOME" for kind in ("CONFIG", "DATA", "CACHE", "STATE"))
ON_WINDOWS = "WIN_PD_OVERRIDE_LOCAL_APPDATA"
"""The variable by which platformdirs takes another folder there. It asks no other one."""
VARIABLES = (*XDG, ON_WINDOWS)
OF_BENCHMARKS = (".json", ".jsonl", ".new")
"""The file name endings of benchmarks directly in the cache folder."""
STANDS = "stands-"
"""The name prefix of the program's own file there (`app/library/match_progress.py`)."""
BESIDE = ("", "Documents", ".config/autostart", ".local/share/applications")
"""The folders of home where files of the program can be outside its own folders."""

State = dict[Path, tuple[int, int]]
"""Size and modification time by path; (−1, 0) for a folder."""


def own_home(folder: Path) -> dict[str, str]:
    """Return the environment variables that make `folder` the home, with its usual folders."""
    homes = {"HOME": str(folder), "USERPROFILE": str(folder), ON_WINDOWS: str(folder / "local")}
    return homes | {name: str(folder / name.split("_")[1].lower()) for name in XDG}


class RealHome:
    """Plugin for a whole run: provides a home, and fails the run if the real one changed.

    With pytest-xdist, it belongs to the process that starts the others; they inherit that home.
    """

    def __init__(self) -> None:
        self._homes, self._folders, self._caches = _places()
        self._before = self.state()
        self._environment = dict(os.environ)
        self._own = Path(tempfile.mkdtemp(prefix="arschloch-tests-"))
        os.environ.update(own_home(self._own))

    def state(self) -> State:
        """Return the state of all files in the real home that the program may write."""
        found: State = {}
        for path in self._paths():
            with suppress(FileNotFoundError):
                facts = path.lstat()
                found[path] = (-1, 0) if path.is_dir() else (facts.st_size, facts.st_mtime_ns)
        return found

    def changed(self) -> list[str]:
        """Return a line for every file and folder that is new, missing or different."""
        before, after = self._before, self.state()
        told = dict.fromkeys(before.keys() - after.keys(), "is gone")
        told |= dict.fromkeys(after.keys() - before.keys(), "is new")
        told |= {
            path: "has changed"
            for path in before.keys() & after.keys()
            if before[path] != after[path]
        }
        return [f"{path} {told[path]}" for path in sorted(told)]

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Iterator[None]:
        """Compare after everything else has ended, including the xdist processes."""
        yield
        if changed := self.changed():
            if session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
            terminal = session.config.pluginmanager.get_plugin("terminalreporter")
            assert terminal is not None
            terminal.section("FAILED: files of the person have changed during this run", red=True)
            for line in changed:
                terminal.line(line)
            terminal.line("No test may write there. (Or was the game played meanwhile?)")

    def pytest_unconfigure(self) -> None:
        """Restore the environment, and remove the home of the run."""
        os.environ.clear()
        os.environ.update(self._environment)
        shutil.rmtree(self._own, ignore_errors=True)

    def _paths(self) -> Iterator[Path]:
        for home in self._homes:
            for folder in BESIDE:
                place = home / folder
                yield from (p for p in place.glob("*") if "arschloch" in p.name.lower())
                yield from place.glob("*.arl")
        for made in self._folders:
            yield from (made, *(p for p in made.rglob("*") if not self._is_of_benchmark(p)))

    def _is_of_benchmark(self, path: Path) -> bool:
        kept = path.parent in self._caches and path.suffix in OF_BENCHMARKS
        return kept and not path.name.startswith(STANDS)


def _places() -> tuple[set[Path], set[Path], set[Path]]:
    """Return the home folder, the program's folders and the cache folders.

    Both those named by the environment and the defaults without these variables are included.
    """
    homes: set[Path] = set()
    folders: set[Path] = set()
    caches: set[Path] = set()
    for missing in ((), VARIABLES, ("HOME", *VARIABLES)):
        with _without(missing), suppress(RuntimeError):  # there may be no home folder
            homes.add(Path.home())
            caches.add(paths.cache_folder())
            folders |= {paths.config_folder(), paths.data_folder(), paths.log_folder()}
    return homes, folders | caches, caches


@contextmanager
def _without(variables: tuple[str, ...]) -> Iterator[None]:
    before = dict(os.environ)
    for name in variables:
        os.environ.pop(name, None)
    try:
        yield
    finally:
        os.environ.update(before)
