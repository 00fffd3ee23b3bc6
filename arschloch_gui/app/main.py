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
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QIcon,
    QPixmap,
)
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from arschloch_gui import __version__
from arschloch_gui.ai.guard import Guard
from arschloch_gui.ai.pool import Pool
from arschloch_gui.app.desktop.motion_watch import MotionWatch
from arschloch_gui.app.desktop.no_network import close_network
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.log_file import keep_log
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.guide.guide import Guide
from arschloch_gui.app.keys.clock import Clock, SystemClock
from arschloch_gui.app.keys.gate import KeyGate
from arschloch_gui.app.language import Language
from arschloch_gui.app.library.library import Library
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.painter import ArtProvider, Painter
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.qml_types import register_shared
from arschloch_gui.app.session.session import Session, fresh_seed
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.setup.rules_help import RulesHelp
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.app.show.speaker import Speaker

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
    matches: Matches
    trainer: Trainer
    speaker: Speaker
    key_gate: KeyGate
    guide: Guide
    closed: bool = False

    def close(self) -> None:
        """Take everything down in an order that leaves nobody with a dead partner.

        Closing twice does no harm.
        """
        if self.closed:
            return
        self.closed = True
        self.window.close()
        self.speaker.close()
        self.key_gate.leave()
        self.matches.close()
        self.trainer.close()
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
    players: Guard | None = None,
    clock: Clock | None = None,
) -> Game:
    """The window over the given folders (default: the person's own). Needs an application.

    `seeds` gives each new match its deal number. `players` decide for the computer's seats, by
    default in the engine's thread; by `clock` keys wait for what they act on. Raises `WindowError`.
    """
    settings = LiveSettings(SettingsStore(config or paths.config_folder()))
    language = Language(settings)
    store = MatchStore(matches or paths.matches_folder())
    session = Session(store, settings, seeds=seeds, players=players)
    setup = MatchSetup(settings, session)
    rules = RulesHelp(settings, setup, session)
    listed = Matches(Library(store, cache or paths.cache_folder()), session, settings)
    trainer = Trainer(session, settings, paths.practice_file(store.folder), seeds=seeds)
    guide = Guide(session, settings)
    for worded in (session, setup, rules, listed, trainer, guide):
        language.switched.connect(worded.reword)
    speaker = speaker_for(session, setup, settings, listed, trainer, guide)
    painter = Painter(SpriteStore(cache or paths.cache_folder()), warm=warm)
    gate = KeyGate(clock or SystemClock())
    given = {
        "session": session, "settings": settings, "setup": setup, "rulesHelp": rules,
        "matches": listed, "trainer": trainer, "painter": painter, "speaker": speaker,
        "keyGate": gate, "guide": guide, "rememberGeometry": remember_geometry,
    }  # fmt: skip
    engine, window = window_of(language, painter.store, given)
    gate.watch(window)
    speaker.said.connect(lambda words, urgent: announce(window, words, urgent=urgent))
    return Game(engine, window, session, settings, language, setup, rules, painter, listed, trainer,
                speaker, gate, guide)  # fmt: skip


def window_of(
    language: Language, sprites: SpriteStore, given: dict[str, object]
) -> tuple[QQmlApplicationEngine, QQuickWindow]:
    """The window with the properties given to it, without a network. Raises `WindowError`."""
    close_network()
    register_shared()
    engine = QQmlApplicationEngine()
    engine.addImageProvider("art", ArtProvider(sprites))
    language.serve(engine)
    engine.setInitialProperties(given)
    engine.load(QUrl.fromLocalFile(str(QML)))
    roots: list[QObject] = engine.rootObjects()
    if not roots or not isinstance(roots[0], QQuickWindow):
        raise WindowError(str(QML))
    return engine, roots[0]


def speaker_for(
    session: Session,
    setup: MatchSetup,
    settings: LiveSettings,
    matches: Matches,
    trainer: Trainer,
    guide: Guide,
) -> Speaker:
    """The one who says what happens at the table, and every message of the house."""
    speaker = Speaker(session)
    speaker.heed(session.files.messageChanged, lambda: session.files.message)
    hands = session.allHands
    speaker.heed(hands.messageChanged, lambda: hands.message)
    hindsight = session.hindsight
    speaker.heed(hindsight.optionsChanged, lambda: hindsight.spoken, now=False)
    speaker.heed(setup.changed, lambda: str(setup.property("message")))
    speaker.heed(settings.messageChanged, lambda: str(settings.property("message")))
    speaker.heed(matches.noticeChanged, lambda: matches.notice)
    examined = trainer.examined
    speaker.heed(examined.changed, lambda: examined.spoken, now=False)
    tutor = trainer.tutor
    speaker.heed(tutor.changed, lambda: tutor.spoken)
    speaker.heed(trainer.messageChanged, lambda: trainer.message)
    speaker.heed(guide.changed, lambda: guide.text, now=False)
    return speaker


def announce(window: QQuickWindow, words: str, *, urgent: bool) -> None:
    """Let the screen reader read words out, if there is one."""
    event = QAccessibleAnnouncementEvent(window, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


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
    log = keep_log(paths.log_folder())
    app = application()
    game = build(players=Guard(Pool()))
    # Drawing it takes a moment the first time; the window need not wait.
    QTimer.singleShot(0, lambda: app.setWindowIcon(window_icon(game.painter.store)))
    if argv_record is not None:
        game.session.openRecord(str(argv_record))
    keep_collection_here(game.session)
    motion = MotionWatch()
    motion.still.connect(game.settings.follow_desktop)
    motion.start(app)
    status = app.exec()
    motion.close()
    game.close()
    log.close()
    return status
