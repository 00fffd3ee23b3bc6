"""The window system Qt is to use, and one sentence instead of an abort where there is none."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from arschloch_gui.app.console.output import complain

NO_WINDOW = 2
"""The exit status where no window can be opened."""
PLATFORM = "QT_QPA_PLATFORM"
_PLUGINS = (("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "xcb"))
log = logging.getLogger(__name__)


def offer_others() -> None:
    """Let Qt try what the session has where it cannot take the platform somebody has named."""
    named = os.environ.get(PLATFORM)
    if named and sys.platform.startswith("linux"):
        others = [plugin for variable, plugin in _PLUGINS if os.environ.get(variable)]
        tried = [each for each in others if each not in named.split(";")]
        os.environ[PLATFORM] = ";".join([named, *tried])


@contextmanager
def said_in_one_sentence() -> Iterator[None]:
    """While Qt looks for a window system: where it would abort, say why and end with status 2.

    What else Qt says meanwhile goes to the log. Nothing of ours may run in another thread of
    Qt's here.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            # Qt's last words are general where it has tried several; the first then say more.
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
    """Say that there can be no window, and end the program at once."""
    named = os.environ.get(PLATFORM)
    hint = f"; {PLATFORM} is “{named}”" if named else ""
    complain(f"No window can be opened here ({why.rstrip('.')}{hint}).")
    # Qt would abort next.
    os._exit(NO_WINDOW)
