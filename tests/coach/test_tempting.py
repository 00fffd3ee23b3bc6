"""The option that a right answer is compared with."""

from __future__ import annotations

from operator import attrgetter

import pytest

from arschloch_gui.coach.bank import load
from arschloch_gui.coach.exercise import task_of
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.coach.tempting import tempting, usual_options
from arschloch_gui.coach.verdict import GOOD, verdict


def judged(index: int, loss: float, stderr: float = 0.01) -> Judged:
    return Judged(index, 0.5 - loss, 0.01, 0.5, 0.1, loss, stderr)


JUDGEMENT = Judgement((judged(3, 0.0), judged(1, 0.03), judged(4, 0.07), judged(2, 0.3)), 100)


def test_a_usual_mistake_comes_before_the_least_one():
    assert tempting(JUDGEMENT, (2, 4)).index == 2
    assert tempting(JUDGEMENT, (4, 2)).index == 4


def test_a_usual_option_that_is_fine_or_unknown_tempts_nobody():
    assert tempting(JUDGEMENT, (3, 1, 9)).index == 4


def test_nothing_tempts_where_nothing_is_a_mistake():
    assert (
        tempting(Judgement((judged(0, 0.0), judged(1, 0.03), judged(2, 0.3, 0.2)), 9), ()) is None
    )


@pytest.mark.sampled
def test_usual_options_are_those_that_the_bank_names():
    """The bank's positions with one option of each rank; equal ranks are one option."""
    for entry in load("arschloch").entries[:6]:
        match = entry.exercise().match()
        task = task_of(match, 0)
        assert usual_options(match, task, LocalWorker(task)) == (entry.lowest, entry.regular)


@pytest.mark.sampled
def test_every_exercise_of_a_bank_has_a_tempting_option():
    for preset in ("arschloch", "trouduc-joker", "president-revolution"):
        for entry in filter(attrgetter("teaches"), load(preset).entries):
            found = tempting(entry.judgement, (entry.lowest, entry.regular))
            assert found is not None, entry.key
            assert verdict(found.loss, found.loss_stderr) not in GOOD
