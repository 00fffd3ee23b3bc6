"""Results of options in chunks: no chunk is tried twice, and the steps are of a sensible size."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil
from random import Random

import pytest

from arschloch_gui.coach.judgement import (
    CHUNK,
    FEW,
    FIRST,
    FIRST_OF_MANY,
    MANY,
    MOST_SITUATIONS,
    NEAR,
    STEPS,
    SURE,
    ChunkResults,
    OptionResult,
    OptionTrials,
    _may_be_near,
    _worth_more,
    judging,
)
from arschloch_gui.coach.racing import racing

PLAYERS = 5


class Chunks:
    """Options that reach a mean place with some luck, and the chunks each was tried in."""

    def __init__(self, *means: float, spread: float = 1, situations: int = CHUNK) -> None:
        self.means, self.spread, self.situations = means, spread, situations
        self.tried: dict[int, list[int]] = defaultdict(list)

    def __call__(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        for number in numbers:
            for option in options:
                self.tried[option].append(number)
            yield [
                [[self._place(option, number, at)] for option in options]
                for at in range(self.situations)
            ]

    def _place(self, option: int, number: int, at: int) -> int:
        luck = Random(f"{option} {number} {at}").choice((-self.spread, self.spread))
        return round(self.means[option] + luck)


def trials_of(chunks: Chunks) -> OptionTrials:
    return OptionTrials(range(len(chunks.means)), PLAYERS, chunks)


@pytest.mark.parametrize("options", [3, FEW + 3, MANY + 4])
@pytest.mark.parametrize("situations", [1, CHUNK])
@pytest.mark.parametrize("way", ["judging", "racing", "racing a choice"])
def test_every_option_is_tried_in_the_first_chunks_once_each(
    options: int, situations: int, way: str
):
    means = [1 + at % 3 for at in range(options)]
    chunks = Chunks(*means, situations=situations)
    if way == "judging":
        found = list(judging(range(options), PLAYERS, chunks, 0.06, [options - 1]))
    else:
        taken = -1 if way == "racing" else 1
        found = list(racing(range(options), PLAYERS, chunks, 0.06, taken))
    for numbers in chunks.tried.values():
        assert numbers == list(range(len(numbers))), "in order, without gaps or repeats"
    assert len(chunks.tried) == options
    last = found[-1]
    assert last.rounds == sum(map(len, chunks.tried.values())) * situations
    assert last.situations == len(chunks.tried[last.best.index]) * situations
    values = [each.value for each in last.options[1:]]
    assert values == sorted(values, reverse=True)
    assert last.best.stderr <= 0.06


def test_a_situation_with_several_rollouts_counts_once_with_its_mean():
    result = OptionResult(4)
    result.note([0, 0, 2, 4], PLAYERS)
    result.note([4, 4, 4, 0], PLAYERS)
    assert result.values == [1 - 2 * 1.5 / 4, 1 - 2 * 3 / 4]
    assert (result.rounds, result.highest, result.lowest) == (8, 3, 4)


def test_a_judgement_has_the_shares_of_the_highest_and_the_lowest_position():
    def work_out(options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        for _ in numbers:
            yield [[[0, 0, 1, 4], [4, 4, 4, 3]] for _ in range(CHUNK)]

    (first,) = OptionTrials([6, 2], PLAYERS, work_out).begin()
    best, other = first.options
    assert (best.index, best.p_highest, best.p_lowest) == (6, 0.5, 0.25)
    assert (other.index, other.p_highest, other.p_lowest) == (2, 0, 0.75)
    assert (first.rounds, first.situations) == (2 * 4 * FIRST * CHUNK, FIRST * CHUNK)
    assert best.loss == 0
    assert other.loss == pytest.approx(best.value - other.value)


@pytest.mark.parametrize(
    ("options", "situations", "tried"),
    [(3, CHUNK, FIRST), (3, 1, FIRST * CHUNK), (MANY, 1, FIRST * CHUNK),
     (MANY + 1, 1, FIRST_OF_MANY), (MANY + 1, CHUNK, FIRST), (MANY + 1, 4, FIRST)],
)  # fmt: skip
def test_all_options_are_tried_in_enough_situations_first(options, situations: int, tried: int):
    chunks = Chunks(*[2] * options, situations=situations)
    trials = trials_of(chunks)
    list(trials.begin())
    assert {len(numbers) for numbers in chunks.tried.values()} == {tried}
    assert trials.done == tried
    assert trials.count(trials.tried[0]) == tried


def test_a_step_at_most_doubles_and_is_at_least_an_eighth():
    trials = trials_of(Chunks(2, 2))
    list(trials.extend(trials.tried, 32))
    left, stderr = trials.tried, max(each.stderr for each in trials.tried)
    assert trials.missing(left, stderr / 10) == 32, "100 times as many would be needed"
    assert trials.missing(left, stderr * 0.99) == 32 // STEPS
    wanted = stderr / 1.2
    assert trials.missing(left, wanted) == ceil(32 * ((stderr / wanted) ** 2 - 1))
    assert trials.missing(left, stderr) == 0


def test_few_chunks_are_never_enough_and_very_many_always():
    trials = trials_of(Chunks(2, 2, spread=0))
    list(trials.extend(trials.tried, 1))
    assert trials.missing(trials.tried, 0.1) == 1, "although no error is seen"
    list(trials.extend(trials.tried, FIRST))
    assert trials.missing(trials.tried, 0.1) == 0
    assert trials.most == MOST_SITUATIONS // CHUNK
    trials.done = trials.most
    assert trials.missing(trials.tried, 0.0) == 0


def test_an_option_that_was_left_behind_catches_up():
    chunks = Chunks(1, 2, 3)
    trials = trials_of(chunks)
    list(trials.begin())
    one, two, three = sorted(trials.tried, key=lambda each: each.option)
    list(trials.extend([one, two], 5))
    assert (trials.count(one), trials.count(three), trials.done) == (5, FIRST, 5)
    assert trials.best() is one
    list(trials.extend([one, three], 6))
    assert [trials.count(each) for each in (one, two, three)] == [6, 5, 6]
    assert chunks.tried[2] == list(range(6))


def test_the_best_is_one_of_those_tried_most():
    trials = trials_of(Chunks(3, 1, 2, spread=0))
    list(trials.begin())
    assert trials.best().option == 1
    by_option = {each.option: each for each in trials.tried}
    list(trials.extend([by_option[0], by_option[2]], 4))
    assert trials.best().option == 2
    assert [each.index for each in trials.judgement().options] == [2, 1, 0]


def test_a_look_is_taken_after_each_chunk_if_it_is_wanted():
    looks = iter([True, False, True, False, False, False])
    trials = OptionTrials([0, 1], PLAYERS, Chunks(1, 2), lambda: next(looks))
    found = list(trials.begin())
    assert [each.situations for each in found] == [CHUNK, FIRST * CHUNK]
    found = list(trials.extend(trials.tried, 5))
    assert [each.situations for each in found] == [3 * CHUNK, 5 * CHUNK]


@pytest.mark.parametrize(
    ("loss", "stderr", "is_near"),
    [(NEAR, 0, True), (NEAR + 0.001, 0, False), (0.3, 0.28 / SURE, True), (0.3, 0.27 / SURE, False),
     (-0.1, 0, True)],
)  # fmt: skip
def test_an_option_may_be_near_within_three_standard_errors(loss, stderr: float, is_near: bool):
    assert _may_be_near(loss, stderr) is is_near


def test_the_five_best_and_those_to_be_kept_are_never_dropped():
    chunks = Chunks(*[0] * 3, *[4] * 6, spread=0)
    trials = trials_of(chunks)
    list(trials.begin())
    assert [e.option for e in _worth_more(trials.tried, set())] == list(range(FEW))
    assert [e.option for e in _worth_more(trials.tried, {7})] == [*range(FEW), 7]


def test_a_race_has_steps_of_a_quarter_until_the_class_is_clear():
    chunks = Chunks(2, 2)
    done = [each.situations // CHUNK for each in racing(range(2), PLAYERS, chunks, 0.01, 1)]
    assert done[:8] == [2, 3, 4, 5, 6, 7, 8, 10]
    assert all(after <= 2 * before for before, after in pairwise(done))
