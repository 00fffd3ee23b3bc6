"""`dev.py package KIND`: packages out of this tree, into `dist/`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from packages.building import BuildError
from packages.deb import build_deb
from packages.folder import build_folder
from packages.wheel import build_wheel

KINDS: dict[str, Callable[[Path, Path], Path]] = {
    "deb": build_deb,  # makes the folder, and that the wheel
    "folder": build_folder,
    "wheel": build_wheel,
}
USAGE = f"usage: python3 packaging/dev.py package {'|'.join(KINDS)}|all"


def make(root: Path, python: Path, arguments: Sequence[str]) -> int:
    """Build what is asked for and print where it lies; returns an exit status."""
    if len(arguments) != 1 or arguments[0] not in (*KINDS, "all"):
        print(USAGE, file=sys.stderr)
        return 2
    kind = "deb" if arguments[0] == "all" else arguments[0]
    try:
        KINDS[kind](root, python)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for path in sorted((root / "dist").iterdir()):
        print(path)
    return 0
