"""What is shipped with the game by others, and the texts of the licences it is under.

A library's text is the one it was installed with, which the packages carry as well. Python and Qt
come without theirs, so these texts are in `licences/`, and so is the game's own. The licence of
the fonts is beside them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from platform import python_version
from typing import TYPE_CHECKING

from msgspec import Struct

from arschloch_gui import __version__
from arschloch_gui.app.typeface import LICENCE, VERSION

if TYPE_CHECKING:
    from importlib.metadata import Distribution

FOLDER = Path(__file__).parent / "licences"
_LICENCE_FILE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", re.IGNORECASE)
_FULL_LINE = 56
"""A line of a paragraph at least this long goes on in the next one."""


class ShippedLibrary(Struct, frozen=True):
    """Something shipped. `distribution` is the package it is installed as ("" for none), `texts`
    the files of `licences/` that stand for what it was installed with."""

    key: str
    name: str
    distribution: str = ""
    texts: tuple[str, ...] = ()


GAME = ShippedLibrary("arschloch", "Arschloch", texts=("MIT",))
QT = ShippedLibrary("qt", "Qt, PySide6", "PySide6-Essentials", ("LGPL-3.0", "GPL-3.0"))
PYTHON = ShippedLibrary("python", "Python", texts=("Python",))
TYPEFACE = ShippedLibrary("typeface", "Fira Sans, Noto Sans")
LIBRARIES = (
    GAME, QT,
    ShippedLibrary("shiboken", "Shiboken", "shiboken6", ("LGPL-3.0",)),
    PYTHON, TYPEFACE,
    ShippedLibrary("pillow", "Pillow", "pillow"),
    ShippedLibrary("fsrs", "FSRS", "fsrs"),
    ShippedLibrary("filelock", "filelock", "filelock"),
    ShippedLibrary("msgspec", "msgspec", "msgspec"),
    ShippedLibrary("platformdirs", "platformdirs", "platformdirs"),
    ShippedLibrary("tqdm", "tqdm", "tqdm"),
    ShippedLibrary("miniaudio", "miniaudio", "miniaudio"),
    ShippedLibrary("cffi", "CFFI", "cffi"),
    ShippedLibrary("pycparser", "pycparser", "pycparser"),
    ShippedLibrary("typing_extensions", "Typing Extensions", "typing_extensions"),
    ShippedLibrary("colorama", "colorama", "colorama"),
)  # fmt: skip
"""The runtime dependencies of pyproject.toml, and what these need themselves."""


def shipped() -> list[ShippedLibrary]:
    """The libraries that are here: some are for some systems only."""
    return [each for each in LIBRARIES if version_of(each)]


def version_of(library: ShippedLibrary) -> str:
    """Its version; "" where it is not here."""
    own = {GAME.key: __version__, PYTHON.key: python_version(), TYPEFACE.key: VERSION}
    if library.key in own:
        return own[library.key]
    found = _installed(library)
    return found.version if found is not None else ""


def licence_of(library: ShippedLibrary) -> list[str]:
    """The licence, paragraph by paragraph; empty where its text is not here."""
    files = [FOLDER / f"{name}.txt" for name in library.texts]
    texts = [
        each.read_text(encoding="utf-8") for each in files or [LICENCE] * (library is TYPEFACE)
    ]
    found = None if texts else _installed(library)
    return [each for text in texts or _texts(found) for each in paragraphs(text)]


def paragraphs(text: str) -> list[str]:
    """A plain text as paragraphs that can be wrapped anew; lists and tables keep their lines."""
    return [
        _unwrapped(each)
        for each in re.split(r"\n[\s=-]*\n", text.replace("\f", "\n"))
        if each.strip()
    ]


def _unwrapped(paragraph: str) -> str:
    lines = [line.expandtabs() for line in paragraph.strip("\n").splitlines()]
    whole = lines[0].strip()
    for before, line in pairwise(lines):
        goes_on = len(before.rstrip()) >= _FULL_LINE and not re.match(
            r"\s*([*•-]|\(?\w{1,2}[.)])\s", line
        )
        whole += (" " if goes_on else "\n") + line.strip()
    return whole


def _installed(library: ShippedLibrary) -> Distribution | None:
    # Takes 17 ms to import, and the game starts without it.
    from importlib.metadata import PackageNotFoundError, distribution

    with suppress(PackageNotFoundError):
        return distribution(library.distribution)
    return None


def _texts(found: Distribution | None) -> Iterator[str]:
    for path in (found.files or ()) if found is not None else ():
        if ".dist-info" in path.parts[0] and _LICENCE_FILE.search(path.as_posix()):
            with suppress(OSError):
                yield Path(str(path.locate())).read_text(encoding="utf-8", errors="replace")
