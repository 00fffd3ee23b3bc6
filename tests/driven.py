"""The program as users start it, off-screen, controlled from inside its event loop.

`drive` runs the whole program in this process: `main`, the window, `app.exec` and the closing. A
*script* is a generator that gets the complete window. It acts, yields a condition, and is resumed
by a timer once that is true. Everything therefore happens inside `app.exec`, without a wait loop of
its own.

`start` does the same in a process of its own, with a folder as its home:

    python tests/driven.py SCRIPT ARGUMENT ...

SCRIPT is a function of `driven_scripts.py`.
"""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
Wait = Callable[[], bool]
Script = Iterator[Wait]
PATIENCE_S = 1200
"""The time limit in seconds for a whole run on a busy machine."""
BEAT_MS = 1
"""Milliseconds between two checks of a script's condition."""


def environment(home: Path) -> dict[str, str]:
    """Return the variables that confine a program to this folder, without a screen."""
    kinds = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "STATE")}
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("QT_")},
        **kinds,
        "XDG_CACHE_HOME": str(home / "cache"),
        "HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "QT_FONT_DPI": "96",
        "QML_DISK_CACHE_PATH": str(ROOT / ".cache" / "qml"),
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(TESTS))),
    }


def start(
    script: str, home: Path, *arguments: object, on: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program with a script to its end and keep both outputs.

    `on` are the variables of a desktop (`desktops.py`); without it, the program runs off-screen.
    """
    return subprocess.run(
        [sys.executable, __file__, script, *map(str, arguments)],
        env=environment(home) | dict(on or {}), cwd=home, check=False, capture_output=True,
        text=True, timeout=2 * PATIENCE_S,
    )  # fmt: skip


def drive(script: Callable[..., Script], *arguments: object) -> int:
    """Run the program in this process until the script has closed the window; return the status.

    A script that fails ends the program with its traceback.
    """
    from PySide6.QtCore import QTimer

    from arschloch_gui.__main__ import main
    from arschloch_gui.app import start as program

    inner = program._run
    failed = False

    def run(app, game, signals) -> int:
        steps = script(game, *arguments)
        waits_for: list[Wait] = []
        beat = QTimer()
        beat.setInterval(BEAT_MS)

        def look() -> None:
            nonlocal failed
            try:
                if waits_for and not waits_for[0]():
                    return
                beat.stop()
                waits_for[:] = [next(steps)]
                beat.start()
            except StopIteration:
                return
            except BaseException:
                failed = True
                traceback.print_exc()
                game.window.close()

        beat.timeout.connect(look)
        beat.start()
        status = inner(app, game, signals)
        beat.stop()
        return status

    program._run = run
    sys.argv = ["arschloch"]
    status = main()
    return 1 if failed else status


def _start_here() -> int:
    import driven_scripts

    # A script that waits for ever reports where.
    faulthandler.dump_traceback_later(PATIENCE_S, exit=True)
    script, *arguments = sys.argv[1:]
    if script not in driven_scripts.SEEN:
        driven_scripts.draw_nothing()
    driven_scripts.let_no_key_wait()
    return drive(getattr(driven_scripts, script), *arguments)


if __name__ == "__main__":
    # The program's child processes import this file, too.
    sys.exit(_start_here())
