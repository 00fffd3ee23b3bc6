"""Changes the program in one small place at a time and reports which changes tests notice.

    python tests/bench/mutation_testing.py --count 20 --seed 1 engine ai coach app/show

The changes are cosmic-ray's (`pip install -e .[bench]`). Places are drawn with a seed from the
bodies of functions, at most one change in each. For each change, the nearest tests of the normal
run are started, then those of its package, with a time limit. They run in a copy of the commit
`HEAD` in a temporary folder, so a kill leaves the working tree unchanged. Results are stored in a
cosmic-ray database, by default `.cache/mutation/COMMIT-SEED.sqlite`. The same command continues an
interrupted run, and a greater count adds to it. Figures: docs/measurements/mutation-testing.md.
"""

from __future__ import annotations

import argparse
import ast
import io
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from nearest_tests import LAYERS, PACKAGE, NearestTests

ROOT = Path(__file__).resolve().parents[2]
Place = tuple[int, int]
"""A line from 1, and a column."""
LIMIT = 300
"""Time limit in seconds for the tests of one change."""
AROUND = " around"
"""The suffix of a second try's number, with all tests of the package."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no")
SAME = re.compile("_(Eq|NotEq|Lt|LtE|Gt|GtE)_Is(Not)?$|_Is_Eq$|_IsNot_NotEq$")
"""Operators that mostly change nothing, because equal small numbers are one object."""
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/[^\s\[]+)", re.MULTILINE)
NOTICED, SURVIVED, LATE, UNSURE = "noticed", "survived", "late", "unsure"
"""The results that count as noticed.

`LATE`: the tests did not finish in time. `UNSURE`: they fail without the change, too.
"""


# -- choice of changes -----------------------------------------------------------------------


def inside_functions(source: str) -> list[tuple[Place, Place]]:
    """Return the parts of a module, as beginning and end, that functions execute.

    Annotations and default values are not among them.

    >>> inside_functions("A = 1\\ndef f(n: int = 1) -> int | None:\\n    return n + A\\n")
    [((3, 4), (3, 16))]
    """
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for statement in node.body:
            part = statement.value if isinstance(statement, ast.AnnAssign) else statement
            if part is not None and not isinstance(part, ast.FunctionDef | ast.ClassDef):
                end = (part.end_lineno or part.lineno, part.end_col_offset or 0)
                found.append(((part.lineno, part.col_offset), end))
    return found


def is_readable(source: str) -> bool:
    """Return whether Python can parse a module."""
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


@cache
def _places(path: Path) -> list[list[Any]]:
    """Return the places of a module that can be changed, each with all its changes."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names
    from cosmic_ray.work_item import MutationSpec

    source = path.read_text("utf-8")
    parts = inside_functions(source)
    nodes = list(ast_nodes(get_ast(source)))
    found: dict[Place, list[Any]] = {}
    for name in operator_names():
        operator_class = get_operator(name)
        if operator_class.arguments() or SAME.search(name):
            continue
        operator = operator_class()
        positions = (place for node in nodes for place in operator.mutation_positions(node))
        for occurrence, (start, end) in enumerate(positions):
            if any(first <= start < last for first, last in parts):
                spec = MutationSpec(str(path), name, occurrence, start, end)
                found.setdefault(start, []).append(spec)
    return [found[start] for start in sorted(found)]


def drawn(package: str, count: int, seed: int) -> Iterator[Any]:
    """Draw changes of a package, at most one at each place.

    A module is drawn by its length, then a place of it, then the change. A greater count starts
    with the same changes.
    """
    rng = random.Random(f"{seed} {package}")
    files = sorted(Path(PACKAGE, package).rglob("*.py"))
    lengths = [len(path.read_text("utf-8").splitlines()) for path in files]
    seen: set[tuple[Path, Place]] = set()
    misses = 0
    while len(seen) < count and misses < 100 + count:
        (path,) = rng.choices(files, lengths)
        places = _places(path)
        spec = rng.choice(rng.choice(places)) if places else None
        if spec is None or (path, spec.start_pos) in seen or not _applies(spec):
            misses += 1
            continue
        seen.add((path, spec.start_pos))
        yield spec


def _applies(spec: Any) -> bool:
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    source = spec.module_path.read_text("utf-8")
    changed = mutate_code(source, get_operator(spec.operator_name)(), spec.occurrence)
    return changed is not None and is_readable(changed)


# -- trying them -----------------------------------------------------------------------------


def copy_of_head(folder: Path) -> None:
    """Put the files of the commit `HEAD` into a folder, ready for the tests."""
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    for command in (["packaging/hatch_build.py"], ["-m", "compileall", "-q", PACKAGE]):
        subprocess.run([sys.executable, *command], cwd=folder, check=True)


def try_all(database: Any, packages: Iterable[str], count: int, seed: int, limit: float) -> None:
    """Try every change that has no result yet, in turns by package, and store each result.

    Changes not noticed by the nearest tests are tried with all those of the package.
    """
    from cosmic_ray.mutating import mutate_and_test
    from cosmic_ray.work_item import WorkItem

    nearest = NearestTests(Path.cwd())
    changes = {
        f"{number:05d} {package}": spec
        for package in packages
        for number, spec in enumerate(drawn(package, count, seed))
    }
    known = {item.job_id for item in database.work_items}
    # A killed run may have left an incomplete result.
    done = {job: each for job, each in database.results if outcome(each) != UNSURE}

    def tried(job: str, spec: Any, tests: tuple[str, ...]) -> Any:
        if job not in known:
            database.add_work_item(WorkItem.single(job, spec))
        if job not in done:
            done[job] = mutate_and_test([spec], shlex.join([*PYTEST, "-x", *tests]), limit)
            database.set_result(job, done[job])
            print(job, outcome(done[job]), spec.module_path, flush=True)
        return done[job]

    for job, spec in sorted(changes.items()):
        if outcome(tried(job, spec, nearest.of(spec.module_path))) == SURVIVED:
            tried(job + AROUND, spec, nearest.around(spec.module_path))


def outcome(result: Any) -> str:
    """Return the result of a change."""
    if result.test_outcome == "survived":
        return SURVIVED
    if result.output == "timeout":
        return LATE
    return NOTICED if FAILED.search(result.output or "") else UNSURE


def failing_anyway(results: Iterable[Any]) -> set[str]:
    """Return the tests that noticed a change but also fail without it."""
    outputs = [result.output for result in results if outcome(result) == NOTICED]
    noticed = {match for output in outputs for match in FAILED.findall(output)}
    if not noticed:
        return set()
    ran = subprocess.run([*PYTEST, *sorted(noticed)], capture_output=True, text=True, check=False)
    return set(FAILED.findall(ran.stdout))


# -- the report ------------------------------------------------------------------------------


def report(database: Any, anyway: set[str]) -> Iterator[str]:
    """Write a table by package, then each change that was not noticed."""
    results = dict(database.results)
    found: dict[str, Counter[str]] = {}
    unnoticed = []
    for job, result in sorted(results.items()):
        if job.endswith(AROUND):
            continue
        again = results.get(job + AROUND)
        became = outcome(again if again is not None else result)
        output = (again if again is not None else result).output or ""
        if became == NOTICED and anyway.issuperset(FAILED.findall(output)):
            became = UNSURE
        counts = found.setdefault(job.split()[1], Counter())
        counts[became] += 1
        counts["nearest"] += became == NOTICED and again is None
        if became != NOTICED:
            unnoticed.append(f"{job}: {became}\n{result.diff or output}")
    yield "| package | tried | noticed | by the nearest | survived | late | unsure | rate |"
    yield "|---|---|---|---|---|---|---|---|"
    for package, counts in sorted(found.items()):
        judged = counts[NOTICED] + counts[SURVIVED]
        tried = judged + counts[LATE] + counts[UNSURE]
        rate = f"{100 * counts[NOTICED] / judged:.0f} %" if judged else "–"
        columns = (NOTICED, "nearest", SURVIVED, LATE, UNSURE)
        yield f"| {package} | {tried} | {' | '.join(str(counts[c]) for c in columns)} | {rate} |"
    yield from ("", *unnoticed)


def main() -> int:
    """Draw changes, try those not tried yet, and print the report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", nargs="*", default=LAYERS, help="engine, ai, app/show …")
    parser.add_argument("--count", type=int, default=20, help="changes of each package")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds for one change")
    parser.add_argument("--session", type=Path, help="database that keeps the results")
    parser.add_argument("--report", action="store_true", help="only report what was found so far")
    given = parser.parse_args()
    try:
        from cosmic_ray.work_db import WorkDB
    except ImportError:
        print("cosmic-ray is not installed: pip install -e .[bench]")
        return 0
    # In a background process, the tests that send Ctrl+C would find it ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    commit = subprocess.run(
        ["git", "rev-parse", "--short=10", "HEAD"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    kept = ROOT / ".cache" / "mutation" / f"{commit}-{given.seed}.sqlite"
    session = (given.session or kept).absolute()
    session.parent.mkdir(parents=True, exist_ok=True)
    database = WorkDB(session, WorkDB.Mode.create)
    anyway: set[str] = set()
    if not given.report:
        with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
            copy_of_head(Path(folder))
            os.chdir(folder)
            os.environ |= {
                "PYTHONPATH": folder, "QT_QPA_PLATFORM": "offscreen",
                "QT_QUICK_BACKEND": "software", "LC_CTYPE": "C.UTF-8",
            }  # fmt: skip
            try:
                try_all(database, given.packages, given.count, given.seed, given.limit)
                anyway = failing_anyway(result for _, result in database.results)
            finally:
                os.chdir(ROOT)
    print("\n".join(report(database, anyway)))
    database.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
