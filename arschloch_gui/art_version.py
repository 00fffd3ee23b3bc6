"""Version of the artwork, for recognising outdated drawings.

Drawings are cached on the user's disk (`app/pictures/sprites.py`) and prepared in the package
(`art/prepared.py`). The artwork takes a while to import, so this module is outside of it. The
build hook loads this file alone, so nothing of the package is imported at the top.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent


@cache
def art_version() -> str:
    """Return a text that changes whenever a drawing can look different."""
    from arschloch_gui import __version__

    # A packaged program has no sources, so its version is used.
    return hashlib.blake2b((__version__ + source_digest()).encode(), digest_size=8).hexdigest()


@cache
def source_digest(package: Path = PACKAGE) -> str:
    """Return a digest of the sources that draw; "" if there are none."""
    sources = sorted((package / "art").glob("*.py"))
    if not sources:
        return ""
    state = hashlib.blake2b(digest_size=8)
    for source in (*sources, package / "looks.py", package / "languages.py"):
        state.update(source.read_bytes())
    return state.hexdigest()
