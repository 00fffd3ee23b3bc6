"""The system's setting for reduced motion.

Qt has no such setting, so each desktop is queried in its own way. Any error means no.
"""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from arschloch_gui.app.files.outside import read_file

PATIENCE = 1.0
"""Seconds to wait for an answer."""
LARGEST = 1024 * 1024
"""Largest size in bytes of a settings file."""


def prefers_reduced_motion() -> bool:
    """Return whether animations are switched off in the desktop's settings."""
    return _says({"win32": _windows, "darwin": _mac}.get(sys.platform, _linux))


def _says(so: Callable[[], bool]) -> bool:
    try:
        return so()
    except (OSError, ValueError, subprocess.SubprocessError, configparser.Error):
        return False


def _linux() -> bool:
    return any(map(_says, (_kde, _gtk, _gnome)))


def _gnome() -> bool:
    if "gnome" not in os.environ.get("XDG_CURRENT_DESKTOP", "").lower():
        return False
    words = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
    return _answer(*words) == "false"


def _kde() -> bool:
    factor = _read("kdeglobals", "KDE", "AnimationDurationFactor")
    return factor is not None and float(factor) == 0


def _gtk() -> bool:
    value = _read("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations")
    return value is not None and value.lower() in ("0", "false")


def _read(file: str, section: str, key: str) -> str | None:
    named = os.environ.get("XDG_CONFIG_HOME", "")
    folder = named if os.path.isabs(named) else os.path.expanduser("~/.config")
    settings = configparser.ConfigParser(strict=False, interpolation=None)
    # A named pipe in its place is refused, because a reader waiting for it would outlive the
    # window.
    settings.read_string(read_file(Path(folder, file), LARGEST).decode())
    return settings.get(section, key, fallback=None)


def _mac() -> bool:
    return _answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"


def _answer(*words: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.stdout.strip()


def _windows() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    animated = ctypes.c_int(1)
    parameters: Callable[[int, int, object, int], int] = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined]
    parameters(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value
