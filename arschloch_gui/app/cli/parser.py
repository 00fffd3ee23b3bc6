"""`argparse` with translated help, headings and errors.

Every text of a parser is marked for translation in the context “CommandLine”. It is translated when
help is printed, so the same parser works for all languages and can be built without Qt.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from arschloch_gui.app.cli.kinds import Kind, Unfit
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.wording.quoted import MOST_OF_A_QUOTE, quoted
from arschloch_gui.app.wording.text import Text
from arschloch_gui.languages import QT_TRANSLATE_NOOP

SEE_HELP = QT_TRANSLATE_NOOP("CommandLine", "{sentence} See `{command} --help`.")
_USAGE = QT_TRANSLATE_NOOP("CommandLine", "Usage:")
_ARGUMENTS = QT_TRANSLATE_NOOP("CommandLine", "Arguments:")
_OPTIONS = QT_TRANSLATE_NOOP("CommandLine", "Options:")
_HELP = QT_TRANSLATE_NOOP("CommandLine", "Show this help and exit.")
_UNKNOWN = QT_TRANSLATE_NOOP("CommandLine", "`{command}` has no option or argument “{words}”.")
_MISSING = QT_TRANSLATE_NOOP("CommandLine", "`{command}` needs {names}.")
_NO_VALUE = QT_TRANSLATE_NOOP("CommandLine", "{option} takes no value.")
_VALUE_MISSING = QT_TRANSLATE_NOOP("CommandLine", "{option} needs a value: {allowed}.")
_UNFIT = QT_TRANSLATE_NOOP("CommandLine", "{option} takes {allowed}, not “{word}”.")
_AMBIGUOUS = QT_TRANSLATE_NOOP("CommandLine", "“{word}” is ambiguous: {options}.")


class HelpWanted(Exception):
    """Raised if the user asked for the help of `.parser`."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        super().__init__()
        self.parser = parser


class Parser(argparse.ArgumentParser):
    """A parser that raises `HelpWanted` for `--help`, and `Failure` for invalid arguments."""

    def __init__(self, **more: Any) -> None:
        super().__init__(add_help=False, exit_on_error=False, formatter_class=_Formatter, **more)
        self.color = False
        self._positionals.title, self._optionals.title = _ARGUMENTS, _OPTIONS
        self.add_argument("-h", "--help", action=_Help, nargs=0, help=_HELP)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return the options. Raises `Failure` or `HelpWanted`."""
        options, unknown = self.parse_known_args(args, namespace)
        if unknown:
            command = f"{self.prog} {getattr(options, 'command', '')}".strip()
            raise _failure(command, _UNKNOWN, words=quoted(" ".join(unknown), MOST_OF_A_QUOTE))
        return options

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return the options and the unknown arguments. Raises `Failure` or `HelpWanted`."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            if error.argument_name is not None:
                raise _failure(self.prog, _NO_VALUE, option=error.argument_name) from None
            # The remaining error is a missing argument: “…: --rounds, --seed”.
            names = [Text(name) for name in error.message.rpartition(": ")[2].split(", ")]
            raise _failure(self.prog, _MISSING, names=_Listed(names)) from None

    def error(self, message: str) -> NoReturn:
        """Raise an `ArgumentError`, which `parse_known_args` converts to a `Failure`."""
        raise argparse.ArgumentError(None, message)

    # -- errors found by argparse ---------------------------------------------------------

    def _get_value(self, action: argparse.Action, word: str) -> object:
        if action.type is None:  # a command name
            return word
        try:
            return _kind(action)(word)
        except Unfit:
            allowed = _kind(action).allowed(word)
            raise _failure(
                self.prog, _UNFIT, option=_name(action), allowed=allowed, word=quoted(word)
            ) from None

    def _match_argument(self, action: argparse.Action, pattern: str) -> int:
        try:
            return super()._match_argument(action, pattern)  # type: ignore[misc,no-any-return]
        except argparse.ArgumentError:
            raise _failure(
                self.prog, _VALUE_MISSING, option=_name(action), allowed=_kind(action).allowed()
            ) from None

    def _get_option_tuples(self, word: str) -> list[Any]:
        found: list[Any] = super()._get_option_tuples(word)  # type: ignore[misc]
        if len(found) > 1:
            options = ", ".join(each[1] for each in found)
            raise _failure(self.prog, _AMBIGUOUS, word=quoted(word), options=options)
        return found


class _Help(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        raise HelpWanted(parser)


class _Listed:
    """Several texts, joined as “a, b and c” when they are printed."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self._texts = texts

    def __str__(self) -> str:
        from arschloch_gui.app.wording.words import listed

        return listed([str(text) for text in self._texts])


class _Formatter(argparse.HelpFormatter):
    """A formatter that translates the texts of a parser and keeps the breaks of indented lines."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{Text(_USAGE)} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(None if heading is None else str(Text(heading)).removesuffix(":"))

    def add_text(self, text: str | None) -> None:
        # Each line is marked for translation separately.
        super().add_text(text and "\n".join(str(Text(line)) for line in text.splitlines()))

    def _expand_help(self, action: argparse.Action) -> str:
        values = {"default": _shown(action.default)}
        if isinstance(action.type, Kind):
            values["allowed"] = str(action.type.allowed())
        return str(Text(action.help or "", **values))

    def _metavar_formatter(
        self, action: argparse.Action, default_metavar: str
    ) -> Callable[[int], tuple[str, ...]]:
        plain = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(str(Text(name)) for name in plain(size))

    def _split_lines(self, text: str, width: int) -> list[str]:
        # Do not break the names of games and options at hyphens.
        return textwrap.wrap(text, width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(_wrapped(text.splitlines(), width, indent))


def _wrapped(lines: Iterable[str], width: int, indent: str) -> Iterable[str]:
    for line in lines:
        if line.startswith(" "):
            yield indent + line
        else:
            yield textwrap.fill(
                line, width, initial_indent=indent, subsequent_indent=indent,
                break_on_hyphens=False,
            )  # fmt: skip


def _failure(command: str, source: str, **values: object) -> Failure:
    return Failure(SEE_HELP, sentence=Text(source, command=command, **values), command=command)


def _name(action: argparse.Action) -> object:
    """Return how an error message names an argument: `--rounds`, or its placeholder."""
    if action.option_strings:
        return action.option_strings[-1]
    return Text(str(action.metavar or action.dest))


def _kind(action: argparse.Action) -> Kind:
    assert isinstance(action.type, Kind)
    return action.type


def _shown(default: object) -> str:
    return f"{default:g}" if isinstance(default, float) else str(default)
