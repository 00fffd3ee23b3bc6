"""Options are tried in the same situations, and the best of them is found."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from arschloch_gui.ai.halving import FEWEST, OptionTally, best_of, most_options


class Trials:
    """Options with a fixed value each; results in single situations scatter around it."""

    def __init__(self, *worth: float, spread: float = 1.0, luck: float = 0.0) -> None:
        self.worth, self.spread, self.luck = worth, spread, luck
        self.rng = Random(7)
        self.met: Counter[int] = Counter()
        self.situations = 0

    def __call__(self, options: Sequence[int]) -> list[float]:
        self.situations += 1
        self.met.update(options)
        common = self.luck * self.rng.gauss(0, 1)
        return [self.worth[o] + common + self.spread * self.rng.gauss(0, 1) for o in options]


def test_the_best_option_is_found_among_many():
    trials = Trials(0.0, 0.3, 0.1, 1.0, 0.6, 0.2, 0.5, 0.4)
    assert best_of(range(8), trials, 4000)[0].option == 3


def test_luck_that_strikes_all_alike_does_not_count():
    assert best_of(range(4), Trials(0.0, 0.1, 0.3, 0.2, spread=0.1, luck=50), 400)[0].option == 2


def test_trials_go_to_the_better_half_and_stay_within_their_number():
    trials = Trials(*(at / 10 for at in range(8)), spread=0.5)
    best_of(range(8), trials, 1200)
    assert sum(trials.met.values()) <= 1200
    assert trials.met[7] >= 3 * trials.met[0]


def test_a_clear_lead_saves_the_rest():
    trials = Trials(0.0, 5.0, spread=0.1)
    assert best_of(range(2), trials, 10_000)[0].option == 1
    assert trials.situations == 2 * FEWEST


def test_every_option_is_tried_even_with_few_trials():
    trials = Trials(*[0.0] * 9)
    assert {tally.option for tally in best_of(range(9), trials, 10)} == set(range(9))
    assert min(trials.met.values()) >= FEWEST


@pytest.mark.parametrize("options", [[5], [2, 0]])
def test_few_options_are_no_exception(options: list[int]):
    found = best_of(options, Trials(*[0.0] * 6), 100)
    assert sorted(tally.option for tally in found) == sorted(options)


def test_a_tally_tells_its_mean_and_how_sure_it_is():
    tally = OptionTally(0)
    tally.add(1.0)
    assert (tally.mean, tally.stderr) == (1.0, math.inf)
    for value in (2.0, 3.0):
        tally.add(value)
    assert tally.mean == 2.0
    assert tally.stderr == pytest.approx(math.sqrt(1 / 3))


@pytest.mark.parametrize("trials", [1, 20, 40, 48, 100, 192])
def test_no_more_options_are_tried_than_the_trials_are_enough_for(trials: int):
    most = most_options(trials)
    enough, too_many = Trials(*[0] * most, spread=99), Trials(*[0] * (most + 1), spread=99)
    best_of(range(most), enough, 1)
    best_of(range(most + 1), too_many, 1)
    assert enough.met.total() <= max(trials, 2 * FEWEST)
    assert too_many.met.total() > trials
