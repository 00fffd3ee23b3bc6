"""`arschloch bot LEVEL`: a player on standard input and output (record-format.md, docs/bots.md)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from arschloch_gui.ai.bot import UnreadableLine, play
from arschloch_gui.ai.bot_lines import LONGEST_TOLD
from arschloch_gui.app.cli.failure import Failure
from arschloch_gui.app.cli.levels import checked_level
from arschloch_gui.app.cli.output import say


def run(options: argparse.Namespace) -> int:
    """Play one match; ends with it, or when there is no more input.

    What goes wrong while the player thinks is said on standard error, for the referee's log.
    """
    level = checked_level(options.level)
    try:
        play(level, _lines(), lambda line: say(line.decode().rstrip("\n")))
    except UnreadableLine as error:
        raise Failure(f"Line {error.number} cannot be answered: {error.why}.") from None
    return 0


def _lines() -> Iterator[bytes]:
    while sys.stdin is not None and (line := sys.stdin.buffer.readline(LONGEST_TOLD + 1)):
        yield line
