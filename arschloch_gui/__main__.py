"""`arschloch` and `python -m arschloch_gui`: the window, or one of the commands.

Processes of the game (`ai/child.py`) load this module as the program does. So it imports nothing
that they may not: the rest is loaded when the program runs.
"""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Run the program; returns its exit status."""
    # In a built package the program itself is what its processes start.
    multiprocessing.freeze_support()
    from arschloch_gui.app.cli.main import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
