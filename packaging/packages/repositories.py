"""`dev.py repository KIND FINGERPRINT`: build a signed repository from the packages in `dist/`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from packages.apt_repository import build_apt_repository
from packages.building import BuildError
from packages.flatpak_repository import build_flatpak_repository

KINDS: dict[str, Callable[[Path, str], Path]] = {
    "apt": build_apt_repository,
    "flatpak": build_flatpak_repository,
}
PROGRAMS = {
    "apt": {"apt-ftparchive": "apt-utils", "gpg": "gpg"},
    "flatpak": {"flatpak": "flatpak", "ostree": "ostree", "gpg": "gpg"},
}
"""The programs that each kind requires, with the Debian packages that contain them."""
USAGE = f"usage: python3 packaging/dev.py repository {'|'.join(KINDS)} FINGERPRINT"


def is_asked_rightly(arguments: Sequence[str]) -> bool:
    """Return whether the arguments are a kind of repository and a key."""
    return len(arguments) == 2 and arguments[0] in KINDS


def make(root: Path, arguments: Sequence[str]) -> int:
    """Build the requested repository, print its path, and return an exit status."""
    if not is_asked_rightly(arguments):
        wanted = arguments[:1] in (["-h"], ["--help"])
        print(USAGE, file=sys.stdout if wanted else sys.stderr)
        return 0 if wanted else 2
    kind, key = arguments
    try:
        print(KINDS[kind](root, key))
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
