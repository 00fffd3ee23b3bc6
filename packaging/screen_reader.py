"""What the tests need of the system to use the game as a screen reader does.

The game itself does without it, and so do all other tests: these are skipped where it is missing.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# The bindings of AT-SPI are those of the system's Python, whatever Python runs the game.
SYSTEM_PYTHON = "/usr/bin/python3"
FINDS_BINDINGS = "import importlib.util, sys; sys.exit(importlib.util.find_spec('pyatspi') is None)"
BINDINGS_PACKAGE = "python3-pyatspi"
PROGRAMS = {"Xvfb": "xvfb", "dbus-run-session": "dbus", "dbus-daemon": "dbus"}
SERVICE, SERVICE_PACKAGE = "dbus-1/services/org.a11y.Bus.service", "at-spi2-core"


def has_bindings() -> bool:
    """Whether the system's Python can speak with AT-SPI."""
    try:
        done = subprocess.run(
            [SYSTEM_PYTHON, "-c", FINDS_BINDINGS], capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0


def has_service(folders: Sequence[str] = ("/usr/share", "/usr/local/share")) -> bool:
    """Whether a D-Bus session can start what screen readers and programs meet at."""
    return any((Path(folder) / SERVICE).is_file() for folder in folders)


def missing_packages(
    program: Callable[[str], object] = shutil.which,
    service: Callable[[], bool] = has_service,
    bindings: Callable[[], bool] = has_bindings,
) -> list[str]:
    """Debian packages that would bring what this system lacks, each once."""
    packages = [package for name, package in PROGRAMS.items() if not program(name)]
    packages += [] if service() else [SERVICE_PACKAGE]
    packages += [] if bindings() else [BINDINGS_PACKAGE]
    return list(dict.fromkeys(packages))
