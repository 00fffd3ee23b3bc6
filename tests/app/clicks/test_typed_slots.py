"""Values from QML arrive as plain Python values, whatever their JavaScript type."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from in_one_test import in_one_test
from PySide6.QtCore import QMetaMethod, QMetaObject, QObject, QUrl
from PySide6.QtQml import QQmlComponent

from arschloch_gui import app
from arschloch_gui.app.from_javascript import from_javascript
from arschloch_gui.app.main import Program
from arschloch_gui.app.qml_types import SHARED, board_types
from arschloch_gui.app.shell import QML

UNTYPED = {"QVariant", "QJSValue", "PyObject"}
"""Parameter types that are forbidden, because an array would arrive as a `QJSValue`."""


def untyped(kind: type[QObject]) -> Iterator[str]:
    """Yield the slots and writable properties of a class without a precise type."""
    about: QMetaObject = vars(kind)["staticMetaObject"]
    for at in range(about.methodOffset(), about.methodCount()):
        method = about.method(at)
        if method.methodType() == QMetaMethod.MethodType.Signal:
            continue  # set from Python
        types = {bytes(each.data()).decode() for each in method.parameterTypes()}
        if types & UNTYPED:
            yield f"{kind.__name__}.{bytes(method.methodSignature().data()).decode()}"
    for at in range(about.propertyOffset(), about.propertyCount()):
        found = about.property(at)
        if found.isWritable() and str(found.typeName()) in UNTYPED:
            yield f"{kind.__name__}.{found.name()!s}"


def test_the_board_of_every_game_is_known():
    games = Path(app.__file__).with_name("games")
    boards = {f"{app.__name__}.games.{path.parent.name}.board" for path in games.glob("*/board.py")}
    assert len(boards) >= 4
    assert {kind.__module__ for kind in board_types()} == boards


@in_one_test("kind", [*SHARED, *board_types()], ids=lambda kind: kind.__name__)
def test_every_slot_and_property_names_the_type_of_what_it_is_given(kind: type[QObject]):
    assert list(untyped(kind)) == []


def test_whole_numbers_come_as_int_and_others_stay():
    given = {"a": 3.0, "b": [1.0, [2.0, 2.5]], "c": "3.0", "d": True, "e": []}
    plain: Any = from_javascript(given)
    assert plain == {"a": 3, "b": [1, [2, 2.5]], "c": "3.0", "d": True, "e": []}
    assert [type(each) for each in (plain["a"], plain["b"][0], plain["b"][1][0])] == [int] * 3
    assert plain["d"] is True


GIVEN = [
    ("exchange_counts", "[1, 2].concat([Math.round(0.6)])", (1, 2, 1)),
    ("missing", "['7D', '8D'].filter(card => card !== '8D')", ("7D",)),
    ("last_card_penalty", "['A'].slice(1)", ()),
    ("max_set", "Math.round(2.4)", 2),
    ("max_set", "'many'", 2),  # invalid, so nothing changes
    ("social", "1 < 2", True),
]


def test_rules_are_given_as_javascript_has_them(game: Program):
    for key, script, value in GIVEN:
        component = QQmlComponent(game.engine)
        source = (
            "import QtQml\nimport 'theme'\n"
            f"QtObject {{ Component.onCompleted: App.setup.change({{ {key}: {script} }}) }}"
        )
        component.setData(source.encode(), QUrl.fromLocalFile(str(QML.with_name("Probe.qml"))))
        assert component.create() is not None, component.errorString()
        assert getattr(game.setup.chosen[1], key) == value, script
