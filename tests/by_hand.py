"""A simulated user of the real window: mouse, keys, and items looked up by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import event_loop
from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine.games import family_of

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
HANDS = [
    ["8D", "9D", "9C", "QH", "KS"],
    ["10D", "10C", "KD", "JH"],
    ["JD", "JC", "KC", "QD"],
    ["7D", "7C", "KH", "QC"],
]

CLIMBING = {"start_card_must_be_played": False, "rounds": 1}


def stands(window: QQuickWindow) -> bool:
    """Return whether the requested screen is shown and everything opened on it is complete."""
    building = (each.property("building") for each in window.contentItem().childItems())
    return not next(each for each in building if each is not None)


def combination(keys: str) -> QKeyCombination:
    """Return the first combination of a key sequence written in Qt's notation."""
    return QKeySequence(keys)[0]  # type: ignore[index]  # missing in the stubs


def type_text(window: QQuickWindow, text: str) -> None:
    """Press the key of each letter in turn."""
    for letter in text:
        QTest.keyClick(window, letter)  # type: ignore[call-overload]  # no letters in the stubs


class Hands:
    """A simulated user at the table: moves the mouse, presses keys, finds items by name."""

    def __init__(self, game: Program, qtbot) -> None:
        self.game, self.session, self.window = game, game.session, game.window
        self.qtbot = qtbot

    def find(self, name: str) -> Any:
        """Return the item with this name and its QML properties; None if there is none.

        Waits for whatever is being built first.
        """
        if not self.stands():
            wait_for(self.stands, "the screen")
        waiting = [self.window.contentItem()]
        while waiting:
            item = waiting.pop()
            if item.objectName() == name:
                return item
            if item.property("building") is not True:
                waiting += item.childItems()
        return None

    def stands(self) -> bool:
        """Return whether the requested screen is shown and everything opened on it is complete."""
        return stands(self.window)

    def spot(self, name: str, across: float = 0.5, down: float = 0.5) -> QPoint:
        wait_for(self.stands, "the screen")
        self.window.grabWindow()  # triggers the layout of new items
        item = self.find(name)
        assert item is not None, name
        assert item.isVisible(), name
        return self.spot_in(item, across, down)

    def spot_in(self, item: QQuickItem, across: float = 0.5, down: float = 0.5) -> QPoint:
        return item.mapToScene(QPointF(item.width() * across, item.height() * down)).toPoint()

    def card(self, code: str) -> QPoint:
        """Return a spot on a card that no neighbour covers."""
        return self.spot(f"hand:{code}#0", 0.15, 0.25)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, NO_KEYS, at)

    def double_click(self, at: QPoint) -> None:
        """Click twice in quick succession; Qt sends both clicks."""
        QTest.mouseDClick(self.window, LEFT, NO_KEYS, at)

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.window, LEFT, NO_KEYS, at)

    def move(self, start: QPoint, end: QPoint) -> None:
        for step in range(1, 7):
            QTest.mouseMove(self.window, start + (end - start) * step / 6)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.window, LEFT, NO_KEYS, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move(start, end)
        self.release(end)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.keyClick(self.window, key, modifier)

    def strike(self, keys: str) -> None:
        """Press keys written in Qt's notation: "Ctrl+Z", "Left", "P".

        Waits for whatever is being built first, as a user does who looks before pressing.
        """
        if not self.stands():
            wait_for(self.stands, "the screen")
        self.strike_at_once(keys)

    def strike_at_once(self, keys: str) -> None:
        """Press keys without waiting for what is being built."""
        pressed = combination(keys)
        QTest.keyClick(self.window, pressed.key(), pressed.keyboardModifiers())

    def hold(self, keys: str, times: int = 20) -> None:
        """Send the repeats of a key that is held down, after the first press."""
        pressed = combination(keys)
        key, modifiers = pressed.key(), pressed.keyboardModifiers()
        text = chr(key).lower() if key < Qt.Key.Key_Escape else ""
        for _ in range(times):
            for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                event = QKeyEvent(kind, key, modifiers, text, True)
                QCoreApplication.sendEvent(self.window, event)

    def write(self, text: str) -> None:
        """Type a text into the focused item."""
        type_text(self.window, text)

    @property
    def board(self) -> Any:
        """The game's own part of the table."""
        return self.session.match.board

    @property
    def view(self) -> Any:
        """The viewer's view of the round."""
        return self.session.snapshot.view

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.session.turn.waits, timeout=20_000)

    def catch_up(self) -> None:
        """Finish what is pending, for checks that nothing more has happened."""
        event_loop.catch_up(self.game)

    def open(self, folder: Path, rules: dict[str, Any] | None = None, **deal: Any) -> Path:
        """Open a record as `sit_down` does, and wait for the first decision."""
        path = self.sit_down(folder, rules, **deal)
        self.settle()
        return path

    def sit_down(
        self,
        folder: Path,
        rules: dict[str, Any] | None = None,
        *,
        preset: str = "arschloch",
        seats: int = 4,
        **deal: Any,
    ) -> Path:
        """Open a record whose round is dealt as given, with these house rules."""
        header = {
            "format": "arschloch-match",
            "version": 1,
            "preset": preset,
            "rules": {**(CLIMBING if family_of(preset).key == "climbing" else {}), **(rules or {})},
            "seats": ["You", "Ben", "Cleo", "Dora", "Emil"][:seats],
            "seed": 1,
        }
        path = folder / "table.arl"
        lines = [header, {"deal": HANDS, **deal}]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
        with self.qtbot.waitSignal(self.session.matchStarted):
            self.session.openRecord(str(path))
        return path
