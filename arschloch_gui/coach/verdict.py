"""Classification of a choice: best, fine, inexact, a mistake, a blunder.

The thresholds are those of GNU Backgammon, in expected position.
`docs/decisions/judging-exchanges.md` shows how often two judgements of typical choices agree.
"""

from __future__ import annotations

from enum import StrEnum
from math import hypot

from arschloch_gui.ai.player import Evaluation

SURE = 2.0
"""Number of standard errors below which a loss counts as none."""
EQUAL, FINE, INEXACT, MISTAKE = 0.02, 0.04, 0.08, 0.16
"""Maximum loss in each class, except for the last one, which is unbounded."""


class Verdict(StrEnum):
    """The classes, from no loss to the largest."""

    BEST = "best"
    FINE = "fine"
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


GOOD = (Verdict.BEST, Verdict.FINE)
"""Classes that count as a success."""
COSTLY = (Verdict.MISTAKE, Verdict.BLUNDER)


def verdict(loss: float, stderr: float) -> Verdict:
    """Return the class of a loss in expected position with this standard error.

    If the loss is not significant, the choice counts as best.

    >>> verdict(0.1, 0.02), verdict(0.1, 0.06)
    (<Verdict.MISTAKE: 'mistake'>, <Verdict.BEST: 'best'>)
    """
    if loss <= EQUAL or loss <= SURE * stderr:
        return Verdict.BEST
    if loss < FINE:
        return Verdict.FINE
    if loss < INEXACT:
        return Verdict.INEXACT
    return Verdict.MISTAKE if loss < MISTAKE else Verdict.BLUNDER


def of_thought(taken: Evaluation, best: Evaluation) -> Verdict:
    """Return the class of an option according to a player that plans ahead."""
    return verdict(best.value - taken.value, hypot(taken.stderr, best.stderr))


def places_lost(loss: float, players: int) -> float:
    """Return a loss in expected position as places in a hundred rounds.

    >>> places_lost(0.04, players=4)
    6.0
    """
    return 100 * loss * (players - 1) / 2
