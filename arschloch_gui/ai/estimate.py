"""A mean over rounds with its standard error, where rounds of a match hang together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

_LAGS = 10
"""How many rounds back a place may still be felt; see `standard_error`."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and how far it can be off by chance (one standard error), in the same unit."""

    mean: float
    stderr: float


def standard_error(matches: Sequence[Sequence[float]]) -> float:
    """The standard error of the mean over all rounds of all matches; 0 for a single round.

    Neighbouring rounds of a match are alike where offices exchange cards, so their
    autocovariances count too (Bartlett weights, as Newey and West do).
    """
    values = [value for match in matches for value in match]
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    window = min(_LAGS, n // 4)
    for lag in range(1, window + 1):
        together = sum(
            (early - mean) * (late - mean)
            for match in matches
            for early, late in zip(match, match[lag:], strict=False)
        )
        variance += 2 * (1 - lag / (window + 1)) * together / n
    return math.sqrt(max(variance, 0.0) / n)
