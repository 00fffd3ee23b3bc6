"""Our players as bots decide from lines of text alone as they do at the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.ai.arena_matches import MatchJob, play_guarded
from arschloch_gui.ai.bot import UnreadableLine, play
from arschloch_gui.ai.bot_lines import Hello, decide_line, hello_line, over_line, read_answer
from arschloch_gui.ai.levels import LEVELS, player
from arschloch_gui.ai.player import decision_rng, player_seed
from arschloch_gui.ai.question import NoAnswer
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.table.game import any_game
from deals import go, round_of, rules
from deals import play as play_of
from long import long_param, times
from random_tables import FAMILIES, table

ROOT = Path(__file__).parents[2]
SEED = 21


class AtTheTable:
    """A player that is asked both at the table and by lines; the answers must agree."""

    def __init__(self, preset: str, rules: Any, level: str, rounds: int) -> None:
        names = tuple(f"Seat {seat}" for seat in range(rules.players))
        self.match = Match(MatchSpec(preset, rules, names, SEED))
        self.level, self.rounds = level, rounds
        self.phases: set[str] = set()

    def play(self) -> None:
        match, family = self.match, self.match.family
        at_home = player(self.level, family.key)
        while len(match.rounds) < self.rounds:
            if match.to_act is None:
                match.start_round()
                continue
            seat, legal = match.to_act, match.legal()
            view = family.view(match.state, seat)
            rng = decision_rng(SEED, seat, match.ply)
            index = at_home.choose(view, legal, rng) if len(legal) > 1 else 0
            # The other decisions in tricks are similar.
            if view.phase != "play" or match.ply % times(15, 5) == 0:
                line = decide_line(family, view, legal, match.ply)
                assert read_answer(family, view, legal, self.asked(seat, line)) == index
            self.phases.add(view.phase)
            assert not isinstance(match.submit(seat, legal[index]), Refusal)

    def asked(self, seat: int, line: bytes) -> bytes:
        """Return the answer of a new bot to a single decision."""
        spec = self.match.spec
        hello = Hello(spec.preset, spec.rules, seat, player_seed(spec.seed, seat))
        answers: list[bytes] = []
        play(self.level, [hello_line(hello), line, over_line(1, [1.0])], answers.append)
        [answer] = answers
        return answer


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("preset", "level"),
    [
        (preset, level) if preset in FAMILIES and level == "regular" else long_param(preset, level)
        for preset in presets()
        for level in LEVELS
    ],
)
def test_a_player_decides_from_the_lines_as_at_the_table(preset: str, level: str):
    AtTheTable(preset, presets()[preset], level, rounds=2).play()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("preset", "options", "phases"),
    [
        ("arschloch", {"exchange": "negotiate"}, {"exchange"}),
        ("arschloch", {"exchange": "ask", "king_may_defer": True, "privileged": 2}, {"exchange"}),
        ("arschloch", {"pass_left": 2, "pass_left_order": "one_by_one"}, {"shift"}),
        ("trouduc", {"putsch": True}, {"play"}),
        ("dalmuti", {}, {"putsch"}),
        ("arschloch", {"run_of_three_bonus": True}, {"discard"}),
    ],
)
def test_every_kind_of_decision_can_be_made_from_the_lines(preset, options, phases):
    at = AtTheTable(preset, rules(preset, **options), "regular", rounds=4)
    at.play()
    assert phases <= at.phases


@pytest.mark.sampled
@pytest.mark.parametrize("seed", [5, 18, long_param(31)])
def test_a_player_decides_from_the_lines_at_tables_of_random_rules(seed: int):
    chosen = table(seed)
    AtTheTable(chosen.preset, chosen.rules, "regular", rounds=2).play()


# -- as a process -------------------------------------------------------------------------


@pytest.fixture
def our_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Start `arschloch bot regular` as an external referee does."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    path = tmp_path / "our_bot"
    path.write_text(
        f'#!/bin/sh\nexec "{sys.executable}" -m arschloch_gui bot regular\n', "utf-8", newline="\n"
    )
    path.chmod(0o755)
    return str(path)


@pytest.mark.sampled
@pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell script here")
@pytest.mark.parametrize(
    "preset", ["grossundklein", *map(long_param, ("trouduc-joker", "thirteen", "shithead"))]
)
def test_our_bot_as_a_process_plays_the_same_match_as_inside(our_bot: str, preset: str):
    chosen = presets()[preset]

    def match(seat_1: str) -> Any:
        levels = ("regular", seat_1, *["regular"] * (chosen.players - 2))
        job = MatchJob(preset, chosen, levels, SEED, 2)
        return play_guarded(job, player, 120.0, lambda decision, seat: None)

    assert match(our_bot) == match("regular")


# -- cards received, of which the player does not know which they were --------------------


def lines_of_a_contest(seat: int) -> list[dict[str, Any]]:
    """Return the lines to a seat in a second round, from a referee that hides what it received."""
    match = Match(MatchSpec("daifugo", presets()["daifugo"], tuple("abcde"), SEED))
    lines: list[dict[str, Any]] = []
    while len(match.rounds) < 2:
        if match.to_act is None:
            match.start_round()
            continue
        legal, view = match.legal(), match.family.view(match.state, match.to_act)
        if len(match.rounds) == 1 and match.to_act == seat and len(legal) > 1:
            line = json.loads(decide_line(match.family, view, legal, match.ply))
            told = line["decide"]
            [gift] = [gift for gift in told["given"] if gift["taker"] == seat]
            told["given"].remove(gift)
            among = sorted({*gift["cards"], *told["hand"]})
            received = {"giver": gift["giver"], "count": len(gift["cards"]), "cards": among}
            lines.append(line | {"decide": told | {"received": [received]}})
        index = player("lowest", "climbing").choose(view, legal, decision_rng(1, 0, match.ply))
        match.submit(match.to_act, legal[index])
    return lines


def from_the_process(lines: list[dict[str, Any]], seat: int) -> subprocess.CompletedProcess[bytes]:
    """Return what `arschloch bot expert` answers to lines."""
    told = [hello(preset="daifugo", seat=seat), *lines]
    return subprocess.run(
        [sys.executable, "-m", "arschloch_gui", "bot", "expert"], check=False, cwd=ROOT,
        input=b"".join(json.dumps(line).encode() + b"\n" for line in told), capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize(("seat", "first"), [(0, {"give", "to"}), (4, {"play", "pass"})])
def test_our_bot_plays_where_nobody_says_which_cards_it_received(seat: int, first: set[str]):
    lines = lines_of_a_contest(seat)[: times(4, 20)]
    done = from_the_process(lines, seat)
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    assert len(answers) == len(lines), done.stderr
    assert all(answer in line["legal"] for answer, line in zip(answers, lines, strict=True))
    assert answers[0].keys() <= first


def test_more_cards_received_than_there_are_end_our_bot_with_a_sentence():
    [line, *_] = lines_of_a_contest(0)
    line["decide"]["received"][0]["count"] = 60
    done = from_the_process([line], 0)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().count("“received” has a count of 60 for ") == 1


# -- lines of the referee -----------------------------------------------------------------


def heard(*lines: object) -> list[dict[str, Any]]:
    """Return the answers of `lowest` to some lines."""
    answers: list[bytes] = []
    play("lowest", [json.dumps(line).encode() for line in lines], answers.append)
    return [json.loads(answer) for answer in answers]


def hello(**changed: Any) -> dict[str, object]:
    told = {"format": "arschloch-bot", "version": 1, "preset": "trouduc", "seat": 2, "seed": 77}
    return {"hello": told | changed}


FROM_THE_CONTRACT = {
    "decide": {
        "phase": "play", "hand": ["3C", "3D", "5C", "5D", "AH"], "hands": [5, 3, 5, 6],
        "order": [0, 1, 2, 3], "offices": [], "finished": [], "reversed": False, "passed": [1],
        "trick": [[0, ["4C", "4D"]]], "history": [[0, ["4C", "4D"]], [1, None]],
        "known": {"0": ["AS"]},
    },
    "legal": [{"play": ["5C", "5D"]}, {"pass": True}],
}  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
def test_a_referee_that_knows_only_the_contract_is_answered(level: str):
    answers: list[bytes] = []
    lines = [json.dumps(line).encode() for line in (hello(), FROM_THE_CONTRACT)]
    play(level, lines, answers.append)
    assert json.loads(answers[0]) in FROM_THE_CONTRACT["legal"]


def test_after_the_end_of_the_match_nothing_is_read():
    assert heard(hello(), FROM_THE_CONTRACT, {"over": {}}, "nonsense") == [{"play": ["5C", "5D"]}]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "not one of"),
        ({"decide": []}, "“decide” is not an object"),
        ({"shout": {}}, "not one of"),
        (hello(format="other"), "format"),
        (hello(version=2), "version"),
        (hello(preset="bridge"), "bridge"),
        (hello(rules=[]), "“rules”"),
        (hello(rules={"beat": "sideways"}), "beat"),
        (hello(seat=4), "seat 4"),
        (hello(seed="x"), "seed"),
        (FROM_THE_CONTRACT | {"legal": []}, "“legal”"),
        (FROM_THE_CONTRACT | {"legal": [{"fly": 1}]}, "fly"),
        (FROM_THE_CONTRACT | {"decide": {"hand": ["17X"]}}, "17X"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: object, why: str):
    with pytest.raises(UnreadableLine) as error:
        heard(hello(), line)
    assert error.value.number == 2
    assert why in error.value.why


def test_a_match_has_to_begin_with_hello():
    with pytest.raises(UnreadableLine) as error:
        heard(FROM_THE_CONTRACT)
    assert error.value.number == 1


# -- answers of the player ----------------------------------------------------------------

STATE = go(round_of("7c 7d 9d | 8d 8h 8s | 9c 10c", lead=0), "7c 7d")
"""Seat 1 may play two of its eights or pass."""


def understood(line: bytes) -> Action:
    """Return the legal action that an answer means."""
    view, legal = CLIMBING.view(STATE, 1), CLIMBING.legal(STATE)
    return legal[read_answer(any_game(CLIMBING), view, legal, line)]


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ({"play": ["8D", "8H"]}, play_of("8D 8H")),
        ({"play": ["8S", "8D"]}, play_of("8D 8H")),
        ({"pass": True}, PASS),
        ({"choose": 0}, play_of("8D 8H")),
        ({"choose": 1}, PASS),
    ],
)
def test_an_answer_names_an_action_or_its_place(answer: object, action: Action):
    assert understood(json.dumps(answer).encode()) == action


@pytest.mark.parametrize(
    "line",
    [
        b"", b"[]", b"7", b"null", b"{}", b'{"choose": 2}', b'{"choose": 1.0}', b'{"choose": "1"}',
        b'{"choose": 0, "play": ["8D", "8H"]}', b'{"play": ["8D"]}', b'{"play": []}',
        b'{"play": ["8D", "8D"]}', b'{"play": ["7C", "7D"]}', b'{"pass": false}',
        b'{"pass": true} {"pass": true}',
    ],
)  # fmt: skip
def test_an_answer_that_is_not_legal_is_none(line: bytes):
    with pytest.raises(NoAnswer):
        understood(line)
