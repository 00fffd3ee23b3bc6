"""The empty window: size, language and the plain table, shown while the rest is loading.

Nothing here may import more than settings and language need (docs/decisions/start-up.md; a test
checks it). `main.build` fills the window.
"""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QEventLoop, QObject, QTimer, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from arschloch_gui.app.desktop.no_network import close_network
from arschloch_gui.app.desktop.window_place import WindowPlace
from arschloch_gui.app.files import paths
from arschloch_gui.app.incubator import Incubator
from arschloch_gui.app.language import Language
from arschloch_gui.app.qml_module import register
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.typeface import load_typeface

QML = Path(__file__).parent / "qml" / "Main.qml"
COLLECT_AT_ONCE = ("QV4_GC_TIMELIMIT", "0")
"""The variable that makes Qt collect QML's garbage in one turn instead of several.

With Qt 6.8 to 6.11, objects that are built between two parts of a collection can lose their
functions and properties ("Cannot find member data", "is not a function") or crash the program.
"""
LONGEST_WAIT_MS = 300
"""Maximum duration of `wait_until_seen` in milliseconds. A hidden window is never drawn."""


class WindowError(Exception):
    """Error raised if the QML of the window cannot be loaded."""


class Shell(Struct, frozen=True):
    """An open window and the objects it depends on."""

    settings: LiveSettings
    language: Language
    engine: QQmlApplicationEngine
    incubator: Incubator
    window: QQuickWindow


def open_shell(config: Path | None = None, *, remember_geometry: bool = True) -> Shell:
    """Show the window with the settings of a folder (default: the user's own).

    Also blocks network access for the program. Needs an application object. Raises `WindowError` if
    the QML cannot be loaded.
    """
    settings = LiveSettings(SettingsStore(config or paths.config_folder()))
    language = Language(settings)
    close_network()
    load_typeface()
    register(LiveSettings)
    register(WindowPlace)
    os.environ.setdefault(*COLLECT_AT_ONCE)
    engine = QQmlApplicationEngine()
    incubator = Incubator(engine)
    engine.setIncubationController(incubator)
    language.switching.connect(incubator.complete)
    language.serve(engine)
    place = WindowPlace(settings, remembered=remember_geometry, parent=engine)
    engine.setInitialProperties(
        {"settings": settings, "place": place, "rememberGeometry": remember_geometry}
    )
    engine.load(QUrl.fromLocalFile(str(QML)))
    roots: list[QObject] = engine.rootObjects()
    if not roots or not isinstance(roots[0], QQuickWindow):
        raise WindowError(str(QML))
    place.open(roots[0])
    return Shell(settings, language, engine, incubator, roots[0])


def wait_until_seen(window: QQuickWindow) -> None:
    """Process events until the window has been drawn once, for at most `LONGEST_WAIT_MS`."""
    loop = QEventLoop()
    window.frameSwapped.connect(loop.quit)
    QTimer.singleShot(LONGEST_WAIT_MS, loop.quit)
    loop.exec()
    window.frameSwapped.disconnect(loop.quit)
