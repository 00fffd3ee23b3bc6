"""A circuit breaker, which pauses something that keeps failing and retries it ever less often.

The pause is measured in questions, not in time. Each failed retry delays one question, and at a
table with many questions the player returns sooner.
"""

from __future__ import annotations

FIRST, LONGEST = 8, 256
"""Length of the first and of the longest rest, in questions."""


class CircuitBreaker:
    """State of something that, after failing `most` times, rests after every failure.

    After `trusted` successes in a row, the failures are forgotten.
    """

    def __init__(self, most: int, trusted: int) -> None:
        self._most, self._trusted = most, trusted
        self._failures = self._answers = self._left = 0

    @property
    def lasts(self) -> bool:
        """Whether questions should skip it now."""
        return self._left > 0

    @property
    def doubtful(self) -> bool:
        """Whether it has failed so often that it rests after every failure."""
        return self._failures >= self._most

    def passed_over(self) -> None:
        """Count one question that skipped it."""
        self._left = max(0, self._left - 1)

    def failed(self) -> None:
        """Count a failed attempt."""
        self._failures += 1
        self._answers = 0
        if self.doubtful:
            self._left = min(FIRST << (self._failures - self._most), LONGEST)

    def answered(self) -> bool:
        """Count a successful attempt; return whether it is the first one since a rest."""
        back = self.doubtful and self._answers == 0
        self._answers += 1
        if self._answers >= self._trusted:
            self._failures = 0
        return back
