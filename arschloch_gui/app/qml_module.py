"""Python's objects as types of QML, so that properties and parameters can name them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtQml import qmlRegisterUncreatableType

URI = "Arschloch"
"""What QML imports."""

_known: set[str] = set()


def register(kind: type[QObject]) -> None:
    """Let QML know a class by its name. What it is used in must be loaded afterwards."""
    if kind.__name__ in _known:
        return
    _known.add(kind.__name__)
    # The stubs ask for bytes, what runs for text.
    qmlRegisterUncreatableType(kind, URI, 1, 0, kind.__name__, "made in Python")  # type: ignore[arg-type]
