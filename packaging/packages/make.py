"""`dev.py package KIND`: build packages from this tree into `dist/`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from packages.appimage import build_appimage
from packages.building import BuildError
from packages.deb import build_deb
from packages.flatpak_repository import build_flatpak
from packages.folder import build_folder
from packages.macos import build_image
from packages.wheel import build_wheel
from packages.wheels import build_wheels
from packages.windows import build_installer

KINDS: dict[str, Callable[[Path, Path], Path]] = {
    "appimage": build_appimage,
    "deb": build_deb,  # includes the folder, which includes the wheel
    "dmg": build_image,
    "flatpak": build_flatpak,
    "folder": build_folder,
    "installer": build_installer,
    "wheel": build_wheel,
    "wheels": build_wheels,
}
ALL = {"win32": "installer", "darwin": "dmg"}
"""The package that includes all others, by system. Elsewhere it is the Debian package."""
USAGE = f"usage: python3 packaging/dev.py package {'|'.join(KINDS)}|all"


def is_asked_rightly(arguments: Sequence[str]) -> bool:
    """Return whether the arguments name one package."""
    return len(arguments) == 1 and arguments[0] in (*KINDS, "all")


def make(root: Path, python: Path, arguments: Sequence[str]) -> int:
    """Build the requested package, print the contents of `dist/`, and return an exit status."""
    if not is_asked_rightly(arguments):
        wanted = arguments[:1] in (["-h"], ["--help"])
        print(USAGE, file=sys.stdout if wanted else sys.stderr)
        return 0 if wanted else 2
    kind = ALL.get(sys.platform, "deb") if arguments[0] == "all" else arguments[0]
    try:
        KINDS[kind](root, python)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for path in sorted((root / "dist").iterdir()):
        print(path)
    return 0
