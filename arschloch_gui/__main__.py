"""`arschloch` and `python -m arschloch_gui`: open the window, or run one of the commands.

Child processes of the game (`ai/child.py`) also load this module. It therefore imports nothing that
they must not load. Everything else is imported when the program runs.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys

INCOMPLETE = 2
"""Exit status if a library that the game needs is missing."""


def main() -> int:
    """Run the program and return its exit status."""
    # While the program is loading, Ctrl+C ends it silently. Later, the running command handles it
    # itself (`app/cli/main.py`, `app/desktop/end_signals.py`).
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    # In a packaged build, child processes start the program itself.
    multiprocessing.freeze_support()
    try:
        from arschloch_gui.app.cli.main import main as run

        return run()
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("arschloch_gui"):
            raise
        # In English, because the translations may be among the missing parts.
        sys.stderr.write(f"The game is not completely installed, so install it again ({error}).\n")
        return INCOMPLETE


if __name__ == "__main__":
    sys.exit(main())
