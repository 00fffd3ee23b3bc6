"""Tells drawings by this version of the art from drawings by others.

They are kept on the person's disk (`app/pictures/sprites.py`) and in the package
(`art/prepared.py`). The art takes a while to import, so this is beside it. The build hook loads
this file alone, so nothing of the package is imported at the top.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent


@cache
def art_version() -> str:
    """A word that changes whenever a drawing may look different."""
    from arschloch_gui import __version__

    # A frozen program has no sources; its version has to do.
    return hashlib.blake2b((__version__ + source_digest()).encode(), digest_size=8).hexdigest()


@cache
def source_digest(package: Path = PACKAGE) -> str:
    """A word for the sources that draw; "" where there are none."""
    sources = sorted((package / "art").glob("*.py"))
    if not sources:
        return ""
    state = hashlib.blake2b(digest_size=8)
    for source in (*sources, package / "looks.py", package / "languages.py"):
        state.update(source.read_bytes())
    return state.hexdigest()
