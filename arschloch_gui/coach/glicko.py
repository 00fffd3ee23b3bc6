"""Glicko-2 ratings: strength, its uncertainty and its volatility.

Implemented from M. Glickman, "Example of the Glicko-2 system" (2022), whose worked example is a
test. A rating is on the usual scale, starting at 1500. The deviation is its standard error on the
same scale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp, log, pi, sqrt

from msgspec import Struct

START, START_DEVIATION, START_VOLATILITY = 1500.0, 350.0, 0.06
TAU = 0.5
"""Limit on changes of the volatility; the paper recommends 0.3 to 1.2."""
SCALE = 173.7178
"""Rating points for each step of the logarithm of the odds of winning."""
_EXACT = 1e-6


class Rating(Struct, frozen=True):
    """The estimated strength of a player.

    >>> Rating().after([(Rating(1400, 30), 1.0)]).value > 1500
    True
    """

    value: float = START
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY

    def after(self, results: Iterable[tuple[Rating, float]]) -> Rating:
        """Return the rating after a period with these (opponent, score from 0 to 1)."""
        mu, phi = (self.value - START) / SCALE, self.deviation / SCALE
        information = surplus = 0.0
        for other, score in results:
            weight = _weight(other.deviation / SCALE)
            expected = 1 / (1 + exp(-weight * (mu - (other.value - START) / SCALE)))
            information += weight * weight * expected * (1 - expected)
            surplus += weight * (score - expected)
        if not information:
            widened = sqrt(phi * phi + self.volatility**2)
            return Rating(self.value, SCALE * widened, self.volatility)
        volatility = _volatility(self.volatility, phi, 1 / information, surplus / information)
        phi = 1 / sqrt(1 / (phi * phi + volatility * volatility) + information)
        return Rating(START + SCALE * (mu + phi * phi * surplus), SCALE * phi, volatility)


def _weight(phi: float) -> float:
    """Return the weight of a result against an opponent with this deviation."""
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _volatility(before: float, phi: float, variance: float, delta: float) -> float:
    """Return the new volatility (the paper's step 5: a root, found by the Illinois method)."""
    start = log(before * before)

    def slope(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - start) / TAU**2

    low, high = start, _other_end(slope, start, delta * delta - phi * phi - variance)
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _other_end(slope: Callable[[float], float], start: float, excess: float) -> float:
    if excess > 0:
        return log(excess)
    steps = 1
    while slope(start - steps * TAU) < 0:
        steps += 1
    return start - steps * TAU
