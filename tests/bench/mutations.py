"""Breaks the program at random, one small thing at a time, and says which tests notice.

    python tests/bench/mutations.py --count 60 --seed 1 engine ai

Each mutation is tried in a copy of the tree: first with the tests of a normal run, and only where
these notice nothing with those of `--long`. What the long run alone finds is what a normal run
lost. A test may be moved behind `--long` when this says that nothing is found less often.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "arschloch_gui"
COPIED = ("arschloch_gui", "assets", "docs", "i18n", "packaging", "tests", "pyproject.toml",
          "README.md", "CHANGELOG.md")  # fmt: skip
TESTS = {
    "engine": ["tests/golden", "tests/perft", "tests/engine"],
    "ai": ["tests/ai"],
}
"""Which tests concern a layer; a file of `app/<room>` concerns `tests/app/<room>`."""
AT_MOST = 900
"""Seconds for a run; whatever a mutation makes endless is noticed by that in a normal run, which
takes far less. A long run may just not have come to its end."""
ENDLESS = "(endless)"

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutation:
    """One change: the bytes from `start` to `end` of a file become `after`."""

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before} → {self.after}"


def mutations_of(path: Path) -> Iterator[Mutation]:
    """Every small change that can be made to a file."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def made(first: ast.AST, last: ast.AST, after: str, *, between: bool = False) -> Mutation:
        at = starts[first.lineno - 1] + first.col_offset  # type: ignore[attr-defined]
        if between:
            at = starts[first.end_lineno - 1] + first.end_col_offset  # type: ignore[attr-defined]
            end = starts[last.lineno - 1] + last.col_offset  # type: ignore[attr-defined]
        else:
            end = starts[last.end_lineno - 1] + last.end_col_offset  # type: ignore[attr-defined]
        name = path.relative_to(ROOT).as_posix()
        return Mutation(name, first.lineno, at, end, source[at:end].decode().strip(), after)  # type: ignore[attr-defined]

    tree = ast.parse(source)
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in (each for statement in function.body for each in ast.walk(statement)):
            match node:
                case ast.Compare(left=left, ops=[op], comparators=[right]):
                    yield made(left, right, f" {COMPARED[type(op)]} ", between=True)
                case ast.BoolOp(op=op, values=[first, second, *_]):
                    if (
                        not source[starts[first.end_lineno - 1] + first.end_col_offset :]
                        .lstrip()
                        .startswith(b")")
                    ):
                        after = " or " if isinstance(op, ast.And) else " and "
                        yield made(first, second, after, between=True)
                case ast.UnaryOp(op=ast.Not(), operand=operand):
                    yield made(node, operand, f"bool({ast.unparse(operand)})")
                case ast.Constant(value=bool() as value):
                    yield made(node, node, str(not value))
                case ast.Constant(value=int() as value):
                    yield made(node, node, str(value + 1))
                case ast.BinOp(left=left, op=ast.Add(), right=right):
                    yield made(left, right, " - ", between=True)
                case ast.BinOp(left=left, op=ast.Sub(), right=right):
                    yield made(left, right, " + ", between=True)
                case ast.Call(func=ast.Name(id=name) as called) if name in SWAPPED:
                    yield made(called, called, SWAPPED[name])
                case ast.If(test=test):
                    yield made(test, test, f"not ({ast.unparse(test)})")
                case ast.Expr(value=ast.Call()) as statement:
                    yield made(statement, statement, "pass")


def applies(mutation: Mutation) -> bool:
    """Whether the file can still be read with the change in it."""
    try:
        ast.parse(mutated(mutation))
    except SyntaxError:
        return False
    return True


def mutated(mutation: Mutation) -> bytes:
    """The file with the change in it."""
    source = (ROOT / mutation.file).read_bytes()
    return source[: mutation.start] + mutation.after.encode() + source[mutation.end :]


def chosen(layers: list[str], count: int, seed: int) -> list[Mutation]:
    """As many mutations of each layer, none of them twice."""
    rng = random.Random(seed)
    found: list[Mutation] = []
    for layer in layers:
        files = sorted((ROOT / PACKAGE / layer).rglob("*.py"))
        every = [mutation for file in files for mutation in mutations_of(file)]
        rng.shuffle(every)
        found += [mutation for mutation in every if applies(mutation)][:count]
    return found


def concerned(file: str) -> list[str]:
    """The tests that a change of the file concerns, nearest first."""
    layer, *rest = Path(file).relative_to(PACKAGE).parts
    if layer in TESTS:
        return TESTS[layer]
    rooms = [Path("tests", layer, *rest[:depth]) for depth in range(len(rest) - 1, -1, -1)]
    return [next(str(room) for room in rooms if (ROOT / room).is_dir())]


def first_failure(copy: Path, tests: list[str], *more: str) -> str:
    """The first test that fails, or nothing."""
    environment = {
        **os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "LC_CTYPE": "C.UTF-8",
    }  # fmt: skip
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", *more, *tests]
    try:
        result = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, text=True, timeout=AT_MOST,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return ENDLESS
    if result.returncode == 0:
        return ""
    lines = [line for line in result.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return lines[0].split(" - ")[0] if lines else f"(status {result.returncode})"


def main() -> int:
    """Try the mutations and print a line for each, then how many were found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("layers", nargs="+", help="folders of the package: engine, ai, app/show …")
    parser.add_argument("--count", type=int, default=20, help="mutations of each layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="go on after this many")
    parser.add_argument("--quick-only", action="store_true", help="do not ask the long run")
    given = parser.parse_args()
    # Started in the background, Ctrl+C would be ignored by every test that sends one.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    tally = {"normal run": 0, "long run alone": 0, "long run cut off": 0, "neither": 0}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copied(ROOT / name, copy / name)
        for mutation in chosen(given.layers, given.count, given.seed)[given.skip :]:
            target, began = copy / mutation.file, time.monotonic()
            target.write_bytes(mutated(mutation))
            tests, by = concerned(mutation.file), "normal run"
            found = first_failure(copy, tests)
            if not found and not given.quick_only:
                found, by = first_failure(copy, tests, "--long"), "long run alone"
                if found == ENDLESS:
                    by = "long run cut off"
            by = by if found else "neither"
            tally[by] += 1
            shutil.copy(ROOT / mutation.file, target)
            seconds = round(time.monotonic() - began, 1)
            print(json.dumps([by, str(mutation), found, seconds], ensure_ascii=False), flush=True)
    print(tally)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
