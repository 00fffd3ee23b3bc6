"""Reads the command line and starts the window or a command.

Bad input ends with one sentence on stderr and exit status 2, never with a traceback. Each
command imports what it needs when it runs, so that `verify` does not wait for a window system.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn, Protocol

from arschloch_gui import __version__
from arschloch_gui.app.cli.numbers import Decimal, Seed, Whole
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import abandon_output, complain, fill_closed_streams, say
from arschloch_gui.app.files.no_home import NoHome
from arschloch_gui.app.wording.quoted import quoted, quoted_path

COMMANDS = ("verify", "simulate", "tournament", "bot", "coach", "showcase", "rules", "selfcheck")
BAD_INPUT = 2
MOST_OF_A_MESSAGE = 300
PATIENCE = 5.0
MOST_PATIENCE = 86_400
"""Seconds of a day."""
MOST_JOBS = 256
MOST_ROUNDS = 100_000_000
MOST_PLAYERS = 12
SEATS = "an AI level per seat, or the path of a program that plays it (docs/bots.md)"
SIMULATE = """\
Let AI players play each other. Every deal is played several times, with the levels moved on by one
chair each time, so that the luck of the cards cancels; tables that are the same are played once.
"""
TOURNAMENT = """\
Let every two levels share tables in duplicate deals, as evenly as the seats allow, and rate all
levels: how many places each is better than their mean.
"""
GOES_ON = "A run that was cut off goes on where it was when the same command is given again."


class Commands(Protocol):
    """Where commands are added; `argparse` has no public name for it."""

    def add_parser(self, name: str, *, help: str, description: str) -> argparse.ArgumentParser: ...


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        message = quoted(message, MOST_OF_A_MESSAGE).rstrip(".")
        raise Failure(f"{message[:1].upper()}{message[1:]}. See `{self.prog} --help`.")

    def _print_message(self, message: str, file: object = None) -> None:
        # Help and version come by here, each of them asked for.
        say(message.rstrip("\n"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; gives its exit status."""
    fill_closed_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words and words[0] in COMMANDS:
            _check_values(words)
            options = command_parser().parse_args(words)
            _hear_ctrl_c()
            return int(options.run(options))
        return _window(words)
    except (Failure, NoHome) as failure:
        complain(str(failure))
        return BAD_INPUT
    except BrokenPipeError:  # the reader of our output has enough
        abandon_output()
        return 0
    except KeyboardInterrupt:
        return 130


def _hear_ctrl_c() -> None:
    """Let Ctrl+C be a `KeyboardInterrupt`, of which long runs keep what they have."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _check_values(words: Sequence[str]) -> None:
    """Refuse `--jobs=--`, of which `argparse` makes an empty list. Raises `Failure`."""
    for word in words:
        if word.startswith("--") and word.endswith("=--"):
            raise Failure(f"Argument {quoted(word[:-3])}: “--” is no value.")


def command_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = _Parser(prog="arschloch", description="The card game and its tools.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)

    verify = _add(commands, "verify", "replay records without a window and check them")
    verify.add_argument("files", nargs="*", type=Path, metavar="FILE.arl")
    verify.add_argument("--fingerprint", help="what was shown before a deal: compare it")
    verify.add_argument(
        "--round", type=Whole(1, MOST_ROUNDS), help="the round it was shown in (else any)"
    )
    verify.add_argument("--proof", help="what “All hands” has copied: check it, with a record too")

    _add_simulate(commands)
    _add_tournament(commands)

    bot = _add(commands, "bot", "play on standard input and output, for somebody else’s referee")
    bot.add_argument("level")

    _add_coach(commands)

    showcase = _add(commands, "showcase", "render every screen off-screen to PNG files")
    showcase.add_argument("--out", type=Path, required=True, metavar="DIR")
    showcase.add_argument("--lang", default="de,fr,en")
    showcase.add_argument("--scale", default="1,2")

    rules = _add(commands, "rules", "print the rules of a preset in words")
    rules.add_argument("preset")
    rules.add_argument("--lang", default="en")
    rules.add_argument("--json", action="store_true")
    rules.add_argument(
        "--all", action="store_true", help="list every option, not only those that are unusual"
    )

    _add(commands, "selfcheck", "check versions, paths, translations, assets and a played round")
    return parser


def _add_simulate(commands: Commands) -> None:
    simulate = _add(commands, "simulate", "let AI players play each other", SIMULATE)
    _add_rules(simulate)
    simulate.add_argument("--seats", default="", metavar="L,L,…", help=SEATS)
    _add_rounds(simulate, "rounds to play in all, rotations included: best a multiple of them")
    simulate.add_argument(
        "--no-rotate", dest="rotate", action="store_false",
        help="let every level keep its seat, and play each deal once",
    )  # fmt: skip


def _add_tournament(commands: Commands) -> None:
    tournament = _add(
        commands, "tournament", "let every two levels play, and rate them", TOURNAMENT
    )
    _add_rules(tournament)
    tournament.add_argument(
        "--levels", required=True, metavar="L,L,…",
        help="AI levels, or paths of programs (docs/bots.md), two or more",
    )  # fmt: skip
    _add_rounds(tournament, "rounds to play for each pair, rotations included")


def _add_coach(commands: Commands) -> None:
    coach = _add(commands, "coach", "judge every option of the pending decision outside tricks")
    coach.add_argument("file", type=Path, metavar="FILE.arl")
    coach.add_argument(
        "--accuracy", type=Decimal(0.001, 1, "places"), default=0.01, metavar="STDERR",
        help="standard error to reach for the best options (default 0.01)",
    )  # fmt: skip
    coach.add_argument("--seed", type=Seed(), default=1)
    _add_jobs(coach, "processes that work; the result is the same")
    coach.add_argument("--json", action="store_true")


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--preset", required=True)
    parser.add_argument("--rules", default="", metavar="KEY=VALUE,…")
    parser.add_argument("--players", type=Whole(2, MOST_PLAYERS))


def _add_rounds(parser: argparse.ArgumentParser, rounds: str) -> None:
    parser.epilog = GOES_ON
    parser.add_argument("--rounds", type=Whole(1, MOST_ROUNDS), required=True, help=rounds)
    parser.add_argument("--seed", type=Seed(), required=True)
    _add_jobs(parser, "processes that play; the result is the same")
    parser.add_argument(
        "--patience", type=Decimal(0.001, MOST_PATIENCE, "seconds"), default=PATIENCE,
        metavar="SECONDS", help=f"for one decision (default {PATIENCE:g})",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true")


def _add_jobs(parser: argparse.ArgumentParser, purpose: str) -> None:
    parser.add_argument("--jobs", type=Whole(1, MOST_JOBS), default=1, help=purpose)


def _add(
    commands: Commands, name: str, purpose: str, description: str = ""
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=purpose, description=description or purpose)
    parser.set_defaults(run=_command(name))
    return parser


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    def run(options: argparse.Namespace) -> int:
        module = import_module(f"arschloch_gui.app.cli.{name}")
        return int(module.run(options))

    return run


def _window(words: list[str]) -> int:
    parser = _Parser(
        prog="arschloch",
        description="Arschloch, Trou du cul, President: the card game against AI players.",
        epilog=f"Commands: {', '.join(COMMANDS)}. `arschloch COMMAND --help` tells more.",
    )
    parser.add_argument("record", nargs="?", type=Path, metavar="FILE.arl")
    parser.add_argument("--version", action="version", version=f"arschloch {__version__}")
    options = parser.parse_args(words)
    if options.record is not None and not os.path.lexists(options.record):
        raise Failure(
            f"There is no file “{quoted_path(options.record)}”, and no command of that name "
            f"(there are {', '.join(COMMANDS)})."
        )
    if not _has_display():
        raise Failure("There is no display here; try `arschloch showcase --out DIR` for pictures.")
    # A folder that cannot be written costs the saving, which the window says, not the game.
    if options.record is not None:
        _check_record(options.record)
    from arschloch_gui.app.start import run_window

    return run_window(options.record)


def _check_record(record: Path) -> None:
    """Say what would stop the window before there is one. Raises `Failure`."""
    from arschloch_gui.app.by_game.records import record_error
    from arschloch_gui.app.files.opening import read
    from arschloch_gui.engine.record import RecordError

    try:
        read(record)
    except OSError as error:
        raise Failure(f"“{quoted_path(record)}” cannot be read: {error.strerror}.") from None
    except RecordError as error:
        raise Failure(f"“{quoted_path(record)}” is no match: {record_error(error)}") from None


def _has_display() -> bool:
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
