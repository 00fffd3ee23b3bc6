"""`arschloch` and `python -m arschloch_gui`: the window, or one of the commands."""

from __future__ import annotations

import sys

from arschloch_gui.app.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
