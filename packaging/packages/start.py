"""Entry point of the packaged program: the game, or the watchdog of an external program."""

import os
import sys

from arschloch_gui.ai import watchdog

THE_FOLDERS = ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
"""Variables that PyInstaller sets to the folder's libraries and plugins."""


def keep(life: str, command: str) -> int:
    """Run as the watchdog of a program, which must not load our libraries.

    PyInstaller's internal variables are also removed. Otherwise, if the program is the game itself,
    it would consider itself part of the process that started it.
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
