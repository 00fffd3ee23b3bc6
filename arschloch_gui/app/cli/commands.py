"""The commands and their options, with their help texts.

The texts are marked for translation and translated when help is printed (`parser.py`). Each command
imports its modules when it runs, so that `verify`, for example, does not load Qt's window system.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol

from arschloch_gui.app.cli.kinds import (
    LANGUAGE,
    PICTURE_LANGUAGES,
    PICTURE_SCALES,
    PRESET,
    Described,
    Kind,
    Levels,
)
from arschloch_gui.app.cli.numbers import Decimal, Seed, Whole
from arschloch_gui.app.cli.parser import Parser
from arschloch_gui.app.cli.speech import LANG
from arschloch_gui.languages import LANGUAGES, QT_TRANSLATE_NOOP

COMMANDS = {
    "verify": QT_TRANSLATE_NOOP("CommandLine", "Replay records without a window and check them."),
    "simulate": QT_TRANSLATE_NOOP("CommandLine", "Let computer players play each other."),
    "tournament": QT_TRANSLATE_NOOP(
        "CommandLine", "Play every pair of levels against each other and rate all levels."
    ),
    "bot": QT_TRANSLATE_NOOP(
        "CommandLine",
        "Play through standard input and output, so that another program can run the match.",
    ),
    "coach": QT_TRANSLATE_NOOP(
        "CommandLine", "Judge every option of the pending decision before the first trick."
    ),
    "showcase": QT_TRANSLATE_NOOP("CommandLine", "Save a picture of every screen as a PNG file."),
    "rules": QT_TRANSLATE_NOOP("CommandLine", "Print the rules of a game in words."),
    "selfcheck": QT_TRANSLATE_NOOP(
        "CommandLine", "Check that everything the game needs is installed."
    ),
}
"""One-line description of each command, by name."""
_MORE = {
    "simulate": QT_TRANSLATE_NOOP(
        "CommandLine",
        "Every deal is played several times. Each time, the levels move on by "
        "one seat, so that the luck of the cards cancels out. Identical tables "
        "are played only once.",
    ),
    "tournament": QT_TRANSLATE_NOOP(
        "CommandLine",
        "Two levels at a time share tables and play the same deals. The rating "
        "shows by how many places a level is better than the average of all "
        "levels.",
    ),
}
_EXAMPLES = {
    "verify": "arschloch verify match.arl",
    "simulate": "arschloch simulate --preset trouduc --seats expert,club,club,club --rounds 400 "
    "--seed 1",
    "tournament": "arschloch tournament --preset trouduc --levels strong,club --rounds 400 "
    "--seed 1",
    "bot": "arschloch bot club",
    "coach": "arschloch coach match.arl --accuracy 0.02",
    "showcase": "arschloch showcase --out pictures --lang en --scale 1",
    "rules": "arschloch rules arschloch --lang fr",
    "selfcheck": "arschloch selfcheck",
}
_CONTINUES = QT_TRANSLATE_NOOP(
    "CommandLine", "An interrupted run continues when you give the same command again."
)
_EXAMPLE = QT_TRANSLATE_NOOP("CommandLine", "Example:")

PATIENCE = 5.0
MOST_PATIENCE = 86_400
"""One day, in seconds."""
MOST_JOBS = 256
MOST_ROUNDS = 100_000_000
MOST_PLAYERS = 12

FILE = QT_TRANSLATE_NOOP("CommandLine", "FILE.arl")
LEVEL = QT_TRANSLATE_NOOP("CommandLine", "LEVEL")
PRESET_NAME = QT_TRANSLATE_NOOP("CommandLine", "PRESET")
NUMBER = QT_TRANSLATE_NOOP("CommandLine", "NUMBER")
_LEVELS = QT_TRANSLATE_NOOP("CommandLine", "LEVEL,LEVEL,…")
_A_FILE = QT_TRANSLATE_NOOP("CommandLine", "the path of a match record")
_A_FINGERPRINT = Described(
    QT_TRANSLATE_NOOP("CommandLine", "16 or more digits from 0 to 9 and A to F")
)
_A_PROOF = Described(
    QT_TRANSLATE_NOOP("CommandLine", "the text that begins with “arschloch-deal 1 round”")
)
A_RECORD = Described(_A_FILE, Path)
ONE_LEVEL = Levels(
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "one of {levels}; a character may follow ({characters}), as in club:bold",
    )
)
SOME_PLAYERS = Levels(
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "levels ({levels}) or paths of programs such as ./mybot, separated by commas; a character "
        "may follow a level ({characters}), as in club:bold",
    )
)


class Commands(Protocol):
    """The type of the subparsers object of `argparse`, which has no public name."""

    def add_parser(
        self, name: str, *, help: str, description: str, epilog: str
    ) -> argparse.ArgumentParser: ...


def command_parser() -> argparse.ArgumentParser:
    """Return the parser for all commands."""
    parser = Parser(prog="arschloch")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=Parser)
    _add_verify(commands)
    _add_simulate(commands)
    _add_tournament(commands)
    bot = _add(commands, "bot")
    bot.add_argument(
        "level", type=ONE_LEVEL, metavar=LEVEL,
        help=QT_TRANSLATE_NOOP("CommandLine", "Playing strength: {allowed}."),
    )  # fmt: skip
    _add_language(bot)
    _add_coach(commands)
    _add_showcase(commands)
    rules = _add(commands, "rules")
    rules.add_argument(
        "preset", type=PRESET, metavar=PRESET_NAME,
        help=QT_TRANSLATE_NOOP("CommandLine", "The game and its rules: {allowed}."),
    )  # fmt: skip
    rules.add_argument(
        "--all", action="store_true",
        help=QT_TRANSLATE_NOOP(
            "CommandLine", "List every option with its values, not only those that differ from the "
            "preset."
        ),
    )  # fmt: skip
    _add_json(rules)
    _add_language(rules)
    _add_language(_add(commands, "selfcheck"))
    return parser


def add_language(parser: argparse.ArgumentParser, purpose: str, kind: Kind = LANGUAGE) -> None:
    """Add `--lang`, with this help text, which is marked for translation."""
    parser.add_argument(
        LANG, type=kind, metavar=QT_TRANSLATE_NOOP("CommandLine", "LANGUAGE"), help=purpose
    )


def _add_verify(commands: Commands) -> None:
    verify = _add(commands, "verify")
    verify.add_argument(
        "files", nargs="*", type=A_RECORD, metavar=FILE,
        help=QT_TRANSLATE_NOOP(
            "CommandLine", "The match records to check; with --proof, none is needed."
        ),
    )  # fmt: skip
    verify.add_argument(
        "--fingerprint", metavar=QT_TRANSLATE_NOOP("CommandLine", "FINGERPRINT"),
        type=_A_FINGERPRINT,
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "Check that a round was dealt from the deck whose fingerprint the window showed before "
            "the deal: {allowed}.",
        ),
    )  # fmt: skip
    verify.add_argument(
        "--round", type=Whole(1, MOST_ROUNDS), metavar=NUMBER,
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "The round in which the fingerprint was shown: {allowed}. Without it, any round may "
            "match.",
        ),
    )  # fmt: skip
    verify.add_argument(
        "--proof", metavar=QT_TRANSLATE_NOOP("CommandLine", "PROOF"),
        type=_A_PROOF,
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "Check the proof you copied from “All hands”, {allowed}, and compare it "
            "with the given records.",
        ),
    )  # fmt: skip
    _add_language(verify)


def _add_simulate(commands: Commands) -> None:
    simulate = _add(commands, "simulate")
    _add_rules(simulate)
    simulate.add_argument(
        "--seats", default="", type=SOME_PLAYERS, metavar=_LEVELS,
        help=QT_TRANSLATE_NOOP(
            "CommandLine", "The players, one name per seat: {allowed}. Default: all “regular”."
        ),
    )  # fmt: skip
    _add_rounds(
        simulate,
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Rounds to play in all: {allowed}. A multiple of the number of seats works best.",
        ),
    )
    simulate.add_argument(
        "--no-rotate", dest="rotate", action="store_false",
        help=QT_TRANSLATE_NOOP("CommandLine", "Keep every level in its seat; play each deal once."),
    )  # fmt: skip
    _add_json(simulate)
    _add_language(simulate)


def _add_tournament(commands: Commands) -> None:
    tournament = _add(commands, "tournament")
    _add_rules(tournament)
    tournament.add_argument(
        "--levels", required=True, type=SOME_PLAYERS, metavar=_LEVELS,
        help=QT_TRANSLATE_NOOP("CommandLine", "The competitors, two or more: {allowed}."),
    )  # fmt: skip
    _add_rounds(
        tournament, QT_TRANSLATE_NOOP("CommandLine", "Rounds to play for each pair: {allowed}.")
    )
    _add_json(tournament)
    _add_language(tournament)


def _add_coach(commands: Commands) -> None:
    coach = _add(commands, "coach")
    coach.add_argument(
        "file", type=A_RECORD, metavar=FILE,
        help=QT_TRANSLATE_NOOP("CommandLine", "The match record whose last decision is pending."),
    )  # fmt: skip
    coach.add_argument(
        "--accuracy", default=0.01, metavar=QT_TRANSLATE_NOOP("CommandLine", "ERROR"),
        type=Decimal(
            0.001, 1, QT_TRANSLATE_NOOP("CommandLine", "a number from {least} to {most}")
        ),
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "Stop when the values of the best options are known to within this "
            "standard error: {allowed} (default: {default}).",
        ),
    )  # fmt: skip
    _add_seed(coach, default=1)
    _add_jobs(coach)
    _add_json(coach)
    _add_language(coach)


def _add_showcase(commands: Commands) -> None:
    showcase = _add(commands, "showcase")
    showcase.add_argument(
        "--out", required=True, metavar=QT_TRANSLATE_NOOP("CommandLine", "FOLDER"),
        type=Described(QT_TRANSLATE_NOOP("CommandLine", "the path of a folder"), Path),
        help=QT_TRANSLATE_NOOP("CommandLine", "The folder for the pictures: {allowed}."),
    )  # fmt: skip
    showcase.add_argument(
        "--scale", default="1,2", type=PICTURE_SCALES, metavar=NUMBER,
        help=QT_TRANSLATE_NOOP(
            "CommandLine", "How much to enlarge the pictures: {allowed} (default: {default})."
        ),
    )  # fmt: skip
    add_language(
        showcase,
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Languages of the pictures: {allowed} (default: all). If you name only "
            "one, it is also used for messages.",
        ),
        PICTURE_LANGUAGES,
    )
    showcase.set_defaults(lang=",".join(LANGUAGES))


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--preset", required=True, type=PRESET, metavar=PRESET_NAME,
        help=QT_TRANSLATE_NOOP("CommandLine", "The game and its rules: {allowed}."),
    )  # fmt: skip
    parser.add_argument(
        "--rules", default="", metavar=QT_TRANSLATE_NOOP("CommandLine", "KEY=VALUE,…"),
        type=Described(
            QT_TRANSLATE_NOOP("CommandLine", "pairs KEY=VALUE, separated by commas")
        ),
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "Rules that differ from the preset: {allowed}. `arschloch rules PRESET` lists all keys "
            "and their values.",
        ),
    )  # fmt: skip
    parser.add_argument(
        "--players", type=Whole(2, MOST_PLAYERS), metavar=NUMBER,
        help=QT_TRANSLATE_NOOP(
            "CommandLine", "Number of players: {allowed}. Default: the preset’s own number."
        ),
    )  # fmt: skip


def _add_rounds(parser: argparse.ArgumentParser, rounds: str) -> None:
    parser.add_argument(
        "--rounds", type=Whole(1, MOST_ROUNDS), required=True, metavar=NUMBER, help=rounds
    )
    _add_seed(parser)
    _add_jobs(parser)
    parser.add_argument(
        "--patience", default=PATIENCE, metavar=QT_TRANSLATE_NOOP("CommandLine", "SECONDS"),
        type=Decimal(
            0.001, MOST_PATIENCE,
            QT_TRANSLATE_NOOP("CommandLine", "a number of seconds from {least} to {most}"),
        ),
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "How long a program may think about one decision: {allowed} (default: {default}).",
        ),
    )  # fmt: skip


def _add_seed(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    parser.add_argument(
        "--seed", type=Seed(), metavar=NUMBER, default=default, required=default is None,
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "Number that determines the deals: {allowed}. The same number gives the same result.",
        ),
    )  # fmt: skip


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=Whole(1, MOST_JOBS), default=1, metavar=NUMBER,
        help=QT_TRANSLATE_NOOP(
            "CommandLine",
            "How many processes work at the same time: {allowed} (default: "
            "{default}). The result does not depend on it.",
        ),
    )  # fmt: skip


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--json", action="store_true",
        help=QT_TRANSLATE_NOOP("CommandLine", "Print JSON, for other programs."),
    )  # fmt: skip


def _add_language(parser: argparse.ArgumentParser) -> None:
    add_language(
        parser,
        QT_TRANSLATE_NOOP(
            "CommandLine", "Language of everything printed: {allowed} (default: the system’s)."
        ),
    )


def _add(commands: Commands, name: str) -> argparse.ArgumentParser:
    more = [_MORE[name], _CONTINUES] if name in _MORE else []
    parser = commands.add_parser(
        name, help=COMMANDS[name],
        description="\n".join([COMMANDS[name], *more]),
        epilog=f"{_EXAMPLE}\n  {_EXAMPLES[name]}",
    )  # fmt: skip
    parser.set_defaults(run=_command(name))
    return parser


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    def run(options: argparse.Namespace) -> int:
        module = import_module(f"arschloch_gui.app.cli.{name}")
        return int(module.run(options))

    return run
