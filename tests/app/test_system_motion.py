"""The wish to keep still is read where each desktop keeps it."""

from pathlib import Path

import pytest

from arschloch_gui.app import system_motion
from arschloch_gui.app.settings import SettingsStore
from arschloch_gui.app.system_motion import prefers_reduced_motion


@pytest.fixture
def linux(monkeypatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(system_motion.sys, "platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    return tmp_path


def test_nothing_said_means_motion(linux):
    assert not prefers_reduced_motion()


@pytest.mark.parametrize(("factor", "still"), [("0", True), ("1", False), ("nonsense", False)])
def test_kde_says_it_by_a_factor(linux, factor, still):
    (linux / "kdeglobals").write_text(f"[KDE]\nAnimationDurationFactor={factor}\n")
    assert prefers_reduced_motion() is still


@pytest.mark.parametrize(("value", "still"), [("false", True), ("1", False)])
def test_gtk_says_it_by_a_switch(linux, value, still):
    (linux / "gtk-4.0").mkdir()
    (linux / "gtk-4.0" / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={value}\n")
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


def test_only_the_first_start_asks(tmp_path):
    store = SettingsStore(tmp_path, lambda: True)
    first = store.load().settings
    assert first.reducedMotion
    store.save(first)
    assert SettingsStore(tmp_path, lambda: False).load().settings.reducedMotion
