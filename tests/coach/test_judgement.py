"""Options are tried in the same situations until the best are known well enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import pytest

from arschloch_gui.coach.judgement import (
    CHUNK,
    FEW,
    FIRST,
    FIRST_OF_MANY,
    MANY,
    MOST_SITUATIONS,
    ChunkResults,
    OptionResult,
    _worth_more,
    judging,
)

PLAYERS = 4


class Rounds:
    """Options with a fixed chance each of the highest position; otherwise it is the lowest."""

    def __init__(self, *chances: float) -> None:
        self.chances = chances
        self.situations: Counter[int] = Counter()

    def __call__(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        for number in numbers:
            luck = Random(number)
            self.situations.update(dict.fromkeys(options, CHUNK))
            yield [self._situation(options, luck.random()) for _ in range(CHUNK)]

    def _situation(self, options: Sequence[int], drawn: float) -> list[list[int]]:
        return [[0 if drawn < self.chances[option] else PLAYERS - 1] for option in options]


def judged(rounds: Rounds, accuracy: float = 0.02, keep: Iterable[int] = ()):
    options = range(len(rounds.chances))
    *_, last = judging(options, PLAYERS, rounds, accuracy, keep)
    return last


def test_the_option_that_is_best_is_found_with_its_office():
    judgement = judged(Rounds(0.2, 0.7, 0.5))
    assert [each.index for each in judgement.options] == [1, 2, 0]
    best = judgement.best
    assert best.value == pytest.approx(0.4, abs=3 * best.stderr)
    assert best.p_highest == pytest.approx(0.7, abs=0.05)
    assert best.p_highest + best.p_lowest == pytest.approx(1)
    assert best.stderr <= 0.02


def test_a_loss_is_known_better_than_the_values_as_luck_is_shared():
    other = judged(Rounds(0.5, 0.52)).of(0)
    assert other.loss == pytest.approx(0.04, abs=3 * other.loss_stderr)
    assert other.loss_stderr < other.stderr / 2
    assert judged(Rounds(0.5, 0.52)).best.loss == 0


def test_what_is_clearly_worse_is_tried_no_further_unless_it_is_to_be_kept():
    many = [0.9] * FEW + [0.1, 0.2]
    rounds = Rounds(*many)
    judged(rounds, keep=[FEW + 1])
    assert rounds.situations[FEW] < rounds.situations[0]
    assert rounds.situations[FEW + 1] == rounds.situations[0]


@pytest.mark.sampled
def test_what_may_be_as_good_goes_on():
    rounds = Rounds(*[0.6] * (FEW + 4))
    judged(rounds)
    assert len(set(rounds.situations.values())) == 1


@pytest.mark.parametrize(
    ("options", "going_on"), [(MANY, MANY), (MANY + 1, (MANY + 1) // 2), (MANY + 6, MANY // 2 + 3)]
)
def test_of_very_many_equal_options_half_go_on(options: int, going_on: int):
    assert going_on > FEW
    left = [result(number) for number in range(options)]
    assert [each.option for each in _worth_more(left, set())] == list(range(going_on))
    kept = _worth_more(left, {options - 1})
    assert kept[-1].option == options - 1, "whatever its place"


def result(option: int) -> OptionResult:
    """Return the same results for each option."""
    made = OptionResult(option)
    for place in (0, 1) * 4:
        made.note([place], PLAYERS)
    return made


def test_each_judgement_knows_more_than_the_one_before():
    found = list(judging(range(3), PLAYERS, Rounds(0.5, 0.6, 0.7), 0.02))
    assert found[0].rounds == 3 * FIRST * CHUNK
    assert [each.rounds for each in found] == sorted({each.rounds for each in found})
    assert found[-1].best.stderr <= 0.02 < found[-2].best.stderr


def test_it_stops_soon_after_it_knows_enough():
    rounds = Rounds(0.5)
    judged(rounds, accuracy=0.1)
    enough = 100  # one situation has a standard deviation of 1
    assert enough - 2 * CHUNK <= rounds.situations[0] <= enough + 2 * CHUNK


@pytest.mark.sampled
def test_it_comes_to_an_end_whatever_is_asked():
    rounds = Rounds(0.5)
    judged(rounds, accuracy=0.0001)
    assert rounds.situations[0] == MOST_SITUATIONS


def test_an_option_that_was_never_tried_is_not_judged():
    with pytest.raises(KeyError):
        judged(Rounds(0.5, 0.5)).of(7)


def test_halving_drops_the_worse_half_of_many_options():
    rounds = Rounds(*[0.6] * (MANY + 1))
    judged(rounds, accuracy=0.1)
    assert rounds.situations[MANY] == FIRST * CHUNK < rounds.situations[0]


class SingleRounds(Rounds):
    """The same with one situation per chunk."""

    def __call__(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        for number in numbers:
            for found in super().__call__(options, [number]):
                self.situations.update(dict.fromkeys(options, 1 - CHUNK))
                yield found[:1]


def test_of_many_options_the_first_half_is_dropped_after_a_few_situations():
    rounds = SingleRounds(*[0.9] * 5, *[0.1] * (2 * MANY))
    *_, last = judging(range(5 + 2 * MANY), PLAYERS, rounds, 0.1)
    assert min(rounds.situations.values()) == FIRST_OF_MANY < CHUNK
    assert rounds.situations[0] >= FIRST * CHUNK, "a few situations do not settle anything"
    assert last.best.index < 5
