"""Which of several options is best, found by trying them in the same situations.

Sequential halving (Karnin, Koren and Somekh 2013): the trials are shared evenly, and again and
again the worse half of the options is dropped. All options still in meet the same situations, so
that luck which strikes all of them alike does not count.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from arschloch_gui.ai.player import Evaluation

Trial: TypeAlias = Callable[[Sequence[int]], list[float]]
"""(options) → what each of them is worth in one more situation; more is better."""
FEWEST = 8
"""Situations that every option meets before the first is dropped."""
CLEAR = 3.0
"""By so many standard errors the best has to lead for the rest of the trials to be saved."""


class OptionTally:
    """What an option was worth in all situations so far."""

    __slots__ = ("option", "total", "values")

    def __init__(self, option: int) -> None:
        self.option = option
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        """Count one more situation."""
        self.values.append(value)
        self.total += value

    @property
    def thought(self) -> Evaluation:
        """The same as somebody who looks ahead tells it."""
        return Evaluation(self.option, self.mean, self.stderr)

    @property
    def mean(self) -> float:
        """What it was worth on average."""
        return self.total / len(self.values)

    @property
    def stderr(self) -> float:
        """The standard error of `mean`; infinite after a single situation."""
        count = len(self.values)
        if count < 2:
            return math.inf
        mean = self.mean
        squares = sum((value - mean) ** 2 for value in self.values)
        return math.sqrt(squares / (count - 1) / count)


def with_also(options: Sequence[int], also: int | None) -> list[int]:
    """The options, and one that somebody wants to hear about."""
    extra = [also] if also is not None and also not in options else []
    return [*options, *extra]


def most_options(trials: int) -> int:
    """Of how many options (two at least) so many trials find the best: in each round of halving
    those still in meet `FEWEST` situations."""
    count = 2
    while fewest_trials(count + 1) <= trials:
        count += 1
    return count


def fewest_trials(options: int) -> int:
    """The fewest trials by which one of so many options is left."""
    trials = 0
    while options > 1:
        trials += FEWEST * options
        options = (options + 1) // 2
    return trials


def _rounds(options: int) -> int:
    """In how many rounds one of them is left."""
    return max(1, math.ceil(math.log2(options)))


def best_of(options: Sequence[int], trial: Trial, trials: int) -> list[OptionTally]:
    """The options with their values, best first, after about so many trials of one option.

    Options that were dropped follow in the order of their worth when they were.
    """
    left = [OptionTally(option) for option in options]
    dropped: list[OptionTally] = []
    rounds = _rounds(len(left))
    for _ in range(rounds):
        _try(left, trial, max(FEWEST, trials // (rounds * len(left))))
        if len(left) < 2 or is_clear(left[0], left[1]):
            break
        keep = (len(left) + 1) // 2
        dropped = left[keep:] + dropped
        left = left[:keep]
    return left + dropped


def _try(left: list[OptionTally], trial: Trial, situations: int) -> None:
    """Let the options meet so many situations, or fewer when one is clearly best; sorts them."""
    options = [each.option for each in left]
    tallies = left[:]
    look = FEWEST
    for at in range(1, situations + 1):
        for tally, value in zip(tallies, trial(options), strict=True):
            tally.add(value)
        if at in (look, situations):
            # Ever more seldom: a look takes as long as there were situations.
            look += max(FEWEST, at // 4)
            left.sort(key=lambda tally: -tally.total)
            if len(left) > 1 and at >= 2 * FEWEST and is_clear(left[0], left[1]):
                return


def is_clear(best: OptionTally, second: OptionTally) -> bool:
    """Whether the lead is more than chance would bring about."""
    mean, stderr = lead(best, second)
    return mean > CLEAR * stderr


def lead(one: OptionTally, other: OptionTally) -> tuple[float, float]:
    """By how much one is better in the situations both have met, and the standard error of that."""
    gaps = [ours - theirs for ours, theirs in zip(one.values, other.values, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
    return mean, math.sqrt(variance / count)
