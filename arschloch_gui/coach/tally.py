"""How rounds went: places, streaks, how far from what chance alone would give, over time."""

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
"""Into how many groups of rounds a time is divided at most."""
FEWEST_TOGETHER = 3
"""Matches of fewer rounds are neither the best nor the worst."""
FEWEST_TO_TELL = 10
"""With fewer rounds nothing is said of skill and luck."""
BEYOND_LUCK = 2.0
"""Standard errors beyond which it is no chance any more."""


class Streak(Struct, frozen=True):
    """Rounds in a row: the most there were, and how many there are now."""

    longest: int
    now: int


class Group(Struct, frozen=True):
    """Neighbouring rounds: when the first was, how many, their mean place and the fair one.

    `dealt` is what their cards were worth, as an office; None where that is not known of most.
    """

    since: datetime
    rounds: int
    place: float
    fair: float
    office: float
    dealt: float | None


class MatchTally(Struct, frozen=True):
    """The rounds of one match; `final` is the place in it, 0 where it was not played to the end."""

    time: datetime
    preset: str
    players: int
    rounds: int
    place: float
    office: float
    final: int


class Tally(Struct, frozen=True):
    """What some rounds have in common. `gain` is by how many places the mean is better than the
    fair one, `error` its standard error (None with one round)."""

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
        """+1 or −1 where the mean place is beyond what luck explains, 0 where it is not."""
        if self.error is None or self.rounds < FEWEST_TO_TELL:
            return 0
        return (self.gain > BEYOND_LUCK * self.error) - (self.gain < -BEYOND_LUCK * self.error)


def tally(rounds: Sequence[PlayedRound], now: datetime) -> Tally:
    """Return the figures of at least one round, in the order of their times.

    All of them count, but which of them were in a row is known of those with a sure time alone.
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
    """Return those of the same rounds that have a sure time, in groups as large as one another,
    the oldest first."""
    rounds = surely_dated(rounds, now)
    size = max(1, math.ceil(len(rounds) / GROUPS))
    # The newest group is a whole one, as it is what one looks at.
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
