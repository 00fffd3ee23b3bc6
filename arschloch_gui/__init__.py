"""Arschloch, Trou du cul, President and their relatives: a card game for the desktop."""

import os

RELEASE = "1.1.0"
"""Version of this release or, between releases, of the next one."""


def _built_version() -> str:
    """Return the version written when the package was built, or that of the release."""
    try:
        # Small programs import this, so it loads nothing that is not loaded already.
        with open(os.path.join(os.path.dirname(__file__), "version.txt"), encoding="ascii") as file:
            return file.read().strip()
    except OSError:
        return RELEASE


__version__ = _built_version()
