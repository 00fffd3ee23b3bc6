"""The sample of slow tests in a normal run, which changes every day.

A run without paths or `--long` takes all fast tests, but only one in `TURNS` of the slow ones:
those that use a window, and those marked `sampled`. The seed of the sample is the day, so after
`TURNS` days every test has run. The files nearest to changed modules are run in full.
"""

from __future__ import annotations

import os
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from itertools import zip_longest
from pathlib import Path
from zlib import crc32

import pytest

TURNS = 5
"""The number of days after which every test has run."""
MOST_FILES = 12
"""The maximum number of test files that are run in full because of a change."""
OF_A_WINDOW = {"game", "build_game"}
"""Fixtures with which a test is slow."""
SEED, IN_FULL = "ARSCHLOCH_TEST_SAMPLE", "ARSCHLOCH_TEST_IN_FULL"
CHANGED_QML = "ARSCHLOCH_TEST_CHANGED_QML"
"""Environment variables that pass the choice of tests to the processes of pytest-xdist."""


def today() -> int:
    """Return the seed of today's sample."""
    return date.today().toordinal()


def is_slow(item: pytest.Item) -> bool:
    """Return whether a normal run takes this test only on some days."""
    if item.get_closest_marker("each_run"):
        return False
    names = getattr(item, "fixturenames", ())
    return not OF_A_WINDOW.isdisjoint(names) or item.get_closest_marker("sampled") is not None


def left_out(items: Iterable[pytest.Item], seed: int, in_full: Iterable[str]) -> set[pytest.Item]:
    """Return the tests that are not in the sample of a seed.

    The turn of a test depends only on its name, so that it does not change when other tests are
    added or run in full. Every folder has at least one test in each sample.
    """
    files = set(in_full)
    slow: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if is_slow(item):
            slow[_file(item).rpartition("/")[0]].append(item)
    found: set[pytest.Item] = set()
    for tests in slow.values():
        found.update(tests)
        found.difference_update(_chosen(tests, seed))
    return {item for item in found if _file(item) not in files}


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _chosen(tests: list[pytest.Item], seed: int) -> list[pytest.Item]:
    chosen = [each for each in tests if crc32(each.nodeid.encode()) % TURNS == seed % TURNS]
    return chosen or [tests[seed % len(tests)]]


# -- changed modules -------------------------------------------------------------------------


def changed_files(root: Path) -> list[str]:
    """Return the files that differ from the last commit or, if none does, those of that commit.

    Without git, the list is empty.
    """
    uncommitted = _git(root, "diff", "--name-only", "HEAD")
    uncommitted += _git(root, "ls-files", "--others", "--exclude-standard")
    return uncommitted or _git(root, "diff", "--name-only", "HEAD~1", "HEAD")


def _git(root: Path, *arguments: str) -> list[str]:
    command = ["git", "-c", "core.quotePath=false", *arguments]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


def nearest(root: Path, changed: Iterable[str]) -> list[str]:
    """Return at most `MOST_FILES` test files: changed ones, then those nearest to changed modules.

    The nearest test file of every module comes first, then the second one of each.
    """
    paths = [Path(name) for name in changed if (root / name).is_file()]
    tests = [path.as_posix() for path in paths if path.match("test_*.py")]
    program = [path for path in paths if path.parts[:1] == ("arschloch_gui",)]
    near: list[Sequence[str]] = []
    if program:
        from nearest_tests import LAYERS, NearestTests

        finder = NearestTests(root)
        modules = [path for path in program if path.suffix == ".py" and path.parts[1] in LAYERS]
        near = [finder.of(path) for path in modules]
        near += [finder.of_qml(path) for path in program if path.suffix == ".qml"]
    in_turn = [name for rank in zip_longest(*near) for name in rank if name]
    return list(dict.fromkeys(tests + in_turn))[:MOST_FILES]


def begin(root: Path, seed: int) -> None:
    """Pass the seed and the files to run in full to all processes of this run."""
    changed = changed_files(root)
    os.environ[SEED] = str(seed)
    os.environ[IN_FULL] = os.pathsep.join(nearest(root, changed))
    os.environ[CHANGED_QML] = " ".join(qml_among(changed))


def take_everything(root: Path) -> None:
    """Turn sampling off for all processes of this run."""
    os.environ[SEED] = os.environ[IN_FULL] = ""
    os.environ[CHANGED_QML] = " ".join(qml_among(changed_files(root)))


def qml_among(changed: Iterable[str]) -> list[str]:
    """Return the names of the program's QML files among these, without their suffix."""
    paths = map(Path, changed)
    return [each.stem for each in paths if each.suffix == ".qml" and "arschloch_gui" in each.parts]


def changed_qml() -> list[str]:
    """Return the names of the QML files that have changed, without their suffix."""
    return os.environ.get(CHANGED_QML, "").split()


def seed_of_this_run() -> int | None:
    """Return the seed of the sample, or None if all tests run."""
    return int(os.environ[SEED]) if os.environ.get(SEED) else None


def files_in_full() -> list[str]:
    """Return the test files that are not sampled in this run."""
    return [name for name in os.environ.get(IN_FULL, "").split(os.pathsep) if name]
