"""Tests of the app run off-screen, in folders of their own, and must clean up.

`game` is the real window. Anything a test leaves behind (threads, the engine's thread, running
timers of the window) fails it.
"""

from __future__ import annotations

import gc
import itertools
import math
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

# Qt reads these on its first import.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ["QT_FONT_DPI"] = "96"
# Every test has a home of its own, but all share the compiled QML, or each would compile it.
os.environ["QML_DISK_CACHE_PATH"] = str(Path(__file__).parents[2] / ".cache" / "qml")
os.environ.pop("QT_SCALE_FACTOR", None)

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QTimer, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent
from PySide6.QtQuick import QQuickWindow
from real_home import own_home
from shared_window import SharedWindow

from arschloch_gui.app import main
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.keys.clock import Clock
from arschloch_gui.app.main import Program
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.practice import session_at_table
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.show.models.rows import RowModel

BuildGame = Callable[..., Program]
FULL_COLLECTION = 100
_collections = itertools.count(1)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Fail on Qt messages while the windows of a test close.

    pytest-qt, which fails on earlier messages, has stopped listening by then.
    """
    said: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, message: said.append(message))
    try:
        result = yield
    finally:
        qInstallMessageHandler(before)
    assert not said
    return result


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """Use the application class of the program, not the one with widgets."""
    return QGuiApplication


@pytest.fixture(autouse=True, scope="package")
def no_collection_elsewhere() -> Iterator[None]:
    """Disable automatic garbage collection, which could run in any thread.

    Python collects cycles in whichever thread allocates, but Qt objects may only be destroyed in
    their own. The program does the same (`app.start.keep_collection_here`).
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def collected_here(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect the garbage of a test with a window or a session in the main thread.

    Usually only the youngest generation is collected, because all survivors take fifty times as
    long.
    """
    yield
    if {"build_game", "settings", "qtbot"} & set(request.fixturenames):
        gc.collect(2 if next(_collections) % FULL_COLLECTION == 0 else 1)


@pytest.fixture(autouse=True)
def one_application(qapp: QGuiApplication) -> None:
    """Create the GUI application, because the command line would create a core application."""


@pytest.fixture(autouse=True)
def patch() -> Iterator[pytest.MonkeyPatch]:
    """Provide a monkeypatch for fixtures, beyond the reach of a test's own `monkeypatch.undo()`."""
    with pytest.MonkeyPatch.context() as made:
        yield made


def _shares_a_window(request: pytest.FixtureRequest) -> bool:
    """Return whether a test is marked `one_window` and not `own_window`."""
    marked = request.node.get_closest_marker
    return marked("one_window") is not None and marked("own_window") is None


@pytest.fixture(autouse=True)
def own_folders(request: pytest.FixtureRequest, tmp_path: Path, patch: pytest.MonkeyPatch) -> Path:
    """Redirect settings, matches, caches and logs of a test to its own folder.

    The files of a shared window go to a folder of its own.
    """
    shares = _shares_a_window(request)
    home = request.getfixturevalue("shared_window").home if shares else tmp_path
    for name, folder in own_home(home).items():
        patch.setenv(name, folder)
    return home


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(patch: pytest.MonkeyPatch) -> None:
    """Disable syncing to disk. Tests of faults watch the call."""
    patch.setattr(os, "fsync", lambda _file: None)


@pytest.fixture(autouse=True)
def no_waiting_for_announcements(patch: pytest.MonkeyPatch) -> None:
    """Show the exercises of the next game as soon as they are set up."""
    patch.setattr(session_at_table, "ANNOUNCED_MS", 0)


@pytest.fixture(autouse=True)
def own_locale() -> Iterator[None]:
    """Restore the number format of the locale after a test."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Check that a test ends with the Python threads it started with, and no processes."""
    before = set(threading.enumerate())
    yield
    left = [
        thread
        for thread in threading.enumerate()
        # Qt's own threads appear as dummies once they have called Python.
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]
    assert not left, f"threads left behind: {left}"
    assert not multiprocessing.active_children(), "processes left behind"


@pytest.fixture(scope="session")
def drawn() -> Path:
    """Return a cache of drawings shared by all tests, processes and runs.

    Drawing takes most of the time; changed art is drawn again.
    """
    return Path(__file__).parents[2] / ".cache" / "drawn"


@pytest.fixture(autouse=True)
def blank_pictures(
    qapp: QGuiApplication,
    request: pytest.FixtureRequest,
    own_folders: Path,
    patch: pytest.MonkeyPatch,
) -> None:
    """Use blank pictures in tests that do not look at them; others are marked `drawn`.

    It depends on `own_folders`. A shared window draws nothing either, and the functions it
    replaces, which it restores at its end, must not be blank already.
    """
    if request.node.get_closest_marker("drawn"):
        # Qt caches pictures by their address for a while, and those of other tests are blank.
        QQuickWindow().releaseResources()
        return
    _draw_nothing(patch)


def _draw_nothing(patch: pytest.MonkeyPatch) -> None:
    blank = QImage(8, 12, QImage.Format.Format_RGB32)
    blank.fill(0)
    patch.setattr(SpriteStore, "has", lambda store, drawing: True)
    patch.setattr(SpriteStore, "get", lambda store, drawing: blank)


class LongAgo:
    """A clock by which every visible item has been visible for ever when a key is pressed."""

    def now(self) -> float:
        return 0.0

    def of(self, event: QKeyEvent) -> float:
        return math.inf


@pytest.fixture
def clock() -> Clock:
    """Disable the key delay; tests of the delay have a clock of their own."""
    return LongAgo()


@pytest.fixture
def build_game(
    qapp: QGuiApplication, own_folders: Path, drawn: Path, clock: Clock
) -> Iterator[BuildGame]:
    """Yield a factory of real windows; a second one is a second start of the program."""
    built: list[Program] = []

    def build(**settings: Any) -> Program:
        game = _window(drawn, clock)
        built.append(game)
        for name, value in settings.items():
            game.settings.change(name, value)
        return game

    yield build
    _close(built)


def _window(drawn: Path, clock: Clock) -> Program:
    game = main.build(
        cache=drawn, remember_geometry=False, warm=False, seeds=lambda: 7, clock=clock
    )
    for name, value in {"language": "en", "speed": 0}.items():
        game.settings.change(name, value)
    game.window.resize(1280, 800)
    return game


def _close(built: list[Program]) -> None:
    timers = [timer for game in built if not game.closed for timer in _timers(game)]
    for game in built:
        game.close()
    left = [timer for timer in timers if shiboken6.isValid(timer) and timer.isActive()]
    assert not left, "timers left running"


@pytest.fixture(scope="module")
def shared_window(
    request: pytest.FixtureRequest,
    qapp: QGuiApplication,
    drawn: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[SharedWindow]:
    """Yield the window shared by the tests of a file marked `one_window`."""
    (mark,) = request.node.iter_markers("one_window")
    home = tmp_path_factory.mktemp("home")
    before = QLocale()
    with pytest.MonkeyPatch.context() as patch:
        for name, folder in own_home(home).items():
            patch.setenv(name, folder)
        _draw_nothing(patch)
        shared = SharedWindow(lambda: _window(drawn, LongAgo()), home, **mark.kwargs)
        yield shared
        _close(shared.leave())
    QLocale.setDefault(before)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Iterator[Program]:
    """Yield the real window at 1280×800, in English, without motion; every match has deal 7.

    Tests marked `one_window` share it.
    """
    if not _shares_a_window(request):
        yield request.getfixturevalue("build_game")()
        return
    shared: SharedWindow = request.getfixturevalue("shared_window")
    yield shared.game()
    shared.tidy()


def _timers(game: Program) -> list[QTimer]:
    return [t for owner in (game.session, game.settings) for t in owner.findChildren(QTimer)]


# -- a table without a window --------------------------------------------------------------


class Replay:
    """A plain list that follows a model by its signals alone."""

    def __init__(self, model: RowModel) -> None:
        self.model = model
        self.rows = list(model.rows)
        self.moves: list[tuple[int, int]] = []
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)

    def _inserted(self, _parent, first, last):
        self.rows[first:first] = self.model.rows[first : last + 1]

    def _removed(self, _parent, first, last):
        del self.rows[first : last + 1]

    def _moved(self, _parent, start, end, _target, row):
        self.moves.append((start, row))
        assert start == end
        self.rows.insert(row, self.rows.pop(start))

    def _changed(self, first, last, roles):
        for at in range(first.row(), last.row() + 1):
            after = self.model.rows[at]
            names = {self.model._roles[role] for role in roles if role in self.model._roles}
            self.rows[at] = replace(self.rows[at], **{name: getattr(after, name) for name in names})

    def _reset(self):
        raise AssertionError("a model may not be reset")


@pytest.fixture
def replay_of() -> type[Replay]:
    """Return a replay of a model: its rows should always equal the model's."""
    return Replay


@pytest.fixture
def settings(qapp, tmp_path: Path) -> Iterator[LiveSettings]:
    live = LiveSettings(SettingsStore(tmp_path / "config"))
    live.change("language", "en")
    live.change("speed", 0)
    yield live
    live.close()


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


@pytest.fixture
def new_session(
    qapp, store: MatchStore, settings: LiveSettings
) -> Iterator[Callable[..., Session]]:
    sessions: list[Session] = []

    def make(seed: int = 6) -> Session:
        session = Session(store, settings, seeds=lambda: seed)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.shutdown()


@pytest.fixture
def session(new_session) -> Session:
    return new_session()
