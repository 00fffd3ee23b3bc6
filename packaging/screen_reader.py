"""System requirements of the tests that use the game with a screen reader.

Neither the game nor any other test has these requirements. If they are missing, the tests are
skipped.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# The AT-SPI bindings are installed for the system's Python, whichever Python runs the game.
SYSTEM_PYTHON = "/usr/bin/python3"
FINDS_BINDINGS = "import importlib.util, sys; sys.exit(importlib.util.find_spec('pyatspi') is None)"
BINDINGS_PACKAGE = "python3-pyatspi"
PROGRAMS = {"Xvfb": "xvfb", "dbus-run-session": "dbus", "dbus-daemon": "dbus"}
SERVICE, SERVICE_PACKAGE = "dbus-1/services/org.a11y.Bus.service", "at-spi2-core"


def has_bindings() -> bool:
    """Return whether the system's Python has the AT-SPI bindings."""
    try:
        done = subprocess.run(
            [SYSTEM_PYTHON, "-c", FINDS_BINDINGS], capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0


def has_service(folders: Sequence[str] = ("/usr/share", "/usr/local/share")) -> bool:
    """Return whether a D-Bus session can start the accessibility bus."""
    return any((Path(folder) / SERVICE).is_file() for folder in folders)


def missing_packages(
    program: Callable[[str], object] = shutil.which,
    service: Callable[[], bool] = has_service,
    bindings: Callable[[], bool] = has_bindings,
) -> list[str]:
    """Return the Debian packages for everything that this system lacks, without duplicates."""
    packages = [package for name, package in PROGRAMS.items() if not program(name)]
    packages += [] if service() else [SERVICE_PACKAGE]
    packages += [] if bindings() else [BINDINGS_PACKAGE]
    return list(dict.fromkeys(packages))
