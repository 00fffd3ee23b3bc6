"""Players that fail, hang, die or cheat cannot harm a match, in any thread or process."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from ai.hostile import DIE, FAIL_AT_ONCE, HANG, cannot_be_made, make, make_never
from msgspec.structs import replace

from arschloch_gui.ai import pool as pool_module
from arschloch_gui.ai.child import Child
from arschloch_gui.ai.guard import MOST_LATE, Guard
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.ai.pool import MOST_STARTS, Pool
from arschloch_gui.ai.question import (
    InThread,
    NoAnswer,
    NotWanted,
    PlayerQuestion,
    TookTooLong,
    always_wanted,
)
from arschloch_gui.ai.rest import FIRST
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from long import mostly_long
from processes import is_running, wait_until

SHORT = 0.3
"""The patience with players that never answer."""
LONG = 120.0
"""The patience with players that do, on any machine."""
LITTLE = 1 << 28
"""A memory limit that is quickly reached."""

Decide = Callable[[PlayerQuestion], int]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """Suppress log messages that the tests provoke."""
    caplog.set_level(logging.ERROR, "arschloch_gui")


@pytest.fixture
def pools() -> Iterator[Callable[..., Pool]]:
    """Yield a factory of pools, and close them."""
    made: list[Pool] = []

    def new(patience: float = LONG, **more: Any) -> Pool:
        made.append(Pool(patience, **{"make": make, "boot": LONG, **more}))
        return made[-1]

    yield new
    for pool in made:
        pool.close()


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """Yield one process for all the tests that do not destroy it."""
    shared = Pool(LONG, make=make, boot=LONG)
    yield shared
    shared.close()


def question(level: str = "regular", preset: str = "arschloch", ply: int = 0) -> PlayerQuestion:
    """Return the first decision of a match."""
    match = Match(MatchSpec(preset, presets()[preset], tuple("ABCD"), 11))
    match.start_round()
    seat = match.to_act
    view = match.family.view(match.state, seat)
    return PlayerQuestion(level, match.family.key, view, match.legal(), decision_rng(11, seat, ply))


def play_a_round(decide: Decide, level: str = "regular") -> Match:
    """Play a round with the hostile player in seat 0; fail at the first refusal."""
    others = player("lowest", "climbing")
    match = Match(MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 11))
    match.start_round()
    while match.to_act is not None:
        seat, legal = match.to_act, match.legal()
        view, rng = match.family.view(match.state, seat), decision_rng(11, seat, match.ply)
        if seat == 0:
            index = decide(PlayerQuestion(level, "climbing", view, legal, rng))
        else:
            index = others.choose(view, legal, rng)
        assert not isinstance(match.submit(seat, legal[index]), Refusal)
    return match


def by(thinker) -> Decide:
    return lambda asked: thinker.think(asked, always_wanted)


def guarded(thinker) -> Decide:
    guard = Guard(thinker)
    return lambda asked: guard.decide(asked).index


LOWEST = play_a_round(by(InThread()), "lowest").journal


# -- in any thread or process -------------------------------------------------------------


@pytest.mark.parametrize("kind", FAIL_AT_ONCE)
def test_a_player_that_fails_in_this_thread_is_stood_in_for(kind: str):
    journals: list[list] = []

    def play() -> None:
        journals.append(play_a_round(guarded(InThread(make)), kind).journal)

    # As at the table, Ctrl+C cannot reach a thread other than the main one.
    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert journals == [LOWEST]


def test_ctrl_c_in_the_main_thread_is_no_failure_of_a_player():
    with pytest.raises(KeyboardInterrupt):
        Guard(InThread(make)).decide(question("interrupts"))


def test_a_player_that_cannot_be_made_is_stood_in_for():
    assert play_a_round(guarded(InThread(cannot_be_made))).journal == LOWEST


def test_a_good_player_is_left_alone():
    assert play_a_round(guarded(InThread())).journal == play_a_round(by(InThread())).journal
    assert not Guard().decide(question()).stood_in


def test_where_the_stand_in_fails_too_the_first_legal_action_is_taken():
    guard = Guard(InThread(make), stand_in=InThread(cannot_be_made))
    decision = guard.decide(question("raises"))
    assert (decision.index, decision.stood_in) == (0, True)


def test_a_failure_is_logged_with_what_went_wrong(caplog: pytest.LogCaptureFixture):
    Guard(InThread(make)).decide(question("raises"))
    [record] = caplog.records
    assert "raises could not decide at climbing" in record.getMessage()
    assert "RuntimeError: no" in caplog.text


class Late(InThread):
    """Players that answer late while `late` is set."""

    def __init__(self):
        super().__init__()
        self.late, self.asked = True, 0

    def think(self, question, cancelled):
        self.asked += 1
        if self.late:
            raise TookTooLong
        return super().think(question, cancelled)


def test_a_player_that_was_late_too_often_rests_and_is_asked_again_after_a_while():
    guard = Guard(late := Late())
    found = [guard.decide(question()) for _ in range(MOST_LATE + FIRST)]
    assert late.asked == MOST_LATE
    assert [each.stood_in for each in found] == [True] * (MOST_LATE + FIRST)
    assert [each.resting for each in found] == [False] * (MOST_LATE - 1) + [True] * (FIRST + 1)
    guard.decide(question("random"))
    assert late.asked == MOST_LATE + 1, "others are asked meanwhile"
    assert guard.decide(question()).resting, "in vain"
    assert late.asked == MOST_LATE + 2
    guard.prepare()
    guard.decide(question())
    assert late.asked == MOST_LATE + 3, "in another match nobody rests"


def test_a_player_that_works_again_decides_again(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING, "arschloch_gui")
    guard = Guard(late := Late())
    for _ in range(MOST_LATE):
        guard.decide(question())
    late.late = False
    decisions = [guard.decide(question()) for _ in range(FIRST + 3)]
    by_itself = Guard(InThread()).decide(question())
    assert [each.resting for each in decisions] == [True] * FIRST + [False] * 3
    assert decisions[FIRST:] == [by_itself] * 3
    told = [each.getMessage() for each in caplog.records]
    assert told.count("regular rests for a while; a stand-in decides") == 1
    assert told.count("regular answers again") == 1


def test_where_there_is_nothing_to_decide_nobody_is_asked_and_nothing_is_known_of_anybody():
    guard = Guard(late := Late())
    forced = replace(question(), legal=question().legal[:1])
    assert not guard.decide(forced).thought
    assert late.asked == 0


# -- in a process of their own ------------------------------------------------------------


@pytest.mark.parametrize("preset", ["arschloch", "thirteen", "shithead"])
@pytest.mark.parametrize("level", ["random", "lowest", "regular"])
def test_a_player_in_a_process_decides_the_same(pool: Pool, preset: str, level: str):
    asked = question(level, preset)
    here = InThread().think(asked, always_wanted)
    assert pool.think(asked, always_wanted) == here == InThread().think(asked, always_wanted)


def test_one_process_plays_a_whole_round(pool: Pool):
    match = play_a_round(by(pool), "last")
    assert match.journal == play_a_round(by(InThread(make)), "last").journal


@pytest.mark.parametrize("kind", FAIL_AT_ONCE)
def test_a_failure_in_the_process_does_not_cost_it(pool: Pool, kind: str):
    pool.think(question("lowest"), always_wanted)
    pid = pool.pid
    with pytest.raises(NoAnswer):
        pool.think(question(kind), always_wanted)
    assert play_a_round(guarded(pool), kind).journal == LOWEST
    assert pool.pid == pid


@pytest.mark.sampled
def test_what_is_expected_is_the_same_in_a_process(pool: Pool):
    asked = question("expert")
    told = pool.explain(asked, always_wanted)
    assert told == InThread(make).explain(asked, always_wanted)
    assert told[0].index == pool.think(asked, always_wanted)


def test_who_does_not_look_ahead_expects_nothing(pool: Pool):
    assert pool.explain(question("regular"), always_wanted) == ()


def test_who_fails_when_asked_afterwards_has_nothing_to_say(pool: Pool, caplog):
    pool.think(question("lowest"), always_wanted)
    pid = pool.pid
    assert Guard(pool).explain(question("broods")) == ()
    assert "broods could not decide at climbing" in caplog.text
    assert pool.pid == pid


def test_an_answer_to_an_earlier_question_is_not_taken_for_this_one(pool: Pool):
    for _ in range(3):
        assert pool.think(question("late"), always_wanted) == 0


def test_a_question_too_long_for_the_pipe_is_answered_too(pool: Pool):
    asked = question("last")
    long = replace(asked, legal=asked.legal * 20_000)
    assert pool.think(long, always_wanted) == len(long.legal) - 1


@pytest.mark.skipif(sys.platform == "win32", reason="os.kill ends the process there")
def test_ctrl_c_does_not_reach_the_players(pool: Pool):
    pool.think(question("lowest"), always_wanted)
    pid = pool.pid
    os.kill(pid, signal.SIGINT)
    pool.think(question("lowest"), always_wanted)
    assert pool.pid == pid


@pytest.mark.sampled
@pytest.mark.parametrize("kind", mostly_long(HANG, normal=["loops"]))
def test_a_player_that_thinks_for_ever_is_stopped(pools, kind: str):
    pool = pools(patience=SHORT)
    pool.prepare()
    lost = pool.pid
    with pytest.raises(TookTooLong):
        pool.think(question(kind), always_wanted)
    assert not is_running(lost)


@pytest.mark.long
def test_a_match_goes_on_when_a_player_hangs_at_every_decision(pools):
    assert play_a_round(guarded(pools(patience=SHORT)), "loops").journal == LOWEST


@pytest.mark.long
def test_a_player_that_takes_its_process_along_is_replaced(pools):
    pool = pools()
    for kind in DIE:
        with pytest.raises(TookTooLong):
            pool.think(question(kind), always_wanted)
    assert pool.think(question("lowest"), always_wanted) >= 0


@pytest.mark.sampled
@pytest.mark.skipif(sys.platform == "win32", reason="no limit of memory there")
def test_a_player_that_hoards_memory_fails_and_the_next_one_plays(pools):
    pool = pools(memory=LITTLE)
    with pytest.raises(NoAnswer):
        pool.think(question("hoards"), always_wanted)
    assert pool.think(question("lowest"), always_wanted) >= 0


@pytest.mark.sampled
def test_who_is_no_longer_wanted_is_stopped_in_the_middle_of_a_thought(pools):
    pool = pools()
    with pytest.raises(NotWanted):
        pool.think(question("loops"), lambda: pool._number > 0)
    assert pool.pid is None


def test_nobody_waits_for_a_process_to_get_ready_whose_answer_is_not_wanted(pools):
    pool = pools()
    with pytest.raises(NotWanted):
        pool.think(question("lowest"), lambda: True)
    assert pool._number == 0


@pytest.mark.sampled
def test_where_no_process_can_be_started_players_think_here(pools, monkeypatch, caplog):
    def refused(*arguments: object, **more: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(pool_module, "Child", refused)
    pool, here = pools(), InThread()
    found = [pool.think(question(ply=ply), always_wanted) for ply in range(FIRST)]
    assert found == [here.think(question(ply=ply), always_wanted) for ply in range(FIRST)]
    assert len(caplog.records) == 1
    monkeypatch.undo()
    assert pool.think(question(), always_wanted) == here.think(question(), always_wanted)
    assert pool.pid is not None, "it is tried again"
    assert not pool._ready, "and nobody waits for it"
    wait_until(lambda: pool.think(question(), always_wanted) >= 0 and pool._ready)
    assert pool.think(question(), always_wanted) == here.think(question(), always_wanted)
    assert len(caplog.records) == 1


@pytest.mark.sampled
def test_processes_that_never_get_ready_are_given_up(pools, caplog):
    pool = pools(make=make_never)
    pool._here = InThread()
    assert pool.think(question(), always_wanted) >= 0
    assert len(caplog.records) == MOST_STARTS


def test_closing_twice_does_no_harm_and_ends_the_process(pools):
    pool = pools()
    pool.prepare()
    pid = pool.pid
    pool.close()
    pool.close()
    assert not is_running(pid)


# -- and it ends with the program ---------------------------------------------------------

PROGRAM = """
import sys, time
from ai.hostile import make
from ai.test_hostile_players import question, watched_loop
from arschloch_gui.ai.child import Child
from arschloch_gui.ai.pool import Pool
from arschloch_gui.ai.question import NotWanted

if __name__ == "__main__":
    if sys.argv[1] == "watched":
        child = Child(watched_loop)
        child.line.recv()
        print(child.pid, flush=True)
        time.sleep(600)
    pool = Pool(600, make=make)
    told = []
    def tell():
        if pool._ready and not told:
            told.append(print(pool.pid, flush=True))
        return False
    pool.think(question(sys.argv[1]), tell)
"""


def watched_loop(line) -> None:
    """Start a process in an endless loop that only its own watchdog thread can end."""
    import ctypes

    from arschloch_gui.ai.child import _END_WITH_PARENT, watch_parent

    ctypes.CDLL(None).prctl(_END_WITH_PARENT, 0)
    watch_parent()
    line.send(True)
    while True:
        pass


@pytest.mark.sampled
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc and prctl")
@pytest.mark.parametrize(
    "kind", mostly_long(["loops", "number", "sleeps", "watched"], normal=["watched"])
)
def test_a_program_that_is_killed_hard_takes_its_players_along(kind: str, tmp_path: Path):
    script = tmp_path / "program.py"
    script.write_text(PROGRAM, "utf-8", newline="\n")
    folders = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    program = subprocess.Popen(
        [sys.executable, str(script), kind], stdout=subprocess.PIPE, text=True, env=env
    )
    with program:
        pid = int(program.stdout.readline())
        assert is_running(pid)
        program.kill()
        program.wait()
    wait_until(lambda: not is_running(pid))


@pytest.mark.sampled
def test_idle_worker_ends_when_its_pipe_closes():
    child = Child(pool_module._serve, player)
    pid = child.pid
    child.line.close()
    wait_until(lambda: not is_running(pid) or child._process.exitcode is not None)
    assert child._process.exitcode == 0
    child._process.close()
