"""Choice of Qt's window system, with a one-line error instead of an abort if there is none."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from arschloch_gui.app.console.output import complain

NO_WINDOW = 2
"""Exit status if no window can be opened."""
PLATFORM = "QT_QPA_PLATFORM"
_PLUGINS = (("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "xcb"))
log = logging.getLogger(__name__)


def offer_others() -> None:
    """Let Qt fall back to the session's window system if the user's platform plugin fails."""
    named = os.environ.get(PLATFORM)
    if named and sys.platform.startswith("linux"):
        others = [plugin for variable, plugin in _PLUGINS if os.environ.get(variable)]
        tried = [each for each in others if each not in named.split(";")]
        os.environ[PLATFORM] = ";".join([named, *tried])


@contextmanager
def said_in_one_sentence() -> Iterator[None]:
    """Replace an abort of Qt in this block by a one-line error and exit status 2.

    Other messages from Qt go to the log. The block runs while Qt looks for a window system, so none
    of our code may run in another Qt thread meanwhile.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            # Qt's final message is general if it has tried several platforms. The first message
            # then has the details.
            general = text.startswith("This application failed to start")
            no_window(said[0] if said and general else text.partition("\n")[0])
        said.append(text.strip())

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for text in said:
        log.warning("Qt: %s", text)


def no_window(why: str) -> None:
    """Report that no window can be opened, and end the program at once."""
    named = os.environ.get(PLATFORM)
    hint = f"; {PLATFORM} is “{named}”" if named else ""
    complain(f"No window can be opened here ({why.rstrip('.')}{hint}).")
    # Returning would let Qt abort.
    os._exit(NO_WINDOW)
