"""A person without a folder of their own, in which settings and matches could be kept."""

from __future__ import annotations

from arschloch_gui.app.wording.text import Text
from arschloch_gui.languages import QT_TRANSLATE_NOOP


class NoHome(Exception):
    """`HOME` is not set, the system knows none either, and no other folder is named."""

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
