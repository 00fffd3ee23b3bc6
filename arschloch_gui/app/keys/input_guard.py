"""The input guard: a key only acts on something the user has seen unchanged for a while.

A user who presses Enter to hurry must not press a button that has just appeared, and a user who
holds P must not pass trick after trick. So every key of the window goes through here first:

* A key that is held down moves the cursor, scrolls or steps a value. Any other effect happens only
  once.
* A key that acts (Enter, Space, Backspace, digits, letters) is dropped while anything it could act
  on has been shown for less than `PATIENCE` seconds. QML marks such items with a `Sight`
  (`qml/controls/Sight.qml`): everything that can be pressed, every screen, and the table for
  the pending decision. A key depends on the sights of the focused item and of all its ancestors.
  Keys that an item lists as `choosing` only select and decide nothing, so they are always allowed.
* Repeated presses of a dropped key (`DRUMMING`) stay too early: a quick Enter, Enter, Enter never
  presses whatever appears.
* Keys with the same meaning on every screen (Ctrl combinations, F1, Esc) are always allowed, too.
  Enter with Ctrl, Alt or Meta reaches shortcuts only, never the focused item.
* All other keys pressed while the next screen or pane is being built are kept and delivered to it,
  in order, once it is shown (`holdKeys`). They are judged there like any other key.

Mouse clicks never wait, because users see what they point at. While the next screen is being built,
they are dropped, because they point at a screen that is about to be left (`Root.qml`). Otherwise
only the second half of a double click is ignored if the first half opened or closed a screen or
pane.

The time runs from the moment the changed frame was really shown to the moment the key was really
pressed (`clock.py`), so a slow machine cannot shorten it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from arschloch_gui.app.keys.clock import Clock

PATIENCE = 0.4
"""Seconds that something has to be visible before a key can act on it."""
DRUMMING = 0.25
"""Presses of one key within this many seconds of each other count as one attempt."""
KEPT = 500
"""Minimum number of frame times remembered. Anything shown earlier was long ago."""
HELD = 64
"""Maximum number of key events kept while a screen is being built."""

MOVING = frozenset(
    {
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
        Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
        Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
    }
)  # fmt: skip
"""Keys that only move, scroll or step a value, so they can be held down."""
PRESSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
ERASING = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete})
CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
GLOBAL = frozenset(
    {"F1", "Shift+F1", "F11", "Esc", "Ctrl+N", "Ctrl+O", "Ctrl+Q", "Ctrl+T", "Ctrl+,"}
)
"""Shortcuts with the same meaning on every screen, which never wait for one."""
TEXT_FIELDS = ("QQuickTextInput", "QQuickTextEdit")


class InputGuard(QObject):
    """Input guard of one window. GUI thread only."""

    early = Signal()
    """Emitted when a key was dropped because its target has not been visible for long enough."""
    screenLeft = Signal()
    """Emitted by QML when another screen is to replace the current one."""
    touchEnded = Signal()
    """Emitted when the last finger was lifted, or the touch was cancelled."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._window: QQuickWindow | None = None
        self._shown: list[float] = []
        """When each counted frame was shown, starting with number `_forgotten`."""
        self._forgotten = 0
        self._awaited = False
        """Whether the next frame counts because it contains something new."""
        self._layers_changed = False
        """Whether a screen or pane has opened or closed since the last mouse press."""
        self._pressed_at = 0
        self._pressed_where = QPointF()
        self._ignores_press = False
        self._last_key = 0
        self._dropped = (0, -DRUMMING)
        """The last dropped key and when it was pressed."""
        self._focused: QObject | None = None
        """The item with the focus, which Qt asks first whether a key is a shortcut."""
        self._released = (0, -1)
        """The last released key and its time stamp."""
        self._on_x11 = False
        self._holds = False
        """Whether keys are held because the next screen or pane is still being built."""
        self._held: deque[QKeyEvent] = deque()
        """Key presses and releases that wait for it, in order."""
        self._delivers = False
        self._deliver_soon = QTimer(self)
        self._deliver_soon.setSingleShot(True)
        self._deliver_soon.timeout.connect(self._deliver)

    def watch(self, window: QQuickWindow) -> None:
        """Start filtering the keys and clicks of this window."""
        self._window = window
        self._on_x11 = QGuiApplication.platformName() == "xcb"
        window.installEventFilter(self)
        window.focusObjectChanged.connect(self._on_focus)
        self._on_focus(window.focusObject())

    def leave(self) -> None:
        """Stop filtering. Called when the window closes."""
        self._held.clear()
        self._deliver_soon.stop()
        if self._window is not None:
            self._window.focusObjectChanged.disconnect(self._on_focus)
            self._on_focus(None)
            self._window.removeEventFilter(self)
            if self._awaited:
                self._window.frameSwapped.disconnect(self._on_frame)
            self._window = None

    # -- visible items ------------------------------------------------------------------

    @Slot(bool, result=int)
    def stamp(self, covers: bool) -> int:
        """Return the number of the frame that will first show something new.

        `covers` is true for a screen or pane that has opened or closed.
        """
        self._layers_changed = self._layers_changed or covers
        if self._window is not None:
            if not self._awaited:
                # Connect for one frame only, so that Python does not run for every frame of an
                # animation. Frames can be shown by one of Qt's threads, whose signal waits for
                # ours.
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
        """Return whether the item with this stamp had been visible long enough at the key press."""
        at = stamp - self._forgotten
        if at < 0:
            return True
        # Items that no frame has shown yet become visible now at the earliest.
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
        """Return whether the last key was Tab or Shift+Tab."""
        return self._last_key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return whether to stop an event of the window or the focused item."""
        # Reading the type takes longer than checking that the event comes from an input device.
        if not isinstance(event, QInputEvent):
            return False
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._stops_shortcut(event)
        if watched is self._focused:
            return isinstance(event, QKeyEvent) and _is_pressing_chord(event)
        if watched is not self._window:
            return False
        match kind:
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._keeps(event) or self._stops_key(event)
            case QEvent.Type.KeyRelease if isinstance(event, QKeyEvent):
                self._released = (event.key(), event.timestamp())
                return self._keeps(event) or self._stops_repeat(event)
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent):
                return self._stops_press(event)
            case QEvent.Type.MouseButtonDblClick | QEvent.Type.MouseButtonRelease:
                return self._ignores_press
            case QEvent.Type.TouchEnd | QEvent.Type.TouchCancel:
                self.touchEnded.emit()
        return False

    @Slot(bool)
    def holdKeys(self, holds: bool) -> None:
        """Hold all keys from now on, or deliver the held ones to what is shown now."""
        self._holds = holds
        if not holds and self._held:
            # Afterwards, when it has the focus.
            self._deliver_soon.start()

    def _keeps(self, event: QKeyEvent) -> bool:
        """Hold a key if it must wait; return whether it was held. Keys held earlier come first.

        Repeats of a key that is held down are dropped: they would leave no room for other keys.
        """
        if not self._waits():
            return False
        if not self._repeats(event) and len(self._held) < HELD:
            self._held.append(event.clone())
        return True

    def _waits(self) -> bool:
        """Return whether a key pressed now has to wait, for a screen or for other keys."""
        return not self._delivers and (self._holds or bool(self._held))

    @Slot()
    def _deliver(self) -> None:
        """Deliver the held keys, until one of them opens something else."""
        self._delivers = True
        while self._held and not self._holds and self._window is not None:
            QCoreApplication.sendEvent(self._window, self._held.popleft())
        self._delivers = False

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
        """Return whether this is an auto-repeated key that would do more than move."""
        if not self._repeats(event) or event.key() in MOVING:
            return False
        return not self._types() or event.key() in PRESSING

    def _repeats(self, event: QKeyEvent) -> bool:
        """Return whether a key event is an auto-repeat.

        X11 reports a held key as released and pressed again at the same moment. If Qt has only read
        the first half, it counts the second as a new press.
        """
        if event.isAutoRepeat():
            return True
        # With a screen reader, Qt passes keys on without a time stamp.
        timed = self._on_x11 and event.timestamp() > 0
        again = timed and (event.key(), event.timestamp()) == self._released
        return again and event.type() != QEvent.Type.KeyRelease

    def _stops_shortcut(self, event: QKeyEvent) -> bool:
        """Stop a key from acting as a shortcut if it is held down or has to wait for a screen.

        It arrives as a normal key, which is dropped or kept there. Once the screen is shown, Qt
        looks for a shortcut again.
        """
        repeats = self._repeats(event) and event.key() not in MOVING
        if repeats or (self._waits() and not _is_global(event)):
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
        """Return whether keys go into a text field."""
        item = self._window.activeFocusItem() if self._window is not None else None
        return item is not None and any(map(item.inherits, TEXT_FIELDS))

    def _chooses(self, key: int) -> bool:
        """Return whether the focused item or an ancestor lists the key as one that only selects."""
        return any(key in (item.property("choosing") or ()) for item in self._focus_chain())

    def _sights(self) -> Iterator[int]:
        """Yield the stamps of everything that a key could act on now."""
        for item in self._focus_chain():
            sight = item.property("sight")
            if isinstance(sight, QQuickItem):
                yield int(sight.property("stamp"))

    def _focus_chain(self) -> Iterator[QQuickItem]:
        """Yield the focused item and its ancestors, innermost first."""
        item = self._window.activeFocusItem() if self._window is not None else None
        while item is not None:
            yield item
            item = item.parentItem()

    # -- mouse --------------------------------------------------------------------------

    def _stops_press(self, event: QMouseEvent) -> bool:
        """Return whether to ignore the second half of a double click that changed the layers."""
        hints = QGuiApplication.styleHints()
        soon = event.timestamp() - self._pressed_at <= hints.mouseDoubleClickInterval()
        away = event.scenePosition() - self._pressed_where
        near = away.manhattanLength() <= hints.mouseDoubleClickDistance()
        self._ignores_press = soon and near and (self._layers_changed or self._ignores_press)
        self._pressed_at, self._pressed_where = event.timestamp(), event.scenePosition()
        self._layers_changed = False
        return self._ignores_press


def _is_global(event: QKeyEvent) -> bool:
    return QKeySequence(event.keyCombination()).toString() in GLOBAL


def _is_pressing_chord(event: QKeyEvent) -> bool:
    """Return whether a key event is Enter with Ctrl, Alt or Meta, which only shortcuts use.

    Qt delivers it to the focused item as well if it was held, or if no shortcut uses it now.
    """
    pressed = event.type() == QEvent.Type.KeyPress and event.key() in PRESSING
    return pressed and bool(event.modifiers() & CHORD)
