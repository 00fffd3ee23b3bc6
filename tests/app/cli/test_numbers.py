"""Every number on the command line has a documented range; the list is that of the parsers."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

import pytest

from arschloch_gui.app.cli import main as command_line
from arschloch_gui.app.cli.commands import command_parser
from arschloch_gui.app.cli.kinds import Described, Levels, OneOf
from arschloch_gui.app.cli.main import main
from arschloch_gui.app.cli.numbers import Decimal, Seed, Whole
from arschloch_gui.engine.games import presets
from long import times

NEEDED = {
    "verify": ["a.arl"],
    "simulate": ["--preset", "arschloch", "--rounds", "1", "--seed", "1"],
    "tournament": ["--preset", "arschloch", "--levels", "lowest,random", "--rounds", "1",
                   "--seed", "1"],
    "coach": ["a.arl"],
}  # fmt: skip
NO_NUMBERS = ["", "x", "nan", "-nan", "inf", "-inf", "1e999", "9" * 5000, "0x10", "½", "1 000"]


PARSER = command_parser()


@pytest.fixture(autouse=True)
def one_parser(monkeypatch):
    """Build the parser only once, because that takes most of the time."""
    monkeypatch.setattr(command_line, "command_parser", lambda: PARSER)


def parsers() -> dict[str, argparse.ArgumentParser]:
    """Return the parsers of the commands by name."""
    [commands] = [each for each in PARSER._actions if isinstance(each, argparse._SubParsersAction)]
    return commands.choices


def arguments() -> Iterator[tuple[str, argparse.Action]]:
    """Yield (command, argument) for everything that takes a value."""
    for command, parser in parsers().items():
        for action in parser._actions:
            if action.nargs != 0:
                yield command, action


NUMBERS = [
    (command, action.option_strings[0], action.type)
    for command, action in arguments()
    if isinstance(action.type, Whole | Decimal | Seed)
]


def test_whatever_is_no_number_is_known():
    others = (Described, Levels, OneOf)
    for command, action in arguments():
        assert isinstance(action.type, (Whole, Decimal, Seed, *others)), (command, action.dest)
    assert len(NUMBERS) >= 13


@pytest.mark.parametrize(
    ("command", "name", "kind"), NUMBERS, ids=[f"{command} {name}" for command, name, _ in NUMBERS]
)
def test_a_number_out_of_its_range_gets_one_sentence_with_the_range(
    monkeypatch, capsys, command: str, name: str, kind: Whole | Decimal | Seed
):
    started: list[argparse.Namespace] = []

    def begun(got: argparse.Namespace) -> int:
        started.append(got)
        return 0

    run = {"run": begun}
    monkeypatch.setattr(parsers()[command], "_defaults", run)
    step = 1 if isinstance(kind, Whole | Seed) else 1e-6
    beyond = [kind.least - step, kind.most + step, -kind.most, 10**30, kind.most * 1.5]
    for text in (*map(str, beyond), *NO_NUMBERS):
        assert main([command, *NEEDED[command], f"{name}={text}"]) == 2, text
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert name in said.err
        assert f"{name} takes {kind.allowed(text)}, not “" in said.err
        assert "See `arschloch" in said.err
        if text not in NO_NUMBERS and (isinstance(kind, Decimal) or "." not in text):
            end = kind.least if float(text) < kind.least else kind.most
            assert {str(end), f"{end:.15g}", f"{end:,}"} & set(re.findall(r"[\d.,]*\d", said.err))
        assert len(said.err) < 300
    assert main([command, *NEEDED[command], f"{name}=--"]) == 2
    assert name in capsys.readouterr().err
    assert not started
    for number in (kind.least, kind.most):
        assert main([command, *NEEDED[command], f"{name}={number}"]) == 0
        assert getattr(started.pop(), name.lstrip("-")) == number


SIZED = {
    (spec.key, spec.low, spec.high): preset
    for preset, rules in presets().items()
    for spec in rules.specs()
    if spec.kind == "number"
}


@pytest.mark.parametrize(("of", "preset"), SIZED.items(), ids=str)
def test_a_number_among_the_rules_has_one_too(capsys, of: tuple[str, int, int], preset: str):
    key, low, high = of
    for number in times((low - 1, high + 1, "x"), (low - 1, high + 1, "9" * 17, "x", "1.5", "nan")):
        words = ["simulate", "--preset", preset, "--rounds", "1", "--seed", "1"]
        assert main([*words, "--rules", f"{key}={number}"]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert f"({key}) must be from {low} to {high}" in said.err
