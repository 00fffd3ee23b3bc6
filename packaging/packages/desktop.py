"""Integration into a Linux desktop: menu entry, file type, metadata, icons.

The Debian package and the AppImage call `install`. The Flatpak build runs this file as a script,
because nothing of the project is installed yet: `python3 packaging/packages/desktop.py /app/share`.
Therefore the module uses only the standard library.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from packages.addresses import addresses, with_addresses

ROOT = Path(__file__).resolve().parents[2]
ID = "io.github.arschloch_game.Arschloch"
"""The application's ID in AppStream, which is also the name of its menu entry and its icon.

Match records have the same icon. Flatpak shows the desktop only icons with this name.
"""
RECORD = "application/x-arschloch-match"
"""The file type of match records."""


def install(root: Path, share: Path) -> None:
    """Copy the desktop files of a source tree to a `share` folder."""
    for source, place in (
        (f"{ID}.desktop", "applications"),
        (f"{ID}.metainfo.xml", "metainfo"),
        (f"{ID}.mime.xml", "mime/packages"),
    ):
        (share / place).mkdir(parents=True, exist_ok=True)
        target = share / place / source.replace(".mime.xml", ".xml")
        if source.endswith(".metainfo.xml"):
            text = (root / "packaging/linux" / source).read_text(encoding="utf-8")
            target.write_text(with_addresses(text, addresses(root)), encoding="utf-8", newline="\n")
        else:
            shutil.copy(root / "packaging/linux" / source, target)
    for icon in (root / "assets/icons").glob("arschloch-*.png"):
        size = icon.stem.rpartition("-")[2]
        folder = share / f"icons/hicolor/{size}x{size}/apps"
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(icon, folder / f"{ID}.png")


if __name__ == "__main__":
    install(ROOT, Path(sys.argv[1]))
