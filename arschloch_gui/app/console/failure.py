"""The error raised for bad input, with a one-sentence message for the user."""

from __future__ import annotations

from arschloch_gui.app.wording.text import Text


class Failure(Exception):
    """Bad input: ends a command with a message on stderr and exit status 2.

    The message is a marked source text of the context “CommandLine”, with values for its
    `{places}`. It is translated when it is printed, into the language in use then.
    """

    def __init__(self, source: str, /, **values: object) -> None:
        super().__init__(Text(source, **values))
