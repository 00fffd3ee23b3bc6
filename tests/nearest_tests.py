"""Finds the test files nearest to a module: by name, by imports and by folder."""

from __future__ import annotations

import ast
import re
from functools import cache, cached_property
from pathlib import Path

from import_graph import Graph, graph_of, import_statements, modules_under

PACKAGE = "arschloch_gui"
LAYERS = ("engine", "ai", "coach", "app")
ENOUGH, MOST = 4, 6
"""The number of test files to look for, and the maximum number to run."""
BESIDE = {"engine": ("golden", "perft")}
"""Folders of `tests/` that test another layer beside their own."""
EXAMPLES = "test_examples.py"
"""The test of the examples in docstrings."""
NOT_NEAR = ("bench", "packaging", "random_user")
"""Folders of `tests/` that test the program as a whole."""
_OBJECT_NAME = re.compile(r'objectName: .*?"([\w:]+)')


class NearestTests:
    """The test files of a source tree, by the module they are nearest to."""

    def __init__(self, root: Path) -> None:
        self._root = root
        modules = modules_under(root / PACKAGE, LAYERS)
        self._modules = modules
        self._tests = {
            path: self._imports(path)
            for path in sorted((root / "tests").rglob("test_*.py"))
            if path.relative_to(root / "tests").parts[0] not in NOT_NEAR
        }

    @cached_property
    def _importers(self) -> Graph:
        """The modules that import each module."""
        found: Graph = {name: set() for name in self._modules}
        for name, imported in graph_of(self._modules).items():
            for other in imported:
                found[other].add(name)
        return found

    def of(self, module: Path) -> tuple[str, ...]:
        """Return up to `MOST` test files of a module of the tree, the nearest first.

        First come those named after the module or importing it, those of the mirrored folder before
        others. If these are few, the tests of the modules that import it follow.
        """
        parts = module.relative_to(PACKAGE).with_suffix("").parts
        asked = {".".join((PACKAGE, *(parts[:-1] if parts[-1] == "__init__" else parts)))}
        found = [path for path in self._tests if self._is_named(path, parts)]
        seen: set[str] = set()
        while asked and len(found) < ENOUGH:
            near = [path for path, imported in self._tests.items() if imported & asked]
            near.sort(key=lambda path: (self._distance(path, parts), path))
            found += [path for path in near if path not in found]
            seen |= asked
            asked = {each for name in asked for each in self._importers.get(name, ())} - seen
        if len(found) < ENOUGH:  # such a module is loaded by name
            found += sorted(
                set(self._tests).difference(found),
                key=lambda path: (
                    not any(part in path.stem for part in parts[1:]),
                    self._distance(path, parts),
                    path,
                ),
            )
        return tuple(path.relative_to(self._root).as_posix() for path in found[:MOST])

    def of_qml(self, file: Path) -> tuple[str, ...]:
        """Return up to `MOST` test files that name most of the objects in a QML file.

        If there are none, return those of the QML files that use it.
        """
        asked, seen = {self._root / file}, set[Path]()
        while asked:
            words = {word for path in asked for word in _words_of(path)}
            shared = {test: sum(w in text for w in words) for test, text in self._texts.items()}
            found = sorted((t for t in shared if shared[t]), key=lambda t: (-shared[t], t))
            if found:
                return tuple(path.relative_to(self._root).as_posix() for path in found[:MOST])
            seen |= asked
            used = re.compile(rf"\b({'|'.join(path.stem for path in asked)})\b")
            asked = {path for path, text in self._pages.items() if used.search(text)} - seen
        return ()

    @cached_property
    def _pages(self) -> dict[Path, str]:
        pages = (self._root / PACKAGE / "app" / "qml").rglob("*.qml")
        return {path: path.read_text("utf-8") for path in pages}

    @cached_property
    def _texts(self) -> dict[Path, str]:
        return {path: path.read_text("utf-8") for path in self._tests}

    def around(self, module: Path) -> tuple[str, ...]:
        """Return the test folders of a module's package or layer, and the test of examples."""
        layer, *rest = module.relative_to(PACKAGE).parts
        room = Path("tests", layer, rest[0]) if layer == "app" else Path("tests", layer)
        found = room if (self._root / room).is_dir() else room.parent
        beside = (*BESIDE.get(layer, ()), EXAMPLES)
        return (*(str(Path("tests", each)) for each in beside), str(found))

    def _is_named(self, path: Path, parts: tuple[str, ...]) -> bool:
        return path.stem == f"test_{parts[-1]}" and parts[0] in path.parts

    def _distance(self, path: Path, parts: tuple[str, ...]) -> int:
        """Return how many folders a test file is away from the module's mirrored place."""
        folders = path.relative_to(self._root / "tests").parts[:-1]
        common = 0
        for one, other in zip(folders, parts[:-1], strict=False):
            if one != other:
                break
            common += 1
        return len(folders) + len(parts) - 1 - 2 * common

    def _imports(self, path: Path) -> set[str]:
        """Return the modules a test file imports, directly or through its `conftest.py`."""
        beside = path.with_name("conftest.py")
        files = [path, beside] if beside.exists() and beside.parent.name != "tests" else [path]
        return {name for file in files for name in _imported(file)} & self._modules.keys()


def _words_of(file: Path) -> set[str]:
    """Return how tests name a QML file and its objects, without what may follow: a number."""
    names = _OBJECT_NAME.findall(file.read_text("utf-8"))
    own = file.stem[0].lower() + file.stem[1:]
    return {f'"{name}' for name in (*names, own)} | {file.name}


@cache
def _imported(path: Path) -> frozenset[str]:
    found: set[str] = set()
    for node in import_statements(path):
        if isinstance(node, ast.ImportFrom):
            found.add(str(node.module))
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        else:
            found |= {alias.name for alias in node.names}
    return frozenset(found)
