"""The command line for users: results on stdout, one sentence for bad input."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from arschloch_gui.ai import compiled, pool
from arschloch_gui.ai.arena import Result
from arschloch_gui.app.cli import selfcheck, simulate
from arschloch_gui.app.cli.commands import COMMANDS, command_parser
from arschloch_gui.app.cli.main import main
from arschloch_gui.app.files.log_file import LOG_NAME
from arschloch_gui.app.files.paths import log_folder
from arschloch_gui.engine.games import presets
from arschloch_gui.languages import LANGUAGES

SCENARIO = """\
{"format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": {}, \
"seats": ["Anna", "Ben", "Cleo", "Dora"], "seed": 1}
{"deal": [["7D", "7H", "AS"], ["8D", "KC", "KD"], ["9C", "9D", "QH"], ["10S", "JS", "AD"]]}
{"seat": 0, "play": ["7H"], "refused": true}
{"seat": 0, "play": ["7D", "7H"]}
{"seat": 1, "play": ["KC", "KD"]}
{"expect": {"top": ["KD", "KC"], "hands": [1, 1, 3, 3], "to_act": 2, "legal": ["pass"]}}
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.arl"
    path.write_text(SCENARIO, "utf-8", newline="\n")
    return path


def run(capsys, *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def sentence_of(capsys, *words: str) -> str:
    """Return the sentence for bad input on stderr, with exit status 2."""
    status, out, err = run(capsys, *words)
    assert status == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1, err
    assert "Traceback" not in err
    return err


def test_verify_prints_the_final_state_of_a_record_that_holds(capsys, record):
    status, out, _ = run(capsys, "verify", str(record))
    result = json.loads(out)
    assert status == 0
    assert (result["ok"], result["line"], result["error"]) == (True, None, None)
    assert result["state"]["hands"] == [1, 1, 3, 3]
    assert result["state"]["legal"] == ["pass"]


def test_verify_names_line_and_reason_of_an_expectation_that_fails(capsys, record):
    record.write_text(SCENARIO.replace('"to_act": 2', '"to_act": 3'), "utf-8", newline="\n")
    status, out, _ = run(capsys, "verify", str(record))
    result = json.loads(out)
    assert (status, result["ok"], result["line"]) == (1, False, 6)
    assert result["error"].endswith(".")


def test_verify_names_line_and_reason_of_an_illegal_action(capsys, record):
    record.write_text(
        SCENARIO.replace('"play": ["KC", "KD"]', '"play": ["8D"]'), "utf-8", newline="\n"
    )
    status, out, _ = run(capsys, "verify", str(record))
    assert (status, json.loads(out)["line"]) == (1, 5)


def test_verify_notices_an_action_that_ought_to_be_refused(capsys, record):
    record.write_text(
        SCENARIO.replace('"play": ["7H"], "refused"', '"play": ["7D"], "refused"'),
        "utf-8",
        newline="\n",
    )
    status, out, _ = run(capsys, "verify", str(record))
    assert (status, json.loads(out)["line"]) == (1, 3)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("no json\n", 1),
        ('{"format": "something else"}\n', 1),
        (SCENARIO.replace('"version": 1', '"version": 99'), 1),
        (SCENARIO.replace('"preset": "arschloch"', '"preset": "bridge"'), 1),
        (SCENARIO.replace('"rules": {}', '"rules": {"beat": "sideways", "nonsense": 1}'), 1),
        (SCENARIO.replace('"7D", "7H", "AS"', '"7D", "7X", "AS"'), 2),
        (SCENARIO + '{"seat": 9, "pass": true}\n', 7),
        (SCENARIO + '{"seat": 2, "fly": true}\n', 7),
        (SCENARIO + '{"expect": {"weather": "fine"}}\n', 7),
        (SCENARIO + "[1, 2]\n", 7),
    ],
)
def test_verify_refuses_what_is_no_record_by_line_number(capsys, record, text, line):
    record.write_text(text, "utf-8", newline="\n")
    status, out, _ = run(capsys, "verify", str(record))
    result = json.loads(out)
    assert (status, result["ok"], result["line"]) == (2, False, line)
    assert result["error"]


def test_verify_drops_a_half_written_last_line_with_a_warning(capsys, record):
    record.write_text(SCENARIO + '{"seat": 2, "pa', "utf-8", newline="\n")
    status, out, err = run(capsys, "verify", str(record))
    assert status == 0
    assert json.loads(out)["ok"]
    assert "the last line is incomplete" in err


def test_verify_takes_many_files_and_gives_the_worst_status(capsys, record, tmp_path):
    status, out, _ = run(capsys, "verify", str(record), str(tmp_path / "missing.arl"))
    assert status == 2
    assert [json.loads(line)["ok"] for line in out.splitlines()] == [True, False]


@pytest.mark.sampled
def test_simulate_gives_the_places_by_seat_as_json(capsys):
    words = "--preset trouduc --rules exchange=none --seats random,lowest,lowest,regular"
    status, out, _ = run(
        capsys, "simulate", *words.split(), "--rounds", "30", "--seed", "5", "--json"
    )
    result = json.loads(out)
    assert status == 0
    assert result.keys() == {"preset", "players", "rounds", "seats", "rounds_per_second"}
    assert [seat["level"] for seat in result["seats"]] == ["random", "lowest", "lowest", "regular"]
    assert sum(seat["mean_place"] for seat in result["seats"]) == pytest.approx(10)
    assert all(seat["stderr"] > 0 for seat in result["seats"])


@pytest.mark.sampled
def test_simulate_takes_the_level_names_of_version_1_0(capsys):
    words = "--preset trouduc --seats tramp,lowest,worker,lowest --rounds 1 --seed 5 --json"
    status, out, _ = run(capsys, "simulate", *words.split())
    assert status == 0
    levels = [seat["level"] for seat in json.loads(out)["seats"]]
    assert levels == ["novice", "lowest", "casual", "lowest"]


@pytest.mark.long
def test_simulate_gives_the_same_result_with_more_processes(capsys):
    def places(jobs: str) -> list[float]:
        words = ["--preset", "arschloch", "--rounds", "210", "--seed", "5", "--json"]
        levels = ["--seats", "random,lowest,lowest,lowest"]
        out = run(capsys, "simulate", *words, *levels, "--jobs", jobs)[1]
        return [seat["mean_place"] for seat in json.loads(out)["seats"]]

    assert places("1") == places("2")


def test_simulate_says_when_a_stand_in_had_to_decide(capsys, monkeypatch):
    def failing(rules, preset, levels, rounds, seed, **more):
        logging.getLogger("arschloch_gui.ai.guard").error("regular could not decide")
        return Result(preset, len(levels), rounds, (), 1.0, failures=3)

    monkeypatch.setattr(simulate, "simulate", failing)
    words = ["--preset", "arschloch", "--rounds", "1", "--seed", "1", "--json"]
    status, out, err = run(capsys, "simulate", *words)
    assert status == 0
    assert "failures" not in json.loads(out)
    [sentence] = [line for line in err.splitlines() if line.startswith("arschloch:")]
    assert "3 decisions" in sentence
    assert "regular could not decide" not in err
    assert "regular could not decide" in (log_folder() / LOG_NAME).read_text("utf-8")


@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_every_option_with_its_value(capsys, preset, language):
    status, out, _ = run(capsys, "rules", preset, "--lang", language, "--all")
    assert status == 0
    for spec in presets()[preset].specs():
        assert f"({spec.key})" in out


def test_rules_lists_only_unusual_options_unless_all_are_asked_for(capsys):
    options = run(capsys, "rules", "president-revolution")[1].rpartition("---\n")[2]
    assert "(putsch): on" in options
    assert "(bomb)" not in options
    # It has no effect with four players, so the rules help omits it.
    assert "(tabula_rasa)" not in options
    assert "(" not in run(capsys, "rules", "arschloch")[1].rpartition("---\n")[2]


def test_rules_as_json_carries_text_and_options(capsys):
    out = run(capsys, "rules", "arschloch", "--lang", "de", "--json")[1]
    result = json.loads(out)
    assert result["preset"] == "arschloch"
    assert {option["key"] for option in result["options"]} >= {"players", "exchange", "inherit"}
    assert all(part["heading"] and part["paragraphs"] for part in result["text"])


@pytest.mark.sampled
@pytest.mark.parametrize("missing", ["PIL", "PySide6"])
def test_a_missing_library_is_reported_without_a_traceback(missing, tmp_path):
    script = tmp_path / "start.py"
    script.write_text(
        f"import sys\nsys.modules[{missing!r}] = None\n"
        "from arschloch_gui.__main__ import main\n"
        "if __name__ == '__main__':\n    sys.argv[1:] = ['selfcheck', '--lang', 'en']\n"
        "    sys.exit(main())\n",
        "utf-8",
        newline="\n",
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode != 0
    assert missing in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("fast", "said"), [(True, "compiled"), (False, "dev.py compile")])
def test_the_selfcheck_says_whether_the_simulator_is_compiled(capsys, monkeypatch, fast, said):
    monkeypatch.setattr(compiled, "is_compiled", lambda: fast)
    only = [check for check in selfcheck._CHECKS if check.name == "simulator"]
    monkeypatch.setattr(selfcheck, "_CHECKS", only)
    status, out, _ = run(capsys, "selfcheck", "--lang", "en")
    assert status == 0
    [line] = [line for line in out.splitlines() if line.startswith("simulator: ")]
    assert said in line


NEVER_READY = """
import sys
from arschloch_gui.__main__ import main
from arschloch_gui.app.cli import selfcheck

if __name__ == '__main__':
    selfcheck.PATIENCE = 0.0
    selfcheck._CHECKS = [check for check in selfcheck._CHECKS if check.name == 'players']
    sys.argv[1:] = ['selfcheck', '--lang', 'en']
    sys.exit(main())
"""


@pytest.mark.sampled
def test_players_that_do_not_get_ready_are_reported_in_one_sentence(tmp_path):
    script = tmp_path / "start.py"
    script.write_text(NEVER_READY, "utf-8", newline="\n")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == selfcheck.WRONG
    assert done.stderr == ""
    [line, last] = done.stdout.splitlines()
    assert line.startswith("players: WRONG: their process could not be started; see “")
    assert last == "Failed: players."
    log = Path(line.partition("“")[2].partition("”")[0])
    assert log.read_text("utf-8").count("not ready in time") == pool.MOST_STARTS


@pytest.mark.sampled
def test_the_log_is_not_printed():
    program = (
        "import logging\n"
        "from arschloch_gui.app.cli import main as command_line\n"
        "command_line.say = logging.getLogger('arschloch_gui.ai').error\n"
        "command_line.main(['--version'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout + done.stderr == ""


@pytest.mark.sampled
def test_the_selfcheck_is_content_with_this_installation(capsys):
    status, out, _ = run(capsys, "selfcheck")
    assert status == 0, out
    assert out.splitlines()[-1] == "OK"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("rules bridge", ["bridge", "arschloch"]),
        ("rules arschloch --lang klingon", ["klingon", "de, fr, en"]),
        ("simulate --preset bridge --rounds 1 --seed 1", ["bridge"]),
        ("simulate --preset arschloch --rounds 0 --seed 1", ["0"]),
        ("simulate --preset arschloch --rounds 1", ["--seed"]),
        ("simulate --preset arschloch --rounds 1 --seed 1 --rules nonsense", ["nonsense"]),
        ("simulate --preset arschloch --rounds 1 --seed 1 --seats god,god,god,god", ["god"]),
        ("simulate --preset arschloch --rounds 1 --seed 1 --seats random", ["1", "4"]),
        ("simulate --preset arschloch --rounds 1 --seed 1 --players 99", ["99"]),
        (
            "simulate --preset arschloch --rounds 1 --seed 1 --rules colour=red,beat=up,players=77",
            ["colour", "beat", "77"],
        ),
        (
            "simulate --preset arschloch --rounds 1 --seed 1 --players 8 "
            "--rules inherit=lowest_office,start_card=2C,rank_order=8-7,privileged=6",
            ["inherit", "start_card", "privileged"],
        ),
        ("showcase --out /tmp/x --scale 17", ["17"]),
        ("showcase --out /tmp/x --lang xx", ["xx"]),
        ("no-such-thing", ["no-such-thing", "verify"]),
        ("verify", ["FILE.arl"]),
    ],
)
def test_bad_input_gets_one_sentence_that_names_it(capsys, words, named):
    sentence = sentence_of(capsys, *words.split())
    for part in named:
        assert part in sentence


def test_more_players_than_the_cards_carry_is_refused(capsys):
    words = "simulate --preset arschloch --rounds 1 --seed 1 --players 12"
    assert "players" in sentence_of(capsys, *words.split())


@pytest.mark.parametrize(
    ("preset", "players", "named"), [("daifugo", 6, "5"), ("career", 9, "8"), ("dalmuti", 3, "4")]
)
def test_simulate_seats_as_many_as_the_game_is_for(capsys, preset, players, named):
    words = f"simulate --preset {preset} --rounds 1 --seed 1 --players {players}"
    said = sentence_of(capsys, *words.split())
    assert "players" in said
    assert named in said


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere, the window opens")
def test_without_a_display_the_window_says_so(capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert "display" in sentence_of(capsys)


@pytest.mark.parametrize(
    ("words", "defaults"),
    [
        (
            "coach match.arl",
            {"file": Path("match.arl"), "accuracy": 0.01, "seed": 1, "jobs": 1, "json": False},
        ),
        (
            "simulate --preset trouduc --rounds 8 --seed 5",
            {
                "rules": "", "players": None, "seats": "", "jobs": 1, "patience": 5.0,
                "rotate": True, "json": False,
            },
        ),
        (
            "tournament --preset trouduc --levels club,strong --rounds 8 --seed 5",
            {"rules": "", "players": None, "jobs": 1, "patience": 5.0, "json": False},
        ),
        ("verify match.arl", {"fingerprint": None, "round": None, "proof": None}),
        ("rules trouduc", {"all": False, "json": False, "lang": None}),
        ("showcase --out pictures", {"scale": "1,2", "lang": "de,fr,en"}),
    ],
)  # fmt: skip
def test_what_is_not_given_has_its_documented_default(words: str, defaults: dict[str, object]):
    options = vars(command_parser().parse_args(words.split()))
    assert {name: options[name] for name in defaults} == defaults


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_without_a_seed_nothing_is_played(capsys, command: str):
    given = ["--preset", "trouduc", "--rounds", "8", "--levels", "club,strong"]
    assert "--seed" in sentence_of(
        capsys, command, *(given[:4] if command == "simulate" else given)
    )


def test_every_command_has_help(capsys):
    for command in COMMANDS:
        status, out, _ = run(capsys, command, "--help")
        assert status == 0
        assert command in out


@pytest.mark.sampled
def test_verify_starts_without_a_window_system(record):
    code = (
        "import sys; from arschloch_gui.app.cli.main import main; "
        f"main(['verify', {str(record)!r}]); "
        "sys.exit(any(m in sys.modules for m in ('PySide6.QtGui', 'PySide6.QtQml')))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
