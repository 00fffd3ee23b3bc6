"""Check of the symbol versions that a folder's libraries require, and so of the oldest Linux.

A library cannot be loaded if it requires a newer version than the system has. A test on a system as
new as the build system would not notice.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from packages.building import BuildError, output

NEWEST = {"GLIBC": "2.31", "GLIBCXX": "3.4.28", "CXXABI": "1.3.12", "GCC": "10"}
"""The versions in Debian 11. Any Linux of the last five years has these or newer ones."""
ADVICE = "packaging/old_system.sh builds what runs on any Linux of the last five years."
PROMISE = "FOR_ANY_LINUX"
"""Environment variable for release builds: files that require a newer Linux are always errors."""

_ASKED = re.compile(r"\b(GLIBC|GLIBCXX|CXXABI|GCC)_(\S+)$")
_ELF = b"\x7fELF"


def check(folder: Path) -> None:
    """Raise `BuildError` with the names of files that require a newer system than promised.

    On a newer system, a build that is not a release only prints a note.
    """
    here = os.confstr("CS_GNU_LIBC_VERSION").split()[-1]  # type: ignore[union-attr]
    if not os.environ.get(PROMISE) and _newer(here, NEWEST["GLIBC"]):
        print(f"This is for glibc {here} and newer. {ADVICE}", file=sys.stderr)
        return
    found = [
        f"{path.relative_to(folder)} asks for {', '.join(names)}\n"
        for path in programs(folder)
        if (names := too_new(path))
    ]
    if found:
        raise BuildError(
            f"Some Linux of the last five years cannot run it:\n{''.join(found)}{ADVICE}"
        )


def programs(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries in the folder, whatever their names."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    yield path


def too_new(path: Path, limits: Mapping[str, str] = NEWEST) -> list[str]:
    """Return the versions required by a file that are newer than the limits or not numeric."""
    asked = (
        found
        for line in output(["objdump", "-p", path], path.parent).splitlines()
        if line.startswith("    0x") and (found := _ASKED.search(line))
    )
    return sorted(
        {each[0] for each in asked if each[1] in limits and _newer(each[2], limits[each[1]])}
    )


def _newer(version: str, limit: str) -> bool:
    try:
        return _numbers(version) > _numbers(limit)
    except ValueError:  # a trait like GLIBC_ABI_DT_RELR, which only newer systems know
        return True


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
