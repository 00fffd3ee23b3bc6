"""The director: order, groups, speed 0, hurrying and jumping, without real time."""

from __future__ import annotations

from functools import partial

import pytest

from arschloch_gui.app.show.director import Director
from arschloch_gui.app.show.pace import DEAL_AT_MOST, HURRY, SPEED_FACTORS, Pace, deal_step
from arschloch_gui.app.table.step import Step


@pytest.fixture
def director(qapp) -> Director:
    return Director()


def script(director: Director, *steps: tuple[str, int] | tuple[str, int, bool]) -> list[str]:
    """Queue named steps; return the list to which they add their names when they start."""
    started: list[str] = []
    director.play(
        Step(partial(started.append, name), lasts, bool(more and more[0]))
        for name, lasts, *more in steps
    )
    return started


def test_a_step_waits_for_the_one_before(director):
    started = script(director, ("deal", 1000), ("play", 1000))
    assert started == ["deal"]
    assert director.busy


def test_steps_together_start_at_once_and_last_as_long_as_the_longest(director):
    started = script(director, ("give", 300), ("take", 900, True), ("play", 100))
    assert started == ["give", "take"]
    assert director._timer.interval() == 900


def test_the_queue_goes_on_when_the_time_is_over(director, qtbot):
    with qtbot.waitSignal(director.idle):
        started = script(director, ("a", 1), ("b", 1), ("c", 0))
    assert started == ["a", "b", "c"]
    assert not director.busy


def test_speed_0_runs_through_without_waiting(director):
    director.set_pace(0, False)
    started = script(director, ("a", 5000), ("b", 5000))
    assert started == ["a", "b"]
    assert not director.busy


def test_steps_without_a_pause_are_reported_as_one_run(director):
    told: list[str] = []
    director.began.connect(lambda: told.append("began"))
    director.paused.connect(lambda: told.append(f"paused, waiting: {director._timer.isActive()}"))
    steps = [("a", 0), ("b", 0), ("c", 500), ("d", 0)]
    director.play(Step(partial(told.append, name), lasts) for name, lasts in steps)
    assert told == ["began", "a", "b", "c", "paused, waiting: False"]
    assert director._timer.interval() == 500
    director.finish()
    assert told[5:] == ["began", "d", "paused, waiting: False"]


def test_a_step_added_after_a_run_is_played_too(director):
    added = [Step(partial(director.hold), 0)]
    director.paused.connect(lambda: director.play([added.pop()]) if added else None)
    assert script(director, ("a", 0)) == ["a"]
    assert director.held
    assert not director._queue


def test_a_click_hurries_the_step_under_way_and_those_to_come(director):
    script(director, ("a", 4000), ("b", 4000))
    director.hurry()
    assert director._timer.interval() <= 4000 * HURRY
    assert director.pace.hurried
    assert director.pace.wait(4000) == 1000


def test_the_hurry_ends_with_the_queue(director):
    script(director, ("a", 4000))
    director.hurry()
    director.finish()
    assert not director.pace.hurried


def test_hurrying_an_idle_table_changes_nothing(director):
    director.hurry()
    assert not director.pace.hurried


def test_finish_shows_everything_that_is_left_in_order(director):
    started = script(director, ("a", 4000), ("b", 4000), ("c", 4000))
    director.finish()
    assert started == ["a", "b", "c"]
    assert not director.busy


def test_nothing_moves_while_the_director_jumps(director):
    seen: list[float] = []
    director.play([Step(lambda: None, 4000), Step(lambda: seen.append(director.pace.factor), 100)])
    director.finish()
    assert seen == [0.0]


def test_dropped_steps_never_start(director):
    started = script(director, ("a", 4000), ("b", 4000))
    director.drop()
    assert started == ["a"]
    assert not director.busy


def test_a_step_may_queue_others(director):
    director.set_pace(0, False)
    started: list[str] = []
    inner = Step(lambda: started.append("inner"))

    def outer() -> None:
        started.append("outer")
        director.play([inner])

    director.play([Step(outer), Step(lambda: started.append("last"))])
    assert started == ["outer", "last", "inner"]


@pytest.mark.parametrize("speed", [0, 3])
def test_a_step_ends_before_another_one_starts(director, speed: int):
    """A step that queues others or asks for the present does not start them within itself."""
    director.set_pace(speed, False)
    log: list[str] = []

    def outer() -> None:
        log.append("outer begins")
        director.play([Step(lambda: log.append("inner"))])
        director.finish()
        log.append("outer ends")

    director.play([Step(outer), Step(lambda: log.append("last"))])
    assert log == ["outer begins", "outer ends", "last", "inner"]
    assert not director.busy


@pytest.mark.parametrize("speed", range(6))
def test_speeds_scale_waiting_and_moving_alike(speed):
    pace = Pace(speed)
    assert pace.wait(1000) == pace.move(1000) == round(1000 * SPEED_FACTORS[speed])


def test_reduced_motion_keeps_the_pauses_but_moves_nothing():
    pace = Pace(3, reduced=True)
    assert pace.wait(500) == 500
    assert pace.move(500) == 0


@pytest.mark.parametrize("cards", [1, 32, 52, 208])
def test_a_deal_never_lasts_longer_than_it_may(cards):
    assert deal_step(cards) * cards <= DEAL_AT_MOST


def test_what_is_held_goes_on_when_it_is_let_go(director):
    director.set_pace(0, False)
    started: list[str] = []

    def hold() -> None:
        started.append("a")
        director.hold()

    director.play([Step(hold), Step(lambda: started.append("b"))])
    assert started == ["a"]
    assert director.busy
    director.release()
    assert started == ["a", "b"]
    assert not director.busy


def test_who_jumps_to_the_present_is_not_held_up(director, qtbot):
    started = script(director, ("a", 1000), ("b", 1000), ("c", 1000))
    director.hold()
    with qtbot.waitSignal(director.jumped):
        director.finish()
    assert started == ["a", "b", "c"]
    assert not director.held


def test_nothing_starts_while_there_is_nothing_to_show_it_on(director: Director):
    started: list[str] = []
    director.block(True)
    director.play([Step(lambda: started.append("a")), Step(lambda: started.append("b"))])
    assert (started, director.busy) == ([], True)
    director.block(False)
    assert (started, director.busy) == (["a", "b"], False)


def test_a_step_may_block_those_that_follow(director: Director):
    started: list[str] = []

    def block() -> None:
        started.append("a")
        director.block(True)

    director.block(True)
    director.play([Step(block), Step(lambda: started.append("b"))])
    director.block(False)
    assert (started, director.blocked) == (["a"], True)
    director.finish()
    assert (started, director.busy) == (["a", "b"], False)
