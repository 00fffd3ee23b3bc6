"""Changes to desktop settings, as reported by the desktop portal (Linux, over D-Bus)."""

from __future__ import annotations

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"


class Portal(QObject):
    """Listener for changes to the desktop's settings."""

    still = Signal(bool)
    """Whether the desktop now asks programs for reduced motion."""

    def listen(self, bus: QDBusConnection | None = None) -> bool:
        """Subscribe to changes. Return False if there is no bus."""
        session = bus or QDBusConnection.sessionBus()
        slot = SLOT("heard(QDBusMessage)")
        # PySide6's stubs want bytes here, but at run time `SLOT` returns the text needed.
        return bool(
            session.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        )

    @Slot(QDBusMessage)
    def heard(self, message: QDBusMessage) -> None:
        """Handle a changed setting, given its group, name and value."""
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
    """Return whether a setting asks for reduced motion; None for any other setting."""
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
