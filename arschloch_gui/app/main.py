"""The window: application, settings, translator, pictures, session and QML put together.

`run_window` is the program; `build` makes the same window for tests and pictures.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QIcon, QPixmap
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from arschloch_gui import __version__
from arschloch_gui.app import paths
from arschloch_gui.app.drawings import Drawing
from arschloch_gui.app.language import Language
from arschloch_gui.app.painter import ArtProvider, Painter
from arschloch_gui.app.rules_help import RulesHelp
from arschloch_gui.app.session import Session, fresh_seed
from arschloch_gui.app.settings import LiveSettings, SettingsStore
from arschloch_gui.app.setup import MatchSetup
from arschloch_gui.app.sprites import SpriteStore
from arschloch_gui.app.store import MatchStore
from arschloch_gui.app.system_motion import prefers_reduced_motion

QML = Path(__file__).parent / "qml" / "Main.qml"
DESKTOP_FILE = "io.github.arschloch_game.Arschloch"
ICON_SIZES = (32, 48, 64, 128)
# The game's own threads hand over to the GUI thread quickly (Python's default is 5 ms).
SWITCH_INTERVAL = 0.001


@dataclass(slots=True)
class Game:
    """The window and all it stands on. `close` ends threads and writes what is unwritten."""

    engine: QQmlApplicationEngine
    window: QQuickWindow
    session: Session
    settings: LiveSettings
    language: Language
    setup: MatchSetup
    rules_help: RulesHelp
    painter: Painter
    closed: bool = False

    def close(self) -> None:
        """Take everything down in an order that leaves nobody with a dead partner.

        Closing twice does no harm.
        """
        if self.closed:
            return
        self.closed = True
        self.window.close()
        self.session.shutdown()
        self.settings.close()
        self.painter.close()
        self.language.close()
        # QML goes first: its bindings read the objects below.
        self.window.deleteLater()
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class WindowError(Exception):
    """The window's description could not be loaded."""


def build(
    *,
    config: Path | None = None,
    matches: Path | None = None,
    cache: Path | None = None,
    remember_geometry: bool = True,
    warm: bool = True,
    seeds: Callable[[], int] = fresh_seed,
) -> Game:
    """The window over the given folders (default: the person's own). Needs an application.

    `seeds` gives each new match its deal number. Raises `WindowError`.
    """
    settings = LiveSettings(SettingsStore(config or paths.config_folder(), prefers_reduced_motion))
    language = Language(settings)
    session = Session(MatchStore(matches or paths.matches_folder()), settings, seeds=seeds)
    setup = MatchSetup(settings, session)
    rules_help = RulesHelp(settings, setup, session)
    for worded in (session, setup, rules_help):
        language.switched.connect(worded.reword)
    store = SpriteStore(cache or paths.cache_folder())
    painter = Painter(store, warm=warm)
    engine = QQmlApplicationEngine()
    engine.addImageProvider("art", ArtProvider(store))
    language.serve(engine)
    engine.setInitialProperties(
        {
            "session": session,
            "settings": settings,
            "setup": setup,
            "rulesHelp": rules_help,
            "painter": painter,
            "rememberGeometry": remember_geometry,
        }
    )
    engine.load(QUrl.fromLocalFile(str(QML)))
    roots: list[QObject] = engine.rootObjects()
    if not roots or not isinstance(roots[0], QQuickWindow):
        raise WindowError(str(QML))
    return Game(engine, roots[0], session, settings, language, setup, rules_help, painter)


def application() -> QGuiApplication:
    """The application object with the names the desktop knows the game by."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    app = QGuiApplication(sys.argv[:1])
    app.setApplicationName("arschloch")
    app.setApplicationDisplayName("Arschloch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_FILE)
    return app


def window_icon(store: SpriteStore) -> QIcon:
    """The icon in the sizes that task bars and switchers ask for."""
    icon = QIcon()
    for side in ICON_SIZES:
        drawing = Drawing.parse(f"{side}x{side}/icon")
        icon.addPixmap(QPixmap.fromImage(store.get(drawing)))
    return icon


def keep_collection_here(session: Session) -> None:
    """Collect Python's cycles in the GUI thread only, between rounds.

    Python collects in whatever thread happens to allocate, and the threads that draw and play
    must not take Qt objects of the GUI thread apart.
    """
    gc.disable()
    session.roundEnded.connect(lambda: gc.collect())
    session.matchStarted.connect(lambda: gc.collect())


def run_window(argv_record: str | Path | None = None) -> int:
    """Run the program until its window is closed; gives its exit status."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = application()
    game = build()
    # Drawing it takes a moment the first time; the window need not wait.
    QTimer.singleShot(0, lambda: app.setWindowIcon(window_icon(game.painter.store)))
    if argv_record is not None:
        game.session.openRecord(str(argv_record))
    keep_collection_here(game.session)
    status = app.exec()
    game.close()
    return status
