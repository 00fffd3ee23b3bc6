"""Location of the compiled form of `core`, and whether to use it; standard library only.

`packaging/compile_playout.py` puts it into `core/compiled/DIGEST/`, named by a digest of the
sources, so that compiled code is never used for other sources. After a change, Python runs the
sources until they are compiled again. `ARSCHLOCH_UNCOMPILED=1` always makes it use the sources.
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
LIBRARY = "arschloch_playout__mypyc"
"""The module in which mypyc puts the code of all others."""


def sources(core: Path) -> list[Path]:
    """Return the files that are compiled."""
    return sorted(path for path in core.glob("*.py") if path.stem != "__init__")


def compiled_folder(core: Path) -> Path:
    """Return the folder for the compiled form of the present sources, which need not exist."""
    digest = sha256()
    for path in sources(core):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return core / FOLDER / digest.hexdigest()[:16]


def library(folder: Path) -> Path | None:
    """Return the compiled code in a folder that this Python can load, if any."""
    paths = (folder / (LIBRARY + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((path for path in paths if path.is_file()), None)


def enter(core: Path, search: list[str]) -> bool:
    """Add the compiled form of `core`, if there is one, to the import path; return whether it is.

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
        # It can be built for another machine, for example; the sources do the same.
        sys.modules.pop(LIBRARY, None)
        return False
    search.insert(0, str(folder))
    return True
