"""Everything of the app is tested off-screen, in folders of its own, and has to clean up.

`game` is the real window. Whatever a test leaves behind (threads, the engine's thread, running
timers of the window) fails it.
"""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

# Qt reads these once, when it is first imported.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ["QT_FONT_DPI"] = "96"
os.environ.pop("QT_SCALE_FACTOR", None)

import pytest
import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app import main
from arschloch_gui.app.main import Game

BuildGame = Callable[..., Game]


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """The application class of the program, not the one with widgets."""
    return QGuiApplication


@pytest.fixture(autouse=True, scope="package")
def no_collection_elsewhere() -> Iterator[None]:
    """Windows of earlier tests are never taken apart by a thread that draws or plays.

    Python collects cycles in whatever thread happens to allocate; Qt's objects may only die in
    theirs. The program does the same (`app.main.keep_collection_here`).
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def collected_here(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test with a window or a session leaves is collected in the main thread."""
    yield
    if {"build_game", "settings", "qtbot"} & set(request.fixturenames):
        gc.collect()


@pytest.fixture(autouse=True)
def one_application(qapp: QGuiApplication) -> None:
    """The command line makes a core application where there is none, which no window can use."""


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, matches, caches and logs of a test go to its own folder, never to the person's."""
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """A test ends with the Python threads it began with."""
    before = set(threading.enumerate())
    yield
    left = [
        thread
        for thread in threading.enumerate()
        # Qt's own threads show up as dummies once they have called Python.
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]
    assert not left, f"threads left behind: {left}"


@pytest.fixture(scope="session")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of drawings that the tests of one run share, as drawing is what takes longest."""
    return tmp_path_factory.mktemp("drawn")


@pytest.fixture
def build_game(qapp: QGuiApplication, own_folders: Path, drawn: Path) -> Iterator[BuildGame]:
    """Builds real windows, as many as a test wants (a second one is a second start)."""
    built: list[Game] = []

    def build(**settings: object) -> Game:
        game = main.build(cache=drawn, remember_geometry=False, warm=False, seeds=lambda: 7)
        built.append(game)
        for name, value in {"language": "en", "speed": 0, **settings}.items():
            game.settings.change(name, value)
        game.window.resize(1280, 800)
        return game

    yield build
    timers = [timer for game in built if not game.closed for timer in _timers(game)]
    for game in built:
        game.close()
    left = [timer for timer in timers if shiboken6.isValid(timer) and timer.isActive()]
    assert not left, "timers left running"


@pytest.fixture
def game(build_game: BuildGame) -> Game:
    """The real window at 1280×800, in English, without motion; every match has deal 7."""
    return build_game()


def _timers(game: Game) -> list[QTimer]:
    return [t for owner in (game.session, game.settings) for t in owner.findChildren(QTimer)]
