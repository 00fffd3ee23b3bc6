"""Difficulty of an exercise that nobody has answered yet, estimated from its judgement.

An exercise is hard if many tempting options are slightly too costly, or if the lowest cards are the
wrong choice. Both are measured with reference players: each sees every loss with some error, and
sometimes gives its lowest cards out of habit. Their success rate is the difficulty, as a rating
on the scale of `glicko.py`.
"""

from __future__ import annotations

from math import exp, log

from arschloch_gui.coach.bank import SCALE, Entry
from arschloch_gui.coach.glicko import SCALE as RATING
from arschloch_gui.coach.glicko import START
from arschloch_gui.coach.verdict import GOOD, verdict

ERRORS = (0.04, 0.12, 0.36)
"""Standard errors with which the reference players see a loss, in expected position."""
HABIT = 0.3
"""Probability that they give their lowest cards without looking at anything else."""
STRETCH = 1.6
"""Factor that restores the spread of success rates. Averaging over different reference players
makes the rates more equal than those of one person."""
_RAREST = 0.02
"""Minimum distance of a success rate from 0 and 1."""


def expected_success(entry: Entry) -> float:
    """Return the mean success rate of the reference players."""
    right: list[float] = []
    wrong: list[float] = []
    by_habit = 0.0
    for option in entry.options:
        loss, stderr = option.loss / SCALE, option.loss_stderr / SCALE
        is_good = verdict(loss, stderr) in GOOD
        (right if is_good else wrong).append(-max(0.0, loss))
        if is_good and option.index == entry.lowest:
            by_habit = 1.0
    seen = sum(_part_found(right, wrong, error) for error in ERRORS) / len(ERRORS)
    return HABIT * by_habit + (1 - HABIT) * seen


def prior_difficulty(entry: Entry) -> float:
    """Return the difficulty as a rating; a player with this rating succeeds half of the time."""
    success = min(1 - _RAREST, max(_RAREST, expected_success(entry)))
    return START - STRETCH * RATING * log(success / (1 - success))


def simple_choice_succeeds(entry: Entry) -> bool:
    """Return whether giving the lowest cards is a good choice."""
    return any(
        option.index == entry.lowest
        and verdict(option.loss / SCALE, option.loss_stderr / SCALE) in GOOD
        for option in entry.options
    )


def _part_found(right: list[float], wrong: list[float], error: float) -> float:
    """Return how often a player who sees losses with this error picks one of the right options."""
    good = sum(exp(value / error) for value in right)
    return good / (good + sum(exp(value / error) for value in wrong))
