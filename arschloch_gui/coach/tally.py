"""Statistics of rounds: places, streaks, comparison with chance, and development over time."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from itertools import pairwise

from msgspec import Struct

from arschloch_gui.coach.moments import surely_dated
from arschloch_gui.coach.played import PlayedRound

GROUPS = 24
"""Maximum number of groups in `over_time`."""
FEWEST_TOGETHER = 3
"""Minimum number of rounds for a match to count as the best or worst."""
FEWEST_TO_TELL = 10
"""Minimum number of rounds for statements about skill and luck."""
BEYOND_LUCK = 2.0
"""Number of standard errors beyond which a difference is not attributed to chance."""


class Streak(Struct, frozen=True):
    """Rounds in a row: the longest streak and the current one."""

    longest: int
    now: int


class Group(Struct, frozen=True):
    """Consecutive rounds: time of the first, their number, and their mean and fair place.

    `dealt` is the mean value of their deals as a position, or None unless it is known for more than
    half of them.
    """

    since: datetime
    rounds: int
    place: float
    fair: float
    office: float
    dealt: float | None


class MatchTally(Struct, frozen=True):
    """The rounds of one match; `final` is the place in it, or 0 if it was not finished.

    `game` is the name of the custom game played, or "".
    """

    time: datetime
    preset: str
    players: int
    rounds: int
    place: float
    office: float
    final: int
    game: str = ""


class Tally(Struct, frozen=True):
    """Statistics of several rounds.

    `gain` is the number of places by which the mean is better than the fair place, and `error` its
    standard error (None for a single round).
    """

    rounds: int
    matches: int
    ended: int
    """Matches played to the end."""
    won: int
    by_place: dict[int, int]
    place: float
    fair: float
    gain: float
    error: float | None
    highest: Streak
    never_lowest: Streak
    best: MatchTally | None
    worst: MatchTally | None

    @property
    def tells(self) -> int:
        """The direction of the mean place: +1 or −1 if it differs clearly from chance, else 0."""
        if self.error is None or self.rounds < FEWEST_TO_TELL:
            return 0
        return (self.gain > BEYOND_LUCK * self.error) - (self.gain < -BEYOND_LUCK * self.error)


def tally(rounds: Sequence[PlayedRound], now: datetime) -> Tally:
    """Return the statistics of one or more rounds in chronological order.

    All rounds count, but only those with a sure time count for streaks.

    >>> from datetime import UTC
    >>> now = datetime(2026, 11, 25, tzinfo=UTC)
    >>> rounds = [
    ...     PlayedRound("deal", now, "arschloch", 4, ("club",) * 3, place) for place in (1, 1, 4)
    ... ]
    >>> found = tally(rounds, now)
    >>> found.place, found.fair, found.gain, found.highest
    (2.0, 2.5, 0.5, Streak(longest=2, now=0))
    """
    count, in_a_row = len(rounds), surely_dated(rounds, now)
    gains = [(each.players + 1) / 2 - each.place for each in rounds]
    gain = math.fsum(gains) / count
    spread = math.fsum((each - gain) ** 2 for each in gains)
    matches = _matches(rounds)
    long = sorted(
        (each for each in matches if each.rounds >= FEWEST_TOGETHER), key=lambda each: each.office
    )
    return Tally(
        rounds=count,
        matches=len(matches),
        ended=sum(each.final > 0 for each in matches),
        won=sum(each.final == 1 for each in matches),
        by_place=dict(sorted(Counter(each.place for each in rounds).items())),
        place=_mean(rounds, lambda each: each.place),
        fair=_mean(rounds, _fair),
        gain=gain,
        error=math.sqrt(spread / (count - 1) / count) if count > 1 else None,
        highest=_streak(each.place == 1 for each in in_a_row),
        never_lowest=_streak(each.place < each.players for each in in_a_row),
        best=long[-1] if long else None,
        worst=long[0] if len(long) > 1 else None,
    )


def over_time(rounds: Sequence[PlayedRound], now: datetime) -> tuple[Group, ...]:
    """Return the rounds with a sure time in groups of equal size, oldest first.

    The oldest group can be smaller.
    """
    rounds = surely_dated(rounds, now)
    size = max(1, math.ceil(len(rounds) / GROUPS))
    # The newest group is complete, because it is the most interesting one.
    first = len(rounds) % size
    edges = [0, *range(first or size, len(rounds) + 1, size)]
    return tuple(_group(rounds[a:b]) for a, b in pairwise(edges) if b > a)


def _group(rounds: Sequence[PlayedRound]) -> Group:
    return Group(
        rounds[0].time,
        len(rounds),
        _mean(rounds, lambda each: each.place),
        _mean(rounds, _fair),
        _mean(rounds, lambda each: each.office),
        _dealt(rounds),
    )


def _dealt(rounds: Sequence[PlayedRound]) -> float | None:
    known = [each.luck.value.mean for each in rounds if each.luck is not None]
    return math.fsum(known) / len(known) if 2 * len(known) > len(rounds) else None


def _matches(rounds: Iterable[PlayedRound]) -> list[MatchTally]:
    found: dict[str, list[PlayedRound]] = {}
    for each in rounds:
        found.setdefault(each.match, []).append(each)
    return [
        MatchTally(
            together[0].time,
            together[0].preset,
            together[0].players,
            len(together),
            _mean(together, lambda each: each.place),
            _mean(together, lambda each: each.office),
            max(each.final for each in together),
            together[0].game,
        )
        for together in found.values()
    ]


def _streak(hits: Iterable[bool]) -> Streak:
    longest = now = 0
    for hit in hits:
        now = now + 1 if hit else 0
        longest = max(longest, now)
    return Streak(longest, now)


def _fair(played: PlayedRound) -> float:
    return (played.players + 1) / 2


def _mean(rounds: Sequence[PlayedRound], value: Callable[[PlayedRound], float]) -> float:
    return math.fsum(map(value, rounds)) / len(rounds)
