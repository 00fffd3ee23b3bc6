"""Write the program's icons from their drawing: `python assets/make_icons.py`."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# The script runs from a checkout, where the package need not be installed.
sys.path.insert(0, str(HERE.parent))

from arschloch_gui.art import render_icon  # noqa: E402  (needs the path set above)

SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
APPLE = (32, 64, 128, 256, 512, 1024)
APPLE_FILE = HERE.parent / "packaging" / "macos" / "arschloch.icns"
"""Only the application bundle has it, so it does not lie with what the game ships."""


def main() -> None:
    """One PNG for every size of the hicolor theme, one .ico for Windows, one .icns for macOS."""
    folder = HERE / "icons"
    folder.mkdir(exist_ok=True)
    for size in SIZES:
        render_icon(size).save(folder / f"arschloch-{size}.png", optimize=True)
    # Every size is drawn for itself; a reduced large icon would blur.
    pictures = [render_icon(size) for size in WINDOWS]
    pictures[-1].save(
        folder / "arschloch.ico",
        sizes=[(size, size) for size in WINDOWS],
        append_images=pictures[:-1],
    )
    apple = [render_icon(size) for size in APPLE]
    apple[-1].save(APPLE_FILE, append_images=apple[:-1])


if __name__ == "__main__":
    main()
