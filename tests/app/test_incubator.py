"""Asynchronous loading is done in slices, with events handled in between."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app import incubator as module
from arschloch_gui.app.incubator import Incubator

MANY = b"""
import QtQuick
Loader {
    asynchronous: true
    sourceComponent: Item { Repeater { model: 3000; Item { objectName: "part" + index } } }
}
"""


@pytest.mark.sampled
def test_events_get_their_turn_while_it_is_built_and_nothing_turns_afterwards(
    qapp, qtbot, monkeypatch
):
    monkeypatch.setattr(module, "SLICE_MS", 1)
    engine = QQmlEngine()
    incubator = Incubator(engine)
    engine.setIncubationController(incubator)
    component = QQmlComponent(engine)
    component.setData(MANY, QUrl())
    loader = component.create()
    assert isinstance(loader, QQuickItem)
    turns: list[float] = []
    other = QTimer()
    other.timeout.connect(lambda: turns.append(loader.property("progress")))
    other.start(0)
    qtbot.waitUntil(lambda: loader.property("item") is not None)
    assert len(turns) > 3, "it was built in one turn"
    assert not incubator.incubatingObjectCount()
    qtbot.waitUntil(lambda: not incubator.is_busy)
    loader.deleteLater()
    engine.deleteLater()
