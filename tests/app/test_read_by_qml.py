"""What Python exposes to QML, and what QML files declare, is read somewhere in QML."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from import_graph import tree

import arschloch_gui.app

APP = Path(arschloch_gui.app.__file__).parent
WORD = re.compile(r"\w+")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
DECLARED = re.compile(
    r"^\s*(?:readonly |required |default )*(?:property [\w.<>]+|function) (\w+)", re.M
)
HANDLER = re.compile(r"on[A-Z]\w+")
FOR_SCREEN_READERS = {"minimumValue", "maximumValue"}
"""Properties that Qt's accessibility reads from a slider."""
FOR_SIGNALS = {"_focused", "_round"}
"""Properties that only have handlers of their changes."""


def pages() -> dict[Path, str]:
    """Return the text of each QML file, without comments."""
    return {path: COMMENT.sub("", path.read_text("utf-8")) for path in APP.rglob("*.qml")}


def exposed() -> Iterator[tuple[str, str]]:
    """Yield the names of properties for QML, with their modules."""
    trees = {path: tree(path) for path in sorted(APP.rglob("*.py"))}
    classes = [
        (path, node)
        for path, module in trees.items()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    ]
    shown = {
        ast.unparse(each.value)
        for module in trees.values()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "by_signal"
        for each in node.keywords
    }
    for path, node in classes:
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                said = map(ast.unparse, part.decorator_list)
                if any(each.startswith("typed_property(") for each in said):
                    yield part.name, path.stem
            elif node.name in shown and isinstance(part, ast.AnnAssign):
                yield ast.unparse(part.target), path.stem


def test_every_property_for_qml_is_read_by_qml():
    read = {word for text in pages().values() for word in WORD.findall(text)}
    found = list(exposed())
    assert len(found) > 300
    assert [each for each in found if each[0] not in read] == []


def test_every_property_and_function_of_a_qml_file_is_used():
    texts = pages()
    used = Counter(word for text in texts.values() for word in WORD.findall(text))
    unused = {
        name
        for text in texts.values()
        for name in DECLARED.findall(text)
        if used[name] == 1 and not HANDLER.fullmatch(name)
    }
    assert unused == FOR_SCREEN_READERS | FOR_SIGNALS
