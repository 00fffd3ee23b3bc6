"""Date of a package: the last change of the changelog, so that equal trees give equal packages."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from changelog import releases

from packages.building import BuildError, output

CHANGELOG = "CHANGELOG.md"


def date_of_changes(root: Path) -> datetime:
    """Return the date for a package.

    It is `SOURCE_DATE_EPOCH` if set, else the time of the commit that last changed the changelog.
    In a source archive, which has no commits, it is the date of the newest release. The file's own
    time is never used, because it is that of the checkout. Raises `BuildError` if
    `SOURCE_DATE_EPOCH` is not a number of seconds.
    """
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    try:
        seconds = int(told) if told else _commit(root)
    except ValueError:
        raise BuildError("SOURCE_DATE_EPOCH is no whole number of seconds.") from None
    return datetime.fromtimestamp(seconds, UTC) if seconds is not None else _release(root)


def _commit(root: Path) -> int | None:
    """Return the time of the commit in seconds, or None without a checkout or git."""
    if not (root / ".git").exists():
        return None
    try:
        told = output(["git", "log", "-1", "--format=%ct", "--", CHANGELOG], root).strip()
    except (OSError, BuildError):
        return None
    return int(told) if told else None


def _release(root: Path) -> datetime:
    found = releases((root / CHANGELOG).read_text(encoding="utf-8"))
    # Before the first release there is no date, so use any constant one.
    return datetime.fromisoformat(found[0].date if found else "1980-01-01").replace(tzinfo=UTC)
