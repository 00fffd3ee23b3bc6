"""Real desktops without a screen, for tests that need more than an off-screen window.

`x_desktop` is an X server with a window manager, `wayland_desktop` the compositor Weston. A test
that uses one is skipped if a program is not installed. Each returns the environment variables for
programs on that desktop.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from processes import wait_until


def _needs(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")


@contextmanager
def _runs(*command: str, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server while it is needed."""
    server = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options
    )
    try:
        yield server
    finally:
        server.terminate()
        server.wait()


@contextmanager
def x_screen(size: str = "1920x1080") -> Iterator[dict[str, str]]:
    """Run an X server without a window manager."""
    _needs("Xvfb")
    read, write = os.pipe()
    with _runs("Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", pass_fds=[write]):
        os.close(write)
        with os.fdopen(read) as line:
            display = line.readline().strip()
        yield {"DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb"}


@contextmanager
def x_desktop(size: str = "1920x1080") -> Iterator[dict[str, str]]:
    """Run an X server with the window manager Openbox."""
    _needs("openbox", "xprop")
    with x_screen(size) as variables:
        environment = os.environ | variables
        with _runs("openbox", env=environment):
            wait_until(lambda: b"window id" in _root_property(environment))
            yield variables


def _root_property(environment: dict[str, str]) -> bytes:
    """Return the property the window manager sets once it manages windows."""
    return subprocess.run(
        ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], env=environment, capture_output=True
    ).stdout


@contextmanager
def wayland_desktop(size: tuple[int, int] = (1920, 1080)) -> Iterator[dict[str, str]]:
    """Run the compositor Weston with an invisible screen."""
    _needs("weston")
    with tempfile.TemporaryDirectory() as folder:
        variables = {
            "XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": "table", "QT_QPA_PLATFORM": "wayland",
        }  # fmt: skip
        command = (
            "weston", "--backend=headless-backend.so", "--no-config", "--socket=table",
            "--idle-time=0", f"--width={size[0]}", f"--height={size[1]}",
        )  # fmt: skip
        with _runs(*command, env=os.environ | variables):
            wait_until(Path(folder, "table").exists)
            yield variables
