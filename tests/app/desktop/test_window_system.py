"""Qt is offered the session's window systems; without any, one sentence explains it."""

from __future__ import annotations

import os
import sys

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from arschloch_gui.app.desktop.window_system import (
    NO_WINDOW,
    PLATFORM,
    no_window,
    offer_others,
    said_in_one_sentence,
)


@pytest.mark.parametrize(
    ("named", "session", "tried"),
    [
        (None, {"DISPLAY": ":0"}, None),
        ("offscreen", {}, "offscreen"),
        ("wayland", {"DISPLAY": ":0"}, "wayland;xcb"),
        ("nonsense", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, "nonsense;wayland;xcb"),
        ("xcb", {"DISPLAY": ":0"}, "xcb"),
        ("xcb;wayland", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, "xcb;wayland"),
    ],
)
def test_what_the_session_has_is_tried_after_what_was_named(monkeypatch, named, session, tried):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in (PLATFORM, "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {PLATFORM: named, **session}.items():
        if value is not None:
            monkeypatch.setenv(name, value)
    offer_others()
    assert os.environ.get(PLATFORM) == tried


def test_why_there_is_no_window_is_one_printable_line(monkeypatch, capsys):
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setenv(PLATFORM, "non\x1bsense\n")
    no_window("could not connect to display :77.")
    [line] = capsys.readouterr().err.splitlines()
    assert line.isprintable()
    assert line.startswith("arschloch: No window can be opened here (could not connect to display")
    assert ended == [NO_WINDOW]


def test_what_qt_says_while_it_starts_goes_to_the_log(capfd, caplog):
    before = qInstallMessageHandler(None)
    try:
        with said_in_one_sentence():
            qWarning("something harmless")
        assert qInstallMessageHandler(None) is None, "nobody of ours listens any more"
    finally:
        qInstallMessageHandler(before)
    assert "Qt: something harmless" in caplog.text
    assert capfd.readouterr().err == ""
