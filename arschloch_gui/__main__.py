"""`arschloch` and `python -m arschloch_gui`: the window, or one of the commands.

Processes of the game (`ai/child.py`) load this module as the program does. So it imports nothing
that they may not: the rest is loaded when the program runs.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys


def main() -> int:
    """Run the program; returns its exit status."""
    # While the program is loaded, Ctrl+C ends it without a word. What is under way then hears
    # it in its own way (`app/cli/main.py`, `app/desktop/end_signals.py`).
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # In a built package the program itself is what its processes start.
    multiprocessing.freeze_support()
    from arschloch_gui.app.cli.main import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
