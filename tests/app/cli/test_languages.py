"""Help and errors of every command in German, French and English."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from arschloch_gui.ai.levels import LEVELS
from arschloch_gui.app.cli import speech
from arschloch_gui.app.cli.commands import COMMANDS, command_parser
from arschloch_gui.app.cli.kinds import Kind
from arschloch_gui.app.cli.main import main
from arschloch_gui.app.cli.speech import named_language, spoken
from arschloch_gui.app.wording.text import Text
from arschloch_gui.engine.games import presets
from arschloch_gui.languages import LANGUAGES

ROOT = Path(__file__).parents[3]
OF_ARGPARSE = (
    "usage:",
    "positional arguments",
    "show this help",
    "expected",
    "invalid",
    "required",
)
"""English words that `argparse` prints by itself."""
ENGLISH = re.compile(r"\b(the|and|takes|needs|there|must|with|cannot|see|not a)\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def parsers() -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command."""
    [commands] = [
        each for each in command_parser()._actions if isinstance(each, argparse._SubParsersAction)
    ]
    return commands.choices


def help_of(capsys, monkeypatch, *words: str) -> str:
    """Return the output of `--help`, each option in one line."""
    monkeypatch.setenv("COLUMNS", "2000")
    assert main([*words, "--help"]) == 0
    return re.sub(r"\n {8,}", " ", capsys.readouterr().out)


def error_of(capsys, *words: str) -> str:
    """Return the sentence for bad input, without the name of the program."""
    assert main(list(words)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.removeprefix("arschloch: ").strip()


def arguments(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Return all arguments of a command."""
    return iter(parser._actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_every_option_and_names_its_values(
    capsys, monkeypatch, parsers, command: str, language: str
):
    text = help_of(capsys, monkeypatch, command, "--lang", language)
    lines = text.splitlines()
    for action in arguments(parsers[command]):
        assert action.help, action.dest
        with spoken(language):
            name = (action.option_strings or [str(Text(str(action.metavar)))])[-1]
            allowed = str(action.type.allowed()) if isinstance(action.type, Kind) else ""
        [line] = [line for line in lines if re.match(rf"  (-h, )?{re.escape(name)}\b", line)]
        assert line.rstrip().endswith("."), line
        assert len(line.split()) > 4, line
        if "{allowed}" in action.help:
            assert allowed
            assert allowed in line
        else:  # a path, or nothing
            assert action.nargs == 0 or action.metavar == "FILE.arl", action.dest
    assert f"  arschloch {command}" in lines[-1]
    assert "--lang" in text
    assert not re.search(r"%\(|\{\w+\}", text)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_word_of_help_is_left_in_english(monkeypatch, capsys, parsers, language: str):
    for command in COMMANDS:
        text = help_of(capsys, monkeypatch, command, "--lang", language)
        assert not [word for word in OF_ARGPARSE if word in text.lower()]
        english = {line for line in text.splitlines() if ENGLISH.search(line)}
        assert not english
    for name, source in COMMANDS.items():
        with spoken(language):
            assert str(Text(source)) != source, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_the_program_lists_the_commands(monkeypatch, capsys, language: str):
    text = help_of(capsys, monkeypatch, "--lang", language)
    with spoken(language):
        for name, purpose in COMMANDS.items():
            assert re.search(rf"  {name} +{re.escape(str(Text(purpose)))}", text)


def test_help_names_presets_and_levels(monkeypatch, capsys):
    text = help_of(capsys, monkeypatch, "simulate")
    assert all(name in text for name in (*presets(), *LEVELS))
    assert "`arschloch rules PRESET` lists all keys and their values." in text


def test_rules_lists_the_values_of_each_key(capsys):
    assert main(["rules", "arschloch", "--all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for spec in presets()["arschloch"].specs():
        [line] = [line for line in lines if f"({spec.key}): " in line]
        if spec.kind == "choice":
            assert line.endswith(f"[{' | '.join(map(str, spec.choices))}]")


PLAYED = "simulate --preset arschloch --rounds 1 --seed 1"
ERRORS = {
    "no preset": ("rules bridge", "bridge"),
    "no such preset": ("simulate --preset bridge --rounds 1 --seed 1", "--preset"),
    "rounds": ("simulate --preset arschloch --rounds abc --seed 1", "--rounds"),
    "too many rounds": ("simulate --preset arschloch --rounds 1000000000 --seed 1", "100000000"),
    "players": (f"{PLAYED} --players 99", "12"),
    "seed": ("simulate --preset arschloch --rounds 1 --seed -1", "--seed"),
    "patience": (f"{PLAYED} --patience soon", "--patience"),
    "missing": ("simulate --preset arschloch --rounds 1", "--seed"),
    "no value": ("simulate --rounds", "--rounds"),
    "a value too many": ("rules arschloch --json=5", "--json"),
    "two dashes": ("rules arschloch --json=--", "--json"),
    "unknown": ("rules arschloch --loud", "--loud"),
    "ambiguous": ("tournament --l x", "--levels"),
    "no pair": (f"{PLAYED} --rules nonsense", "nonsense"),
    "bad rules": (f"{PLAYED} --rules colour=red,beat=up,players=77", "[colour]"),
    "no level": (f"{PLAYED} --seats god,god,god,god", "god"),
    "too few levels": (f"{PLAYED} --seats random", "4"),
    "one level": ("tournament --preset arschloch --levels lowest --rounds 1 --seed 1", "lowest"),
    "twice": ("tournament --preset arschloch --levels club,club --rounds 1 --seed 1", "club"),
    "no program": (f"{PLAYED} --seats ./no,club,club,club", "./no"),
    "a folder": (f"{PLAYED} --seats /,club,club,club", "/"),
    "no bot": ("bot god", "god"),
    "no level for the bot": ("bot", "bot"),
    "scale": ("showcase --out x --scale 17", "17"),
    "no file": ("no-such-thing", "no-such-thing"),
    "nothing to verify": ("verify", "--proof"),
    "fingerprint": ("verify --fingerprint 3F2A x.arl", "3F2A"),
    "round alone": ("verify --round 1 x.arl", "--fingerprint"),
    "proof": ("verify --proof swear", "swear"),
    "nothing to coach": ("coach no-such.arl", ":"),
}


@pytest.mark.parametrize(("words", "named"), ERRORS.values(), ids=ERRORS)
def test_errors_are_in_the_language_asked_for(capsys, words: str, named: str):
    said = {
        language: error_of(capsys, *words.split(), "--lang", language) for language in LANGUAGES
    }
    assert len(set(said.values())) == len(LANGUAGES), said
    for language in ("de", "fr"):
        assert named in said[language]
        assert not ENGLISH.search(said[language]), said[language]
        assert not any(word in said[language] for word in OF_ARGPARSE)
    assert not re.search(r" [:;!?»]|« ", said["fr"]), said["fr"]


def test_an_error_says_what_was_given_and_what_can_be(capsys):
    words = ["simulate", "--preset", "arschloch", "--rounds", "abc", "--seed", "1"]
    assert error_of(capsys, *words).startswith(
        "--rounds takes a whole number of at least 1, not “abc”."
    )


def test_an_unknown_language_gets_one_sentence(capsys):
    said = error_of(capsys, "rules", "arschloch", "--lang", "klingon")
    assert said.startswith("--lang takes one of de, fr, en, not “klingon”.")


@pytest.mark.parametrize("words", [["--lang", "de", "rules"], ["--lang=de", "rules"],
                                   ["rules", "--lang=de"], ["rules", "--la", "de"]])  # fmt: skip
def test_the_language_may_stand_anywhere(capsys, words: list[str]):
    assert "braucht SPIEL" in error_of(capsys, *words)


def test_without_lang_the_language_is_the_systems(capsys, monkeypatch):
    monkeypatch.setattr("arschloch_gui.app.language.system_language", lambda: "fr")
    assert error_of(capsys, "rules").startswith("Il manque")
    assert named_language(["showcase", "--lang", "de,fr"]) is None


@pytest.mark.sampled
@pytest.mark.skipif(sys.platform != "linux", reason="variables of Linux")
def test_the_language_of_the_system_is_that_of_the_environment():
    done = subprocess.run(
        [sys.executable, "-m", "arschloch_gui", "rules"], cwd=ROOT, capture_output=True, text=True,
        env=os.environ | {"LC_ALL": "de_AT.UTF-8", "LANGUAGE": ""}, check=False,
    )  # fmt: skip
    assert "braucht SPIEL" in done.stderr


@pytest.mark.sampled
def test_tables_are_in_the_language_and_json_is_the_same(capsys):
    words = ["simulate", "--preset", "arschloch", "--rounds", "1", "--seed", "1"]
    words += ["--seats", "lowest,lowest,lowest,lowest"]
    heads, told = [], []
    for language in LANGUAGES:
        assert main([*words, "--lang", language]) == 0
        heads.append(capsys.readouterr().out.splitlines()[0])
        assert main([*words, "--lang", language, "--json"]) == 0
        told.append(re.sub(r'"rounds_per_second".*', "", capsys.readouterr().out))
    assert heads[0].startswith("arschloch, Spieler: 4, Runden: 1")
    assert heads[1].startswith("arschloch, joueurs\u00a0: 4, manches\u00a0: 1")
    assert len(set(told)) == 1


@pytest.mark.sampled
def test_a_record_can_be_opened_in_a_language(tmp_path):
    """Qt refuses to create the window's application while another one exists."""
    record = tmp_path / "match.arl"
    record.write_text(
        '{"format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": {}, '
        '"seats": ["Anna", "Ben", "Cleo", "Dora"], "seed": 1}\n',
        "utf-8",
        newline="\n",
    )
    code = (
        "import sys; from arschloch_gui.app import start; "
        "start.run_window = lambda record: start.application() is None; "
        "from arschloch_gui.app.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    for path, status, said in (
        (record, 0, ""),
        (tmp_path, 2, "lässt sich nicht lesen: ein Ordner"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, "--lang", "de", str(path)], cwd=ROOT, text=True,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, check=False,
        )  # fmt: skip
        assert done.returncode == status, done.stderr
        assert said in done.stderr


@pytest.mark.parametrize("words", [["--l", "fr"], ["--lang", "de", "--lang", "fr"], ["--la=fr"]])
def test_the_language_is_the_one_that_the_parser_reads(capsys, words: list[str]):
    assert main(["rules", "arschloch", *words]) == 0
    assert "Le but du jeu" in capsys.readouterr().out
    assert main(["rules", "arschloch", *words, "--nonsense"]) == 2
    assert "ne connaît pas" in capsys.readouterr().err


@pytest.mark.sampled
def test_the_version_needs_no_qt():
    code = (
        "import sys; from arschloch_gui.app.cli.main import main; main(['--version']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
    assert "PySide6" not in vars(speech)
