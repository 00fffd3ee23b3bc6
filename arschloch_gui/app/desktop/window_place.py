"""The window's geometry: size, position, maximised or full screen, kept for the next start.

Desktops differ in what they remember, so the size and position of the normal window (neither
maximised nor full screen) are stored here.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QWindow

from arschloch_gui.app.settings.settings import LiveSettings

TITLE_BAR = QSize(100, 40)
"""Part of the title bar that must be on a screen so that the window can be moved."""
STEADY_MS = 300
"""Milliseconds a size must last before it counts.

Some desktops resize a window first and report later that it is maximised.
"""
MAXIMISED, FULL, HIDDEN = (
    Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen,
    Qt.WindowState.WindowMinimized,
)  # fmt: skip


def corrected(frame: QRect, screens: Sequence[QRect]) -> QPoint:
    """Return the position for the window, given the free area of each screen.

    A window whose title bar can be reached stays. Any other is moved onto the nearest screen.
    """
    bar = QRect(frame.topLeft(), QSize(frame.width(), TITLE_BAR.height()))
    for screen in screens:
        seen = screen.intersected(bar)
        if seen.width() >= TITLE_BAR.width() and seen.height() == bar.height():
            return frame.topLeft()
    nearest = min(screens, key=lambda screen: _distance(frame, screen), default=None)
    if nearest is None:
        return frame.topLeft()
    return QPoint(
        max(nearest.x(), min(frame.x(), nearest.x() + nearest.width() - frame.width())),
        max(nearest.y(), min(frame.y(), nearest.y() + nearest.height() - frame.height())),
    )


def _distance(frame: QRect, screen: QRect) -> int:
    return (frame.center() - screen.center()).manhattanLength()


class WindowPlace(QObject):
    """Geometry of one window. `open` shows the window and `keep` stores its geometry.

    Without `remembered`, the desktop places the window and nothing is stored.
    """

    def __init__(
        self, settings: LiveSettings, *, remembered: bool = True, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._remembered = remembered
        self._window: QWindow | None = None
        self._maximised = False
        """Whether the window is maximised, or will be after leaving full screen."""
        self._size = QSize()
        self._position: QPoint | None = None
        self._returning = False
        """Whether the window's state has just changed and its size is not final yet."""
        self._steady = QTimer(self)
        self._steady.setSingleShot(True)
        self._steady.setInterval(STEADY_MS)
        self._steady.timeout.connect(self._note)

    def open(self, window: QWindow) -> None:
        """Show the window, whose size is already set, with its stored position and state."""
        self._window = window
        self._size = window.size()
        states = Qt.WindowState.WindowNoState
        if self._remembered:
            self._maximised = self._settings.now.maximised
            self._move_back(window)
            if self._maximised:
                states |= MAXIMISED
            if self._settings.now.fullScreen:
                states |= FULL
        # The desktop must see the normal size first, or it has none to restore later.
        window.create()
        window.setWindowStates(states)
        window.windowStateChanged.connect(self._follow)
        for changed in (window.xChanged, window.yChanged):
            changed.connect(self._steady.start)
        for resized in (window.widthChanged, window.heightChanged):
            resized.connect(self._resized)
        window.setVisible(True)
        self._steady.start()

    def _move_back(self, window: QWindow) -> None:
        position = self._settings.now.windowPosition
        if len(position) != 2 or not _knows_positions():
            return
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        self._position = corrected(QRect(QPoint(*position), window.size()), screens)
        window.setFramePosition(self._position)

    @Slot()
    def toggleFullScreen(self) -> None:
        """Enter full screen, or leave it for the previous state: maximised or normal."""
        if (window := self._window) is None:
            return
        if self._is_plain(window):
            self._note()
        kept = MAXIMISED if self._maximised else Qt.WindowState.WindowNoState
        is_full = FULL in window.windowStates()
        window.setWindowStates(kept if is_full else kept | FULL)

    @Slot()
    def keep(self) -> None:
        """Store size, position and state in the settings."""
        if (window := self._window) is None or not self._remembered:
            return
        if self._steady.isActive():
            self._note()
        self._settings.change("windowWidth", self._size.width())
        self._settings.change("windowHeight", self._size.height())
        if self._position is not None:
            self._settings.change("windowPosition", self._position.toTuple())
        self._settings.change("maximised", self._maximised)
        self._settings.change("fullScreen", FULL in window.windowStates())

    def _is_plain(self, window: QWindow) -> bool:
        return not window.windowStates() & (MAXIMISED | FULL | HIDDEN)

    def _note(self) -> None:
        """Remember the window's current size and position as its normal geometry.

        This does nothing if the window is maximised, full screen or hidden.
        """
        self._steady.stop()
        self._returning = False
        window = self._window
        if window is None or not window.isVisible() or not self._is_plain(window):
            return
        self._size = window.size()
        if _knows_positions():
            self._position = window.framePosition()

    def _follow(self) -> None:
        """Update the stored state after the desktop has changed the window's state."""
        if (window := self._window) is None:
            return
        if MAXIMISED in window.windowStates():
            self._maximised = True
        elif not window.windowStates() & (FULL | HIDDEN):
            # X11 reports only full screen while a window is both.
            self._maximised = False
        self._returning = True
        self._steady.start()

    def _resized(self) -> None:
        self._steady.start()
        if self._returning:
            # Width and height change one after the other, so wait for both.
            QTimer.singleShot(0, self._give_back_frame)

    def _give_back_frame(self) -> None:
        """Restore the size that Qt for Wayland loses when the window leaves full screen."""
        window = self._window
        if window is None or not self._returning or not self._is_plain(window):
            return
        frame = window.frameMargins()
        lost = QSize(frame.left() + frame.right(), frame.top() + frame.bottom())
        if not lost.isNull() and window.size() + lost == self._size:
            self._returning = False
            window.resize(self._size)


def _knows_positions() -> bool:
    """Return whether windows on this desktop can know their position."""
    return not QGuiApplication.platformName().startswith("wayland")
