"""Selection of the best of several options by trying them in the same situations.

The method is sequential halving (Karnin, Koren and Somekh 2013). The trials are divided evenly
between several rounds, and after each round the worse half of the options is dropped. All remaining
options are tried in the same situations, so luck that affects all of them alike cancels out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from arschloch_gui.ai.player import Evaluation

Trial: TypeAlias = Callable[[Sequence[int]], list[float]]
"""(options) → the value of each in one more situation. Higher is better."""
FEWEST = 8
"""Number of situations in which every option is tried before the first one is dropped."""
CLEAR = 3.0
"""Lead of the best option, in standard errors, at which the remaining trials are skipped."""


class OptionTally:
    """The values of one option in all situations tried so far."""

    __slots__ = ("option", "total", "values")

    def __init__(self, option: int) -> None:
        self.option = option
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        """Add the option's value in one more situation."""
        self.values.append(value)
        self.total += value

    @property
    def thought(self) -> Evaluation:
        """The result as an `Evaluation`."""
        return Evaluation(self.option, self.mean, self.stderr)

    @property
    def mean(self) -> float:
        """The mean of all values."""
        return self.total / len(self.values)

    @property
    def stderr(self) -> float:
        """The standard error of `mean`, or infinity after a single situation."""
        count = len(self.values)
        if count < 2:
            return math.inf
        mean = self.mean
        squares = sum((value - mean) ** 2 for value in self.values)
        return math.sqrt(squares / (count - 1) / count)


def with_also(options: Sequence[int], also: int | None) -> list[int]:
    """Return the options, with `also` appended if it is given and not among them."""
    extra = [also] if also is not None and also not in options else []
    return [*options, *extra]


def most_options(trials: int) -> int:
    """Return the largest number of options (at least 2) that `trials` trials are enough for.

    With more options, some would be tried in fewer than `FEWEST` situations per round of halving.
    """
    count = 2
    while fewest_trials(count + 1) <= trials:
        count += 1
    return count


def fewest_trials(options: int) -> int:
    """Return the number of trials needed to reduce `options` options to one."""
    trials = 0
    while options > 1:
        trials += FEWEST * options
        options = (options + 1) // 2
    return trials


def _rounds(options: int) -> int:
    """Return the number of rounds of halving after which one option is left."""
    return max(1, math.ceil(math.log2(options)))


def best_of(options: Sequence[int], trial: Trial, trials: int) -> list[OptionTally]:
    """Try the options about `trials` times in total and return their tallies, best first.

    A trial is one option in one situation. Options that were dropped come last, in the order of
    their values at that time.
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
    """Try the options in `situations`, or fewer if one is clearly best, and sort them."""
    options = [each.option for each in left]
    tallies = left[:]
    look = FEWEST
    for at in range(1, situations + 1):
        for tally, value in zip(tallies, trial(options), strict=True):
            tally.add(value)
        if at in (look, situations):
            # Checks become less frequent, because the time they take grows with the number of
            # situations.
            look += max(FEWEST, at // 4)
            left.sort(key=lambda tally: -tally.total)
            if len(left) > 1 and at >= 2 * FEWEST and is_clear(left[0], left[1]):
                return


def is_clear(best: OptionTally, second: OptionTally) -> bool:
    """Return whether the best option leads by more than `CLEAR` standard errors."""
    mean, stderr = lead(best, second)
    return mean > CLEAR * stderr


def lead(one: OptionTally, other: OptionTally) -> tuple[float, float]:
    """Return the mean lead of one option in their common situations, and its standard error."""
    gaps = [ours - theirs for ours, theirs in zip(one.values, other.values, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
    return mean, math.sqrt(variance / count)
