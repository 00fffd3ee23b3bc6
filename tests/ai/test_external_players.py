"""External players: good ones play, bad ones are replaced, and no process is left behind."""

from __future__ import annotations

import logging
import os
import sys
import threading
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import ClassVar

import pytest
from ai.strangers import program

from arschloch_gui.ai import external_player, outside_program
from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob, play_guarded
from arschloch_gui.ai.bot_lines import Hello
from arschloch_gui.ai.external_player import ExternalPlayer
from arschloch_gui.ai.guard import MOST_LATE
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.outside_program import OutsideProgram, Silent
from arschloch_gui.ai.question import NoAnswer, PlayerQuestion, TookTooLong
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.rng import Rng
from deals import match_of, rules
from long import long_param
from processes import is_running, wait_until

LONG = 120.0
"""The patience with programs that answer, on any machine."""
SHORT = 0.5
"""The patience with programs that never do."""
SEED = 11


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """Suppress log messages that the tests provoke."""
    caplog.set_level(logging.ERROR, "arschloch_gui")


def played(
    seat_0: str, preset: str = "arschloch", rounds: int = 1, patience: float = LONG, **options
) -> ArenaMatch:
    """Play a match in this process with a player in seat 0 among `lowest` ones."""
    chosen = rules(preset, **options)
    levels = (seat_0, *["lowest"] * (chosen.players - 1))
    return play_guarded(MatchJob(preset, chosen, levels, SEED, rounds), player, patience, unwatched)


def unwatched(decision: int, seat: Seat) -> None:
    pass


@pytest.fixture(scope="module")
def by_lowest() -> ArenaMatch:
    return played("lowest")


# -- players that answer ------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["chooses", "last", "writes_after_over", "talks", "shouts"])
def test_a_program_that_answers_plays_without_a_failure(tmp_path: Path, kind: str):
    assert played(program(tmp_path, kind)).failures == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no watchdog there")
def test_in_a_built_program_that_program_is_the_watchdog(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    root = Path(__file__).parents[2]
    built = tmp_path / "arschloch"
    built.write_text(
        f'#!/bin/sh\nexec "{sys.executable}" "{root}/packaging/packages/start.py" "$@"\n',
        "utf-8",
        newline="\n",
    )
    built.chmod(0o755)
    program_line = program(tmp_path, "chooses")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(built))
    assert played(program_line).failures == 0


@pytest.mark.sampled
def test_what_a_program_says_on_standard_error_is_logged_as_plain_text(tmp_path: Path, caplog):
    path = program(tmp_path, "talks")
    played(path)
    [said] = [each.getMessage() for each in caplog.records]
    assert said == f"{path} (seat 0) says: \\x1b[31mI am thinking \\u2026"


# -- players that do not answer -----------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        "no_json", "no_object", "out_of_range", "no_action", "no_card", "not_held", "too_deep",
        "endless_line", "dies_at_once",
        pytest.param("closes_output", marks=pytest.mark.skipif(
            sys.platform == "win32", reason="the shell above it keeps the output open"
        )),
        # Read by the same lines as those above.
        *map(long_param, ("negative", "yes", "two_verbs", "abyss", "not_a_number", "no_text")),
        long_param("flood"),
    ],
)  # fmt: skip
def test_a_program_that_never_answers_well_is_stood_in_for(
    tmp_path: Path, kind: str, by_lowest: ArenaMatch, caplog
):
    match = played(program(tmp_path, kind))
    assert match.places == by_lowest.places
    assert match.failures > 0
    assert kind in caplog.text


def test_a_program_that_dies_in_the_middle_is_played_on_by_a_stand_in(tmp_path: Path, caplog):
    match = played(program(tmp_path, "dies_in_the_middle"), rounds=2)
    assert match.failures > 0
    assert "it ended, or closed its output" in caplog.text


def test_a_program_that_hangs_is_asked_a_few_times_and_then_no_more(
    tmp_path: Path, by_lowest: ArenaMatch, caplog
):
    match = played(program(tmp_path, "hangs"), patience=SHORT)
    assert match.places == by_lowest.places
    assert match.failures > MOST_LATE
    late = [each for each in caplog.records if "no answer within" in each.getMessage()]
    assert len(late) == MOST_LATE


def test_a_program_that_cannot_be_started_is_stood_in_for(
    tmp_path: Path, by_lowest: ArenaMatch, caplog
):
    path = tmp_path / "no_program"
    path.write_text("neither a script nor a program", "utf-8", newline="\n")
    path.chmod(0o755)
    match = played(str(path))
    assert match.places == by_lowest.places
    assert "cannot be started" in caplog.text


@pytest.mark.sampled
def test_lines_are_answers_in_the_order_of_the_questions(tmp_path: Path):
    # Each question gets two lines; the second is mistaken for the next answer.
    path = program(tmp_path, "unasked")
    first = played(path)
    assert first.failures > 0
    assert played(path).failures == first.failures


def test_no_process_of_a_program_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    told = tmp_path / "pids"
    monkeypatch.setenv("ARSCHLOCH_TEST_PIDS", str(told))
    started = OutsideProgram(program(tmp_path, "has_children"), "guest")
    wait_until(told.exists)
    pids = [int(each) for each in told.read_text("utf-8").split()]
    assert len(pids) == 3
    assert all(map(is_running, pids))
    started.close(farewell=0)
    wait_until(lambda: not any(map(is_running, pids)))


class Ended:
    """A program that has ended, but whose output another process still writes without a pause."""

    pid = 0

    def __init__(self) -> None:
        output, self.other_end = os.pipe()
        self.stdin, self.stdout, self.stderr = BytesIO(), os.fdopen(output, "rb"), BytesIO()
        self.other = threading.Thread(target=self._write_on)
        self.other.start()

    def _write_on(self) -> None:
        with suppress(OSError), os.fdopen(self.other_end, "wb", 0) as output:
            while True:
                output.write(b"more\n")

    def wait(self, seconds: float) -> None:
        pass

    def kill(self) -> None:
        pass


def test_output_is_no_longer_read_after_the_end(monkeypatch: pytest.MonkeyPatch):
    ended = Ended()
    monkeypatch.setattr(outside_program, "_popen", lambda *_, **__: ended)
    OutsideProgram("./guest", "guest").close(farewell=0)
    was_closed = ended.stdout.closed
    ended.stdout.close()
    ended.other.join()
    assert was_closed


@pytest.mark.long
def test_a_program_that_never_reads_is_not_waited_for(tmp_path: Path):
    assert played(program(tmp_path, "deaf"), rounds=20).places


class Scripted:
    """A program with scripted answers; `Silent` means that none came in time."""

    lines: ClassVar[list[object]] = []

    def __init__(self, command: str, name: str) -> None:
        self.closed = False

    def send(self, line: bytes) -> None:
        pass

    def receive(self, seconds: float) -> object:
        line = self.lines.pop(0)
        if isinstance(line, Exception):
            raise line
        return line

    def close(self, farewell: float = 0) -> None:
        pass


def test_a_late_answer_is_read_and_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(external_player, "OutsideProgram", Scripted)
    asked = first_question()
    guest = ExternalPlayer("./guest", Hello("shithead", presets()["shithead"], 0, 1), LONG)
    Scripted.lines = [Silent(), b'{"choose": 1}', b'{"choose": 0}', b'{"choose": 2}']
    with pytest.raises(TookTooLong):
        guest.answer(asked, 0)
    assert guest.answer(asked, 1) == 0
    assert guest.answer(asked, 2) == 2


def test_after_a_few_late_answers_a_program_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(external_player, "OutsideProgram", Scripted)
    asked = first_question()
    guest = ExternalPlayer("./guest", Hello("shithead", presets()["shithead"], 0, 1), LONG)
    Scripted.lines = [Silent()] * MOST_LATE
    for ply in range(MOST_LATE + 2):
        with pytest.raises(NoAnswer):
            guest.answer(asked, ply)
    assert not Scripted.lines


def first_question() -> PlayerQuestion:
    """Return the first decision of a match."""
    match = match_of("shithead")
    match.start_round()
    view = match.family.view(match.state, match.to_act)
    return PlayerQuestion("./guest", match.family.key, view, match.legal(), Rng(1))
