"""What the built program begins with: the game, or the keeper of a program from outside."""

import os
import sys

from arschloch_gui.ai import watchdog

THE_FOLDERS = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
"""What PyInstaller sets, to the folder's libraries and plugins."""


def keep(life: str, command: str) -> int:
    """Be the keeper of a program, to which our libraries are nothing.

    Neither are PyInstaller's notes to itself: with them, the game as a player of the game would
    take itself for a part of the one that has started it.
    """
    found = os.environ.get("LD_LIBRARY_PATH_ORIG")
    for name in list(os.environ):
        if name in (*THE_FOLDERS, "LD_LIBRARY_PATH_ORIG") or name.startswith("_PYI_"):
            del os.environ[name]
    if found is not None:
        os.environ["LD_LIBRARY_PATH"] = found
    return watchdog.main(int(life), command)


if sys.argv[1:2] == [watchdog.WATCHDOG]:
    sys.exit(keep(*sys.argv[2:]))

from arschloch_gui.__main__ import main  # noqa: E402 - a keeper needs no more

sys.exit(main())
