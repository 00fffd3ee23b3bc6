"""The program from start to exit.

The top-level imports are only those that the window needs to open. All other imports take most of
the start-up time and are done in one place, `_build_program`, once the user can see the window.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from arschloch_gui import __version__
from arschloch_gui.app.desktop.end_signals import EndSignals
from arschloch_gui.app.desktop.plain_imports import import_plainly
from arschloch_gui.app.desktop.time_zone import mend_time_zone
from arschloch_gui.app.desktop.window_system import no_window, offer_others, said_in_one_sentence
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.log_file import keep_log
from arschloch_gui.app.shell import Shell, open_shell, wait_until_seen

if TYPE_CHECKING:
    from arschloch_gui.app.main import Program
    from arschloch_gui.app.session.session import Session

DESKTOP_FILE = "io.github.arschloch_game.Arschloch"
UNHEARD = ("offscreen", "minimal")
"""Qt platforms without visible windows, on which sound stays off."""
SETTLED_MS = 1_500
"""Milliseconds after the window opens by which the start screen is surely visible."""
# The program's own threads should yield to the GUI thread quickly (Python's default is 5 ms).
SWITCH_INTERVAL = 0.001


def application() -> QGuiApplication:
    """Return the application object, with the names by which the desktop knows the game."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    offer_others()
    with said_in_one_sentence():
        app = QGuiApplication(sys.argv[:1])
    if not app.screens():
        no_window("there is no screen")
    app.setApplicationName("arschloch")
    app.setApplicationDisplayName("Arschloch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_FILE)
    return app


def run_window(argv_record: str | Path | None = None) -> int:
    """Run the program until its window is closed, and return the exit status."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    # Everything imported and built here stays alive, so searching it for cycles is a waste of time.
    gc.disable()
    import_plainly()
    mend_time_zone()
    log = keep_log(paths.log_folder())
    signals = EndSignals()
    try:
        status = _used(argv_record, signals)
    finally:
        signals.close()
        log.close()
    return signals.status or status


def _used(argv_record: str | Path | None, signals: EndSignals) -> int:
    """Open the window, fill it, and run the program until it ends."""
    app = application()
    shell = open_shell()
    wait_until_seen(shell.window)
    game = _build_program(shell, heard=app.platformName() not in UNHEARD)
    if argv_record is not None:
        game.session.openRecord(str(argv_record))
    keep_collection_here(game.session)
    return _run(app, game, signals)


def _build_program(shell: Shell, *, heard: bool) -> Program:
    """Build the complete window. This is the only late import during start-up."""
    from arschloch_gui.ai.guard import Guard
    from arschloch_gui.ai.pool import Pool
    from arschloch_gui.app import main
    from arschloch_gui.app.sound.device import SoundDevice

    return main.build(shell=shell, players=Guard(Pool()), output=SoundDevice() if heard else None)


def _run(app: QGuiApplication, game: Program, signals: EndSignals) -> int:
    """Follow the desktop's settings while the window is in use, then shut everything down."""
    from arschloch_gui.app.desktop.motion_watch import MotionWatch
    from arschloch_gui.app.pictures.window_icon import give_icon

    QTimer.singleShot(0, lambda: give_icon(game.painter, app.setWindowIcon))
    QTimer.singleShot(SETTLED_MS, lambda: game.session.expect_match(game.setup.family))
    motion = MotionWatch()
    motion.still.connect(game.settings.follow_desktop)
    motion.start(app)
    # The window may already have been closed, or Ctrl+C pressed.
    status = app.exec() if game.window.isVisible() and not signals.status else 0
    motion.close()
    game.close()
    return status


def keep_collection_here(session: Session) -> None:
    """Run Python's cyclic garbage collector in the GUI thread only, between rounds.

    By default Python collects in whichever thread happens to allocate, and the threads that draw
    and play must not destroy Qt objects of the GUI thread. Objects created during start-up are
    frozen so that they are not scanned each time. Collection waits for a timer so that it does not
    delay the start of a match.
    """
    gc.disable()
    gc.freeze()
    collector = QTimer(session)
    collector.setSingleShot(True)
    collector.timeout.connect(_tidy_memory)
    session.roundEnded.connect(collector.start)
    session.matchStarted.connect(collector.start)


def _tidy_memory() -> None:
    from arschloch_gui.app.desktop.free_memory import give_back_memory

    gc.collect()
    # In another turn, because each can take 20 ms.
    QTimer.singleShot(0, give_back_memory)
