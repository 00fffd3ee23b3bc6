"""What the libraries of a folder ask of the system's own: how old a Linux may be to run it.

A library that asks for a newer version than the system has is not loaded, and no test on a system
as new as the one it was built on notices.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from packages.building import BuildError, output

NEWEST = {"GLIBC": "2.31", "GLIBCXX": "3.4.28", "CXXABI": "1.3.12", "GCC": "10"}
"""What Debian 11 has, and with it any Linux of the last five years."""
OWN_LIMIT = "NEWEST_GLIBC"
"""The variable that names another glibc, for a folder that need not run elsewhere; the compiler's
libraries are not looked at then."""

_ASKED = re.compile(r"\b(GLIBC|GLIBCXX|CXXABI|GCC)_(\S+)$")
_ELF = b"\x7fELF"


def check(folder: Path) -> None:
    """Raise `BuildError`, which names the files, if some of them need a newer system."""
    own = os.environ.get(OWN_LIMIT)
    limits = {"GLIBC": own} if own else NEWEST
    found = [
        f"{path.relative_to(folder)} asks for {', '.join(names)}"
        for path in programs(folder)
        if (names := too_new(path, limits))
    ]
    if found:
        raise BuildError(
            "Not every Linux of the last five years can run it:\n  "
            + "\n  ".join(found)
            + "\npackaging/old_system.sh builds what all can; what is for this system and newer"
            + f" ones, {OWN_LIMIT}={os.confstr('CS_GNU_LIBC_VERSION').split()[-1]} allows."  # type: ignore[union-attr]
        )


def programs(folder: Path) -> Iterator[Path]:
    """The programs and libraries in the folder, whatever they are called."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    yield path


def too_new(path: Path, limits: dict[str, str]) -> list[str]:
    """The versions the file asks for that are newer than the limits, or no number to compare."""
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
