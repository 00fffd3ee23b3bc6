"""Builder for Windows: an Inno Setup installer made from the folder, and version information.

packaging/windows/arschloch.iss defines what is installed, how the file type is registered, and what
remains after uninstalling.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
from pathlib import Path

from packages.addresses import HOMEPAGE, ISSUES, addresses
from packages.building import NAME, BuildError, dist, run, version
from packages.folder import build_folder

CONSOLE = f"{NAME}-console"
"""The program for the command line. The other one has a window and no standard output."""
SCRIPT = "packaging/windows/arschloch.iss"
COMPILER = "ISCC.exe"
VERSION_INFO = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0x0, OS=0x40004,
    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Arschloch developers"),
      StringStruct("FileDescription", "Arschloch"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "arschloch"),
      StringStruct("LegalCopyright", "The Arschloch developers, MIT licence"),
      StringStruct("OriginalFilename", "arschloch.exe"),
      StringStruct("ProductName", "Arschloch"),
      StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def build_installer(root: Path, python: Path) -> Path:
    """Build `dist/arschloch-VERSION-setup.exe` and return its path."""
    if platform.system() != "Windows":
        raise BuildError("The installer for Windows is built on Windows.")
    compiler = find_compiler()
    build_folder(root, python)
    run([compiler, *definitions(root), root / SCRIPT], root)
    return dist(root) / f"{NAME}-{version(root)}-setup.exe"


def definitions(root: Path) -> list[str]:
    """Return the definitions for the script: version, addresses, folder, output folder."""
    given = addresses(root)
    named = [f"/D{name}={given[name]}" for name in (HOMEPAGE, ISSUES) if name in given]
    place = [f"/DFolder={dist(root) / NAME}", f"/O{dist(root)}"]
    return [f"/DVersion={version(root)}", *named, *place]


def find_compiler() -> Path:
    """Return Inno Setup's compiler, from the search path or its usual folders."""
    places = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    usual = (Path(place) / "Inno Setup 6" / COMPILER for place in places if place)
    found = shutil.which(COMPILER) or next((path for path in usual if path.is_file()), None)
    if not found:
        raise BuildError("The installer is made with Inno Setup 6, which is not installed.")
    return Path(found)


def write_version_info(root: Path, folder: Path) -> Path:
    """Write the version information of the programs for PyInstaller, and return the file's path."""
    told = version(root)
    numbers = [int(each) for each in re.findall(r"\d+", told)[:3]]
    four = tuple(numbers + [0] * (4 - len(numbers)))
    path = folder / "version-info.txt"
    path.write_text(VERSION_INFO.format(four=four, version=told), encoding="utf-8", newline="\n")
    return path
