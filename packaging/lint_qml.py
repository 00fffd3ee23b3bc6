"""Check every QML file with PySide6's qmllint; a warning is a failure.

    python packaging/lint_qml.py

qmllint does not read Python. Therefore the classes that QML knows by type (`app/qml_types.py`) are
described in `.cache/qmllint` in a form that it can read. The description is generated from Qt's
meta-objects, so it does not have to be maintained by hand.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import subprocess
import sys
import types
import typing
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from PySide6 import __file__ as pyside
from PySide6.QtCore import QMetaMethod, QMetaProperty, QObject

ROOT = Path(__file__).resolve().parent.parent
QML = ROOT / "arschloch_gui" / "app" / "qml"
MODULE = ROOT / ".cache" / "qmllint"
CLEAN = MODULE / "clean"
"""The file with the digest (`mark_of`) of the last run without findings."""
STRICTER = ("unused-imports",)
"""Rules that are only informational in qmllint but count as warnings here."""


def find_qmllint() -> Path:
    """Return the path of qmllint in the installed PySide6-Essentials."""
    folder = Path(pyside).parent
    name = "qmllint.exe" if os.name == "nt" else "qmllint"
    for place in (folder, folder / "Qt" / "libexec", folder / "Qt" / "bin"):
        if (place / name).is_file():
            return place / name
    raise SystemExit(f"The check needs qmllint from PySide6-Essentials, which {folder} lacks.")


def class_of(owner: type[QObject], name: str) -> str:
    """Return the class in the return annotation of a property, or "" if there is none."""
    made = next(vars(base)[name] for base in owner.__mro__ if name in vars(base))
    if not inspect.isfunction(made.fget):  # a field of a value (`app/exposed.py`)
        return ""
    said = typing.get_type_hints(made.fget).get("return")
    if isinstance(said, types.UnionType):
        said = next(each for each in said.__args__ if each is not types.NoneType)
    kind = typing.get_origin(said) or said
    return kind.__name__ if inspect.isclass(kind) else ""


def type_lines(kind: type[QObject], known: set[str], uri: str) -> list[str]:
    """Return the lines of a qmltypes file that describe a class as a component."""
    meta = kind.staticMetaObject  # type: ignore[attr-defined]
    bases = (base.__name__ for base in kind.__mro__[1:])
    base = next(name for name in bases if name in known or name.startswith("Q"))
    properties = range(meta.propertyOffset(), meta.propertyCount())
    methods = range(meta.methodOffset(), meta.methodCount())
    return [
        "    Component {",
        f'        name: "{kind.__name__}"',
        '        accessSemantics: "reference"',
        f'        prototype: "{base}"',
        f'        exports: ["{uri}/{kind.__name__} 1.0"]',
        "        isCreatable: false",
        "        exportMetaObjectRevisions: [256]",
        *(property_line(kind, meta.property(at), known) for at in properties),
        *(line for at in methods for line in method_lines(meta.method(at))),
        "    }",
    ]


def property_line(kind: type[QObject], prop: QMetaProperty, known: set[str]) -> str:
    """Return the line for a property; the type of a QObject is read from its annotation."""
    name, type_name = str(prop.name()), str(prop.typeName())
    pointer = type_name.endswith("*")
    if pointer:
        named = class_of(kind, name)
        type_name = named if named in known else "QObject"
    parts = [f'name: "{name}"', f'type: "{type_name}"', f'read: "{name}"']
    if pointer:
        parts.append("isPointer: true")
    if not prop.isWritable():
        parts.append("isReadonly: true")
    else:
        parts.append(f'write: "{name}"')
    if prop.hasNotifySignal():
        parts.append(f'notify: "{prop.notifySignal().name().data().decode()}"')
    return "        Property { " + "; ".join(parts) + " }"


def method_lines(method: QMetaMethod) -> list[str]:
    """Return the lines for a signal or slot, with the names of its parameters."""
    signal = method.methodType() == QMetaMethod.MethodType.Signal
    returned = method.typeName()
    head = f'name: "{method.name().data().decode()}"'
    if not signal and returned not in ("", "void"):
        head += f'; type: "{plain(str(returned))}"'
    lines = [f"        {'Signal' if signal else 'Method'} {{ {head}"]
    names = [n.data().decode() for n in method.parameterNames()]
    for name, kind in zip(names, method.parameterTypes(), strict=True):
        shown = f'name: "{name}"; ' if name else ""
        lines.append(f'            Parameter {{ {shown}type: "{plain(kind.data().decode())}" }}')
    return [*lines, "        }"]


def plain(name: str) -> str:
    """Return the name of a type in QML. Python objects are values of any kind there."""
    return "QVariant" if name == "PyObject" else name


def write_module(where: Path) -> None:
    """Write the module `Arschloch` for qmllint, into a folder with this name in `where`."""
    from arschloch_gui.app.qml_module import URI
    from arschloch_gui.app.qml_types import SHARED, board_types

    classes = [*SHARED, *board_types()]
    known = {kind.__name__ for kind in classes}
    lines = ["import QtQuick.tooling 1.2", "Module {"]
    for kind in classes:
        lines += type_lines(kind, known, URI)
    folder = where / URI
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "types.qmltypes").write_text(
        "\n".join([*lines, "}", ""]), encoding="utf-8", newline="\n"
    )
    (folder / "qmldir").write_text(
        f"module {URI}\ntypeinfo types.qmltypes\ndepends QtQuick\n", encoding="utf-8", newline="\n"
    )


def command(module: Path, files: Iterable[Path]) -> list[str]:
    """Return the qmllint command for these files, in which a warning counts as a failure."""
    rules = [word for name in STRICTER for word in (f"--{name}", "warning")]
    program = [str(find_qmllint()), "--ignore-settings", "-W", "0", "-I", str(module)]
    return [*program, *rules, *map(str, files)]


def mark_of(called: list[str]) -> str:
    """Return a digest of everything that a qmllint run depends on: version, command and files."""
    found = hashlib.sha256("\0".join([version("PySide6-Essentials"), *called]).encode())
    for path in sorted(path for folder in (QML, MODULE) for path in folder.rglob("*")):
        if path.is_file() and path != CLEAN:
            found.update(f"\0{path}\0".encode() + path.read_bytes())
    return found.hexdigest()


def main() -> int:
    """Return the exit status of qmllint: 0 if there are no findings.

    If nothing has changed since the last run without findings, qmllint is not run again.
    """
    sys.path.insert(0, str(ROOT))
    write_module(MODULE)
    called = command(MODULE, sorted(QML.rglob("*.qml")))
    mark = mark_of(called)
    if CLEAN.exists() and CLEAN.read_text("utf-8") == mark:
        return 0
    status = subprocess.run(called, check=False, cwd=ROOT).returncode
    if status == 0:
        CLEAN.write_text(mark, encoding="utf-8", newline="\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
