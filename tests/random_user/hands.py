"""Input of the random user: makes an event at the real window."""

from __future__ import annotations

from collections.abc import Callable

from by_hand import combination
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QWindow,
)
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from random_user.events import HELD, Event

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class Hands:
    """Makes events at a window. `resolve` finds the item of a label."""

    def __init__(self, window: QQuickWindow, resolve: Callable[[str], QQuickItem | None]) -> None:
        self.window, self._resolve = window, resolve
        self._device = QTest.createTouchDevice()
        self._touched: QPoint | None = None
        self._elsewhere: QWindow | None = None
        self.down: Qt.MouseButton | None = None
        """The mouse button that is held."""

    def do(self, event: Event) -> bool:
        """Make an event; return False if its control is missing and nothing was done."""
        at = self._spot(event)
        if at is None:
            return False
        getattr(self, "_" + event.do.replace("return", "back"))(at, event.more)
        return True

    def let_go(self) -> None:
        """Release everything held, at the end."""
        if self.down is not None:
            self._release(QPoint(1, 1), "")
        if self._touched is not None:
            self._touch_end(self._touched, "")
        self._back(QPoint(), "")

    def _spot(self, event: Event) -> QPoint | None:
        size = self.window.size()
        if not event.at:
            return QPoint(int(event.x * size.width()), int(event.y * size.height()))
        item = self._resolve(event.at)
        if item is None:
            return None
        spot = item.mapToScene(QPointF(event.x * item.width(), event.y * item.height())).toPoint()
        return spot if QRect(QPoint(0, 0), size).contains(spot) else None

    # -- the mouse ------------------------------------------------------------------------

    def _press(self, at: QPoint, more: str) -> None:
        if self.down is None:
            self.down = LEFT
            QTest.mousePress(self.window, LEFT, NO_KEYS, at)

    def _move(self, at: QPoint, more: str) -> None:
        QTest.mouseMove(self.window, at)

    def _release(self, at: QPoint, more: str) -> None:
        if self.down is not None:
            down, self.down = self.down, None
            QTest.mouseRelease(self.window, down, NO_KEYS, at)

    def _click(self, at: QPoint, more: str) -> None:
        self._move(at, more)
        self._press(at, more)
        self._release(at, more)

    def _double(self, at: QPoint, more: str) -> None:
        self._move(at, more)
        if self.down is None:
            QTest.mouseDClick(self.window, LEFT, NO_KEYS, at)

    def _right(self, at: QPoint, more: str) -> None:
        self._move(at, more)
        QTest.mouseClick(self.window, RIGHT, NO_KEYS, at)

    def _wheel(self, at: QPoint, more: str) -> None:
        down = int(more)
        QTest.wheelEvent(self.window, QPointF(at), QPoint(0, down), QPoint(0, down))

    # -- fingers --------------------------------------------------------------------------

    def _tap(self, at: QPoint, more: str) -> None:
        self._touch(at, more)
        self._touch_end(at, more)

    def _touch(self, at: QPoint, more: str) -> None:
        if self._touched is None:
            self._touched = at
            QTest.touchEvent(self.window, self._device).press(0, at, self.window).commit()

    def _touch_move(self, at: QPoint, more: str) -> None:
        if self._touched is not None:
            self._touched = at
            QTest.touchEvent(self.window, self._device).move(0, at, self.window).commit()

    def _touch_end(self, at: QPoint, more: str) -> None:
        if self._touched is not None:
            self._touched = None
            QTest.touchEvent(self.window, self._device).release(0, at, self.window).commit()

    # -- keys -----------------------------------------------------------------------------

    def _key(self, at: QPoint, more: str) -> None:
        pressed = combination(more)
        QTest.keyClick(self.window, pressed.key(), pressed.keyboardModifiers())

    def _hold(self, at: QPoint, more: str) -> None:
        self._key(at, more)
        pressed = combination(more)
        key, modifiers = pressed.key(), pressed.keyboardModifiers()
        text = chr(key).lower() if key < Qt.Key.Key_Escape else ""
        for _ in range(HELD):
            for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                event = QKeyEvent(kind, key, modifiers, text, True)
                QCoreApplication.sendEvent(self.window, event)

    def _text(self, at: QPoint, more: str) -> None:
        """Type as an input method does, which can write any letter."""
        focused = QGuiApplication.focusObject()
        if focused is not None:
            event = QInputMethodEvent("", [])
            event.setCommitString(more)
            QCoreApplication.sendEvent(focused, event)

    # -- the window -----------------------------------------------------------------------

    def _resize(self, at: QPoint, more: str) -> None:
        width, height = map(int, more.split("x"))
        self.window.resize(width, height)

    def _leave(self, at: QPoint, more: str) -> None:
        """Give the focus to another window."""
        if self._elsewhere is None:
            self._elsewhere = QWindow()
            # The program ends with its own window, even if this one is open.
            self._elsewhere.setFlag(Qt.WindowType.ToolTip)
            self._elsewhere.show()
            self._elsewhere.requestActivate()

    def _back(self, at: QPoint, more: str) -> None:
        if self._elsewhere is not None:
            self._elsewhere.hide()
            self._elsewhere.deleteLater()
            self._elsewhere = None
            self.window.requestActivate()

    def _rest(self, at: QPoint, more: str) -> None:
        """Do nothing: the driver waits."""
