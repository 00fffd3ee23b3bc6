"""What the built program begins with: the game, or the keeper of a program from outside."""

import os
import sys

from arschloch_gui.ai import keeper


def keep(life: str, command: str) -> int:
    """Be the keeper of a program, to which our libraries are nothing."""
    found = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if found is not None:
        os.environ["LD_LIBRARY_PATH"] = found
    return keeper.main(int(life), command)


if sys.argv[1:2] == [keeper.KEEPER]:
    sys.exit(keep(*sys.argv[2:]))

from arschloch_gui.__main__ import main  # noqa: E402 - a keeper needs no more

sys.exit(main())
