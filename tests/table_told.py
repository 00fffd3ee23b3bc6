"""All QML properties of the table by name: actual values, and those notified to QML."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import asdict
from PySide6.QtCore import QObject

from arschloch_gui.app.services import Services
from arschloch_gui.app.show.models.rows import RowModel

PARTS = ("session", "trainer", "retrospect", "guide")
"""The objects with state of the match at the table; a test asks for others itself."""
APART = {
    # These belong to all matches, to the person, or to the next match.
    "trainer.standing", "trainer.subject", "session.dealNumber",
}  # fmt: skip
Told = dict[str, Any]


def properties(thing: QObject) -> Iterator[tuple[str, str]]:
    """Yield the name of every property of one of our objects, and of its notify signal."""
    meta = thing.metaObject()
    for at in range(QObject().metaObject().propertyCount(), meta.propertyCount()):
        found = meta.property(at)
        signal = found.notifySignal().name().toStdString() if found.hasNotifySignal() else ""
        yield str(found.name()), signal


def read(services: Services) -> Told:
    """Return all properties as they are now; exceptions of getters are passed on."""
    found: Told = {}
    for part in PARTS:
        _read(part, getattr(services, part), found)
    return found


def _read(name: str, thing: QObject, found: Told) -> None:
    if isinstance(thing, RowModel):
        found[name] = [_row(row) for row in thing.rows]
        return
    for each, _ in properties(thing):
        path = f"{name}.{each}"
        if path in APART:
            continue
        value = getattr(thing, each)
        if isinstance(value, QObject):
            found[path] = type(value).__name__
            _read(path, value, found)
        else:
            found[path] = value


def differences(told: Told, fresh: Told) -> list[str]:
    """Return the properties that differ from those after a fresh start, one line each."""
    practising = fresh["session.match.practising"]
    # The judgement is not shown without an exercise. Without a match at the table, the one before
    # can be continued.
    apart = [] if practising else ["trainer.examined."]
    if practising or not fresh["session.match.active"]:
        apart.append("session.files.")
    return [
        f"{name} is {told.get(name)!r:.300}, not {fresh.get(name)!r:.300}"
        for name in sorted(told.keys() | fresh.keys())
        if told.get(name) != fresh.get(name) and not name.startswith(tuple(apart))
    ]


def _row(row: Any) -> dict[str, Any]:
    """Return a row without its key, which only distinguishes it from earlier rows."""
    return {name: value for name, value in asdict(row).items() if name != "key"}


class Mirror:
    """The properties as QML has them: read once, and again on each notify signal."""

    def __init__(self, services: Services, follow: Callable[[RowModel], Any]) -> None:
        """Mirror an object; `follow` mirrors a model by its signals (the fixture `replay_of`)."""
        self._follow = follow
        self._values: Told = {}
        self._models: dict[str, Any] = {}
        self._known: dict[str, QObject] = {}
        for part in PARTS:
            self._meet(part, getattr(services, part))

    def told(self) -> Told:
        """Return what QML shows."""
        models = {name: [_row(row) for row in each.rows] for name, each in self._models.items()}
        return {**self._values, **models}

    def _meet(self, name: str, thing: QObject) -> None:
        if self._known.get(name) is thing:
            return
        self._forget(name)
        self._known[name] = thing
        if isinstance(thing, RowModel):
            self._models[name] = self._follow(thing)
            return
        by_signal: dict[str, list[str]] = {}
        for each, signal in properties(thing):
            by_signal.setdefault(signal, []).append(each)
            self._take(name, thing, each)
        for signal, names in by_signal.items():
            if signal:
                getattr(thing, signal).connect(partial(self._take_all, name, thing, names))

    def _forget(self, name: str) -> None:
        """Drop this object and its children."""
        self._known.pop(name, None)
        for told in (self._values, self._models, self._known):
            for each in [each for each in told if each.startswith(f"{name}.")]:
                del told[each]

    def _take_all(self, name: str, thing: QObject, names: list[str], *_: object) -> None:
        if self._known.get(name) is thing:
            for each in names:
                self._take(name, thing, each)

    def _take(self, name: str, thing: QObject, each: str) -> None:
        path = f"{name}.{each}"
        if path in APART:
            return
        value = getattr(thing, each)
        if isinstance(value, QObject):
            self._values[path] = type(value).__name__
            self._meet(path, value)
        else:
            self._values[path] = value
            self._forget(path)
