"""`arschloch bot LEVEL`: a computer player on standard input and output (docs/bots.md)."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

from arschloch_gui.ai.bot import UnreadableLine, play
from arschloch_gui.ai.bot_lines import LONGEST_TOLD
from arschloch_gui.app.cli.commands import LEVEL
from arschloch_gui.app.cli.levels import checked_level
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import complain, say
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.log_file import keep_log
from arschloch_gui.app.wording.text import Text
from arschloch_gui.languages import QT_TRANSLATE_NOOP

_UNREADABLE = QT_TRANSLATE_NOOP("CommandLine", "Line {line} cannot be answered: {why}.")


def run(options: argparse.Namespace) -> int:
    """Play one match, until it is over or the input ends.

    Errors of the player are reported on standard error, one line each, for the referee's log. The
    game's own log contains the details.
    """
    level = checked_level(options.level, Text(LEVEL))
    with closing(keep_log(paths.log_folder())), _said_in_short():
        try:
            play(level, _lines(), lambda line: say(line.decode().rstrip("\n")))
        except UnreadableLine as error:
            raise Failure(_UNREADABLE, line=error.number, why=error.why) from None
    return 0


class _InShort(logging.Handler):
    """A handler that logs to standard error in one line, without tracebacks."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        what = "" if error is None else f": {type(error).__name__}: {error!s:.120}"
        complain(f"{record.getMessage()}{what}")


@contextmanager
def _said_in_short() -> Iterator[None]:
    program, handler = logging.getLogger("arschloch_gui"), _InShort(logging.WARNING)
    program.addHandler(handler)
    try:
        yield
    finally:
        program.removeHandler(handler)


def _lines() -> Iterator[bytes]:
    while sys.stdin is not None and (line := sys.stdin.buffer.readline(LONGEST_TOLD + 1)):
        yield line
