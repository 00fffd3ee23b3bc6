"""The desktop's wishes as its portal tells them while they change (Linux, over D-Bus)."""

from __future__ import annotations

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"


class Portal(QObject):
    """Listens to changes of the desktop's settings."""

    still = Signal(bool)
    """The desktop has begun (or ceased) to ask programs to keep still."""

    def listen(self, bus: QDBusConnection | None = None) -> bool:
        """Begin to listen; False where there is no bus to listen to."""
        session = bus or QDBusConnection.sessionBus()
        slot = SLOT("heard(QDBusMessage)")
        # PySide6's stubs want bytes here; at run time `SLOT` returns the text that is wanted.
        return bool(
            session.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        )

    @Slot(QDBusMessage)
    def heard(self, message: QDBusMessage) -> None:
        """One setting has changed: its group, its name, its value."""
        arguments = list(message.arguments())
        if len(arguments) != 3:
            return
        group, name, value = arguments
        if isinstance(value, QDBusVariant):
            value = value.variant()
        wish = wish_of(str(group), str(name), value)
        if wish is not None:
            self.still.emit(wish)


def wish_of(group: str, name: str, value: object) -> bool | None:
    """Return whether a setting asks for reduced motion; None if it is a different setting."""
    match group, name:
        case "org.freedesktop.appearance", "reduced-motion":
            return value == 1
        case "org.gnome.desktop.interface", "enable-animations":
            return value is False
        case "org.kde.kdeglobals.KDE", "AnimationDurationFactor":
            try:
                return float(str(value)) == 0
            except ValueError:
                return None
    return None
