"""Which options of a race are tried further, and how far."""

from __future__ import annotations

from math import ceil

import pytest
from coach.test_option_trials import PLAYERS, Chunks

from arschloch_gui.ai.halving import lead
from arschloch_gui.coach.judgement import CHUNK, FIRST, STEPS, Judged, OptionResult, OptionTrials
from arschloch_gui.coach.racing import (
    COARSE,
    FINEST,
    FINEST_SHARE,
    RIVALS,
    _classified,
    _further,
    _inaccurate,
    _is_fine,
    _matters,
    _most_better,
    has_clear_class,
    racing,
)
from arschloch_gui.coach.verdict import SURE


def judged(loss: float, stderr: float) -> Judged:
    return Judged(1, 0, 0.01, 0, 0, loss, stderr)


def option(number: int, *values: float) -> OptionResult:
    result = OptionResult(number)
    for value in values:
        result.add(value)
        result.rounds += 1
    return result


def trials(*results: OptionResult, chunks: int) -> OptionTrials:
    made = OptionTrials([], PLAYERS, Chunks())
    made.tried = list(results)
    made.done = chunks
    return made


@pytest.mark.parametrize(
    ("loss", "stderr", "better"),
    [(0.1, 0.1, 2 * 0.1 - 0.1), (0.5, 0.1, -0.3), (0.0, 0.05, 0.1), (-0.1, 0.0, 0.1)],
)
def test_an_option_can_be_better_by_two_errors_less_its_loss(loss, stderr, better: float):
    assert _most_better(judged(loss, stderr), 2) == pytest.approx(better)


@pytest.mark.parametrize(
    ("loss", "stderr", "is_fine"),
    [(0.0, FINEST, True), (0.0, FINEST * 1.01, False), (1.0, FINEST_SHARE, True),
     (1.0, FINEST_SHARE * 1.01, False), (0.01, FINEST, True), (-1.0, FINEST * 1.01, False)],
)  # fmt: skip
def test_a_loss_is_known_finely_in_itself_or_in_proportion(loss, stderr, is_fine: bool):
    assert _is_fine(judged(loss, stderr)) is is_fine


@pytest.mark.parametrize(
    ("loss", "stderr", "is_chosen", "matters"),
    [
        (0.5, 0.02, True, False), (0.5, 0.021, True, True), (0.5, 0.021, False, False),
        (0.115, 0.05, False, True), (0.125, 0.05, False, False),
        (0.0, 0.02, False, False), (0.0, 0.03, False, True),
    ],
)  # fmt: skip
def test_the_choice_matters_and_what_may_be_the_best(loss, stderr, is_chosen, matters: bool):
    assert _matters(loss, stderr, 0.02, is_chosen=is_chosen) is matters


LOUD = [1.0, -0.5] * CHUNK
"""Two chunks of results that vary much."""


def test_the_best_is_tried_again_with_those_that_were_tried_as_often():
    best, close = option(0, *LOUD), option(1, *LOUD[::-1])
    far = option(2, *[each - 9 for each in LOUD[::-1]])
    race = trials(best, close, far, chunks=2)
    needed = _inaccurate(race, 0.05, None)
    assert best in needed
    assert far not in needed, "it cannot be the best"
    assert far in _inaccurate(race, 0.05, far), "unless it was chosen"


def test_the_best_waits_for_those_that_were_tried_less():
    best, close = option(0, *[1.0] * 4 * CHUNK), option(1, *[0.9, 1.1] * CHUNK)
    race = trials(best, close, chunks=4)
    assert _inaccurate(race, 0.01, None) == [close]
    assert _inaccurate(race, 1.0, None) == []


def test_nothing_is_tried_beyond_the_end(monkeypatch):
    monkeypatch.setattr("arschloch_gui.coach.judgement.MOST_SITUATIONS", 2 * CHUNK)
    best, close = option(0, *LOUD), option(1, *LOUD[::-1])
    assert _inaccurate(trials(best, close, chunks=2), 0.001, close) == []


@pytest.mark.parametrize(("share", "steps"), [(0.1, 16), (0.9, None), (0.999, 16 // STEPS)])
def test_a_step_is_as_long_as_the_error_needs(share: float, steps: int | None):
    best = option(0, *LOUD * FIRST * 4)
    race = trials(best, option(1, *LOUD * FIRST * 4), chunks=16)
    accuracy = best.stderr * share
    expected = steps if steps is not None else ceil(16 * (share**-2 - 1))
    assert _further(race, [best], 16, accuracy) == 16 + expected


def test_a_step_is_at_least_one_chunk():
    best = option(0, *LOUD)
    race = trials(best, option(1, *LOUD), chunks=2)
    assert _further(race, [best], 2, best.stderr * 0.9999) == 3


def test_an_option_counts_by_the_error_of_its_loss():
    best, close = option(0, *LOUD), option(1, *[each - 0.1 for each in LOUD])
    race = trials(best, close, chunks=2)
    assert lead(best, close)[1] == pytest.approx(0)
    assert _further(race, [close], 2, 0.1) == 3, "their luck was the same"
    assert _further(race, [best, close], 2, 0.1) == 4


def test_without_a_choice_a_race_ends_with_the_best_and_its_rivals():
    chunks = Chunks(1, 1, 4, 4)
    *_, last = racing(range(4), PLAYERS, chunks, 0.05)
    assert last.best.index in (0, 1)
    assert last.best.stderr <= 0.05
    other = last.of(1 - last.best.index)
    assert other.loss_stderr <= 0.05 or other.loss - SURE * other.loss_stderr > 0.05
    assert len(chunks.tried[2]) == len(chunks.tried[3]) < len(chunks.tried[0])


@pytest.mark.parametrize("taken", [0, 2, 5])
def test_beside_the_best_and_the_choice_the_two_closest_are_tried_on(taken: int):
    """Option 1 is the best, the choice may be an inaccuracy, and others may be better."""
    values = [0.86, 0.9, 0.85, 0.87, 0.84, 0.855]
    others = [number for number in range(6) if number not in (1, taken)]
    results = []
    for number, value in enumerate(values):
        luck = 0.1 if number == 1 else -0.1  # the best is lucky when the others are not
        results.append(option(number, *[value + luck, value - luck] * 2 * CHUNK))
    chunks = Chunks(*[2] * 6)
    race = OptionTrials([], PLAYERS, chunks)
    race.tried, race.done = results, 4
    judgement = race.judgement()
    assert judgement.best.stderr <= COARSE
    assert not has_clear_class(judgement, taken)
    next(_classified(race, results[taken]))
    may_be_better = [
        each.index for each in judgement.options[1:]
        if each.index in others and _most_better(each, SURE) > 0
    ]  # fmt: skip
    assert len(may_be_better) > RIVALS
    assert sorted(chunks.tried) == sorted({1, taken, *may_be_better[:RIVALS]})
