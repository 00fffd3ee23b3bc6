"""Frozen values exposed to QML: each field becomes a property with a notify signal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from types import MappingProxyType, SimpleNamespace
from typing import ClassVar, TypeVar, get_origin, get_type_hints

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.isolated import attempt
from arschloch_gui.app.typed_property import typed_property

V = TypeVar("V", bound=Struct)


class Exposed(QObject):
    """A `QObject` whose properties are the fields of frozen values, one value per signal.

    `show` stores new values and emits the signals of those that changed. QML reads the values
    passed to `show` last. Code that needs the current state asks the objects that the values are
    built from.
    """

    shows: ClassVar[Mapping[str, type[Struct]]] = MappingProxyType({})
    """The type of the value that belongs to each of the class's own signals."""
    _signal_of: ClassVar[Mapping[type[Struct], str]] = MappingProxyType({})

    def __init_subclass__(cls, **given: object) -> None:
        super().__init_subclass__(**given)
        for signal, kind in vars(cls).get("shows", {}).items():
            for name, said in get_type_hints(kind).items():
                assert name not in vars(cls), f"{cls.__name__}.{name} has two meanings"
                setattr(cls, name, _property_of(name, _qt_type(said), signal, vars(cls)[signal]))
        own = {kind: signal for signal, kind in vars(cls).get("shows", {}).items()}
        cls._signal_of = MappingProxyType({**cls._signal_of, **own})

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.exposed = SimpleNamespace()
        """The current values, as attributes named after their signals."""

    def show(self, **values: Struct) -> None:
        """Store values by the names of their signals, and emit the signals of those that changed.

        All values are stored before the first signal is emitted.
        """
        told: dict[str, Struct] = vars(self.exposed)
        different: list[str] = []
        for name, value in values.items():
            if value != told.get(name):
                different.append(name)
                told[name] = value
        for name in different:
            getattr(self, name).emit()

    def shown_value(self, kind: type[V]) -> V:
        """Return the value of this type as QML currently reads it."""
        value: V = getattr(self.exposed, self._signal_of[kind])
        return value

    def found(self, **found: Callable[[], Struct]) -> dict[str, Struct]:
        """Return the functions' results for `show`, leaving out functions that fail."""
        values = {name: attempt(read, None) for name, read in found.items()}
        return {name: value for name, value in values.items() if value is not None}


def by_signal(**kinds: type[Struct]) -> Mapping[str, type[Struct]]:
    """Return a mapping for `Exposed.shows`: the value type of each signal."""
    return MappingProxyType(kinds)


def _property_of(name: str, kind: type | str, signal: str, notify: Signal) -> object:
    # QML reads hundreds of these after a card is dropped, so no Python code runs for each.
    return typed_property(kind, notify)(attrgetter(f"exposed.{signal}.{name}"))


def _qt_type(said: object) -> type | str:
    """Return the Qt type for the annotation of a field."""
    kind = get_origin(said) or said
    if kind is dict:
        return "QVariantMap"
    return kind if kind in (bool, int, float, str, list) else QObject
