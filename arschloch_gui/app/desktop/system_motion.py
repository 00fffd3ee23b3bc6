"""Whether the system asks programs to keep still.

Qt tells of no such wish, so each desktop is asked in its own words. Whatever goes wrong means no.
"""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

PATIENCE = 1.0
"""Seconds a desktop has for its answer."""


def prefers_reduced_motion() -> bool:
    """Whether animations are switched off in the desktop's settings."""
    asked = {"win32": _windows, "darwin": _mac}.get(sys.platform, _linux)
    try:
        return asked()
    except (OSError, ValueError, subprocess.SubprocessError, configparser.Error):
        return False


def _linux() -> bool:
    return any(says_so() for says_so in (_kde, _gtk, _gnome))


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
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    settings = configparser.ConfigParser(strict=False, interpolation=None)
    settings.read(folder / file, encoding="utf-8")
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
    parameters: Callable[..., int] = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined]
    parameters(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value
