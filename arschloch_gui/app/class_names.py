"""The name of an item's class, without what asking for it leaves behind.

PySide keeps the wrapper of a meta object although QML may free it; an item that comes to lie in the
same place would get that wrapper for its own.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject


def class_name(item: QObject) -> str:
    """What Qt calls the item's class."""
    meta = item.metaObject()
    name = str(meta.className())
    shiboken6.invalidate(meta)
    return name
