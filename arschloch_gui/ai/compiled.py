"""Location of the compiled simulator (`climbing/playout/core`), with the standard library only.

`packaging/compile_playout.py` writes the compiled code to `core/compiled/DIGEST/`, where DIGEST is
a digest of the sources, so it is never used with other sources. After a change, Python runs the
sources until they are compiled again. If `ARSCHLOCH_UNCOMPILED=1` is set, the sources are always
used.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

SWITCH = "ARSCHLOCH_UNCOMPILED"
FOLDER = "compiled"
CORE = Path(__file__).parent / "climbing" / "playout" / "core"
LIBRARY = "arschloch_playout__mypyc"
"""Name of the module in which mypyc puts the code of all others."""


def sources(core: Path) -> list[Path]:
    """Return the source files to be compiled."""
    return sorted(path for path in core.glob("*.py") if path.stem != "__init__")


def compiled_folder(core: Path) -> Path:
    """Return the folder for the compiled form of the current sources, whether or not it exists."""
    digest = sha256()
    for path in sources(core):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return core / FOLDER / digest.hexdigest()[:16]


def library(folder: Path) -> Path | None:
    """Return the compiled library in a folder if this Python can load it, else None."""
    paths = (folder / (LIBRARY + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((path for path in paths if path.is_file()), None)


def is_compiled() -> bool:
    """Return whether the simulator runs compiled, without importing it.

    Otherwise the strongest players of most games think less (`climbing/search/searching.py`).
    """
    return not os.environ.get(SWITCH) and library(compiled_folder(CORE)) is not None


def enter(core: Path, search: list[str]) -> bool:
    """Add the compiled form of `core` to the import path if it exists; return whether it does.

    `search` is the `__path__` of the package.
    """
    if os.environ.get(SWITCH):
        return False
    try:
        folder = compiled_folder(core)
        path = library(folder)
        spec = path and spec_from_file_location(LIBRARY, path)
        if not spec or not spec.loader:
            return False
        module = module_from_spec(spec)
        sys.modules[LIBRARY] = module
        spec.loader.exec_module(module)
    except (ImportError, OSError):
        # It may have been built for another machine, for example. The sources work in the same way.
        sys.modules.pop(LIBRARY, None)
        return False
    search.insert(0, str(folder))
    return True
