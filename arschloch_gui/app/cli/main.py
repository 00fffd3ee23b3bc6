"""Entry point: parses the command line and starts the window or a command.

Invalid input leads to one sentence on stderr and exit status 2, never to a traceback. Messages are
in the language of `--lang` or, by default, of the system.
"""

from __future__ import annotations

import os
import signal
import sys
import textwrap
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from arschloch_gui import __version__
from arschloch_gui.app.cli.commands import (
    A_RECORD,
    COMMANDS,
    FILE,
    add_language,
    command_parser,
)
from arschloch_gui.app.cli.parser import HelpWanted, Parser
from arschloch_gui.app.cli.speech import command_first, named_language, spoken
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import abandon_output, complain, fill_closed_streams, say
from arschloch_gui.app.files.log_file import no_printed_log
from arschloch_gui.app.files.no_home import NoHome
from arschloch_gui.app.wording.quoted import quoted, quoted_path
from arschloch_gui.app.wording.text import Text, system_reason
from arschloch_gui.languages import QT_TRANSLATE_NOOP

BAD_INPUT = 2
OWN_APPLICATION = ("showcase", "selfcheck")
"""Commands that create their own Qt application."""
_DESCRIPTION = QT_TRANSLATE_NOOP(
    "CommandLine", "Arschloch, Trou du cul, President: the card game against computer players."
)
_COMMANDS = QT_TRANSLATE_NOOP("CommandLine", "Commands:")
_MORE_HELP = QT_TRANSLATE_NOOP("CommandLine", "`arschloch COMMAND --help` explains a command.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    fill_closed_streams()
    words = command_first(list(sys.argv[1:] if arguments is None else arguments))
    language = named_language(words)
    try:
        try:
            with no_printed_log():
                return _run(words, language)
        except HelpWanted as wanted:
            with spoken(language):
                say(wanted.parser.format_help().rstrip("\n"))
            return 0
    except (Failure, NoHome) as failure:
        with spoken(language):
            complain(str(failure))
        return BAD_INPUT
    except BrokenPipeError:  # the program that reads our output has closed it
        abandon_output()
        return 0
    except KeyboardInterrupt:
        return 130


def _run(words: list[str], language: str | None) -> int:
    if words == ["--version"]:
        say(f"arschloch {__version__}")
        return 0
    if not words or words[0] not in COMMANDS:
        return _window(words, language)
    _check_values(words)
    options = command_parser().parse_args(words)
    _hear_ctrl_c()
    with nullcontext() if words[0] in OWN_APPLICATION else spoken(options.lang):
        return int(options.run(options))


def _hear_ctrl_c() -> None:
    """Make Ctrl+C raise `KeyboardInterrupt`, so that long runs can save their progress."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _check_values(words: Sequence[str]) -> None:
    """Raise `Failure` for `--jobs=--`, which `argparse` would parse as an empty list."""
    for word in words:
        if word.startswith("--") and word.endswith("=--"):
            raise Failure(
                QT_TRANSLATE_NOOP("CommandLine", "{option} needs a value; “--” is not one."),
                option=quoted(word[:-3]),
            )


class _WindowParser(Parser):
    """A parser for a command line without a command. Its help lists the commands."""

    def __init__(self) -> None:
        super().__init__(prog="arschloch", description=_DESCRIPTION)
        self.add_argument(
            "record", nargs="?", type=A_RECORD, metavar=FILE,
            help=QT_TRANSLATE_NOOP("CommandLine", "The match record to open in the window."),
        )  # fmt: skip
        self.add_argument(
            "--version", action="store_true",
            help=QT_TRANSLATE_NOOP("CommandLine", "Print the version and exit."),
        )  # fmt: skip
        add_language(
            self,
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Language of this help and of error messages: {allowed} (default: the system’s). "
                "The window has a setting of its own.",
            ),
        )

    def format_help(self) -> str:
        """Return the help text, followed by the list of commands."""
        commands = [
            textwrap.fill(str(Text(purpose)), 80, initial_indent=f"  {name:<12}",
                          subsequent_indent=" " * 14)
            for name, purpose in COMMANDS.items()
        ]  # fmt: skip
        return "\n".join(
            [super().format_help(), str(Text(_COMMANDS)), *commands, "", str(Text(_MORE_HELP))]
        )


def _window(words: list[str], language: str | None) -> int:
    record = None
    if words:
        options = _WindowParser().parse_args(words)
        if options.version:
            return _run(["--version"], language)
        record = options.record
    if record is not None and not os.path.lexists(record):
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "There is no file “{path}” and no command of that name. Commands are {commands}.",
            ),
            path=quoted_path(record), commands=", ".join(COMMANDS),
        )  # fmt: skip
    if not _has_display():
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "There is no display here; try `arschloch showcase --out FOLDER` for pictures.",
            )
        )
    # A read-only folder is not an error here, because the window reports it and the game can still
    # be played.
    if record is not None:
        try:
            _check_record(record)
        except Failure:
            # Check again in the user's language. The window needs to create the application object
            # first.
            with spoken(language):
                _check_record(record)
            raise
    from arschloch_gui.app.start import run_window

    return run_window(record)


def _check_record(record: Path) -> None:
    """Raise `Failure` if this record cannot be opened."""
    from arschloch_gui.app.by_game.records import record_error
    from arschloch_gui.app.files.opening import read
    from arschloch_gui.engine.record import RecordError

    try:
        read(record)
    except OSError as error:
        raise Failure(
            QT_TRANSLATE_NOOP("CommandLine", "“{path}” cannot be read: {reason}."),
            path=quoted_path(record), reason=system_reason(error),
        ) from None  # fmt: skip
    except RecordError as error:
        raise Failure(
            QT_TRANSLATE_NOOP("CommandLine", "“{path}” is not a match record: {reason}"),
            path=quoted_path(record), reason=record_error(error),
        ) from None  # fmt: skip


def _has_display() -> bool:
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
