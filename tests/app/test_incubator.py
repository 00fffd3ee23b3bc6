"""Asynchronous loading is done in slices, with events handled in between."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QLoggingCategory, QTimer, QUrl, qInstallMessageHandler
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app import incubator as module
from arschloch_gui.app.incubator import Incubator
from arschloch_gui.app.shell import COLLECT_AT_ONCE, open_shell

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


GARBAGE = "(function(n, keep) { for (let i = 0; i < n; i++) keep.push({ at: [i] }) })"


def test_garbage_is_collected_in_one_turn(qapp, tmp_path, patch: pytest.MonkeyPatch):
    """Objects built between two parts of a collection can lose their functions."""
    patch.delenv(COLLECT_AT_ONCE[0], raising=False)
    front = open_shell(tmp_path, remember_geometry=False)
    create: Any = front.engine.evaluate(GARBAGE)
    kept = front.engine.newArray()
    states: list[str] = []
    QLoggingCategory.setFilterRules("qt.qml.gc.stateTransitions=true")
    before = qInstallMessageHandler(lambda _kind, _context, message: states.append(message))
    try:
        while sum("MarkStart" in state for state in states) < 5:
            create.call([5000, kept])
            assert not states or "Invalid" in states[-1], "a collection is incomplete"
    finally:
        qInstallMessageHandler(before)
        QLoggingCategory.setFilterRules("")
    front.window.deleteLater()
    front.language.close()
    front.settings.close()
