"""Printing to any standard output, even if it is ASCII-only, full or closed.

Python would end such a command with a traceback, or report success although the result was lost.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import TextIO

from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.wording.quoted import quoted_line
from arschloch_gui.app.wording.text import Text, system_reason
from arschloch_gui.languages import QT_TRANSLATE_NOOP

_NO_BREAK = "\u00a0"
_PROGRAM = "Arschloch"
_ERROR_SYMBOL = 0x10
"""`MB_ICONERROR`"""
_UNWRITTEN = QT_TRANSLATE_NOOP("CommandLine", "The result cannot be written: {reason}.")
_CLOSED = QT_TRANSLATE_NOOP("CommandLine", "Standard output is closed")


def fill_closed_streams() -> None:
    """Open the null device in place of closed standard streams.

    Otherwise files opened later would get their descriptors.
    """
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # gets the lowest free descriptor


def say(text: str) -> None:
    """Print a line on standard output and flush it. Raises `Failure` if it cannot be written."""
    if sys.stdout is None:
        raise Failure(_UNWRITTEN, reason=Text(_CLOSED))
    try:
        _write(sys.stdout, text)
    except BrokenPipeError:  # the reader has stopped reading
        raise
    except (OSError, ValueError) as error:
        abandon_output()
        reason = system_reason(error) if isinstance(error, OSError) else Text(_CLOSED)
        raise Failure(_UNWRITTEN, reason=reason) from None


def say_json(value: object, indent: int | None = None) -> None:
    """Print a JSON value, escaping characters that the output cannot encode."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeError:
        text = json.dumps(value, indent=indent)
    say(text)


def complain(sentence: str) -> None:
    """Print an error message on standard error. If that fails, only the exit status reports it.

    The packaged program for Windows has no standard error, so it shows a message box.
    """
    # Keep the no-break spaces of French texts.
    plain = _NO_BREAK.join(map(quoted_line, sentence.split(_NO_BREAK)))
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            _write(sys.stderr, f"arschloch: {plain}")
    elif sys.platform == "win32" and getattr(sys, "frozen", False):
        _show(plain)


def abandon_output() -> None:
    """Discard all further standard output, including buffered text."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show(sentence: str) -> None:
    """Show a message box on Windows until it is closed."""
    import ctypes

    message_box = ctypes.windll.user32.MessageBoxW  # type: ignore[attr-defined]
    message_box(None, sentence, _PROGRAM, _ERROR_SYMBOL)


def _write(stream: TextIO, text: str) -> None:
    encoding = getattr(stream, "encoding", None) or "utf-8"
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    stream.flush()
