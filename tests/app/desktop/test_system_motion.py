"""The setting for reduced motion is read from each desktop's own place."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from arschloch_gui.app.desktop import system_motion
from arschloch_gui.app.desktop.motion_watch import MotionWatch
from arschloch_gui.app.desktop.system_motion import prefers_reduced_motion
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore


@pytest.fixture
def linux(monkeypatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    return tmp_path


def test_nothing_said_means_motion(linux):
    assert not prefers_reduced_motion()


@pytest.mark.parametrize(("factor", "still"), [("0", True), ("1", False), ("nonsense", False)])
def test_kde_says_it_by_a_factor(linux, factor, still):
    (linux / "kdeglobals").write_text(
        f"[KDE]\nAnimationDurationFactor={factor}\n", "utf-8", newline="\n"
    )
    assert prefers_reduced_motion() is still


@pytest.mark.parametrize(("value", "still"), [("false", True), ("1", False)])
def test_gtk_says_it_by_a_switch(linux, value, still):
    (linux / "gtk-4.0").mkdir()
    (linux / "gtk-4.0" / "settings.ini").write_text(
        f"[Settings]\ngtk-enable-animations={value}\n", "utf-8", newline="\n"
    )
    assert prefers_reduced_motion() is still


@pytest.mark.parametrize(("answer", "still"), [("false", True), ("true", False)])
def test_gnome_is_asked_by_its_own_tool(linux, monkeypatch, answer, still):
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    monkeypatch.setattr(system_motion, "_answer", lambda *words: answer)
    assert prefers_reduced_motion() is still


def test_a_desktop_without_its_tool_means_motion(linux, monkeypatch):
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    monkeypatch.setenv("PATH", "")
    assert not prefers_reduced_motion()


def test_damaged_desktop_settings_mean_motion(linux):
    (linux / "kdeglobals").write_bytes(b"\xff\xfe no section")
    assert not prefers_reduced_motion()


def test_the_game_follows_the_desktop_until_the_person_chooses(qapp, tmp_path):
    live = LiveSettings(SettingsStore(tmp_path))
    live.follow_desktop(True)
    changes: list[bool] = []
    live.reducedMotionChanged.connect(lambda: changes.append(live.keeps_still))
    assert live.keeps_still
    live.follow_desktop(False)
    live.follow_desktop(True)
    assert changes == [False, True]
    live.change("motion", "all")
    live.follow_desktop(False)
    live.follow_desktop(True)
    assert not live.keeps_still
    live.change("motion", "less")
    live.follow_desktop(False)
    assert live.keeps_still
    live.close()


def test_what_an_older_version_kept_still_holds(tmp_path):
    (tmp_path / "settings.json").write_text(
        '{"version": 1, "reducedMotion": true}', "utf-8", newline="\n"
    )
    assert SettingsStore(tmp_path).load().motion == "less"
    (tmp_path / "settings.json").write_text(
        '{"version": 1, "reducedMotion": false}', "utf-8", newline="\n"
    )
    assert SettingsStore(tmp_path).load().motion == "system"


def test_the_table_stops_moving_while_the_game_runs(game):
    game.settings.change("speed", 3)
    assert game.session.pace.moves
    game.settings.follow_desktop(True)
    assert not game.session.pace.moves
    game.settings.follow_desktop(False)
    assert game.session.pace.moves


@pytest.mark.parametrize(
    ("group", "name", "value", "wish"),
    [
        ("org.freedesktop.appearance", "reduced-motion", 1, True),
        ("org.freedesktop.appearance", "reduced-motion", 0, False),
        ("org.freedesktop.appearance", "color-scheme", 1, None),
        ("org.gnome.desktop.interface", "enable-animations", False, True),
        ("org.gnome.desktop.interface", "enable-animations", True, False),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0", True),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0.5", False),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "soon", None),
    ],
)
def test_each_desktop_tells_a_change_in_its_own_words(group, name, value, wish):
    portal = pytest.importorskip("arschloch_gui.app.desktop.portal")
    assert portal.wish_of(group, name, value) is wish


LISTENER = """
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
from arschloch_gui.app.desktop.portal import INTERFACE, PATH, SERVICE, Portal

app = QCoreApplication([])
portal, heard = Portal(), []
portal.still.connect(lambda still: (heard.append(still), app.quit()))
assert portal.listen()
desktop = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "desktop")
assert desktop.registerService(SERVICE)
message = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
message.setArguments(["org.gnome.desktop.interface", "enable-animations", QDBusVariant(False)])
QTimer.singleShot(0, lambda: desktop.send(message))
QTimer.singleShot(30_000, app.quit)
app.exec()
assert heard == [True], heard
"""


@pytest.mark.sampled
@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="needs a bus of its own")
def test_the_portal_is_heard_on_a_real_bus(tmp_path):
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", LISTENER],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_the_desktop_is_asked_again_when_the_person_comes_back(qapp, qtbot):
    answers = iter([True, False])
    watch = MotionWatch(lambda: next(answers))
    told: list[bool] = []
    watch.still.connect(told.append)
    for number in (1, 2):
        watch._on_state(Qt.ApplicationState.ApplicationInactive)
        watch.close()
        qapp.processEvents()
        assert len(told) == number - 1, "nothing is asked when the person leaves"
        watch._on_state(Qt.ApplicationState.ApplicationActive)
        qtbot.waitUntil(lambda: len(told) == number)  # noqa: B023
        watch.close()
    assert told == [True, False]
