"""Controls declared in QML files that accept the mouse, found without a window.

A control is called `File/name`: by its `objectName` up to a colon, else its `id`, else its type.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from arschloch_gui.app.shell import QML

FOLDER = QML.parent
CONTROLS = FOLDER / "controls"
"""The folder of our control types; a control is a use of one of these in another file."""
BASES = {
    "T.AbstractButton", "T.Button", "T.CheckBox", "T.Slider", "T.SpinBox", "T.TextField",
    "T.MenuItem", "MouseArea", "TapHandler", "WheelHandler",
}  # fmt: skip
"""The Qt types in use that accept the mouse."""
OTHERS = {
    "Binding", "BorderImage", "ColorAnimation", "Component", "Connections", "DragHandler",
    "Flickable", "Flow", "FocusScope", "FontMetrics", "Gradient", "GradientStop", "Grid",
    "HoverHandler", "Image", "Instantiator", "Item", "ListModel", "ListView", "Loader",
    "MultiPointTouchArea", "NumberAnimation", "ParallelAnimation", "PathLine", "PathMultiline",
    "PathPolyline", "PauseAnimation", "PointHandler",
    "PropertyAction", "QtObject", "Rectangle", "Repeater", "Row", "Scale", "ScriptAction",
    "SequentialAnimation", "Shape", "ShapePath", "Shortcut", "T.Menu", "T.ScrollBar", "Text",
    "TextMetrics", "Timer", "Transition", "Translate", "Window",
}  # fmt: skip
"""The Qt types that do not, that accept only touch, or that only scroll."""
_ELEMENT = re.compile(r"(?<![\w.])((?:T\.)?[A-Z]\w*)\s*\{")
_COMPONENT = re.compile(r"component\s+(\w+)\s*:\s*((?:T\.)?\w+)")
_NAME = re.compile(r"(?:^|[;{])\s*(objectName|id)\s*:\s*([^;\n}]+)", re.M)


def declared() -> set[str]:
    """Return every control in use."""
    return {name for file in sorted(FOLDER.rglob("*.qml")) for name in declared_in(file)}


@cache
def declared_in(file: Path) -> frozenset[str]:
    """Return the controls used in one file; none in the files of our own types."""
    if file.parent == CONTROLS:
        return frozenset()
    text = _text(file)
    defined = {found.end(2) for found in _COMPONENT.finditer(text)}
    # The root of the file and of its components are used elsewhere.
    return frozenset(
        f"{file.stem}/{_name_in(_own_body(text, found.end()), kind)}"
        for at, found in enumerate(_ELEMENT.finditer(text))
        if is_control(kind := found.group(1)) and at and found.end(1) not in defined
    )


def file_of(stem: str) -> Path:
    """Return the QML file of a name."""
    return next(FOLDER.rglob(stem + ".qml"))


def unknown_types() -> set[str]:
    """Return the Qt types in use that are neither in `BASES` nor in `OTHERS`."""
    texts = {file.stem: _text(file) for file in FOLDER.rglob("*.qml")}
    used = {kind for text in texts.values() for kind in _ELEMENT.findall(text)}
    ours = {*texts, *(name for text in texts.values() for name, _ in _COMPONENT.findall(text))}
    return used - ours - BASES - OTHERS


def short(object_name: str) -> str:
    """Return a name up to its first colon inclusive; an index follows it."""
    head, colon, _ = object_name.partition(":")
    return head + colon


def _text(file: Path) -> str:
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", file.read_text("utf-8"), flags=re.S)


def _name_in(body: str, kind: str) -> str:
    found = dict(reversed(_NAME.findall(body)))
    quoted = re.match(r'"([^"]*)"\s*(.?)', found.get("objectName", ""))
    if quoted:
        return quoted[1] if not quoted[2] else short(quoted[1])
    return found.get("id", kind).strip()


def _own_body(text: str, start: int) -> str:
    """Return the content of the braces opened before `start`, without nested ones."""
    depth, kept = 1, []
    for char in text[start:]:
        depth += (char == "{") - (char == "}")
        if depth == 0:
            break
        kept.append(char if depth == 1 else "")
    return "".join(kept)


def is_control(kind: str) -> bool:
    """Return whether a type accepts the mouse, or is built in `controls/` from such types."""
    return kind in BASES or kind in _ours()


@cache
def _ours() -> frozenset[str]:
    texts = {file.stem: _text(file) for file in FOLDER.rglob("*.qml")}
    roots: dict[str, str] = {}
    for stem, text in texts.items():
        roots |= dict(_COMPONENT.findall(text))
        if first := _ELEMENT.search(text):
            roots[stem] = first[1]
    parts = {file.stem: set(_ELEMENT.findall(texts[file.stem])) for file in CONTROLS.glob("*.qml")}
    found: set[str] = set()
    while True:
        more = {
            kind
            for kind in roots
            if roots[kind] in found | BASES or parts.get(kind, set()) & (found | BASES)
        }
        if more == found:
            return frozenset(found)
        found = more
