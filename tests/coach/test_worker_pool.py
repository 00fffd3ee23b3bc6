"""A judgement is the same in any process, and processes end when they are released."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import closing
from multiprocessing import Pipe
from typing import Any

import pytest
from coach.decisions import gift
from judged_before import remember_what_is_played_out

from arschloch_gui.coach import worker_pool
from arschloch_gui.coach.judgement import WorkOut, judging
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task
from arschloch_gui.coach.worker_pool import PoolFailed, WorkerPool
from long import times
from processes import is_running, wait_until


def judgements(task: Task, work_out: WorkOut):
    return list(judging(LocalWorker(task).distinct(), task.players, work_out, 0.2))


@pytest.fixture(autouse=True)
def judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache judgements in this process; a worker pool does not share them."""
    remember_what_is_played_out(monkeypatch)


@pytest.fixture
def pool():
    made = WorkerPool(2)
    yield made
    made.close()


@pytest.mark.sampled
def test_two_processes_find_what_one_thread_finds(pool: WorkerPool):
    for seed in times((3,), (3, 4)):
        task = gift(seed=seed)
        pool.take(task)
        assert judgements(task, pool.work_out) == judgements(task, LocalWorker(task).work_out)


@pytest.mark.sampled
def test_a_chunk_is_the_same_in_parts(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch):
    task = gift(seed=3)
    parts: list[int] = []
    options = LocalWorker(task).distinct()
    monkeypatch.setattr(worker_pool, "LEAST_PART", 2)
    monkeypatch.setattr(worker_pool, "PART_S", 0.0)
    learn = pool._learn

    def noted(worked: worker_pool.Worked) -> None:
        parts.append(worked.at)
        learn(worked)

    monkeypatch.setattr(pool, "_learn", noted)
    pool.take(task)
    assert list(pool.work_out(options, [4, 5])) == [
        LocalWorker(task).chunk(options, number) for number in (4, 5)
    ]
    assert sorted(parts) == sorted(2 * list(range(0, len(options), 2)))


@pytest.mark.sampled
def test_who_stops_listening_can_turn_to_another_task(pool: WorkerPool):
    first, second = gift(seed=3), gift(seed=4)
    pool.take(first)
    working: Any = pool.work_out([0, 1], range(50))
    next(working)
    working.close()
    pool.take(second)
    assert judgements(second, pool.work_out) == judgements(second, LocalWorker(second).work_out)


@pytest.mark.sampled
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="the system cannot stop a process")
def test_stopping_does_not_wait_for_a_process_that_hangs():
    class Unwanted(Exception):
        """The results are not wanted any more."""

    def heed() -> None:
        raise Unwanted

    with closing(WorkerPool(1, heed=heed)) as pool:
        (pid,) = pool.pids
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        pool.take(gift())
        for _ in range(3):
            with pytest.raises(Unwanted):
                next(iter(pool.work_out([0, 1], range(50))))
        assert set(pool._outdated.values()) == {worker_pool.AHEAD}, "no more than for one request"
    wait_until(lambda: not is_running(pid))


def test_another_seed_finds_something_else():
    first, second = (
        judgements(task, LocalWorker(task).work_out) for task in (gift(seed=3), gift(seed=4))
    )
    assert first != second


@pytest.mark.sampled
def test_a_process_that_fails_says_why(pool: WorkerPool):
    pool.take(Task("thirteen", gift().view, gift().legal, 1))
    with pytest.raises(PoolFailed):
        list(pool.work_out([0], [0]))


@pytest.mark.sampled
@pytest.mark.skipif(not worker_pool.CAN_BE_POLITE, reason="the system has no such priorities")
@pytest.mark.parametrize("polite", [False, True])
def test_polite_processes_give_way(polite: bool):
    pool = WorkerPool(1, polite=polite)
    pool.take(gift())
    next(iter(pool.work_out([0], range(1))))
    (pid,) = pool.pids
    assert pid is not None
    usual = os.getpriority(os.PRIO_PROCESS, 0)
    expected = min(19, usual + polite * worker_pool.POLITENESS)
    assert os.getpriority(os.PRIO_PROCESS, pid) == expected
    pool.close()


@pytest.mark.sampled
def test_closing_ends_the_processes_in_the_middle_of_their_work():
    pool = WorkerPool(2)
    pids = pool.pids
    pool.take(gift())
    working = iter(pool.work_out([0, 1], range(50)))
    next(working)
    pool.close()
    pool.close()
    wait_until(lambda: not any(map(is_running, pids)))


def test_a_decision_there_is_no_way_to_try_is_told():
    task = gift()
    with pytest.raises(NotToBeJudged):
        LocalWorker(Task("big_a", task.view, task.legal, 1))


# -- parts, without processes --------------------------------------------------------------


def parts_of(pool: WorkerPool, options: int, *numbers: int) -> list[worker_pool.Wanted]:
    return list(pool._parts(range(options), numbers))


def test_a_chunk_is_split_into_parts_of_options_in_order():
    pool = WorkerPool(0)
    pool._part = 4
    found = parts_of(pool, 10, 3, 7)
    assert [(each.number, each.at, len(each.options)) for each in found] == [
        (number, at, size) for number in (3, 7) for at, size in ((0, 4), (4, 4), (8, 2))
    ]
    assert [each for part in found[:3] for each in part.options] == list(range(10))
    assert parts_of(pool, 0, 3) == []


@pytest.mark.parametrize(
    ("seconds", "part"),
    [(worker_pool.PART_S, worker_pool.LEAST_PART), (0.001, 1200), (0.01, 120), (0.0, 150_000)],
)
def test_parts_are_as_large_as_their_time_allows(seconds: float, part: int):
    """The part had eight options."""
    pool = WorkerPool(0)
    pool._learn(worker_pool.Worked(1, 0, [[[0]] * 8] * 3, seconds))
    assert pool._part == part


def test_a_new_task_begins_with_small_parts():
    pool = WorkerPool(0)
    pool._part = 500
    pool.take(gift())
    assert pool._part == worker_pool.LEAST_PART
    assert list(pool.work_out([0, 1], [])) == []


def test_parts_are_joined_in_the_order_of_their_options():
    first, second = [[[0], [1]], [[2], [3]]], [[[4]], [[5]]]
    joined = [[[0], [1], [4]], [[2], [3], [5]]]
    assert worker_pool._joined({0: first, 2: second}) == joined
    assert worker_pool._joined({2: second, 0: first}) == joined


# -- one process, played by the test -------------------------------------------------------


class OneProcess:
    """The other end of a pool with a single process, which answers when the test wants it."""

    def __init__(self, heed: Callable[[], None] = lambda: None) -> None:
        ours, self._theirs = Pipe()
        self.pool = WorkerPool(0, heed=heed)
        self.pool._outdated = {ours: 0}

    def answer(self, number: int, at: int = 0, options: int = 2, *, place: int = 0) -> None:
        found = [[[place]] * options]
        self._theirs.send(worker_pool.Worked(number, at, found, worker_pool.PART_S))

    def fail(self) -> None:
        self._theirs.send(worker_pool.Worked(failure="no such card"))

    def die(self) -> None:
        self._theirs.close()

    def asked(self) -> list[Any]:
        """Return what has arrived."""
        found = []
        while self._theirs.poll():
            found.append(self._theirs.recv())
        return found


def test_chunks_come_in_the_order_of_their_numbers_whichever_is_ready_first():
    process = OneProcess()
    process.answer(6, place=1)
    process.answer(5, place=2)
    found = process.pool.work_out([0, 1], [5, 6])
    assert list(found) == [[[[2]] * 2], [[[1]] * 2]]
    assert [each.number for each in process.asked()] == [5, 6]


def test_a_process_has_one_part_to_do_and_one_more_waiting():
    process = OneProcess()
    process.answer(0)
    found = process.pool.work_out([0, 1], range(9))
    assert next(found) == [[[0]] * 2]
    assert [each.number for each in process.asked()] == list(range(worker_pool.AHEAD + 1))


def test_answers_to_earlier_work_are_dropped():
    process = OneProcess()
    process.answer(0)
    first: Any = process.pool.work_out([0, 1], range(9))
    next(first)
    first.close()
    (line,) = process.pool._outdated
    assert process.pool._outdated[line] == worker_pool.AHEAD, "two parts are under way"
    process.asked()
    process.answer(1, place=3)
    process.answer(2, place=3)
    process.answer(0, place=1)
    assert next(process.pool.work_out([0, 1], [0])) == [[[1]] * 2]
    assert process.pool._outdated[line] == 0


def test_while_answers_to_earlier_work_are_missing_less_is_asked():
    process = OneProcess()
    (line,) = process.pool._outdated
    process.pool._outdated[line] = 1
    process.answer(8, place=3)
    process.answer(0, place=1)
    assert next(process.pool.work_out([0, 1], [0])) == [[[1]] * 2]
    process.pool._outdated[line] = worker_pool.AHEAD
    process.pool.take(gift())
    assert process.pool._outdated[line] == worker_pool.AHEAD, "nothing has arrived"


def test_a_new_task_is_sent_and_what_has_arrived_is_dropped():
    process = OneProcess()
    (line,) = process.pool._outdated
    process.pool._outdated[line] = 2
    process.answer(8)
    task = gift()
    process.pool.take(task)
    assert process.pool._outdated[line] == 1
    assert [type(each) for each in process.asked()] == [Task]


def test_a_failure_has_its_reason():
    process = OneProcess()
    process.fail()
    with pytest.raises(PoolFailed, match="no such card"):
        list(process.pool.work_out([0, 1], [0]))


def test_a_process_that_has_died_is_a_failure():
    process = OneProcess()
    process.die()
    with pytest.raises(PoolFailed, match=worker_pool.DIED):
        process.pool.take(gift())
    with pytest.raises(PoolFailed, match=worker_pool.DIED):
        list(process.pool.work_out([0, 1], [0]))


def test_the_caller_is_heeded_while_nothing_arrives(monkeypatch: pytest.MonkeyPatch):
    class Unwanted(Exception):
        """The results are not wanted any more."""

    def heed() -> None:
        raise Unwanted

    monkeypatch.setattr(worker_pool, "LOOK_S", 0.001)
    process = OneProcess(heed)
    with pytest.raises(Unwanted):
        list(process.pool.work_out([0, 1], [0]))
    (line,) = process.pool._outdated
    assert process.pool._outdated[line] == 1, "one part was asked for"
