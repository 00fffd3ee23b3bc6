"""The class of a choice comes first, with as few trials as it needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pytest
from coach.test_judgement import PLAYERS, Rounds

from arschloch_gui.coach.judgement import (
    CHUNK,
    MOST_SITUATIONS,
    ChunkResults,
    Judged,
    Judgement,
    judging,
)
from arschloch_gui.coach.racing import (
    COARSE,
    FINEST,
    FINEST_SHARE,
    RIVALS,
    has_clear_class,
    racing,
)

CLOSE = (0.5, 0.475, 0.44, 0.42, 0.36)
"""The second loses 0.05, close to the class boundary of 0.04."""


def classified(rounds: Rounds, taken: int) -> Judgement:
    """Return the first judgement with a clear class of the choice."""
    options = range(len(rounds.chances))
    told = racing(options, PLAYERS, rounds, 0.01, taken)
    return next(each for each in told if has_clear_class(each, taken))


def found(stderr: float, *losses: tuple[float, float], situations: int = 99) -> Judgement:
    """Return a judgement with these losses and their standard errors, the best option first."""
    options = ((0.0, 0.0), *losses)
    told = (
        Judged(at, -loss, stderr, 0, 0, loss, error) for at, (loss, error) in enumerate(options)
    )
    return Judgement(tuple(told), 1000, situations)


@pytest.mark.parametrize(
    ("judgement", "taken", "clear"),
    [
        (found(0.1, (0.5, 0.1)), 1, True),
        (found(0.1, (0.4, 0.1)), 1, False),  # early, three standard errors are needed
        (found(0.02, (0.4, 0.1)), 1, True),  # later, two
        (found(0.1, (0.5, 0.1), situations=23), 1, False),  # too few to know the error
        (found(0.1, (0.01, 0.04)), 0, False),  # the other may be much better yet
        (found(0.1, (0.2, 0.04)), 0, True),
        (found(0.02, (0.01, 0.04)), 0, False),
        (found(0.02, (0.01, 0.01)), 0, True),  # the other is at most 0.01 better
        (found(0.02, (0.001, FINEST)), 0, True),
        (found(0.02, (0.041, 2 * FINEST)), 1, False),  # fine, or an inaccuracy
        (found(0.02, (0.041, FINEST)), 1, True),
        (found(0.02, (0.161, 0.16 * FINEST_SHARE)), 1, True),  # large losses may be less exact
        (found(0.1, (0.06, 0.004), (0.01, 0.05)), 1, False),  # the third may be the best
    ],
)
def test_early_a_class_must_hold_whichever_option_is_the_best(judgement, taken, clear):
    assert has_clear_class(judgement, taken) is clear


def test_a_choice_between_two_classes_is_tried_on_while_the_others_wait():
    rounds = Rounds(*CLOSE)
    found = classified(rounds, 1)
    assert found.of(1).loss_stderr <= COARSE / 2
    assert rounds.situations[0] == rounds.situations[1] > 2 * rounds.situations[2]


def test_a_blunder_is_classified_at_once():
    rounds = Rounds(0.8, 0.2, 0.75)
    assert classified(rounds, 1).situations < 100


def test_a_choice_that_only_seems_the_best_is_compared_until_no_other_can_be_much_better():
    # In the first situations, the second option happens to be as good as the first.
    rounds = Rounds(0.52, 0.5, 0.1)
    found = classified(rounds, 1)
    assert found.best.index == 0 or found.of(0).loss_stderr <= FINEST
    assert rounds.situations[1] == rounds.situations[0] > rounds.situations[2]


class UnevenRounds(Rounds):
    """The same, but each option has luck of its own."""

    def __call__(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        for number in numbers:
            each = [
                next(super(UnevenRounds, self).__call__([o], [97 * number + o])) for o in options
            ]
            yield [[option[at][0] for option in each] for at in range(CHUNK)]


def test_of_many_that_may_be_the_best_only_a_few_go_on_beside_an_open_choice():
    rounds, taken = UnevenRounds(*[0.5] * (RIVALS + 4), 0.42), RIVALS + 4
    found = classified(rounds, taken)
    assert found.best.stderr <= COARSE
    often = [option for option, count in rounds.situations.items() if count > found.situations / 2]
    assert taken in often
    assert len(often) <= RIVALS + 3


@pytest.mark.parametrize("taken", [-1, 1, 4])
def test_in_the_end_what_matters_is_accurate_and_nothing_else(taken: int):
    rounds = Rounds(0.6, 0.59, 0.5, 0.3, 0.2)
    *_, last = racing(range(5), PLAYERS, rounds, 0.02, taken)
    assert last.best.stderr <= 0.02
    assert last.of(1).loss_stderr <= 0.02
    assert taken < 0 or last.of(taken).loss_stderr <= 0.02
    others = {2, 3, 4} - {taken}
    assert max(rounds.situations[at] for at in others) < rounds.situations[0] / 4


def test_a_race_needs_less_than_equal_accuracy_for_all():
    even, race = Rounds(*CLOSE, 0.3, 0.3, 0.3), Rounds(*CLOSE, 0.3, 0.3, 0.3)
    *_, one = judging(range(8), PLAYERS, even, 0.02)
    *_, other = racing(range(8), PLAYERS, race, 0.02)
    assert race.situations.total() < 0.7 * even.situations.total()
    assert one.best.index == other.best.index


def test_a_race_comes_to_an_end_whatever_is_asked():
    rounds = Rounds(0.5, 0.49)
    *_, last = racing(range(2), PLAYERS, rounds, 0.00001, 1)
    assert last.situations == MOST_SITUATIONS
