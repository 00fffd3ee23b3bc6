"""A separate program that opens the window and takes the given steps on a real desktop.

    python steps_of_a_window.py CONFIG-FOLDER STEP…

After the start and after each step, it writes a line of JSON: size, position, state. Steps: `full`
(like F11), `maximise`, `restore`, `move X Y`, `resize WIDTH HEIGHT`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtQuick import QQuickWindow

from arschloch_gui.app.desktop.window_place import STEADY_MS, WindowPlace
from arschloch_gui.app.shell import open_shell
from arschloch_gui.app.start import application

MAXIMISED = Qt.WindowState.WindowMaximized


def settle(window: QQuickWindow) -> None:
    """Wait until the desktop has left the window unchanged for a while."""
    loop, still = QEventLoop(), QTimer()
    still.setSingleShot(True)
    still.setInterval(2 * STEADY_MS)
    still.timeout.connect(loop.quit)
    changes = (
        window.widthChanged, window.heightChanged, window.xChanged, window.yChanged,
        window.windowStateChanged,
    )  # fmt: skip
    for change in changes:
        change.connect(still.start)
    still.start()
    loop.exec()
    for change in changes:
        change.disconnect(still.start)


def take(step: str, window: QQuickWindow, place: WindowPlace) -> None:
    """Take one step."""
    name, *numbers = step.split()
    if name == "full":
        place.toggleFullScreen()
    elif name == "maximise":
        window.setWindowStates(window.windowStates() | MAXIMISED)
    elif name == "restore":
        window.setWindowStates(Qt.WindowState.WindowNoState)
    elif name == "move":
        window.setFramePosition(QPoint(*map(int, numbers)))
    elif name == "resize":
        window.resize(*map(int, numbers))
    else:
        raise SystemExit(f"unknown step: {step}")


def say(window: QQuickWindow) -> None:
    """Write the state of the window."""
    states = window.windowStates()
    full = Qt.WindowState.WindowFullScreen in states
    state = "full" if full else "maximised" if MAXIMISED in states else "plain"
    line = json.dumps([window.size().toTuple(), window.framePosition().toTuple(), state])
    sys.stdout.write(line + "\n")


def main() -> None:
    """Open the window, take each step, close it."""
    app = application()
    front = open_shell(Path(sys.argv[1]))
    place = front.engine.findChild(WindowPlace)
    for step in ("", *sys.argv[2:]):
        if step:
            take(step, front.window, place)
        settle(front.window)
        say(front.window)
    front.window.close()
    front.settings.close()
    app.processEvents()


if __name__ == "__main__":
    main()
