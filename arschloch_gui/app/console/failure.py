"""Bad input, as one sentence for the person at the keyboard."""

from __future__ import annotations

from arschloch_gui.app.wording.text import Text


class Failure(Exception):
    """Ends a command with its sentence on stderr and exit status 2.

    The sentence is a marked text of the context “CommandLine” with the values of its `{places}`.
    It is worded when it is printed, in the language spoken then.
    """

    def __init__(self, source: str, /, **values: object) -> None:
        super().__init__(Text(source, **values))
