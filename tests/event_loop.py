"""The event loop of the program in tests: finish what is pending instead of waiting for a time.

A test waits for a condition with `wait_for`. Before it checks that nothing has happened, it
finishes everything that could have caused it: the requests to the engine, the events that are
pending, and a frame.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QObject, QTimer
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Stuck, wait_for

PATIENCE_S = 60
FRAMES = 100
"""The number of frames in which a window must have reached its final state."""
Found = TypeVar("Found")


def run_once() -> None:
    """Handle the events that are pending now, but not those that they cause."""
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()


def run_pending() -> None:
    """Handle events until none is pending.

    This includes timers that are due and objects to be deleted, but no timer of the future.
    """
    loop, patience = QEventLoop(), QDeadlineTimer(1000 * PATIENCE_S)
    for _ in range(2):
        while loop.processEvents():
            if patience.hasExpired():
                raise Stuck("the event loop is never done")
        # Only a loop that is entered deletes what is to be deleted, which can cause more events.
        run_once()


def next_frame(window: QQuickWindow) -> None:
    """Paint a frame, after which new items have their places, and handle pending events."""
    painted: list[bool] = []
    heard = window.frameSwapped.connect(lambda: painted.append(True))
    window.update()
    wait_for(lambda: bool(painted), "a frame")
    window.frameSwapped.disconnect(heard)
    run_pending()


def ask_the_engine(engine: EngineLink) -> None:
    """Wait until the engine's thread has finished its requests, and receive its answers."""
    done = threading.Event()
    engine.look()
    engine._thread.ask(done.set)
    assert done.wait(PATIENCE_S), "the engine does not answer"
    QCoreApplication.sendPostedEvents()


def catch_up(game: Program) -> None:
    """Finish the requests to the engine, the pending events and a frame."""
    ask_the_engine(game.session._engine)
    run_pending()
    next_frame(game.window)


def remaining(window: QQuickWindow, find: Callable[[], list[Found]]) -> list[Found]:
    """Return what is still found when the window no longer changes it, at best an empty list.

    Paints frames until nothing is found, or for the last time after `FRAMES` of them.
    """
    run_pending()
    found = find()
    for _ in range(FRAMES):
        if not found:
            break
        next_frame(window)
        found = find()
    return found


def running_timers(item: QQuickItem) -> list[QObject]:
    """Return the timers declared in an item's QML file that will still fire."""
    return [
        each
        for each in item.findChildren(QObject)
        if each.inherits("QQmlTimer") and each.property("running")
    ]
