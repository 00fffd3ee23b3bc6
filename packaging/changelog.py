"""Read the releases from CHANGELOG.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
_RELEASE = re.compile(r"^## \[(?P<version>\d[^]]*)\] - (?P<date>\d{4}-\d\d-\d\d)$", re.MULTILINE)
_SECTION = re.compile(r"^## ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """A version, its date (ISO 8601), and its text in Markdown."""

    version: str
    date: str
    text: str


def releases(changelog: str) -> list[Release]:
    """Return the releases from all sections like “## [1.2.0] - 2027-01-31”, in file order.

    Unreleased changes are not included.
    """
    told = []
    for found in _RELEASE.finditer(changelog):
        following = _SECTION.search(changelog, found.end())
        text = changelog[found.end() : following.start() if following else None]
        told.append(Release(found["version"], found["date"], text.strip()))
    return told
