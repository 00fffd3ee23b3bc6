"""Judgement of one choice for a person who waits: its class first, more accuracy later.

All options are tried a few times. Then only the choice and the options that may still change its
class are tried further (a race, as in Maron and Moore 1994), until the class is certain or the
error of the loss is small. Finally, the options that may be as good as the best one follow.
The results of a chunk are those of `judging`, so only the number of trials differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil

from arschloch_gui.ai.halving import lead
from arschloch_gui.coach.judgement import (
    STEPS,
    Judged,
    Judgement,
    OptionResult,
    OptionTrials,
    WorkOut,
    never,
)
from arschloch_gui.coach.verdict import FINE, SURE, verdict

COARSE = 0.03
"""Standard error of the best option above which a class needs more than `SURE` errors."""
EARLY = 3.0
"""Number of standard errors within which the class must not change before that.

There are many early looks, and their standard errors are based on few situations.
"""
FEWEST = 24
"""Number of situations below which no class is certain."""
FINEST, FINEST_SHARE = 0.005, 0.05
"""Standard error of a loss, absolute and as a share of the loss, at which its class is accepted."""
RIVALS = 2
"""Number of options besides the best one and the choice that are tried once it is coarse."""
FURTHER = 4
"""Divisor of the chunks so far: the number of chunks of a step."""


def racing(
    options: Sequence[int],
    players: int,
    work_out: WorkOut,
    accuracy: float,
    taken: int = -1,
    wants_look: Callable[[], bool] = never,
) -> Iterator[Judgement]:
    """Yield judgements of increasing accuracy of all options and the choice `taken` (−1 for none).

    At the end, the standard error of the best option is at most `accuracy`. The same is true of the
    losses of the choice and of the options that may be as good as the best one.
    """
    trials = OptionTrials(options, players, work_out, wants_look)
    yield from trials.begin()
    chosen = next((each for each in trials.tried if each.option == taken), None)
    if chosen is not None:
        yield from _classified(trials, chosen)
    while needed := _inaccurate(trials, accuracy, chosen):
        count = min(map(trials.count, needed))
        left = [each for each in needed if trials.count(each) == count]
        yield from trials.extend(left, _further(trials, left, count, accuracy))


def has_clear_class(judgement: Judgement, taken: int) -> bool:
    """Return whether the class of an option is certain, or as certain as it will get.

    >>> best, other = Judged(0, 0.5, 0.01, 1, 0, 0, 0), Judged(1, 0.2, 0.01, 1, 0, 0.3, 0.04)
    >>> has_clear_class(Judgement((best, other), 900, 99), 1)
    True
    >>> has_clear_class(Judgement((best, other), 900, 99), 0)
    True
    >>> has_clear_class(Judgement((best, other), 30, 3), 1)
    False
    """
    if judgement.situations < FEWEST:
        return False
    found, others = judgement.of(taken), judgement.options[1:]
    is_coarse = judgement.best.stderr > COARSE
    sure = EARLY if is_coarse else SURE
    if found is judgement.best:
        return all(
            _most_better(each, sure) <= FINE or (not is_coarse and _is_fine(each))
            for each in others
        )
    if not is_coarse and _is_fine(found):
        return True
    most = found.loss + sure * found.loss_stderr
    if is_coarse:
        # Another option can still turn out to be the best, which would make this one worse.
        most += max(0.0, *(_most_better(each, sure) for each in others))
    return verdict(found.loss - sure * found.loss_stderr, 0.0) is verdict(most, 0.0)


def _most_better(option: Judged, sure: float) -> float:
    """Return by how much an option can be better than the one that seems best."""
    return sure * option.loss_stderr - option.loss


def _is_fine(option: Judged) -> bool:
    return option.loss_stderr <= max(FINEST, FINEST_SHARE * option.loss)


def _classified(trials: OptionTrials, chosen: OptionResult) -> Iterator[Judgement]:
    """Try the choice and its rivals until its class is clear."""
    while trials.done < trials.most:
        judgement = trials.judgement()
        if has_clear_class(judgement, chosen.option):
            return
        enough = FINE if judgement.best.index == chosen.option else 0.0
        rivals = [e.index for e in judgement.options[1:] if _most_better(e, SURE) > enough]
        if judgement.best.stderr <= COARSE:
            rivals = [each for each in rivals if each != chosen.option][:RIVALS]
        wanted = {judgement.best.index, chosen.option, *rivals}
        left = [each for each in trials.tried if each.option in wanted]
        yield from trials.extend(left, trials.done + max(trials.done // FURTHER, 1))


def _inaccurate(
    trials: OptionTrials, accuracy: float, chosen: OptionResult | None
) -> list[OptionResult]:
    """Return the options that are not known accurately enough, with the best one beside others."""
    best = trials.best()
    found = [
        each
        for each in trials.tried
        if each is not best
        and trials.count(each) < trials.most
        and _matters(*lead(best, each), accuracy, is_chosen=each is chosen)
    ]
    # The loss of an option is known from the situations in which both were tried.
    beside = any(trials.count(each) >= trials.count(best) for each in found)
    if beside or (best.stderr > accuracy and trials.count(best) < trials.most):
        found.append(best)
    return found


def _matters(loss: float, stderr: float, accuracy: float, *, is_chosen: bool) -> bool:
    """Return whether an option's loss has to be known better."""
    return stderr > accuracy and (is_chosen or loss - SURE * stderr <= accuracy)


def _further(trials: OptionTrials, left: list[OptionResult], count: int, accuracy: float) -> int:
    """Return the number of chunks to which these options should be tried next."""
    best = trials.best()
    stderr = max(each.stderr if each is best else lead(best, each)[1] for each in left)
    # Do not go far beyond the expected number, which could double the cost.
    enough = ceil(count * ((stderr / accuracy) ** 2 - 1))
    return count + min(count, max(enough, count // STEPS, 1))
