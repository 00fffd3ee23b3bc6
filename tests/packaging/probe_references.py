"""Calls much of PySide6 that returns None, True or False, and prints calls that lose references.

Run by test_pyside_references.py in a process of its own, because Python aborts once None has been
deallocated.
"""

import sys
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSettings,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQml import QJSEngine, QQmlComponent, QQmlEngine

CALLS = 400  # few enough that a loss is reported before the interpreter aborts
WATCHED = (None, True, False)


class Thing(QObject):
    anything = Signal(object)
    switched = Signal(bool)

    nothing = Property("QVariant", lambda self: None, lambda self, value: None)  # type: ignore[arg-type]
    yes = Property(bool, lambda self: True)
    no_object = Property(QObject, lambda self: None)

    @Slot(result="QVariant")
    def give_none(self):
        return None

    @Slot(result=bool)
    def give_true(self):
        return True

    @Slot(object)
    def take_anything(self, value):
        return None

    @Slot(bool)
    def take_switch(self, value):
        return None

    def event(self, event):
        return True


class Rows(QAbstractListModel):
    def rowCount(self, parent=None):
        return 1

    def data(self, index, role=0):
        return None if role else True


def report_losses(calls):
    """Name the calls after which None, True or False have fewer references."""
    for name, call in calls.items():
        call()
        before = [sys.getrefcount(value) for value in WATCHED]
        for _ in range(CALLS):
            call()
        after = [sys.getrefcount(value) for value in WATCHED]
        lost = [b - a for b, a in zip(before, after, strict=True)]
        if max(lost) > CALLS // 4:
            # Exit immediately: with None gone, nothing else is safe.
            sys.stdout.write(f"{name}: {lost} in {CALLS} calls\n")
            sys.stdout.flush()


def main():
    app = QGuiApplication([])
    thing, rows, timer = Thing(), Rows(), QTimer()
    thing.anything.connect(thing.take_anything)
    thing.switched.connect(thing.take_switch)
    engine = QQmlEngine()
    evaluate: Any = engine.evaluate
    component = QQmlComponent(engine)
    component.setData(b"import QtQml\nQtObject { property var n: null; property bool t: true }", "")
    item = component.create()
    QJSEngine.setObjectOwnership(thing, QJSEngine.ObjectOwnership.CppOwnership)
    engine.globalObject().setProperty("thing", engine.newQObject(thing))
    user_event = QEvent.Type.User
    calls = {
        "None from a function": thing.parent,
        "False from a function": timer.isActive,
        "None from a setter": lambda: timer.setInterval(3),
        "None by a signal": lambda: thing.anything.emit(None),
        "True by a signal": lambda: thing.switched.emit(True),
        "property from Qt's side": lambda: (thing.property("nothing"), thing.property("yes")),
        "property from Python's side": lambda: (thing.nothing, thing.yes, thing.no_object),
        "set a property": lambda: thing.setProperty("nothing", None),
        "set a dynamic property": lambda: thing.setProperty("list", [None, True, False]),
        "a dynamic property": lambda: thing.property("list"),
        "a slot that gives None": lambda: engine.evaluate("thing.give_none()"),
        "a slot that gives True": lambda: engine.evaluate("thing.give_true()"),
        "a model's row": lambda: (rows.index(0).data(), rows.index(0).data(1)),
        "an empty index": lambda: QModelIndex().isValid(),
        "an event": lambda: QCoreApplication.sendEvent(thing, QEvent(user_event)),
        "a QML property": lambda: (item.property("n"), item.property("t")),
        "set a QML property": lambda: (item.setProperty("n", None), item.setProperty("t", True)),
        "null from JavaScript": lambda: evaluate("null").toVariant(),
        "true from JavaScript": lambda: evaluate("true").toVariant(),
        "comparison": lambda: (QPoint() == QPoint(), QRect() != QRect(), QColor("red").isValid()),
        "no parent": lambda: QObject(None),
        "not found": lambda: thing.findChild(QObject, "nobody"),
        "a setting that is not there": lambda: QSettings("a", "b").value("c"),
        "the event loop": app.processEvents,
    }
    report_losses(calls)


if __name__ == "__main__":
    main()
