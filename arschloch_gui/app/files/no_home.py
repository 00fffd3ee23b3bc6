"""Error for a user without a home folder for settings and matches."""

from __future__ import annotations

from arschloch_gui.app.wording.text import Text
from arschloch_gui.languages import QT_TRANSLATE_NOOP


class NoHome(Exception):
    """Raised if neither `HOME` nor the system nor the configuration provides a folder."""

    def __init__(self) -> None:
        super().__init__(
            Text(
                QT_TRANSLATE_NOOP(
                    "CommandLine",
                    "There is no folder for settings and matches: set HOME to a folder of your "
                    "own.",
                )
            )
        )
