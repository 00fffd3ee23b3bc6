"""A simulation in processes: every match is finished, whatever the players do to them."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path

import pytest
from ai.hostile import (
    cannot_be_made,
    make_never,
    make_once,
    make_quitter_once,
    make_regular,
)

from arschloch_gui.ai import arena_processes
from arschloch_gui.ai.arena_matches import MatchJob, play_guarded, play_match, unwatched
from arschloch_gui.ai.arena_processes import play_in_processes
from arschloch_gui.ai.guard import MOST_LATE
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.games import presets
from long import mostly_long
from processes import group, kill, wait_until

ROOT = Path(__file__).parents[2]
LONG = 120.0
SHORT = 0.5


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """Suppress log messages that the tests provoke."""
    caplog.set_level(logging.ERROR, "arschloch_gui")


def job(level: str = "regular", seed: int = 3, rounds: int = 2) -> MatchJob:
    levels = (level, "lowest", "lowest", "lowest")
    return MatchJob("arschloch", presets()["arschloch"], levels, seed, rounds)


def played_by_the_stand_in(rounds: int = 2) -> list:
    return play_match(job("lowest", rounds=rounds)).places


@pytest.mark.long
def test_matches_come_in_their_order_whoever_is_quicker():
    jobs = [job(seed=seed, rounds=1 + 5 * (seed == 0)) for seed in range(4)]
    assert list(play_in_processes(jobs, 2, LONG)) == [play_match(each) for each in jobs]


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["raises", "nonsense", "exits", "interrupts"])
def test_what_a_player_raises_is_counted_told_and_stood_in_for(kind: str, caplog):
    [played] = play_in_processes([job()], 1, LONG, partial(make_regular, kind))
    assert played.places == played_by_the_stand_in()
    assert played.failures > 2
    assert any("regular could not decide" in record.getMessage() for record in caplog.records)


@pytest.mark.sampled
@pytest.mark.parametrize(
    "kind", mostly_long(["loops", "number", "quits", "crashes"], normal=["crashes"])
)
def test_a_decision_that_costs_its_process_is_made_by_the_stand_in(kind: str, caplog):
    patience = SHORT if kind in ("loops", "number") else LONG
    [played] = play_in_processes([job()], 1, patience, partial(make_regular, kind))
    assert played.places == played_by_the_stand_in()
    lost = [r for r in caplog.records if "a stand-in decides" in r.getMessage()]
    assert len(lost) == MOST_LATE
    assert played.failures > MOST_LATE


def test_loading_the_players_takes_no_time_of_a_decision():
    steps: list[object] = []

    def make(level: str, game: str):
        steps.append(level)
        return player(level, game)

    play_guarded(job(rounds=1), make, LONG, lambda number, seat: steps.append(number))
    assert steps[:3] == ["regular", "lowest", 1]
    assert steps[3:] == [*range(2, len(steps) - 2), 0]


def test_a_player_that_cannot_be_created_is_stood_in_for():
    played = play_guarded(job(), cannot_be_made, LONG, unwatched)
    assert played.places == played_by_the_stand_in()
    assert played.failures > MOST_LATE


def test_progress_hears_of_every_round_once_also_where_a_match_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def waited(lines, timeout):
        assert lines, "the end of a match is noticed at once"
        return wait(lines, timeout)

    monkeypatch.setattr(arena_processes, "wait", waited)
    heard: list[int] = []
    quitting = partial(make_quitter_once, str(tmp_path / "quit"))
    [played] = play_in_processes([job()], 1, LONG, quitting, heard.append)
    assert played.failures == 1
    assert sum(heard) == 2
    assert min(heard) > 0


@pytest.mark.long
def test_a_match_that_lost_a_decision_is_otherwise_the_same(tmp_path: Path):
    # It hangs once, at its first decision; the later decisions are its own.
    hanging = partial(make_once, "loops", str(tmp_path / "hung"))
    [played] = play_in_processes([job()], 1, SHORT, hanging)
    assert played.failures == 1
    assert played.places == play_match(job()).places


@pytest.mark.long
def test_where_no_process_lives_the_matches_are_played_here(monkeypatch, caplog):
    monkeypatch.setattr(arena_processes, "play_guarded", _here)
    [played] = play_in_processes([job("lowest")], 1, LONG, make_never)
    assert played.places == played_by_the_stand_in()


@pytest.mark.parametrize("error", [OSError, RuntimeError])
def test_where_no_process_can_start_the_matches_are_played_here(error, monkeypatch, caplog):
    def refused(*arguments):
        raise error("no more processes")

    monkeypatch.setattr(arena_processes, "Child", refused)
    [played] = play_in_processes([job("lowest")], 1, LONG)
    assert played.places == played_by_the_stand_in()
    assert played.failures == 0


def _here(chosen, make, patience, watched):
    return play_match(chosen)


# -- cleaning up --------------------------------------------------------------------------


def simulation(home: Path) -> subprocess.Popen:
    """Run `arschloch simulate --jobs 2` for longer than a test, as a process group."""
    words = ["simulate", "--preset=arschloch", "--rounds=1000000", "--seed=1", "--jobs=2"]
    return subprocess.Popen(
        [sys.executable, "-m", "arschloch_gui", *words],
        cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(home)},
    )  # fmt: skip


def players_of(program: subprocess.Popen) -> set[int]:
    """Return its processes that have loaded players."""
    return {pid for pid in group(program.pid) - {program.pid} if _plays(pid)}


def _plays(pid: int) -> bool:
    try:
        return "multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_text("utf-8")
    except OSError:
        return False


@pytest.mark.sampled
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")
@pytest.mark.parametrize(
    "end", mostly_long(["killed hard", "terminated", "Ctrl+C"], normal=["killed hard"])
)
def test_a_simulation_that_ends_leaves_no_process(end: str, tmp_path: Path):
    program = simulation(tmp_path)
    try:
        wait_until(lambda: len(players_of(program)) == 2)
        # A process that plays loads nothing of the window.
        for pid in players_of(program):
            assert "PySide6" not in Path(f"/proc/{pid}/maps").read_text("utf-8")
        if end == "killed hard":
            program.kill()
        elif end == "terminated":
            program.terminate()
        else:  # the terminal signals the whole group
            os.killpg(program.pid, signal.SIGINT)
        status = program.wait()
        wait_until(lambda: not group(program.pid))
    finally:
        for pid in group(program.pid):
            kill(pid)
    assert status == {"killed hard": -9, "terminated": -15, "Ctrl+C": 130}[end]


HANGING = """
from functools import partial
from ai.hostile import make_regular
from ai.test_watched_matches import job
from arschloch_gui.ai.arena_processes import play_in_processes

if __name__ == "__main__":
    list(play_in_processes([job(), job()], 2, 1e6, partial(make_regular, "number")))
"""


@pytest.mark.sampled
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")
def test_a_simulation_killed_hard_takes_players_along_that_never_end(tmp_path: Path):
    script = tmp_path / "hanging.py"
    script.write_text(HANGING, "utf-8", newline="\n")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), str(ROOT)])}
    program = subprocess.Popen([sys.executable, str(script)], start_new_session=True, env=env)
    try:
        wait_until(lambda: sum(map(_ignores_ctrl_c, players_of(program))) == 2)
        program.kill()
        program.wait()
        wait_until(lambda: not group(program.pid))
    finally:
        for pid in group(program.pid):
            kill(pid)


def _ignores_ctrl_c(pid: int) -> bool:
    """Return whether the process ignores Ctrl+C, as it does once it is working."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return bool(int(status.partition("SigIgn:")[2].split()[0], 16) & 1 << signal.SIGINT - 1)


@pytest.mark.long
def test_a_player_and_its_process_agree_on_everything():
    chosen = {name: presets()[name] for name in ("daifugo", "thirteen", "shithead")}
    jobs = [MatchJob(name, r, ("regular",) * r.players, 5, 1) for name, r in chosen.items()]
    found = list(play_in_processes(jobs, 2, LONG, player))
    assert found == [play_match(each) for each in jobs]
