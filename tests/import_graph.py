"""The import graph of the program's modules, and its cycles.

Every import counts: at the top of a file, inside functions and classes, and those for type checkers
only. An import of a submodule does not count for its package; only names defined in the package
itself do.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

Graph: TypeAlias = dict[str, set[str]]


def modules_under(root: Path, packages: Iterable[str]) -> dict[str, Path]:
    """Return the modules of these packages (folders of `root`, itself a package) by name."""
    found: dict[str, Path] = {}
    for package in packages:
        for path in sorted((root / package).rglob("*.py")):
            parts = path.relative_to(root.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    """Return the parsed syntax tree of a file, cached for all callers."""
    return ast.parse(path.read_text("utf-8"))


def import_statements(path: Path) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield all imports of a file. Expressions are skipped because they contain none."""
    waiting: list[ast.AST] = list(tree(path).body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            inner = getattr(node, part, ())
            waiting += inner if isinstance(inner, list) else ()


def graph_of(modules: dict[str, Path]) -> Graph:
    """Return module → those of these modules that it imports in any way."""
    return {name: _imported(path, modules) - {name} for name, path in modules.items()}


def _imported(path: Path, modules: dict[str, Path]) -> set[str]:
    found: set[str] = set()
    for node in import_statements(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            # `from package import module` counts as an import of the module.
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= below & modules.keys()
            if below - modules.keys():
                found.add(str(node.module))
    return found & modules.keys()


def circles(graph: Graph) -> list[list[str]]:
    """Return the import cycles: groups of modules that reach each other, each sorted."""
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
