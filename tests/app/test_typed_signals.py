"""Signals declare their value types, so that type checkers can follow them."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, QThread, Slot

import arschloch_gui.app
from arschloch_gui.app.typed_signal import TypedSignal, typed_signal

ROOT = Path(arschloch_gui.app.__file__).parent
VAGUE = re.compile(r"= (Signal|typed_signal)\([^)]*\b(object|Any)\b")


class Message(Struct, frozen=True):
    number: int


class Echo(QObject):
    heard = typed_signal(Message)
    several = typed_signal(tuple[Message, ...], int)
    nothing: TypedSignal[Message | None] = typed_signal(Message)

    @Slot(object)
    def answer(self, message: Message) -> None:
        self.heard.emit(message)
        self.several.emit((message,), message.number)
        self.nothing.emit(None)


class Asker(QObject):
    ask = typed_signal(Message)

    def __init__(self) -> None:
        super().__init__()
        self.found: list[object] = []

    def hear(self, *values: object) -> None:
        self.found.append(values)


def test_values_cross_threads_as_they_are(qtbot):
    thread, echo, asker = QThread(), Echo(), Asker()
    echo.moveToThread(thread)
    asker.ask.connect(echo.answer)
    for signal in (echo.heard, echo.several, echo.nothing):
        signal.connect(asker.hear)
    thread.start()
    try:
        sent = Message(7)
        asker.ask.emit(sent)
        qtbot.waitUntil(lambda: len(asker.found) == 3)
    finally:
        thread.quit()
        thread.wait()
    assert asker.found == [(sent,), ((sent,), 7), (None,)]


def test_no_signal_carries_just_anything():
    vague = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in sorted(ROOT.rglob("*.py"))
        for found in VAGUE.finditer(path.read_text("utf-8"))
    ]
    assert not vague
