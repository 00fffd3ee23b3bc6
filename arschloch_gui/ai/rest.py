"""Circuit breaker: pauses something that keeps failing, and retries it less and less often.

The pause is measured in questions, not in time. Each failed retry delays one question, and at a
table with many questions the player returns sooner.
"""

from __future__ import annotations

FIRST, LONGEST = 8, 256
"""The length of the first rest and of the longest one, in questions."""


class CircuitBreaker:
    """State of something that can fail `most` times and after that rests after every failure.

    After `trusted` answers in a row, its failures are forgotten.
    """

    def __init__(self, most: int, trusted: int) -> None:
        self._most, self._trusted = most, trusted
        self._failures = self._answers = self._left = 0

    @property
    def lasts(self) -> bool:
        """Whether it is resting."""
        return self._left > 0

    @property
    def doubtful(self) -> bool:
        """Whether it has failed so often that it is only retried now and then."""
        return self._failures >= self._most

    def passed_over(self) -> None:
        """Count one more question that was answered without it."""
        self._left = max(0, self._left - 1)

    def failed(self) -> None:
        """Count a failed attempt."""
        self._failures += 1
        self._answers = 0
        if self.doubtful:
            self._left = min(FIRST << (self._failures - self._most), LONGEST)

    def answered(self) -> bool:
        """Count a successful attempt; return whether it is the first one since it rested."""
        back = self.doubtful and self._answers == 0
        self._answers += 1
        if self._answers >= self._trusted:
            self._failures = 0
        return back
