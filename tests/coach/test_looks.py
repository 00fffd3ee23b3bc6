"""What is said about a choice while it is being judged, and when it is certain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pytest
from coach.test_judgement import PLAYERS, Rounds

from arschloch_gui.coach.judgement import (
    CHUNK,
    COARSE,
    FEW,
    FIRST,
    FIRST_OF_MANY,
    MANY,
    ChunkResults,
    Judged,
    Judgement,
    judging,
)
from arschloch_gui.coach.looks import FEWEST, GAP_S, Look, has_clear_class, looks
from arschloch_gui.coach.verdict import Verdict, verdict

CHANCES = (0.8, 0.4, 0.3, 0.1)
"""Far from each other, so that few situations are enough."""


def ticking(step: float) -> Callable[[], float]:
    """Return a clock that advances by a step whenever it is read."""
    now = [0.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


def looked(rounds: Rounds, taken: int, *, step: float = GAP_S) -> list[Look]:
    options = range(len(rounds.chances))
    return list(looks(options, PLAYERS, rounds, 0.06, taken, ticking(step)))


def test_the_clock_decides_how_often_to_look_and_nothing_else():
    often, seldom = looked(Rounds(*CHANCES), 1), looked(Rounds(*CHANCES), 1, step=0.0)
    assert len(often) > len(seldom)
    assert often[-1] == seldom[-1]
    assert all(look.judgement in [each.judgement for each in often] for look in seldom)


def test_the_first_look_comes_before_a_step_is_complete():
    first, *_ = looked(Rounds(*CHANCES), 1)
    assert first.judgement.situations == CHUNK < FIRST * CHUNK
    assert not first.is_clear


def test_a_blunder_is_certain_before_the_best_are_known():
    found = next(look for look in looked(Rounds(*CHANCES), 3) if look.is_clear)
    choice = found.judgement.of(3)
    assert verdict(choice.loss, choice.loss_stderr) is Verdict.BLUNDER
    assert FEWEST <= found.judgement.situations < 100
    assert found.judgement.best.stderr > COARSE


def test_what_is_certain_stays_so_and_before_an_answer_only_the_end_is():
    found = [look.is_clear for look in looked(Rounds(*CHANCES), 2)]
    assert found == sorted(found)
    assert [look.is_clear for look in looked(Rounds(*CHANCES), -1)].count(True) == 1


def judgement(stderr: float, *losses: tuple[float, float], situations: int = 99) -> Judgement:
    """Return a judgement with these losses and their standard errors, the best option first."""
    options = ((0.0, 0.0), *losses)
    told = (
        Judged(at, -loss, stderr, 0, 0, loss, error) for at, (loss, error) in enumerate(options)
    )
    return Judgement(tuple(told), 1000, situations)


@pytest.mark.parametrize(
    ("found", "taken", "clear"),
    [
        (judgement(0.1, (0.5, 0.1)), 1, True),
        (judgement(0.1, (0.4, 0.1)), 1, False),  # early, three standard errors are needed
        (judgement(0.02, (0.4, 0.1)), 1, True),  # later, two
        (judgement(0.1, (0.5, 0.1), situations=23), 1, False),  # too few to know the error
        (judgement(0.1, (0.01, 0.04)), 0, False),  # the other may be much better yet
        (judgement(0.1, (0.2, 0.04)), 0, True),
        (judgement(0.02, (0.01, 0.04)), 0, True),  # in doubt, the better verdict
        (judgement(0.1, (0.06, 0.004), (0.01, 0.05)), 1, False),  # the third may be the best
    ],
)
def test_early_a_class_must_hold_whichever_option_is_the_best(found, taken, clear):
    assert has_clear_class(found, taken) is clear


def test_after_the_choice_the_others_get_as_accurate_as_they_should():
    *before, last = looked(Rounds(*CHANCES, 0.78), 1)
    assert next(look for look in before if look.is_clear).judgement.best.stderr > 0.06
    assert max(each.stderr for each in last.judgement.options[:FEW]) <= 0.06


def test_others_that_waited_catch_up():
    rounds = Rounds(0.5, 0.475, 0.44, 0.42, 0.36)
    found = list(judging(range(5), PLAYERS, rounds, 0.02, keep=[1], finest=0.008))
    assert found[-1].options[0].stderr < 0.02, "the choice needed more than that"
    assert max(each.stderr for each in found[-1].options) <= 0.02
    assert len(set(rounds.situations.values())) == 1
    assert rounds.situations[0] < 2600, "the others needed no more than the choice"


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
