"""Assembly of the complete window from pictures, session and QML.

`build` creates the window for the program (`start.py`), for tests and for screenshots.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent, QQmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.ai.guard import Guard
from arschloch_gui.app.desktop.hover_reset import HoverReset
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.heard import sound_desk_for
from arschloch_gui.app.incubator import Incubator
from arschloch_gui.app.keys.clock import Clock
from arschloch_gui.app.keys.input_guard import InputGuard
from arschloch_gui.app.language import Language
from arschloch_gui.app.pictures.painter import ArtProvider, Painter
from arschloch_gui.app.qml_types import register_shared
from arschloch_gui.app.services import Services, create_services
from arschloch_gui.app.session.new_match import fresh_seed
from arschloch_gui.app.session.screen_reader import ScreenReader
from arschloch_gui.app.shell import QML, Shell, WindowError, open_shell
from arschloch_gui.app.show.background_sound import BackgroundSound
from arschloch_gui.app.show.sound_desk import SoundDesk
from arschloch_gui.app.sound.output import Output, Silence

ROOT = QML.with_name("Root.qml")


@dataclass(slots=True)
class Program(Services):
    """The complete window and everything it depends on.

    `close` ends all threads and writes unsaved data.
    """

    engine: QQmlApplicationEngine
    incubator: Incubator
    """Kept here because Qt does not own it. Without it, QML would be built in a single step."""
    window: QQuickWindow
    context: QQmlContext
    """The QML context of all bindings in the window."""
    language: Language
    sound_desk: SoundDesk
    background_sound: BackgroundSound
    closed: bool = False

    def close(self) -> None:
        """Shut everything down in an order in which no object outlives one that it uses.

        A second call does nothing.
        """
        if self.closed:
            return
        self.closed = True
        self.incubator.finish(self.engine)
        self.window.close()
        self.sound_desk.close()
        self.close_services()
        self.language.close()
        # QML is deleted first because its bindings read the objects below. Otherwise they would
        # read half-destroyed objects.
        self.context.deleteLater()
        self.window.deleteLater()
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def build(
    *,
    shell: Shell | None = None,
    config: Path | None = None,
    matches: Path | None = None,
    cache: Path | None = None,
    remember_geometry: bool = True,
    warm: bool = True,
    seeds: Callable[[], int] = fresh_seed,
    players: Guard | None = None,
    clock: Clock | None = None,
    output: Output | None = None,
) -> Program:
    """Return the window with the given folders (default: the user's own).

    Needs an application object. If `shell` is given, it is the window that is already open, and
    `config` and `remember_geometry` are ignored. `seeds` supplies the deal number of each match,
    `players` decides for the computer players (default: in the engine's thread), `clock` times the
    input guard, and `output` plays sounds (default: none). Raises `WindowError` if the QML cannot
    be loaded.
    """
    shell = shell or open_shell(config, remember_geometry=remember_geometry)
    services = create_services(
        shell.settings, MatchStore(matches or paths.matches_folder()),
        cache or paths.cache_folder(), warm=warm, seeds=seeds, players=players, clock=clock,
    )  # fmt: skip
    context = show_contents(shell, services)
    keep_pictures_for(shell.window, services.painter)
    attend(shell.window, services.input_guard, services.speaker)
    output = output or Silence()
    desk = sound_desk_for(services.session, services.trainer, shell.settings, output)
    background = BackgroundSound(shell.settings, output, shell.window)
    game = Program(
        **services.by_name(), engine=shell.engine, incubator=shell.incubator, window=shell.window,
        context=context, language=shell.language, sound_desk=desk,
        background_sound=background,
    )  # fmt: skip
    shell.language.switched.connect(game.retranslate)
    return game


def show_contents(shell: Shell, services: Services) -> QQmlContext:
    """Build the contents of the open window and return the context of its bindings.

    Raises `WindowError` if the QML cannot be loaded.
    """
    # For `matchLeft`, handlers in QML come first, whenever they were connected. They begin a new
    # table, which is not to be built at once.
    services.session.matchLeaving.connect(shell.incubator.complete)
    register_shared()
    shell.engine.addImageProvider("art", ArtProvider(services.painter.store))
    ground = shell.window.contentItem()
    component = QQmlComponent(shell.engine, QUrl.fromLocalFile(str(ROOT)))
    context = QQmlContext(shell.engine)
    given = {**services.given(), "window": shell.window, "parent": ground}
    root = component.createWithInitialProperties(given, context)
    if not isinstance(root, QQuickItem):
        raise WindowError(component.errorString().strip())
    # Let the window own the item.
    root.setParent(ground)
    return context


def keep_pictures_for(window: QQuickWindow, painter: Painter) -> None:
    """Adapt the picture cache to the size of the window, now and after every resize."""

    def fit() -> None:
        ratio = window.devicePixelRatio()
        painter.store.fit(ratio * window.width(), ratio * window.height())

    window.widthChanged.connect(fit)
    window.heightChanged.connect(fit)
    window.screenChanged.connect(fit)
    fit()


def attend(window: QQuickWindow, gate: InputGuard, speaker: ScreenReader) -> None:
    """Connect the window to the input guard, the hover reset and the screen reader."""
    gate.watch(window)
    pointer = HoverReset(window)
    gate.screenLeft.connect(pointer.forget)
    gate.touchEnded.connect(pointer.forget)
    speaker.said.connect(lambda words, urgent: announce(window, words, urgent=urgent))


def announce(window: QQuickWindow, words: str, *, urgent: bool) -> None:
    """Have the screen reader, if there is one, read a text aloud."""
    event = QAccessibleAnnouncementEvent(window, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
