"""Languages named on the command line."""

from __future__ import annotations

from arschloch_gui.app.console.failure import Failure
from arschloch_gui.languages import LANGUAGES


def checked_language(name: str) -> str:
    """The language itself. Raises `Failure`, which lists the languages there are."""
    if name not in LANGUAGES:
        raise Failure(f"There is no language “{name}”; there are {', '.join(LANGUAGES)}.")
    return name
