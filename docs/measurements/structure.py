"""Count files, lines, `Any`, imports and small files of a checkout, by layer.

    python docs/measurements/structure.py [FOLDER]

FOLDER is a checkout of any version; the default is this one. A small file has at most `SMALL` lines
and a single definition. Empty files are not counted.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterable
from pathlib import Path
from statistics import median

LAYERS = ("engine", "ai", "coach", "art", "app")
BESIDE = ("tests", "packaging", "docs")
"""Folders outside the package."""
SMALL = 45


def lines(path: Path) -> int:
    """Return the number of lines of a file."""
    return path.read_text("utf-8").count("\n")


def files(folder: Path, ending: str) -> list[Path]:
    """Return the files below a folder that are not empty."""
    return [path for path in sorted(folder.rglob(f"*.{ending}")) if path.stat().st_size]


def tree(path: Path) -> ast.Module:
    """Return the parsed syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"))


def anys(path: Path) -> int:
    """Return how often `Any` is used in a file."""
    nodes = list(ast.walk(tree(path)))
    names = sum(isinstance(node, ast.Name) and node.id == "Any" for node in nodes)
    return names + sum(isinstance(node, ast.Attribute) and node.attr == "Any" for node in nodes)


def import_lines(path: Path) -> int:
    """Return the number of lines that belong to imports."""
    found = (node for node in ast.walk(tree(path)) if isinstance(node, ast.Import | ast.ImportFrom))
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in found)


def is_small(path: Path) -> bool:
    """Return whether a file is short and has a single definition."""
    defined = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return (
        path.name != "__init__.py"
        and lines(path) <= SMALL
        and sum(isinstance(node, defined) for node in tree(path).body) == 1
    )


def row(name: str, found: Iterable[Path], more: str = "") -> None:
    """Print a line of the table."""
    counts = [lines(path) for path in found]
    middle = median(counts) if counts else 0
    print(f"{name:<12}{len(counts):>6}{sum(counts):>8}{middle:>7g}  {more}")


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parents[2])
    root = parser.parse_args().folder
    package = root / "arschloch_gui"
    print(f"{'':<12}{'files':>6}{'lines':>8}{'median':>7}  Any")
    for layer in LAYERS:
        found = files(package / layer, "py")
        row(layer, found, str(sum(map(anys, found))))
    row("QML", files(package, "qml"))
    for folder in BESIDE:
        row(folder, files(root / folder, "py"))
    python = files(package, "py")
    imports = sum(map(import_lines, python)) / sum(map(lines, python))
    print(f"small files: {sum(map(is_small, python))} of {len(python)} Python files of the package")
    print(f"lines of imports: {imports:.1%}")


if __name__ == "__main__":
    main()
