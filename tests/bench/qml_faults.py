"""Plants small faults in the QML files, one at a time, and reports which ones the tests notice.

    python tests/bench/qml_faults.py [--seed 1] [--count 10] [--list]

Faults are drawn with a seed, one of each kind in turn: a condition inverted, a wrong argument, a
wrong key … For each one, the tests that `dev.py test` runs because of the change are run: those
nearest to the file (`nearest_tests.py`), and the states and clicks that use it
(`near_changes.py`). Everything happens in a copy of the commit `HEAD` in a temporary
folder, which is a repository of its own, so that the tests see the fault as the change.
`--list` only prints the faults. Figures: docs/measurements/mutation-testing.md.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.mutation_testing import PYTEST, ROOT, copy_of_head
from nearest_tests import PACKAGE, NearestTests

BY_STATE = (
    "tests/app/screens/test_contents.py", "tests/app/clicks/test_every_control.py",
    "tests/app/screens/test_states_have_room.py",
)  # fmt: skip
"""Tests that take states or clicks because of a change."""
QML = Path(PACKAGE, "app", "qml")
LIMIT = 600
"""Time limit in seconds for the tests of one fault."""
NO_TESTS = 5
"""The exit status of pytest if only long runs have these tests."""
Change = tuple[int, int, str]
"""The part of a text from one offset to another, and what replaces it."""
OPPOSITE = {
    "Up": "Down", "Left": "Right", "Home": "End", "PageUp": "PageDown", "Escape": "Return",
    "top": "bottom", "left": "right",
}  # fmt: skip
OPPOSITE |= {other: one for one, other in OPPOSITE.items()}
_END = r"(?<![{(\[,?:&|+])$(?!\n\s*[?:&|+])"
"""The end of an expression that does not continue in the next line."""


class Fault(Struct, frozen=True):
    """A small change of a QML file that makes it wrong."""

    kind: str
    file: Path
    line: int
    before: str
    after: str
    text: str
    """The whole file with the fault."""

    def __str__(self) -> str:
        return f"{self.kind}: {self.file.name}:{self.line}\n  - {self.before}\n  + {self.after}"


def _each(pattern: str, instead: Callable[[re.Match[str]], str | None]) -> Callable:
    found = re.compile(pattern, re.MULTILINE)

    def changes(text: str) -> Iterator[Change]:
        for match in found.finditer(text):
            new = instead(match)
            if new is not None and new != match[0]:
                yield match.start(), match.end(), new

    return changes


def _opposite(match: re.Match[str]) -> str:
    return match[1] + OPPOSITE[match[2]] + match[3]


def _another_call(text: str) -> Iterator[Change]:
    """Yield calls in handlers, each changed into another call of the same object in the file."""
    calls = re.findall(r"\b((?:\w+\.)+)(\w+)\(\)", text)
    for match in re.finditer(r"\bon[A-Z]\w*: .*?\b((?:\w+\.)+)(\w+)\(\)", text):
        others = sorted({name for owner, name in calls if owner == match[1]} - {match[2]})
        if others:
            yield match.start(2), match.end(2), others[0]


KINDS: dict[str, Callable[[str], Iterator[Change]]] = {
    "condition inverted": _each(
        r"^( *)(visible|enabled): (?!true\b|false\b)([^{}\n]+)" + _END,
        lambda match: f"{match[1]}{match[2]}: !({match[3]})",
    ),
    "wrong argument": _each(
        r"(\bon[A-Z]\w*: [^\n]*\()((?:\w+\.)*(?:index|value|key|group))(\))",
        lambda match: f"{match[1]}{match[2]} + 1{match[3]}",
    ),
    "always enabled": _each(
        r"^( *)enabled: (?!true\b|false\b)[^{}\n]+" + _END, lambda match: f"{match[1]}enabled: true"
    ),
    "wrong entry": _each(r"\[((?:\w+\.)?index)\]", lambda match: f"[{match[1]} + 1]"),
    "wrong key": _each(
        rf"(Qt\.Key_|Keys\.on)({'|'.join(OPPOSITE)})(\b|Pressed)", _opposite
    ),
    "no accessible name": _each(
        r"^( *)Accessible\.name: [^{}\n]+" + _END, lambda match: f'{match[1]}Accessible.name: ""'
    ),
    "wrong place": _each(r"(anchors\.|anchors \{ )(top|bottom|left|right)(: )", _opposite),
    "invisible": _each(
        r"^( *)objectName: [^\n]+" + _END, lambda match: f"{match[0]}\n{match[1]}opacity: 0"
    ),
    "wrong call": _another_call,
    "no text": _each(
        r"^( *)(text|label|title): (?!\"\"|string\b)[^{}\n]+" + _END,
        lambda match: f'{match[1]}{match[2]}: ""',
    ),
}  # fmt: skip


def drawn(count: int, seed: int) -> Iterator[Fault]:
    """Draw this many faults, one of each kind in turn, each place with the same probability."""
    rng = random.Random(seed)
    texts = {path: path.read_text("utf-8") for path in sorted(QML.rglob("*.qml"))}
    places = {
        kind: [(path, each) for path, text in texts.items() for each in changes(text)]
        for kind, changes in KINDS.items()
    }
    for number in range(count):
        kind = list(KINDS)[number % len(KINDS)]
        path, change = rng.choice(places[kind])
        yield _fault(kind, path, texts[path], change)


def _fault(kind: str, path: Path, text: str, change: Change) -> Fault:
    start, end, new = change
    changed = text[:start] + new + text[end:]
    first, last = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    before, after = text[first:last], changed[first : last + len(changed) - len(text)]
    line = text.count("\n", 0, start) + 1
    return Fault(kind, path, line, before.strip(), " ".join(after.split()), changed)


def notices(fault: Fault, tests: Iterable[str]) -> str:
    """Plant a fault, run tests, and remove it again.

    Return the first test that fails with the fault but not without it, or "".
    """
    sound = fault.file.read_text("utf-8")
    fault.file.write_text(fault.text, encoding="utf-8", newline="\n")
    try:
        failed = _failed(tests)
    finally:
        fault.file.write_text(sound, encoding="utf-8", newline="\n")
    return failed if failed and not _failed([failed]) else ""


def _failed(tests: Iterable[str]) -> str:
    """Return the first of these tests that fails, or ""."""
    ran = subprocess.run(
        [*PYTEST, "-x", *tests], capture_output=True, text=True, check=False, timeout=LIMIT
    )
    if ran.returncode not in (0, 1, NO_TESTS):
        raise RuntimeError(ran.stdout + ran.stderr)
    found = re.search(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", ran.stdout, re.MULTILINE)
    return found[1] if found else ""


def _make_repository() -> None:
    subprocess.run(["git", "init", "-q"], check=True)
    subprocess.run(["git", "add", "."], check=True)
    who = ["-c", "user.name=test", "-c", "user.email=test@localhost"]
    subprocess.run(["git", *who, "commit", "-q", "-m", "Copy"], check=True)


def main() -> int:
    """Draw faults, try each, and print the report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=len(KINDS))
    parser.add_argument("--list", action="store_true", help="only print the faults")
    given = parser.parse_args()
    os.chdir(ROOT)
    faults = list(drawn(given.count, given.seed))
    if given.list:
        print(*faults, sep="\n")
        return 0
    noticed = 0
    with tempfile.TemporaryDirectory(prefix="qml-faults-") as folder:
        copy_of_head(Path(folder))
        os.chdir(folder)
        os.environ |= {"PYTHONPATH": folder, "QT_QPA_PLATFORM": "offscreen"}
        try:
            _make_repository()
            nearest = NearestTests(Path.cwd())
            for number, fault in enumerate(faults, 1):
                failed = notices(fault, (*BY_STATE, *nearest.of_qml(fault.file)))
                noticed += failed != ""
                print(f"{number}. {fault}\n  {failed or 'NOT NOTICED'}", flush=True)
        finally:
            os.chdir(ROOT)
    print(f"\n{noticed} of {len(faults)} noticed by the nearest tests")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
