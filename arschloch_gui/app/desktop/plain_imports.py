"""Python's own `import`, in the place of the one PySide6 puts there.

PySide6's reads the source of every module that is imported after it, looking for `__feature__`,
which nobody here uses: a fifth of the time our modules take to load
(docs/decisions/start-up.md).
"""

from __future__ import annotations

import builtins


def import_plainly() -> None:
    """Import as before PySide6 was loaded; where it did not keep that, nothing changes."""
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
