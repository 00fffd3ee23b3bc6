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
    MANY,
    MOST_SITUATIONS,
    RIVALS,
    ChunkResults,
    judging,
)
from arschloch_gui.coach.verdict import is_settled

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


def judged(
    rounds: Rounds, accuracy: float = 0.02, keep: Iterable[int] = (), finest: float | None = None
):
    options = range(len(rounds.chances))
    *_, last = judging(options, PLAYERS, rounds, accuracy, keep, finest)
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


CLOSE = (0.5, 0.475, 0.44, 0.42, 0.36)
"""The second loses 0.05, close to the class boundary of 0.04."""


def test_a_choice_between_two_classes_is_tried_on_until_its_class_is_clear():
    rounds = Rounds(*CLOSE)
    before = judged(Rounds(*CLOSE), accuracy=0.04, keep=[1]).of(1)
    found = judged(rounds, accuracy=0.04, keep=[1], finest=0.001).of(1)
    assert not is_settled(before.loss, before.loss_stderr)
    assert is_settled(found.loss, found.loss_stderr)
    assert rounds.situations[0] == rounds.situations[1] > rounds.situations[2], "the others wait"


def test_a_choice_between_two_classes_is_tried_no_finer_than_asked_for():
    coarse = judged(Rounds(*CLOSE), accuracy=0.04, keep=[1]).of(1).loss_stderr
    finer = judged(Rounds(*CLOSE), accuracy=0.04, keep=[1], finest=0.9 * coarse).of(1).loss_stderr
    assert 0.8 * coarse < finer <= 0.9 * coarse


def test_a_choice_whose_class_is_clear_takes_no_longer():
    plain = judged(Rounds(*CLOSE), accuracy=0.04, keep=[4])
    assert judged(Rounds(*CLOSE), accuracy=0.04, keep=[4], finest=0.001) == plain


def test_what_may_be_the_best_goes_on_beside_a_choice_between_two_classes():
    rounds = Rounds(0.5, 0.498, 0.475, 0.4)
    judged(rounds, accuracy=0.04, keep=[2], finest=0.001)
    assert rounds.situations[1] == rounds.situations[0] > rounds.situations[3]


def test_of_many_that_may_be_the_best_only_a_few_go_on_beside_an_open_choice():
    near = [0.5 - 0.0005 * at for at in range(RIVALS + 2)]
    rounds, kept = Rounds(*near, 0.475), RIVALS + 2
    judged(rounds, accuracy=0.04, keep=[kept], finest=0.001)
    further = [
        option for option in range(kept) if rounds.situations[option] == rounds.situations[kept]
    ]
    assert further == list(range(RIVALS))
