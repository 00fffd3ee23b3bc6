"""When a key may act: on what the person has had in sight, unchanged, for a while.

Whoever presses Enter to hurry must not press a button that has just come up under it, and whoever
holds P must not pass trick after trick. So every key of the window comes through here first:

* a key that is held down moves the cursor, scrolls or steps a value; everything else it would do
  is done once;
* a key that acts (Enter, Space, Backspace, figures, letters) is dropped while anything it might
  act on has been shown for less than `PATIENCE` seconds. What that is, QML says with a
  `SeatFeatures` (`qml/controls/SeatFeatures.qml`) in everything that can be pressed, in every
  screen, and in the table for the decision to be made; the key belongs to the sights of the item
  with the focus and of all that it lies in. Keys an item names as `choosing` only choose and decide
  nothing: they are free;
* whoever drums on a key that is dropped goes on being too early (`DRUMMING`): Enter, Enter, Enter
  hurries, and never comes to press what appears;
* keys that name what they do, whatever is shown (Ctrl with another, F1, Esc), are free, too.

A click of the mouse never waits, as one sees what one points at. Only the second half of a double
click goes nowhere when the first half has brought another screen or pane.

The time runs from the moment the picture with the change was really shown to the moment the key
was really pressed (`key_clock.py`), so a slow machine cannot make it shorter.
"""

from __future__ import annotations

from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QMouseEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.keys.clock import Clock

PATIENCE = 0.4
"""Seconds that something has to be in sight before a key acts on it."""
DRUMMING = 0.25
"""Presses of a key that follow one another within so many seconds belong together."""
KEPT = 500
"""So many moments are remembered at least; whatever was shown before was long ago."""

MOVING = frozenset(
    {
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
        Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
        Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
    }
)  # fmt: skip
"""Keys that only move, scroll or step a value: they may be held down."""
PRESSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
ERASING = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete})
CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
TEXT_FIELDS = ("QQuickTextInput", "QQuickTextEdit")


class InputGuard(QObject):
    """Watches one window. GUI thread only."""

    early = Signal()
    """A key would have acted on something that is not in sight for long enough."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._window: QQuickWindow | None = None
        self._shown: list[float] = []
        """When each counted picture was shown, from the number `_forgotten` on."""
        self._forgotten = 0
        self._awaited = False
        """Whether the next picture counts, as something in it is new."""
        self._layers_changed = False
        """Whether a screen or pane has come or gone since the last press of the mouse."""
        self._pressed_at = 0
        self._pressed_where = QPointF()
        self._ignores_press = False
        self._last_key = 0
        self._dropped = (0, -DRUMMING)
        """The key dropped last, and when."""
        self._focused: QObject | None = None
        """Who has the keys, and is asked first whether a key is a shortcut."""
        self._released = (0, -1)
        """The key let go last, and the moment the system says it was."""
        self._on_x11 = False

    def watch(self, window: QQuickWindow) -> None:
        """From now on let the keys and clicks of this window through, or not."""
        self._window = window
        self._on_x11 = QGuiApplication.platformName() == "xcb"
        window.installEventFilter(self)
        window.focusObjectChanged.connect(self._on_focus)
        self._on_focus(window.focusObject())

    def leave(self) -> None:
        """Watch no longer; for the end of the window."""
        if self._window is not None:
            self._window.focusObjectChanged.disconnect(self._on_focus)
            self._on_focus(None)
            self._window.removeEventFilter(self)
            if self._awaited:
                self._window.frameSwapped.disconnect(self._on_frame)
            self._window = None

    # -- what is in sight ---------------------------------------------------------------

    @Slot(bool, result=int)
    def stamp(self, covers: bool) -> int:
        """The number of the picture that something new will be seen in; `covers`: a screen or pane
        that has come or gone."""
        self._layers_changed = self._layers_changed or covers
        if self._window is not None:
            if not self._awaited:
                # Only for the next picture: Python has no part in those of a movement. They may be
                # shown by a thread of Qt's; its signal waits for ours.
                queued = Qt.ConnectionType.QueuedConnection
                self._window.frameSwapped.connect(self._on_frame, queued)
            self._awaited = True
            self._window.update()
        return self._forgotten + len(self._shown)

    @property
    def awaits_picture(self) -> bool:
        """Whether a change is still waiting to be shown on screen."""
        return self._awaited

    @Slot()
    def _on_frame(self) -> None:
        if not self._awaited:
            return
        self._awaited = False
        if self._window is not None:
            self._window.frameSwapped.disconnect(self._on_frame)
        self._shown.append(self._clock.now())
        if len(self._shown) > 2 * KEPT:
            del self._shown[:KEPT]
            self._forgotten += KEPT

    def _is_familiar(self, stamp: int, pressed: float) -> bool:
        """Whether what was stamped so had been in sight for long enough when a key was pressed."""
        at = stamp - self._forgotten
        if at < 0:
            return True
        # What no picture has shown yet begins to be seen now at the earliest.
        shown = self._shown[at] if at < len(self._shown) else self._clock.now()
        return pressed - shown >= PATIENCE

    # -- keys ---------------------------------------------------------------------------

    @Slot(QObject)
    def _on_focus(self, focused: QObject | None) -> None:
        if self._focused is not None and shiboken6.isValid(self._focused):
            self._focused.removeEventFilter(self)
        self._focused = focused if focused is not self._window else None
        if self._focused is not None:
            self._focused.installEventFilter(self)

    @Slot(result=bool)
    def cameByTab(self) -> bool:
        """Whether the last key walked from control to control."""
        return self._last_key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether an event of the window, or of who has the keys, goes no further."""
        if not isinstance(event, QInputEvent):
            return False
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._stops_shortcut(event)
        if watched is not self._window:
            return False
        match kind:
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._stops_key(event)
            case QEvent.Type.KeyRelease if isinstance(event, QKeyEvent):
                self._released = (event.key(), event.timestamp())
                return self._stops_repeat(event)
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent):
                return self._stops_press(event)
            case QEvent.Type.MouseButtonDblClick | QEvent.Type.MouseButtonRelease:
                return self._ignores_press
        return False

    def _stops_key(self, event: QKeyEvent) -> bool:
        if self._stops_repeat(event):
            return True
        self._last_key = event.key()
        if not self._acts(event) or self._chooses(event.key()):
            return False
        pressed = self._clock.of(event)
        drums = event.key() == self._dropped[0] and pressed - self._dropped[1] < DRUMMING
        if not drums and all(self._is_familiar(stamp, pressed) for stamp in self._sights()):
            return False
        self._dropped = (event.key(), pressed)
        self.early.emit()
        return True

    def _stops_repeat(self, event: QKeyEvent) -> bool:
        """Whether this is a key held down that would do more than move."""
        if not self._repeats(event) or event.key() in MOVING:
            return False
        return not self._types() or event.key() in PRESSING

    def _repeats(self, event: QKeyEvent) -> bool:
        """Whether a key is held down. X11 tells of it as if the key were let go and pressed again
        in the same moment; where Qt has read only the first half, it takes the second for news."""
        if event.isAutoRepeat():
            return True
        # Where a screen reader listens, Qt hands keys on without their moment.
        timed = self._on_x11 and event.timestamp() > 0
        again = timed and (event.key(), event.timestamp()) == self._released
        return again and event.type() != QEvent.Type.KeyRelease

    def _stops_shortcut(self, event: QKeyEvent) -> bool:
        """A key held down is no shortcut: it comes as a key, and then goes no further."""
        if self._repeats(event) and event.key() not in MOVING:
            event.accept()
            return True
        return False

    def _acts(self, event: QKeyEvent) -> bool:
        if event.modifiers() & CHORD:
            return False
        if event.key() in PRESSING:
            return True
        writes = event.text() != "" and event.text().isprintable()
        return (writes or event.key() in ERASING) and not self._types()

    def _types(self) -> bool:
        """Whether the keys write into a field of text."""
        item = self._window.activeFocusItem() if self._window is not None else None
        return item is not None and any(map(item.inherits, TEXT_FIELDS))

    def _chooses(self, key: int) -> bool:
        """Whether the item with the focus, or one it lies in, names the key as one that only
        chooses."""
        return any(key in (item.property("choosing") or ()) for item in self._focus_chain())

    def _sights(self) -> Iterator[int]:
        """The stamps of everything a key may act on now."""
        for item in self._focus_chain():
            sight = item.property("sight")
            if isinstance(sight, QQuickItem):
                yield int(sight.property("stamp"))

    def _focus_chain(self) -> Iterator[QQuickItem]:
        """The item with the focus and all that it lies in, from within."""
        item = self._window.activeFocusItem() if self._window is not None else None
        while item is not None:
            yield item
            item = item.parentItem()

    # -- the mouse ----------------------------------------------------------------------

    def _stops_press(self, event: QMouseEvent) -> bool:
        """Whether this is the second half of a double click on what the first half has left."""
        hints = QGuiApplication.styleHints()
        soon = event.timestamp() - self._pressed_at <= hints.mouseDoubleClickInterval()
        away = event.scenePosition() - self._pressed_where
        near = away.manhattanLength() <= hints.mouseDoubleClickDistance()
        self._ignores_press = soon and near and (self._layers_changed or self._ignores_press)
        self._pressed_at, self._pressed_where = event.timestamp(), event.scenePosition()
        self._layers_changed = False
        return self._ignores_press
