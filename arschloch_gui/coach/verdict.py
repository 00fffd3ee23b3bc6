"""What a choice is called: best, fine, inexact, a mistake, a blunder.

The steps are GNU Backgammon's, in expected office. How often what players usually choose is called
the same by two judgements stands in `docs/decisions/judging-exchanges.md`.
"""

from __future__ import annotations

from enum import StrEnum
from math import hypot

from arschloch_gui.ai.player import Evaluation

SURE = 2.0
"""A loss within so many standard errors is none, and nothing is called a blunder on less."""
EQUAL, FINE, INEXACT, MISTAKE = 0.02, 0.04, 0.08, 0.16
"""The most each class loses, but for the last one, which has no end."""


class Verdict(StrEnum):
    """From no loss to the largest."""

    BEST = "best"
    FINE = "fine"
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


GOOD = (Verdict.BEST, Verdict.FINE)
"""Nothing better is expected of anybody."""
COSTLY = (Verdict.MISTAKE, Verdict.BLUNDER)


def verdict(loss: float, stderr: float) -> Verdict:
    """What a loss of expected office with this standard error is called, in favour of whoever chose
    where that is open."""
    if loss <= EQUAL or loss <= SURE * stderr:
        return Verdict.BEST
    if loss < FINE:
        return Verdict.FINE
    if loss < INEXACT:
        return Verdict.INEXACT
    return Verdict.MISTAKE if loss < MISTAKE else Verdict.BLUNDER


def is_settled(loss: float, stderr: float) -> bool:
    """Whether more rounds would hardly call a loss anything else."""
    return verdict(loss - SURE * stderr, 0.0) is verdict(loss + SURE * stderr, 0.0)


def of_thought(taken: Evaluation, best: Evaluation) -> Verdict:
    """The same of an option as somebody who looked ahead saw it, beside the best he saw."""
    return verdict(best.value - taken.value, hypot(taken.stderr, best.stderr))


def places_lost(loss: float, players: int) -> float:
    """A loss of expected office as places in a hundred rounds."""
    return 100 * loss * (players - 1) / 2
