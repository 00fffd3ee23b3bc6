"""Playing the chosen background sound while the window is in use."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QWindow

from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.sound.output import Output
from arschloch_gui.background import Ambience


class BackgroundSound(QObject):
    """Passes the background sound to an output. Use it from the GUI thread only.

    There is no background sound while sounds are muted, or while the window is minimised or does
    not have the focus. Unlike the sounds of movements, it does not depend on the pace, because a
    background that becomes quieter with every click would attract attention.
    """

    def __init__(self, settings: LiveSettings, output: Output, window: QWindow) -> None:
        super().__init__(window)
        self._settings = settings
        self._output = output
        self._window = window
        self._played = (Ambience.OFF, 0.0)
        for changed in (
            settings.backgroundChanged, settings.backgroundVolumeChanged, settings.mutedChanged,
            window.activeChanged, window.visibilityChanged,
        ):  # fmt: skip
            changed.connect(self._update)
        self._update()

    def _update(self) -> None:
        wanted = self._wanted()
        if wanted != self._played:
            self._played = wanted
            self._output.surround(*wanted)

    def _wanted(self) -> tuple[Ambience, float]:
        """Return the background to be played now, and its gain."""
        now, window = self._settings.now, self._window
        seen = window.isActive() and window.visibility() not in (
            QWindow.Visibility.Minimized, QWindow.Visibility.Hidden,
        )  # fmt: skip
        if now.muted or not now.backgroundVolume or not seen:
            return Ambience.OFF, 0.0
        background = Ambience(now.background)
        # Loudness is perceived as a ratio, so half the volume is a quarter of the gain.
        gain = (now.backgroundVolume / 100) ** 2 if background != Ambience.OFF else 0.0
        return background, gain
