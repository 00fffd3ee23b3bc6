"""The program's icon as the desktop shows it."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPixmap

from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.sprites import SpriteStore

ICON_SIZES = (32, 48, 64, 128)


def window_icon(store: SpriteStore) -> QIcon:
    """The icon in the sizes that task bars and switchers ask for."""
    icon = QIcon()
    for side in ICON_SIZES:
        drawing = Drawing.parse(f"{side}x{side}/icon")
        icon.addPixmap(QPixmap.fromImage(store.get(drawing)))
    return icon
