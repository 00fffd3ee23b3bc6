"""Back-off: what keeps failing is left alone for a while, then tried again, ever more rarely.

A while is counted in questions, as nothing here has a clock: whoever asks waits for each vain try
once, and a table where much is asked gets its player back sooner.
"""

from __future__ import annotations

FIRST, LONGEST = 8, 256
"""Questions of the first rest, and of the longest."""


class CircuitBreaker:
    """Something that may fail `most` times; after that it rests after every failure.

    After so many answers in a row as `trusted` says its failures are forgotten.
    """

    def __init__(self, most: int, trusted: int) -> None:
        self._most, self._trusted = most, trusted
        self._failures = self._answers = self._left = 0

    @property
    def lasts(self) -> bool:
        """Whether it is to be left alone."""
        return self._left > 0

    @property
    def doubtful(self) -> bool:
        """Whether it has failed so often that it is only tried now and then."""
        return self._failures >= self._most

    def passed_over(self) -> None:
        """One more question was answered without it."""
        self._left = max(0, self._left - 1)

    def failed(self) -> None:
        """It was tried in vain."""
        self._failures += 1
        self._answers = 0
        if self.doubtful:
            self._left = min(FIRST << (self._failures - self._most), LONGEST)

    def answered(self) -> bool:
        """It was tried, and works; whether it does so for the first time since it rested."""
        back = self.doubtful and self._answers == 0
        self._answers += 1
        if self._answers >= self._trusted:
            self._failures = 0
        return back
