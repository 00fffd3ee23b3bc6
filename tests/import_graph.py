"""Which modules of the program import which, and where that goes round in a circle.

Every import counts: those at the top of a file, those inside functions and classes, and those
only a type checker sees. A package is not counted for what is imported from below it, only for
names it holds itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeAlias

Graph: TypeAlias = dict[str, set[str]]


def modules_under(root: Path, packages: Iterable[str]) -> dict[str, Path]:
    """The modules of these packages (folders of `root`, itself a package) by dotted name."""
    found: dict[str, Path] = {}
    for package in packages:
        for path in sorted((root / package).rglob("*.py")):
            parts = path.relative_to(root.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    """A file, parsed once for all who ask; a test for each of 500 files would take longer."""
    return ast.parse(path.read_text("utf-8"))


def graph_of(modules: dict[str, Path]) -> Graph:
    """module → the modules among these that it imports, however it does."""
    return {name: _imported(path, modules) - {name} for name, path in modules.items()}


def _imported(path: Path, modules: dict[str, Path]) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            # `from package import module` means the module.
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= below & modules.keys()
            if below - modules.keys():
                found.add(str(node.module))
    return found & modules.keys()


def circles(graph: Graph) -> list[list[str]]:
    """The groups of modules that reach each other by imports, each sorted; none is the aim."""
    reached = {name: _reachable(graph, name) for name in graph}
    groups = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in graph
        if name in reached[name]
    }
    return [list(group) for group in sorted(groups)]


def _reachable(graph: Graph, start: str) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph[name]
    return seen
