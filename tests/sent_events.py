"""The accessibility events Qt sends: Qt passes each to a function of ours."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import PySide6
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
    QAccessibleValueChangeEvent,
)

LIBRARY = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"
INSTALL = "_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"
"""`QAccessible::installUpdateHandler`, which PySide6 does not offer."""
HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
Kind = QAccessible.Event


class Sent(NamedTuple):
    """An event: its item, and the new value or checked state."""

    kind: Kind
    item: str
    value: Any


@contextmanager
def sent_events() -> Iterator[list[Sent]]:
    """Collect every change of a value or checked state sent in the meantime."""
    install = ctypes.CDLL(str(LIBRARY))[INSTALL]
    install.restype, install.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
    found: list[Sent] = []

    @HANDLER
    def note(address: int) -> None:
        kind = _wrapped(address, QAccessibleEvent).type()
        if kind == Kind.ValueChanged:
            event = _wrapped(address, QAccessibleValueChangeEvent)
            found.append(Sent(kind, _name(event), event.value()))
        elif kind == Kind.StateChanged:
            event = _wrapped(address, QAccessibleStateChangeEvent)
            if event.changedStates().checked:
                checked = bool(event.accessibleInterface().state().checked)
                found.append(Sent(kind, _name(event), checked))

    before = install(ctypes.cast(note, ctypes.c_void_p))
    try:
        yield found
    finally:
        install(before)


def _wrapped(address: int, kind: type) -> Any:
    return shiboken6.wrapInstance(address, kind)


def _name(event: QAccessibleEvent) -> str:
    item = event.accessibleInterface().object()
    return item.objectName() if isinstance(item, QObject) else ""
