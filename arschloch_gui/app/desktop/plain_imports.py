"""Python's own `import`, restored because PySide6 replaces it.

PySide6's version reads the source of every module imported after it to look for `__feature__`,
which is not used here. That takes a fifth of the time our modules need to load
(docs/decisions/start-up.md).
"""

from __future__ import annotations

import builtins


def import_plainly() -> None:
    """Restore the import function that PySide6 saved, if it saved one."""
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
