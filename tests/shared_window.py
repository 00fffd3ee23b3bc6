"""One window for several tests of a file, each of which gets it as if new.

Building and closing a window takes longer than most of its tests. After each test, the window is
tidied: the match is left, the settings are restored, its folders are emptied, and it shows the
screen that tests start on; every other screen is gone. Then its whole state is compared with that
of a new one. If anything differs, it is closed, and the next test gets another window.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import shiboken6
from by_hand import stands
from event_loop import ask_the_engine, catch_up
from msgspec.structs import asdict
from PySide6.QtCore import (
    QAbstractItemModel,
    QMetaObject,
    QObject,
    QPointF,
)
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.main import Program
from arschloch_gui.app.services import Services
from arschloch_gui.app.tour.demonstration import wait_for

NOT_ITS_OWN = {"pointerInZone"}
"""Properties that depend on the time of the last layout."""
PLAIN = (bool, int, float, str, list, dict, type(None))
SETTLING = 3
"""The number of times a window may finish what is pending."""
WIDTH, HEIGHT = 1280, 800
OF_THE_LAST_MATCH = {"outOfPlay", "dropFrame", "dropObjection"}
"""Parts of the table that are invisible without a match and keep their last text."""
State = dict[str, object]


class SharedWindow:
    """Keeps a window that `build` makes, whose files are in the folder `home`.

    Tests start on `screen`: the empty table, for those that start a match at once. State that a
    test leaves at the table is noticed, too, but costs only a new table.
    """

    def __init__(self, build: Callable[[], Program], home: Path, screen: str = "start") -> None:
        self.home = home
        self._build = build
        self._screen = screen
        self._game: Program | None = None
        self._settings: State = {}
        self._new: State = {}
        self.differed: dict[str, tuple[object, object]] = {}
        """What differed after the last test, so that the window was closed."""

    def game(self) -> Program:
        """Return the window, building it if there is none."""
        if self._game is None:
            self._empty()
            self._game = self._build()
            self._settings = asdict(self._game.settings.now)
            self._put_back(self._game)
            self._new = state_of(self._game)
        # A test with its own window may have run in between.
        self._game.window.requestActivate()
        wait_for(self._game.window.isActive, "the window to be the one in use")
        return self._game

    def tidy(self) -> None:
        """Restore the window to its initial state, or close it."""
        game = self._game
        if game is None or not _is_open(game):
            self.close()
            return
        self._put_back(game)
        self.differed = self._differences(game)
        for _ in range(SETTLING):
            if not self.differed:
                return
            catch_up(game)
            self.differed = self._differences(game)
        if self.differed and self._screen != "start":
            self._show(game, "start")
            self._show(game, self._screen)
            self.differed = self._differences(game)
        if self.differed:
            self.close()

    def leave(self) -> list[Program]:
        """Return the window, if there is one, ready for closing: no other screen is left."""
        if self._game is None:
            return []
        if _is_open(self._game):
            self._show(self._game, "start")
        return [self._game]

    def close(self) -> None:
        """Close the window; the next test builds one."""
        for game in self.leave():
            game.close()
        self._game = None

    def _differences(self, game: Program) -> dict[str, tuple[object, object]]:
        before, now = self._new, state_of(game)
        return {
            name: (before.get(name), now.get(name))
            for name in before.keys() | now.keys()
            if before.get(name) != now.get(name)
        }

    def _put_back(self, game: Program) -> None:
        game.session.leave()
        game.trainer.stop()
        for name, value in self._settings.items():
            game.settings.change(name, value)
        game.window.resize(WIDTH, HEIGHT)
        ask_the_engine(game.session._engine)
        self._empty()
        if fan := game.window.contentItem().findChild(QQuickItem, "handFan"):
            QMetaObject.invokeMethod(fan, "_forget")
            fan.setProperty("lookedAt", -1)
            fan.setProperty("pointer", QPointF())
        self._show(game, self._screen)

    def _show(self, game: Program, screen: str) -> None:
        game.window.setProperty("page", screen)
        ask_the_engine(game.session._engine)
        ground = game.window.contentItem()
        wait_for(lambda: stands(game.window) and ground.width() == WIDTH, "the screen")
        game.window.grabWindow()  # triggers the layout

    def _empty(self) -> None:
        for each in self.home.iterdir():
            shutil.rmtree(each) if each.is_dir() else each.unlink()


def _is_open(game: Program) -> bool:
    """Return whether the window is still open."""
    return not game.closed and game.window.isVisible()


def state_of(game: Program) -> State:
    """Return the state of a window: properties of its parts, its size, and all named items."""
    window = game.window
    said: State = {
        "window": (window.width(), window.height(), window.visibility(), window.property("page"))
    }
    # These two depend on settings and rules only, and take as long as all the rest.
    seen = {id(game.rules_help), *map(id, game.trainer.findChildren(QObject))}
    for each in fields(Services):
        said.update(_properties(each.name, getattr(game, each.name), seen))
    waiting = [window.contentItem()]
    while waiting:
        item = waiting.pop()
        name = item.objectName()
        if name and name not in OF_THE_LAST_MATCH:
            said[f"{len(said)} {name}"] = [item.isVisible(), item.isEnabled()] + [
                f"{each}={item.property(each)}" for each in _own_properties(item)
            ]
        waiting += item.childItems()
    return said


def _properties(name: str, owner: QObject, seen: set[int]) -> Iterator[tuple[str, object]]:
    if id(owner) in seen:
        return
    seen.add(id(owner))
    if isinstance(owner, QAbstractItemModel):
        yield name, owner.rowCount()
    for called in _names_of(owner):
        value: Any = owner.property(called)
        if isinstance(value, QObject):
            yield from _properties(f"{name}.{called}", value, seen)
        elif isinstance(value, PLAIN):
            yield f"{name}.{called}", value


def _names_of(owner: QObject) -> list[str]:
    meta = owner.metaObject()  # of a Python class, so it stays
    return [str(meta.property(at).name()) for at in range(meta.propertyCount())]


_OF_TYPE: dict[str, list[str]] = {}


def _own_properties(item: QQuickItem) -> list[str]:
    """Return the plain properties that are declared in QML."""
    kind = class_name(item)
    if kind not in _OF_TYPE:
        metas = [item.metaObject()]
        while "_QML" in str(metas[-1].className()):
            metas.append(metas[-1].superClass())
        first, last = metas[-1].propertyCount(), metas[0].propertyCount()
        own = [metas[0].property(at) for at in range(first, last)]
        _OF_TYPE[kind] = [
            str(each.name())
            for each in own
            if str(each.typeName()) in ("bool", "int", "double", "QString")
            and str(each.name()) not in NOT_ITS_OWN
        ]
        for meta in metas[:-1]:
            shiboken6.invalidate(meta)  # QML may free it (app/class_names.py)
    return _OF_TYPE[kind]
