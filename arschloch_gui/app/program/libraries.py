"""Third-party components shipped with the game, and the texts of their licences.

A library's licence text is the one installed with it, which our packages also contain. Python and
Qt are installed without theirs, so these texts are in `licences/`, like the game's own. The licence
of the fonts is stored beside the fonts.
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
"""Minimum length of a line for the next line to be joined to it."""


class ShippedLibrary(Struct, frozen=True):
    """A component shipped with the game.

    `distribution` is the name of its installed package, or "". `texts` are the files in `licences/`
    that replace a missing licence text.
    """

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
"""The runtime dependencies in pyproject.toml, and their own dependencies."""


def shipped() -> list[ShippedLibrary]:
    """Return the components that are installed, because some exist only on certain systems."""
    return [each for each in LIBRARIES if version_of(each)]


def version_of(library: ShippedLibrary) -> str:
    """Return the version of a component, or "" if it is not installed."""
    own = {GAME.key: __version__, PYTHON.key: python_version(), TYPEFACE.key: VERSION}
    if library.key in own:
        return own[library.key]
    found = _installed(library)
    return found.version if found is not None else ""


def licence_of(library: ShippedLibrary) -> list[str]:
    """Return the licence as paragraphs; empty if there is no text for it."""
    files = [FOLDER / f"{name}.txt" for name in library.texts]
    texts = [
        each.read_text(encoding="utf-8") for each in files or [LICENCE] * (library is TYPEFACE)
    ]
    found = None if texts else _installed(library)
    return [each for text in texts or _texts(found) for each in paragraphs(text)]


def paragraphs(text: str) -> list[str]:
    """Split a plain text into paragraphs that can be rewrapped; lists and tables keep lines."""
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
    # Imported late, because loading needs 17 ms, and start-up can do without.
    from importlib.metadata import PackageNotFoundError, distribution

    with suppress(PackageNotFoundError):
        return distribution(library.distribution)
    return None


def _texts(found: Distribution | None) -> Iterator[str]:
    for path in (found.files or ()) if found is not None else ():
        if ".dist-info" in path.parts[0] and _LICENCE_FILE.search(path.as_posix()):
            with suppress(OSError):
                yield Path(str(path.locate())).read_text(encoding="utf-8", errors="replace")
