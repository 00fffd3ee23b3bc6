"""The program's icon for the desktop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QIcon, QPixmap

from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.painter import Painter
from arschloch_gui.app.pictures.sprites import SpriteStore

ICON_SIZES = (32, 48, 64, 128)


def _address(side: int) -> str:
    return f"{side}x{side}/icon"


def give_icon(painter: Painter, use: Callable[[QIcon], object]) -> None:
    """Pass the icon to `use` once it is drawn, after the window's earlier requests."""
    missing = {each for each in map(_address, ICON_SIZES) if not painter.ready(each)}

    def arrived(address: str) -> None:
        missing.discard(address)
        if not missing:
            painter.drawn.disconnect(arrived)
            use(window_icon(painter.store))

    if missing:
        painter.drawn.connect(arrived)
    else:
        use(window_icon(painter.store))


def window_icon(store: SpriteStore) -> QIcon:
    """Return the icon in the sizes used by task bars and switchers."""
    icon = QIcon()
    for side in ICON_SIZES:
        icon.addPixmap(QPixmap.fromImage(store.get(Drawing.parse(_address(side)))))
    return icon
