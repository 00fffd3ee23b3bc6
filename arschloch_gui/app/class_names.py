"""Reading the class names of Qt items without leaving a stale wrapper behind.

PySide keeps the wrapper of a meta object even after QML frees the object. A later item at the same
address would then be given the wrapper of the old one.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject


def class_name(item: QObject) -> str:
    """Return the name of the item's Qt class."""
    meta = item.metaObject()
    name = str(meta.className())
    shiboken6.invalidate(meta)
    return name
