"""The project's addresses on the web, from `[project.urls]` in pyproject.toml. There may be none.

This module uses only the standard library, because the Flatpak build installs nothing before it
(`desktop.py`).
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

HOMEPAGE, ISSUES, PICTURES = "Homepage", "Issues", "Pictures"
APT, FLATPAK = "Apt", "Flatpak"
"""Addresses of the repositories. Without one, only the file that names it is left out."""
KINDS = {HOMEPAGE: "homepage", ISSUES: "bugtracker"}
"""What AppStream calls an address."""
_SCREENSHOTS = re.compile(r" *<screenshots>.*</screenshots>\n", re.DOTALL)
_PICTURE = re.compile(r">docs/pictures/([^<]*)</image>")
_AFTER = re.compile(r"(?<=</launchable>\n)")


def addresses(root: Path) -> dict[str, str]:
    """Return the addresses by name, {} until the owner has given some."""
    return dict(_project(root).get("urls", {}))


def maintainer(root: Path) -> str:
    """Return the first author as Debian writes it, with an empty address if none was given."""
    author = _project(root)["authors"][0]
    return f"{author['name']} <{author.get('email', '')}>"


def with_addresses(metainfo: str, given: dict[str, str]) -> str:
    """Return AppStream metadata with the addresses, and with screenshots only if they have one."""
    if PICTURES in given:
        folder = escape(given[PICTURES].rstrip("/"))
        metainfo = _PICTURE.sub(lambda name: f">{folder}/{name[1]}</image>", metainfo)
    else:
        metainfo = _SCREENSHOTS.sub("", metainfo)
    lines = [
        f'  <url type="{kind}">{escape(given[name])}</url>\n'
        for name, kind in KINDS.items()
        if name in given
    ]
    return _AFTER.sub(lambda _: "".join(lines), metainfo, count=1)


def _project(root: Path) -> dict[str, Any]:
    with (root / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["project"]
    return found
