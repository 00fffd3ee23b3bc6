"""Registration of Python classes as QML types, for property and parameter types."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtQml import qmlRegisterUncreatableType

URI = "Arschloch"
"""Name of the module that QML imports."""

_known: set[str] = set()


def register(kind: type[QObject]) -> None:
    """Register a class with QML under its own name, once.

    Call it before loading any QML that uses the name.
    """
    if kind.__name__ in _known:
        return
    _known.add(kind.__name__)
    # The stubs want bytes, but the runtime wants text.
    qmlRegisterUncreatableType(kind, URI, 1, 0, kind.__name__, "made in Python")  # type: ignore[arg-type]
