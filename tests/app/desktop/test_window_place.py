"""The window reopens with its previous size, position and state."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from desktops import wayland_desktop, x_desktop
from driven import environment
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtQuick import QQuickWindow

from arschloch_gui.app.desktop.window_place import WindowPlace, corrected
from arschloch_gui.app.settings.settings import SettingsStore
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.shell import open_shell
from arschloch_gui.app.tour.demonstration import wait_for

PLAIN, MAXIMISED, FULL = (
    Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen,
)  # fmt: skip
LAPTOP, BESIDE = QRect(0, 0, 1366, 728), QRect(1366, 0, 1920, 1040)
STEPS = Path(__file__).with_name("steps_of_a_window.py")


@contextmanager
def opened(config: Path) -> Iterator[tuple[QQuickWindow, WindowPlace]]:
    """Start the program once, without the content of its window."""
    front = open_shell(config)
    try:
        yield front.window, front.engine.findChild(WindowPlace)
        front.window.close()
    finally:
        front.settings.close()
        front.language.close()
        front.window.deleteLater()
        front.engine.deleteLater()


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """Return a folder of settings with a plain window at (40, 50)."""
    store = SettingsStore(tmp_path / "config")
    store.save(replace(store.load(), windowWidth=960, windowHeight=650, windowPosition=(40, 50)))
    return tmp_path / "config"


def saved(config: Path) -> Settings:
    return SettingsStore(config).load()


def frame(window: QQuickWindow) -> QRect:
    return QRect(window.framePosition(), window.size())


@pytest.mark.parametrize(
    ("at", "corrected_to"),
    [
        ((100, 80), (100, 80)),
        # Half outside on the right, or across both screens: it can be dragged.
        ((3000, 300), (3000, 300)),
        ((900, 20), (900, 20)),
        # The title bar is above the screen, below the panel, or mostly hidden.
        ((100, -30), (100, 0)),
        ((100, 700), (100, 128)),
        ((3200, 300), (2326, 300)),
        ((-900, 100), (0, 100)),
        # On a screen that no longer exists.
        ((5000, 2000), (2326, 440)),
        ((-4000, -2000), (0, 0)),
    ],
)
def test_a_window_that_cannot_be_grasped_moves_into_the_nearest_screen(at, corrected_to):
    given = QRect(QPoint(*at), QSize(960, 600))
    assert corrected(given, [LAPTOP, BESIDE]).toTuple() == corrected_to


def test_a_window_larger_than_its_screen_shows_its_title_bar():
    assert corrected(QRect(400, 5000, 3000, 2000), [LAPTOP]) == QPoint(0, 0)


def test_without_screens_nothing_is_corrected():
    assert corrected(QRect(5000, 2000, 960, 600), []) == QPoint(5000, 2000)


@pytest.mark.parametrize("state", [MAXIMISED, FULL, MAXIMISED | FULL])
def test_state_size_and_position_are_remembered(config: Path, qapp, state):
    with opened(config) as (window, _place):
        plain = frame(window)
        assert plain.topLeft() == QPoint(40, 50)
        window.setWindowStates(state)
    kept = saved(config)
    assert (kept.maximised, kept.fullScreen) == (MAXIMISED in state, FULL in state)
    assert (kept.windowWidth, kept.windowHeight) == plain.size().toTuple()
    with opened(config) as (window, place):
        assert window.windowStates() == state
        wait_for(lambda: frame(window) != plain, "the state")
        if FULL in state:
            place.toggleFullScreen()
        assert window.windowStates() == state & MAXIMISED
        window.setWindowStates(PLAIN)
        wait_for(lambda: frame(window) == plain, "the plain window")
    kept = saved(config)
    assert (kept.maximised, kept.fullScreen) == (False, False)
    assert list(kept.windowPosition) == [40, 50]


def test_leaving_full_screen_leads_back_to_maximised(config: Path, qapp):
    with opened(config) as (window, place):
        for before in (PLAIN, MAXIMISED):
            window.setWindowStates(before)
            for expected in (before | FULL, before):
                place.toggleFullScreen()
                assert window.windowStates() == expected


def test_what_the_desktop_hides_of_a_state_is_still_known(config: Path, qapp):
    """X11 reports only full screen if a window is also maximised."""
    with opened(config) as (window, place):
        window.setWindowStates(MAXIMISED)
        window.setWindowStates(FULL)
        place.toggleFullScreen()
        assert window.windowStates() == MAXIMISED


def test_a_moved_and_resized_window_is_kept(config: Path, qapp):
    with opened(config) as (window, _place):
        window.setFramePosition(QPoint(90, 30))
        window.resize(1000, 620)
    kept = saved(config)
    assert list(kept.windowPosition) == [90, 30]
    assert (kept.windowWidth, kept.windowHeight) == (1000, 620)


def test_a_size_counts_once_it_lasts(config: Path, qapp):
    """Some desktops resize a window before they report that it is maximised."""
    with opened(config) as (window, _place):
        plain = window.size()
        window.resize(1500, 1000)
        window.setWindowStates(MAXIMISED)
    assert (saved(config).windowWidth, saved(config).windowHeight) == plain.toTuple()


def test_a_window_off_every_screen_comes_back(config: Path, qapp):
    store = SettingsStore(config)
    store.save(replace(store.load(), windowPosition=(5000, 4000)))
    with opened(config) as (window, _place):
        screen = window.screen().availableGeometry()
        assert screen.contains(window.framePosition())


# -- on real desktops ------------------------------------------------------------------------


def steps(desktop: dict[str, str], config: Path, *asked: str) -> list[tuple[object, ...]]:
    """Return the state of the window after the start and after each step."""
    done = subprocess.run(
        [sys.executable, str(STEPS), str(config), *asked], env=environment(config) | desktop,
        check=True, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    return [
        (tuple(size), tuple(at), state)
        for size, at, state in map(json.loads, done.stdout.splitlines())
    ]


def sizes_and_states(lines: list[tuple[object, ...]]) -> list[tuple[object, object]]:
    return [(size, state) for size, _at, state in lines]


@pytest.mark.long
def test_on_x11_every_state_leads_back(tmp_path: Path):
    plain, full = ((1200, 700), (100, 150), "plain"), ((1920, 1080), (0, 0), "full")
    with x_desktop() as desktop:
        first = steps(
            desktop, tmp_path, "move 100 150", "resize 1200 700", "full", "full", "maximise",
            "full", "full", "full",
        )  # fmt: skip
        maximised = first[5]
        assert maximised[2] == "maximised"
        assert first[2:] == [plain, full, plain, maximised, full, maximised, full]
        # Closed in full screen over maximised; each start leads one step back.
        assert steps(desktop, tmp_path, "full") == [full, maximised]
        assert steps(desktop, tmp_path, "restore") == [maximised, plain]
        assert steps(desktop, tmp_path, "full") == [plain, full]
        assert steps(desktop, tmp_path, "full", "move 1800 1000") == [
            full, plain, ((1200, 700), (1800, 1000), "plain"),
        ]  # fmt: skip
        assert saved(tmp_path).windowPosition == [1800, 1000]


@pytest.mark.long
def test_on_wayland_full_screen_and_back_keeps_the_size(tmp_path: Path):
    plain, full = ((1280, 800), "plain"), ((1920, 1080), "full")
    with wayland_desktop() as desktop:
        first = sizes_and_states(
            steps(desktop, tmp_path, "full", "full", "full", "full", "maximise", "full", "full")
        )
        maximised = first[5]
        assert maximised[1] == "maximised"
        assert first == [plain, full, plain, full, plain, maximised, full, maximised]
        # Closed maximised, then in full screen.
        assert sizes_and_states(steps(desktop, tmp_path, "restore", "full")) == [
            maximised, plain, full,
        ]  # fmt: skip
        assert sizes_and_states(steps(desktop, tmp_path, "full", "full", "full")) == [
            full, plain, full, plain,
        ]  # fmt: skip
    # Windows there do not know their position.
    assert list(saved(tmp_path).windowPosition) == []
